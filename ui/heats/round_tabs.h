#pragma once

#include "model/rounds/heats_play.h"
#include "ui/desk/open_book.h"

#include <QTabBar>

namespace mentat {

/// The round shared by all pages of an event file that show rounds of its kind: a choice on one
/// page applies to the next. Belongs to the open file, and is destroyed with it.
class RoundChoice : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static RoundChoice& of(OpenBook& book);

    /// Absent while none is chosen.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    void choose(const RoundId& round);
    /// For another event.
    void forget() { m_round.reset(); }

Q_SIGNALS:
    void changed();

private:
    using QObject::QObject;

    std::optional<RoundId> m_round;
};

/// The rounds that a page covers.
enum class RoundsShown { Heats, AdvancedRounds, All };
// For arguments that a page takes by reference.
inline constexpr RoundsShown onlyHeats = RoundsShown::Heats;
inline constexpr RoundsShown onlyAdvancedRounds = RoundsShown::AdvancedRounds;

/// The rounds of the event as tabs, with the same choice on every page that shows it. Opens at the
/// clock's round, otherwise at the first unplayed one; moves on to the clock's round when a page is
/// entered whose round is completely recorded.
class RoundTabs : public QTabBar {
    Q_OBJECT

public:
    RoundTabs(OpenBook& book, RoundsShown which, QWidget* parent = nullptr);

    /// Absent while the event has none.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    /// Does nothing if there is no such round.
    void choose(const RoundId& round);
    /// If tables are playing, to their round, and from a later advanced round to the next one, on
    /// this page alone; otherwise from a completely recorded round to the clock's round.
    enum class Turn { ToPlaying, OnFromRecorded };
    void turnToNow(Turn turn);

Q_SIGNALS:
    /// Another round is shown, or the event changed: after every change.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showRounds();
    void showTab(int tab);
    [[nodiscard]] bool isShown(const RoundId& round) const;
    /// Its tab would repeat the page's name, so it needs none.
    [[nodiscard]] bool isOfOneAdvancedRound() const;
    [[nodiscard]] bool hasComeTo(const RoundId& round) const;
    [[nodiscard]] bool isToCome(const RoundId& round) const;
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
    bool m_isOwn = false;          // the page itself switched to it: other pages do not follow
    bool m_isTurning = false;
};

} // namespace mentat
