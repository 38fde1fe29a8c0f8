#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

namespace mentat::test {

// Workbooks and archives put together by hand, to the letter of what Excel writes; nothing of the
// program's own is used.

enum class Packing { Stored, Deflated };
[[nodiscard]] QByteArray madeArchive(const std::vector<std::pair<QByteArray, QByteArray>>& files,
                                     Packing packing = Packing::Deflated);

/// One cell as it stands in a sheet's XML: <c r="B2" t="…" s="…">…</c>.
struct MadeCell {
    QByteArray type; // empty: a number
    QByteArray content;
    int style = 0;
};
[[nodiscard]] MadeCell madeText(const QString& text); // t="inlineStr"
[[nodiscard]] MadeCell madeNumber(const QByteArray& number, int style = 0);

using MadeRows = std::vector<std::vector<MadeCell>>;
struct MadeSheet {
    QString name;
    MadeRows rows;
    QByteArray state{}; // "hidden"
};

/// formats: the codes of styles 1, 2, …; texts: the shared ones, which cells of type "s" name.
struct MadeBook {
    std::vector<MadeSheet> sheets;
    std::vector<QByteArray> formats{};
    std::vector<QString> texts{};
    bool from1904 = false;
    Packing packing = Packing::Deflated;
};
[[nodiscard]] QByteArray madeWorkbook(const MadeBook& book);
/// What other programs keep lists in, each by its suffix: as much of it as tells it from others.
[[nodiscard]] std::vector<std::pair<QString, QByteArray>> foreignWorkbooks();
/// A workbook of one sheet that has these texts.
[[nodiscard]] QByteArray madeWorkbook(const std::vector<std::vector<QString>>& rows);

} // namespace mentat::test
