#pragma once

#include "ui/look/line_icon.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace mentat {

/// In the order in which equally good finds are shown.
enum class FindKind { Page, Player, Game, Report, Ruling, Command, Guide };

/// Something that a few letters find: a place to go to, or a command.
struct FindEntry {
    FindKind kind;
    QString word;           // what it is, for a person: "heat"
    QString title;          // "Heat 2, table 3"
    QString detail = {};    // said beside the title and found as well: "Ada Byron, Blaise Pascal"
    QStringList names = {}; // what else it is called: "2/3", "t3"
    QString page = {};      // where it leads
    QString address = {};   // and there (Page::reveal); empty: the page itself
    std::optional<LineIcon> icon = std::nullopt;
    /// What it does instead of leading to a page.
    std::function<void()> command = nullptr;

    /// The same for the same thing whenever it is looked for.
    [[nodiscard]] QString key() const;
};

/// What a few typed letters mean. Prepared once for its entries, so that a key is cheap.
class FindIndex {
public:
    FindIndex() = default;
    /// Pages stand in the order of the rail.
    explicit FindIndex(std::vector<FindEntry> entries);

    /// Each word of the query must begin some word of the entry, case and accents aside ("gag j"
    /// finds Jean-François Gagné); one of digits alone must be the whole word ("2 3" does not mean
    /// table 30). The best first: what is called so from the beginning ("ada b"), what has such
    /// words in its name, what has them in its detail; among these by kind, then what was used
    /// lately, then by the alphabet. An empty query finds what was used lately, then the pages.
    /// lately: keys of entries, the last one first.
    [[nodiscard]] std::vector<const FindEntry*> find(const QString& query,
                                                     const QStringList& lately) const;

private:
    struct Prepared {
        FindEntry entry;
        QString key;
        std::vector<QStringList> names; // in words: the title, and what else it is called
        QStringList detail;
    };
    enum class Fit { FromTheBeginning, InTheName, InTheDetail };

    static std::optional<Fit> fitOf(const Prepared& entry, const QStringList& query);
    [[nodiscard]] std::vector<const FindEntry*> withoutQuery(const QStringList& lately) const;

    std::vector<Prepared> m_entries; // by the alphabet
    std::vector<size_t> m_pages;     // of m_entries, in the order of the rail
};

} // namespace mentat
