#pragma once

#include "model/dune/game.h"
#include "reports/report.h"
#include "scoring/dune/results/sheet_field.h"

namespace mentat {

/// What a sheet is for: a table of a heat, the final, or blank.
struct SheetSubject {
    const ReportRequest& request;
    const Game* game = nullptr; // blank if absent
    const Heat* heat = nullptr; // absent: the final, or still unknown
    bool isFinal = false;
    bool isProvisional = false; // the players are known, possibly with open points
};

/// The texts of a score sheet, from its event, heat, and settings.
class SheetWords {
public:
    explicit SheetWords(const SheetSubject& subject);

    [[nodiscard]] const Language& language() const { return m_language; }

    [[nodiscard]] QString title() const;    // "Table 3", "Final"; "Table" if blank
    [[nodiscard]] QString event() const;    // "Dune 2026"
    [[nodiscard]] QString occasion() const; // "Heat 2 · 30 July 2026 13:00 · Alpine"
    [[nodiscard]] QString sets() const;     // "Base game"; empty if the event has nothing else

    /// nullptr if the table does not report by phone.
    [[nodiscard]] const TableLink* link() const;
    /// "Our result by phone: K7QM 2XWA"; empty if it does not.
    [[nodiscard]] QString byPhone() const;

    [[nodiscard]] QString name(const Seat& seat) const;
    /// Unknown: empty, to be filled in.
    [[nodiscard]] QString number(const DuneField& ofSheet) const;
    [[nodiscard]] QString ended() const;
    [[nodiscard]] QStringList alliances() const; // "EG"
    [[nodiscard]] QString winners() const;
    [[nodiscard]] QString predicted() const;
    [[nodiscard]] QStringList dropouts() const; // "seat 6, turn 9, excused"
    [[nodiscard]] QString points(const Seat& seat) const;
    [[nodiscard]] QString rolls(const Seat& seat) const; // "4 6": re-rolled
    [[nodiscard]] QString value(const std::optional<Count>& value) const;
    [[nodiscard]] QString stronghold(Stronghold stronghold) const;
    /// "1 PP", "no PP": the value of holding it at the end of a turn.
    [[nodiscard]] QString worth(Stronghold stronghold) const;
    /// The holder at the end of a turn.
    [[nodiscard]] QString holder(Stronghold stronghold, size_t turn) const;
    [[nodiscard]] QString letters() const; // "A Atreides · B Bene Gesserit"

    /// The footer, line by line.
    [[nodiscard]] QStringList adjudication() const;
    [[nodiscard]] QStringList reminders() const;
    [[nodiscard]] QStringList placesOfFinal() const;

    // Whether the sheet has parts for the expansion.
    [[nodiscard]] bool hasExpansion() const { return m_hasExpansion; }
    [[nodiscard]] bool hasTechTokens() const;
    [[nodiscard]] std::vector<Stronghold> strongholds() const;
    [[nodiscard]] size_t turns() const;

private:
    /// Also true if it is not known yet.
    [[nodiscard]] bool mayPlayExpansion() const;
    [[nodiscard]] QString endOfPlay() const;

    const SheetSubject& m_subject;
    const Event& m_event;
    const Settings& m_settings;
    const Language& m_language;
    bool m_hasExpansion;
};

/// A row of the QP table as text: "Alliance, each", with the points at 5 or 6 and at 3 or 4
/// players.
struct QpLine {
    QString victory;
    QString fiveOrSix;
    QString threeOrFour;
};
[[nodiscard]] std::vector<QpLine> qpLines(const WinPoints& table, const Language& language);

} // namespace mentat
