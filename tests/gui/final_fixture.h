#pragma once

#include "model/rounds/heats_play.h"
#include "tests/gui/window_fixture.h"

namespace mentat::test {

/// A heat on 31 July 2026 in which Ada Byron, Blaise Pascal and ten more got this many halves of a
/// QP each, in the order of registration, at tables of six; the final is on 1 August at 9:00, the
/// deadline 8:45. Who has no number has not played.
[[nodiscard]] QByteArray lineUpDocument(const std::vector<int>& halves);
/// Twelve players whose points all differ: Ada Byron first, Leonhard Euler last.
[[nodiscard]] std::vector<int> allDifferent();

/// Corrects the heat: what this player got, in halves of a QP.
[[nodiscard]] Result<Change> correctedHeat(const Event& event, int player, int halves);

/// The page Final over such an event, worked by keys.
class FinalFixture {
public:
    /// It is Friday evening, 22:10.
    void open(const std::vector<int>& halves = allDifferent());
    /// On the first of August, on the wall of the venue.
    void setMorning(int hour, int minute);

    [[nodiscard]] WindowFixture& fixture() { return m_fixture; }
    [[nodiscard]] const Stage& details();
    /// What the call list says of somebody in the column with this key.
    [[nodiscard]] QString cell(const QString& name, const QString& column);
    [[nodiscard]] QStringList called();
    [[nodiscard]] QStringList lineUp();
    [[nodiscard]] QString marked();
    /// What stands in a label or line of this name; empty where it is not shown.
    [[nodiscard]] QString said(const QString& name);
    [[nodiscard]] bool isShown(const QString& name);

    void mark(const QString& name);
    void keys(const QString& names);
    /// Marks them one after another and presses this key.
    void keyFor(const QStringList& names, const QString& key);
    void correct(int player, int halves);

private:
    WindowFixture m_fixture;
};

} // namespace mentat::test
