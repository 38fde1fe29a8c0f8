#pragma once

#include "scoring/heats/games/open_question.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace mentat {

/// Below the standings: why the marked row stands where it does, and what is unknown of its best
/// game, to be typed on the spot.
class StandingReasons : public QWidget {
    Q_OBJECT

public:
    explicit StandingReasons(QWidget* parent = nullptr);

    /// A sentence each; those that are empty take no room.
    void showReasons(const QStringList& sentences);
    /// What is asked of the marked player, in the order of the sheet, and how each is called.
    void showQuestions(const std::vector<std::pair<OpenQuestion, QString>>& questions);
    /// The reasons, a line each.
    [[nodiscard]] QString text() const;
    /// Where the first unknown value is typed; false: nothing is unknown.
    bool startTyping();

Q_SIGNALS:
    void answered(const mentat::OpenQuestion& question, const QString& typed);
    /// Typing is over: back to the list.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_reasons;
    QWidget* m_asked;
    QLabel* m_question;
    QLineEdit* m_answer;
    std::vector<std::pair<OpenQuestion, QString>> m_questions;
};

} // namespace mentat
