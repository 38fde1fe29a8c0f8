#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace mentat {

class BackgroundWork;

/// What is under way and how to give it up, while it takes longer than one notices.
class WorkLine : public QWidget {
    Q_OBJECT

public:
    explicit WorkLine(BackgroundWork& work, QWidget* parent = nullptr);

    void setText(const QString& text);

private:
    void follow();

    BackgroundWork& m_work;
    QLabel* m_text;
    QPushButton* m_cancel;
    QTimer m_patience;
};

} // namespace mentat
