#include "tests/model/random_edits.h"

#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_document.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

Event randomEvent(quint32 seed, const QString& rules) {
    raw::Draw draw(seed);
    raw::RandomDocumentOptions options;
    options.players = draw.between(0, 18);
    options.rules = rules;
    const bool isByRuleset = rules == u"heats"_s;
    const auto document = Json::parse(isByRuleset ? raw::randomHeatsEvent(seed)
                                                  : raw::randomDocument(seed, options));
    if (!document)
        qFatal("seed %u: no JSON", seed);
    const auto event = readEventDocument(*document);
    if (!event)
        qFatal("seed %u: refused", seed);
    return *event;
}

template <class Slot>
void RandomEdits::add(Change& change, const Slot& slot, std::optional<typename Slot::Value> after) {
    const Edit<Slot> edit = editOf(m_event, slot, std::move(after));
    put(m_event, slot, edit.after);
    change.edits.push_back(edit);
}

size_t RandomEdits::position(size_t others) {
    return static_cast<size_t>(m_draw.below(static_cast<int>(others) + 1));
}

std::optional<PlayerId> RandomEdits::someId() {
    if (!m_event.players.empty() && m_draw.chance(70))
        return m_draw.pick(m_event.players).id;
    if (!m_donor.players.empty())
        return m_draw.pick(m_donor.players).id;
    return std::nullopt;
}

const Heat* RandomEdits::someHeat(const Event& event) {
    const auto& heats = heatsPlay(event)->heats;
    return heats.empty() ? nullptr : &m_draw.pick(heats);
}

void RandomEdits::addPlayer(Change& change) {
    const auto id = someId();
    if (!id || m_donor.players.empty())
        return;
    const bool isThere = findPlayer(m_event, *id);
    if (isThere && m_draw.chance(30)) {
        add(change, PlayerSlot{*id}, std::nullopt);
        return;
    }
    Player player = m_draw.pick(m_donor.players);
    player.id = *id;
    if (m_draw.chance(50))
        player.person = PersonId(m_draw.between(1, 999));
    const size_t others = m_event.players.size() - (isThere ? 1 : 0);
    add(change, PlayerSlot{*id}, AtPosition<Player>{position(others), player});
}

void RandomEdits::removeHeat(Change& change, HeatNumber number) {
    const Heat heat = *findHeat(*heatsPlay(m_event), number);
    for (const Game& game : heat.games)
        add(change, GameSlot{number, game.table}, std::nullopt);
    for (const auto* list : {&heat.entrants, &heat.standby}) {
        for (const PlayerId& player : *list)
            add(change, EntrantSlot{number, player}, std::nullopt);
    }
    if (heat.draw)
        add(change, DrawSlot{number}, std::nullopt);
    add(change, HeatSlot{number}, std::nullopt);
}

void RandomEdits::addHeat(Change& change) {
    const auto& heats = heatsPlay(m_event)->heats;
    const HeatNumber number(m_draw.between(1, 5));
    const bool isThere = findHeat(*heatsPlay(m_event), number);
    if (isThere && m_draw.chance(30)) {
        removeHeat(change, number);
        return;
    }
    const Heat* donor = someHeat(m_donor);
    const HeatDetails details = donor ? donor->details : HeatDetails();
    const size_t others = heats.size() - (isThere ? 1 : 0);
    add(change, HeatSlot{number}, AtPosition<HeatDetails>{position(others), details});
}

void RandomEdits::addEntrant(Change& change) {
    const Heat* heat = someHeat(m_event);
    const auto id = someId();
    if (!heat || !id)
        return;
    const EntrantSlot slot{heat->number, *id};
    const auto now = valueAt(m_event, slot);
    if (now && m_draw.chance(30)) {
        add(change, slot, std::nullopt);
        return;
    }
    const bool onlyIfNeeded = m_draw.chance(40);
    const auto& list = onlyIfNeeded ? heat->standby : heat->entrants;
    const bool staysInList = now && now->onlyIfNeeded == onlyIfNeeded;
    add(change, slot, Attendance{onlyIfNeeded, position(list.size() - (staysInList ? 1 : 0))});
}

void RandomEdits::addDraw(Change& change) {
    const Heat* heat = someHeat(m_event);
    const Heat* donor = someHeat(m_donor);
    if (heat)
        add(change, DrawSlot{heat->number}, donor ? donor->draw : std::nullopt);
}

