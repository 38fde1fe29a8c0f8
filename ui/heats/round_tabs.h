#pragma once

#include "model/rounds/heats_play.h"
#include "ui/desk/open_book.h"

#include <QTabBar>

namespace mentat {

/// The round that all pages of an event file show, as far as they show rounds of its kind: whoever
/// chose another on one page finds it on the next. Belongs to the open file, and goes with it.
class RoundChoice : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static RoundChoice& of(OpenBook& book);

    /// Absent while nothing is chosen.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    void choose(const RoundId& round);
    /// Of another event.
    void forget() { m_round.reset(); }

Q_SIGNALS:
    void changed();

private:
    using QObject::QObject;

    std::optional<RoundId> m_round;
};

/// Which rounds a page is about.
enum class RoundsShown { Heats, AdvancedRounds, All };
// For what is told a page by reference.
inline constexpr RoundsShown onlyHeats = RoundsShown::Heats;
inline constexpr RoundsShown onlyAdvancedRounds = RoundsShown::AdvancedRounds;

/// The rounds of the event as tabs, the same one chosen on every page that shows it. Opens at the
/// round that the clock is about, else at the first that is not played; and goes on to the one that
/// the clock is about when a page is entered anew that shows one in which all is recorded.
class RoundTabs : public QTabBar {
    Q_OBJECT

public:
    RoundTabs(OpenBook& book, RoundsShown which, QWidget* parent = nullptr);

    /// Absent while the event has none.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    /// Nothing where there is no such round.
    void choose(const RoundId& round);
    /// Where tables play, to their round, on this page alone; else on from one in which all is
    /// recorded to the one that the clock is about.
    enum class Turn { ToPlaying, OnFromRecorded };
    void turnToNow(Turn turn);

Q_SIGNALS:
    /// Another round is shown, or what the event holds is different: after every change.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showRounds();
    void showTab(int tab);
    [[nodiscard]] bool isShown(const RoundId& round) const;
    /// Which has the name of its page, and needs no tab.
    [[nodiscard]] bool isOfOneAdvancedRound() const;
    [[nodiscard]] bool hasComeTo(const RoundId& round) const;
    [[nodiscard]] int tabOf(const RoundId& round) const;
    [[nodiscard]] int tabToOpen() const;
    [[nodiscard]] std::optional<RoundId> roundOfTheHour() const;
    [[nodiscard]] std::optional<RoundId> advancedRoundToPlay() const;
    void followChoice();

    OpenBook& m_book;
    RoundChoice& m_choice;
    RoundsShown m_which;
    std::optional<RoundId> m_round;
    std::vector<RoundId> m_rounds; // by tab
    bool m_isOwn = false;          // the page itself has turned to it: no other page follows
    bool m_isTurning = false;
};

} // namespace mentat
