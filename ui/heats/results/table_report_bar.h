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
    void showReport(const QString& said, const QString& differs);

Q_SIGNALS:
    void taken();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text;
    QLabel* m_differs;
};

} // namespace mentat
