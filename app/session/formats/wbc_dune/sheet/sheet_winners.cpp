#include "app/session/formats/wbc_dune/sheet/sheet_reading.h"
#include "app/session/typing/typed_values.h"
#include "scoring/formats/wbc_dune/games/factions.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"

#include <algorithm>

namespace mentat {

namespace {

/// What the head alone names, each as a seat of its own.
class HeadGame {
public:
    explicit HeadGame(const SheetText& text) : m_text(text) {
        dune(m_game).victory = text.victory;
        int label = 0;
        for (const QString& names : text.alliances.split(u' ', Qt::SkipEmptyParts)) {
            ++label;
            for (const QChar name : names)
                dune(add(name)).alliance = AllianceNumber(label);
        }
        for (const Faction faction : {Faction::BeneGesserit, Faction::Fremen, Faction::Guild})
            add(known(letterOf(faction)));
    }

    [[nodiscard]] QString impliedNames(const Settings& settings) const {
        QString names;
        for (const size_t seat : impliedWinners(m_game, settings))
            names += m_names[static_cast<qsizetype>(seat)];
        return names;
    }

    /// By the letters that their rows have by now: a seat's number may be typed before its faction.
    [[nodiscard]] QString alone(const QString& winners) const {
        QString names;
        for (const QChar name : winners)
            names += known(name);
        return names;
    }

    /// With the allies of each.
    [[nodiscard]] QString withAllies(const QString& winners) const {
        QString names;
        for (const Side& side : sidesOf(m_game)) {
            const bool wins = std::ranges::any_of(side, [&](size_t seat) {
                return winners.contains(m_names[static_cast<qsizetype>(seat)]);
            });
            for (const size_t seat : side) {
                if (wins)
                    names += m_names[static_cast<qsizetype>(seat)];
            }
        }
        for (const QChar name : winners) {
            if (!names.contains(known(name)))
                names += known(name);
        }
        return names;
    }

private:
    /// A row's letter, where there is one for its number.
    [[nodiscard]] QChar known(QChar name) const {
        const auto row = rowNamed(m_text, name);
        return row ? nameOf(m_text.rows[*row]) : name;
    }

    Seat& add(QChar typed) {
        const QChar name = known(typed);
        const auto place = m_names.indexOf(name);
        if (place >= 0)
            return m_game.seats[static_cast<size_t>(place)];
        m_names += name;
        const int number = static_cast<int>(m_names.size());
        Seat seat = seatOf(SeatNumber(number), PlayerId::placeholder(number));
        dune(seat).faction = factionOf(name);
        const auto row = rowNamed(m_text, name);
        seat.dropout = row && m_text.rows[*row].dropout;
        m_game.seats.push_back(std::move(seat));
        return m_game.seats.back();
    }

    const SheetText& m_text;
    Game m_game;
    QString m_names; // of the seats
};

} // namespace

QString winnersNamed(const SheetText& text, const Settings& settings) {
    const HeadGame head(text);
    const QString typed = text.winners.trimmed().remove(u' ');
    if (!isUnknown(typed))
        return text.victory == Victory::Solo ? head.alone(typed) : head.withAllies(typed);
    return text.victory == Victory::Adjudicated ? QString() : head.impliedNames(settings);
}

} // namespace mentat
