#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QImage;
class QWidget;

namespace mentat::test {

/// What the toolkit opens and draws by itself, which no page of ours has laid out: a menu, a file
/// dialog, the list of a box with an arrow.
struct ToolkitPart {
    QString name; // of the picture
    /// Shows it over the window, which owns it; gives back what is to be looked at.
    std::function<QWidget&(QWidget& window)> show;
};

/// All that the window can bring up.
[[nodiscard]] const std::vector<ToolkitPart>& toolkitParts();

/// Where a picture has a color that fades into another over several rows or columns, as bevels and
/// sunken fields do: "from 12, 40". Sixteen pixels of one color beside each other make a row.
[[nodiscard]] QStringList fadingsIn(const QImage& picture);

} // namespace mentat::test
