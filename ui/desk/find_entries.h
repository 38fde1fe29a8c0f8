#pragma once

#include "ui/look/line_icon.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace mentat {

/// In the order of equally good results.
enum class FindKind { Page, Player, Game, Report, Ruling, Command, Guide };

/// Something that a few letters find: a place to go to, or a command.
struct FindEntry {
    FindKind kind;
    QString word;           // its kind, for people: "heat"
    QString title;          // "Heat 2, table 3"
    QString detail = {};    // shown next to the title and searched too: "Ada Byron, Blaise Pascal"
    QStringList names = {}; // alternative names: "2/3", "t3"
    QString page = {};      // the target
    QString address = {};   // on that page (Page::reveal); empty: the page itself
    std::optional<LineIcon> icon = std::nullopt;
    /// Called instead of opening a page.
    std::function<void()> command = nullptr;

    /// Stable: the same for the same thing in every search.
    [[nodiscard]] QString key() const;
};

/// Searches by a few typed letters. Prepared once for its entries, so that each key is cheap.
class FindIndex {
public:
    FindIndex() = default;
    /// Pages are in the order of the rail.
    explicit FindIndex(std::vector<FindEntry> entries);

    /// Each word of the query must begin some word of the entry, ignoring case and accents ("gag j"
    /// finds Jean-François Gagné); a word of digits alone must match a whole word ("2 3" does not
    /// find table 30). The best first: names that begin with the query ("ada b"), then names that
    /// contain its words, then details that do; among these by kind, then recently used ones, then
    /// alphabetically. An empty query finds the three entries used last, otherwise the pages, which
    /// the rail shows anyway. recentKeys: keys of entries, the most recent first.
    [[nodiscard]] std::vector<const FindEntry*> find(const QString& query,
                                                     const QStringList& recentKeys) const;

private:
    struct Prepared {
        FindEntry entry;
        QString key;
        std::vector<QStringList> names; // in words: the title, and alternative names
        QStringList detail;
    };
    enum class Fit { FromTheBeginning, InTheName, InTheDetail };

    static std::optional<Fit> fitOf(const Prepared& entry, const QStringList& query);
    [[nodiscard]] std::vector<const FindEntry*> withoutQuery(const QStringList& recentKeys) const;

    std::vector<Prepared> m_entries; // alphabetically
    std::vector<size_t> m_pages;     // of m_entries, in the order of the rail
};

} // namespace mentat
