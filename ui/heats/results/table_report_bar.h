#pragma once

#include <QFrame>

class QLabel;

namespace mentat {

/// Above a sheet that a table reported by phone: who sent and who confirmed it. Enter takes it, Esc
/// leaves it, Tab leads into its fields.
class TableReportBar : public QFrame {
    Q_OBJECT

public:
    explicit TableReportBar(QWidget* parent = nullptr);

    /// said: "5:12 PM, seat 2 Carl Gauss"; differs: the fields in which another report differs;
    /// empty: none.
    /// corrects: the table's result is recorded already, so that no Enter takes the report.
    void showReport(const QString& said, const QString& differs, bool corrects);

Q_SIGNALS:
    void taken();
    /// Enter, where that does not take it.
    void refused();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QLabel* m_text;
    QLabel* m_differs;
    QLabel* m_keys;
    bool m_corrects = false;
    bool m_wasTypedAt = false; // since the focus came
};

} // namespace mentat
