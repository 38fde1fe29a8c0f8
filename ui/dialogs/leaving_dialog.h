#pragma once

#include <QDialog>

#include <optional>

namespace mentat {

/// Asked before the window closes where something would be left behind: what, and the ways on. The
/// first is what Enter does; Escape stays.
class LeavingDialog : public QDialog {
    Q_OBJECT

public:
    /// losing: the way, if any, that loses something for good, and so takes more than Enter.
    LeavingDialog(const QString& title, const QString& sentence, const QStringList& ways,
                  QWidget* parent = nullptr, std::optional<qsizetype> losing = std::nullopt);

    /// Which of the ways was taken, by its place; absent: the window stays as it is.
    [[nodiscard]] std::optional<qsizetype> ask();

private:
    std::optional<qsizetype> m_way;
};

} // namespace mentat
