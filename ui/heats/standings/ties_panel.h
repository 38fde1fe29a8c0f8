#pragma once

#include "scoring/heats/games/open_question.h"
#include "scoring/ranking/standings.h"
#include "ui/desk/page.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace mentat {

/// Below the standings: the reasons for the marked row's place, and the unknown values of its best
/// game, to type on the spot.
class StandingReasons : public QWidget {
    Q_OBJECT

public:
    explicit StandingReasons(QWidget* parent = nullptr);

    /// One sentence each; empty ones take no room.
    void showReasons(const QStringList& sentences);
    /// The questions about the marked player, in the order of the sheet, each with its label.
    void showQuestions(const std::vector<std::pair<OpenQuestion, QString>>& questions);
    /// The reasons, one per line.
    [[nodiscard]] QString text() const;
    /// In the field of the first unknown value; false: nothing is unknown.
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

/// R4.4, R4.5: the ties that only a roll can decide, the most important first, each with one field
/// per die; the rolls so far; those whose tie no longer exists.
class TiesPanel : public QWidget {
    Q_OBJECT

public:
    explicit TiesPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// ties: those of the actual event.
    void refresh(const std::vector<OpenTie>& ties);
    [[nodiscard]] bool hasSomething() const { return !m_ties.empty(); }
    /// In the first die's field; false: there is no tie.
    bool startTyping();

Q_SIGNALS:
    /// Typing is over: back to the list.
    void left();
    /// A field has the focus, not by a click.
    void entered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A tie with its fields.
    struct TieFields {
        OpenTie tie;
        std::vector<QLineEdit*> dice;
        QLineEdit* planned = nullptr;
    };

    void rebuild();
    [[nodiscard]] int widestLabel() const; // pixels
    [[nodiscard]] QWidget* makeTie(const OpenTie& tie);
    [[nodiscard]] QWidget* makeRoll(size_t position, bool isWithoutTie);
    void fillFromEntry(TieFields& fields) const;
    void record(const TieFields& fields);
    void step(QLineEdit* from);
    [[nodiscard]] QString nameOf(const PlayerId& player) const;

    OpenBook& m_book;
    QVBoxLayout* m_column;
    QWidget* m_content = nullptr;
    std::vector<OpenTie> m_ties;
    std::vector<TieRoll> m_shownRolls;
    std::vector<TieFields> m_fields;
};

} // namespace mentat