void RandomEdits::addGame(Change& change) {
    const Heat* heat = someHeat(m_event);
    const Heat* donor = someHeat(m_donor);
    if (!heat)
        return;
    const TableNumber table(m_draw.between(1, 5));
    const GameSlot slot{heat->number, table};
    const bool isThere = findGame(heat->games, table);
    if (isThere && m_draw.chance(30)) {
        add(change, slot, std::nullopt);
        return;
    }
    Game game = donor && !donor->games.empty() ? m_draw.pick(donor->games) : blankGame(m_event);
    game.table = table;
    add(change, slot, AtPosition<Game>{position(heat->games.size() - (isThere ? 1 : 0)), game});
}

void RandomEdits::addHouse(Change& change) {
    const auto id = someId();
    if (!id)
        return;
    const auto& houses = std::get<StormPlay>(m_donor.play).houses;
    std::optional<House> house;
    if (!houses.empty() && m_draw.chance(70))
        house = std::next(houses.begin(), m_draw.below(static_cast<int>(houses.size())))->second;
    add(change, HouseSlot{*id}, house);
}

void RandomEdits::addStormGame(Change& change) {
    const auto& games = std::get<StormPlay>(m_event.play).games;
    const auto& donors = std::get<StormPlay>(m_donor.play).games;
    const StormGameNumber number(m_draw.between(1, 5));
    const bool isThere = valueAt(m_event, StormGameSlot{number}).has_value();
    if (isThere && m_draw.chance(30)) {
        add(change, StormGameSlot{number}, std::nullopt);
        return;
    }
    StormGame game{number, {}, {}, {}, false, {}};
    if (!donors.empty())
        game = m_draw.pick(donors);
    game.number = number;
    add(change, StormGameSlot{number},
        AtPosition<StormGame>{position(games.size() - (isThere ? 1 : 0)), game});
}

void RandomEdits::addStage(Change& change) {
    const auto& stages = std::get<RulesetPlay>(m_event.play).stages;
    const auto& donors = std::get<RulesetPlay>(m_donor.play).stages;
    const Name name = !stages.empty() && m_draw.chance(50)
                          ? m_draw.pick(stages).name
                          : *Name::fromText(u"Round %1"_s.arg(m_draw.between(1, 3)));
    const PlayedStage* known = findStage(std::get<RulesetPlay>(m_event.play), name);
    if (known && m_draw.chance(30)) {
        const std::vector<Game> games = known->games;
        for (const Game& game : games)
            add(change, GameSlot{name, game.table}, std::nullopt);
        add(change, StageSlot{name}, std::nullopt);
        return;
    }
    const Stage details = donors.empty() ? Stage() : m_draw.pick(donors).details;
    add(change, StageSlot{name},
        AtPosition<Stage>{position(stages.size() - (known ? 1 : 0)), details});
}

void RandomEdits::addStageGame(Change& change) {
    const auto& stages = std::get<RulesetPlay>(m_event.play).stages;
    const Heat* donor = someHeat(m_donor);
    if (stages.empty())
        return;
    const PlayedStage stage = m_draw.pick(stages);
    const GameSlot slot{stage.name, TableNumber(m_draw.between(1, 5))};
    const bool isThere = valueAt(m_event, slot).has_value();
    if (isThere && m_draw.chance(30)) {
        add(change, slot, std::nullopt);
        return;
    }
    Game game = donor && !donor->games.empty() ? m_draw.pick(donor->games) : blankGame(m_event);
    game.table = slot.table;
    add(change, slot, AtPosition<Game>{position(stage.games.size() - (isThere ? 1 : 0)), game});
}

void RandomEdits::addFinalGame(const DunePlay& donor, Change& change) {
    const Game* known = onlyFinalGame(m_event);
    const Game* given = donor.finalGame();
    if (known && (!given || m_draw.chance(30) || known->table != given->table))
        add(change, GameSlot{finalName(), known->table}, std::nullopt);
    else if (given)
        add(change, GameSlot{finalName(), given->table}, AtPosition<Game>{0, *given});
}

void RandomEdits::addFinal(const DunePlay& donor, Change& change) {
    if (m_draw.chance(50))
        add(change, StageSlot{finalName()}, AtPosition<Stage>{0, donor.stage()});
    else
        add(change, FinalChoicesSlot{}, donor.choices);
}

void RandomEdits::addOfRuleset(size_t slotType, Change& change) {
    switch (slotType) {
    case 13: add(change, RulesetSlot{}, std::get<RulesetPlay>(m_donor.play).ruleset); break;
    case 14: addStage(change); break;
    default: addStageGame(change);
    }
}

