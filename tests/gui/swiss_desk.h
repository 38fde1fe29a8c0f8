#pragma once

#include "model/changes/change_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "tests/gui/counting_hand.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/random_source.h"

#include <functional>
#include <map>
#include <memory>

namespace mentat {
class SheetView;
}

namespace mentat::test {

inline constexpr int goalOfAResult = 3; // two places and Enter
inline constexpr int goalInNoOrder = 7; // Esc, a number of two digits, Enter, and the result

/// "12", "1d"; "-" where a place is not known.
[[nodiscard]] QString textOfPlaces(const Game& game);
/// nullptr: nobody has one.
[[nodiscard]] const Game* byeIn(const Heat& heat);

/// The desk at an event of rounds by record, swissEvent(): what its lists show, and what a person
/// does there, whose keys are counted. Results are drawn from a seed.
class SwissDesk {
public:
    using Places = std::map<int, QString>; // what is typed at some tables
    using Tables = std::function<const std::vector<Game>&()>;

    static constexpr unsigned seedOfResults = 66;

protected:
    void open();
    /// Of 31 July 2026; whoever comes back to the desk looks what is next.
    void setTime(int hour, int minute);

    [[nodiscard]] const RulesetPlay& play();
    [[nodiscard]] const Heat& heat(int number) { return *findHeat(play(), HeatNumber(number)); }
    [[nodiscard]] const PlayedStage& stage(const QString& name);
    [[nodiscard]] Tables tablesOfHeat(int number);
    [[nodiscard]] QString nameOf(const PlayerId& player);
    [[nodiscard]] ChangeKind lastKind() { return m_fixture->book().nextUndo()->change.kind; }
    /// In complete games of the heats before this one, byes too.
    [[nodiscard]] int winsBefore(int number, const PlayerId& player);

    [[nodiscard]] SheetView* sheet();
    [[nodiscard]] QString cell(const QString& list, int row, int column);
    [[nodiscard]] QString tabShown();
    /// What a column of the standings says of somebody.
    [[nodiscard]] QString standing(const QString& column, const QString& player);
    [[nodiscard]] QStringList standingsShown();
    [[nodiscard]] QStringList placesShown();

    // Everything here is keys.
    void checkIn(const QString& name);
    void letInAllOf(int number, const QStringList& missing);
    void typeResult(const Tables& tables, const Places& special = {});
    void typeResults(const Tables& tables, const Places& special = {});
    void typeResultsAsTheyComeIn(const Tables& tables);
    void rollTies();

    std::unique_ptr<WindowFixture> m_fixture;
    CountingHand m_hand;
    QStringList m_refusals; // what the window said that it did not do
    int m_results = 0;
    int m_keysOfResults = 0;

private:
    QObject m_listening;
    RandomSource m_random{seedOfResults};
};

} // namespace mentat::test