void RandomEdits::addLogo(Change& change) {
    static const Logo triangle = *logoOf("<svg><path d='M0 0h9v4z'/></svg>");
    if (m_draw.chance(50))
        add(change, LogoSlot{}, m_draw.chance(50) ? std::optional(triangle) : std::nullopt);
    else
        add(change, LogoSlot{}, m_donor.logo);
}

void RandomEdits::addAids(Change& change) {
    EventAids aids = m_donor.aids;
    if (m_draw.chance(50))
        aids.card.push_back({*Name::fromText(QStringLiteral("Ties")), {}});
    add(change, AidsSlot{}, aids.isEmpty() ? std::nullopt : std::optional(aids));
}

void RandomEdits::addEdit(size_t slotType, Change& change) {
    const bool isInHeats = heatsPlay(m_event);
    const auto* play = std::get_if<DunePlay>(&m_donor.play);
    if (slotType == 16) {
        addLogo(change);
        return;
    }
    if (slotType == 17) {
        addAids(change);
        return;
    }
    if (slotType > 12) {
        if (std::holds_alternative<RulesetPlay>(m_event.play))
            addOfRuleset(slotType, change);
        return;
    }
    switch (slotType) {
    case 0: add(change, DetailsSlot{}, m_donor.details); break;
    case 1: add(change, SettingsSlot{}, m_donor.settings); break;
    case 2: add(change, KeepApartSlot{}, m_donor.keepApart); break;
    case 3: add(change, AwardDecisionsSlot{}, m_donor.awardDecisions); break;
    case 4: add(change, RulingsSlot{}, m_donor.rulings); break;
    case 5: add(change, TieRollsSlot{}, m_donor.tieRolls); break;
    case 6: addPlayer(change); break;
    case 7: isInHeats ? addHeat(change) : addHouse(change); break;
    case 8: isInHeats ? addEntrant(change) : addStormGame(change); break;
    case 9: isInHeats ? addDraw(change) : addStormGame(change); break;
    case 10: isInHeats ? addGame(change) : addHouse(change); break;
    case 11:
        if (play)
            addFinalGame(*play, change);
        break;
    default:
        if (play)
            addFinal(*play, change);
    }
}

Change RandomEdits::change(int edits) {
    const ChangeKind kind = m_draw.pick(idTable(ChangeKind{})).value;
    Change change{kind, randomOperands(m_draw), {}, randomPeople(m_draw), {}, randomLinks(m_draw)};
    for (int i = 0; i < edits; ++i)
        addEdit(static_cast<size_t>(m_draw.below(18)), change);
    return change;
}

std::vector<PersonEdit> randomPeople(raw::Draw& draw) {
    const auto text = [&]() -> std::optional<QString> {
        static const QStringList texts{u"PA"_s, u""_s, u"Żółw \"x\"\n\t\\"_s, u"東京 🎲"_s};
        return draw.chance(50) ? std::optional(draw.pick(texts)) : std::nullopt;
    };
    std::vector<PersonEdit> edits;
    for (int number = draw.between(1, 3); draw.chance(40); number += draw.between(1, 9)) {
        const PersonId id(number);
        const auto person = [&] {
            std::optional<Preference> preference;
            if (draw.chance(50))
                preference = draw.pick(idTable(Preference{})).value;
            const Name name = *Name::fromText(u"Ada %1"_s.arg(draw.below(9)));
            return Person{{text(), text(), text(), text(), text(), text()}, id, name, preference};
        };
        PersonEdit edit{id, {}, {}};
        const int form = draw.below(3);
        if (form != 0)
            edit.before = person();
        if (form != 1)
            edit.after = person();
        edits.push_back(edit);
    }
    return edits;
}

std::vector<PersonLink> randomLinks(raw::Draw& draw) {
    std::vector<PersonLink> links;
    while (draw.chance(20)) {
        links.push_back({EventId(draw.between(1, 9)),
                         *PlayerId::fromText(u"p \"%1\""_s.arg(draw.below(9))),
                         PersonId(draw.between(1, 99)), PersonId(draw.between(1, 99))});
    }
    return links;
}

Values randomOperands(raw::Draw& draw) {
    Values operands;
    while (draw.chance(60)) {
        switch (draw.below(4)) {
        case 0: operands.push_back(qint64(draw.between(-3, 99))); break;
        case 1: operands.push_back(std::numeric_limits<qint64>::max() - draw.below(3)); break;
        case 2: operands.push_back(QStringLiteral("Łukasz \"%1\"").arg(draw.below(9))); break;
        default: operands.push_back(draw.pick(idTable(Faction{})).value);
        }
    }
    return operands;
}

} // namespace mentat::test
