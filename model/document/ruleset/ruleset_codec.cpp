#include "model/document/ruleset/ruleset_codec.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {

Json Codec<Decimal>::write(Decimal decimal) {
    const qint64 thousandths = decimal.thousandths();
    if (thousandths % 1000 == 0)
        return Json(thousandths / 1000);
    return Json(static_cast<double>(thousandths) / 1000);
}

std::optional<Decimal> Codec<Decimal>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    const auto number = readNumber(json, where, notes);
    if (!number)
        return std::nullopt;
    constexpr qint64 limit = Decimal::limitThousandths / 1000;
    if (std::abs(*number) >= static_cast<double>(limit)) {
        notes.add(FindingKind::OutOfRange, where, {u"-999999999.999"_s, u"999999999.999"_s});
        return std::nullopt;
    }
    // A number with three decimals is the double nearest to the quotient.
    const double thousandths = std::round(*number * 1000);
    if (thousandths / 1000 != *number) {
        notes.add(FindingKind::NotThousandths, where);
        return std::nullopt;
    }
    return Decimal::fromThousandths(static_cast<qint64>(thousandths));
}

namespace {

constexpr const char* eventKey = "ruleset";
const std::vector<EliminatedBy> usualEliminated{EliminatedBy::StagePlace, EliminatedBy::Seed};

void describe(auto& io, Is<Ruleset> auto& ruleset) {
    io.required("name", ruleset.name);
    io.optional("code", ruleset.code);
    io.optional("note", ruleset.note);
    io.required("sizes", ruleset.sizes);
    io.unlessDefault("score", ruleset.score, Scores::None);
    io.unlessDefault("sharedWin", ruleset.sharedWin, SharedWin::Full);
    io.unlessDefault("count", ruleset.count, Count(0));
    io.unlessDefault("dropouts", ruleset.dropouts, DropoutsRule::Last);
    io.unlessDefault("pairing", ruleset.pairing, Pairing::Chance);
    io.flag("byes", ruleset.byes);
    io.unlessDefault("ties", ruleset.ties, TiesBy::Rolls);
    io.list("labels", ruleset.labels);
    io.required("order", ruleset.order);
    io.list("stages", ruleset.stages);
    io.unlessDefault("eliminated", ruleset.eliminated, usualEliminated);
}

/// Whether only its name is recorded.
bool isBlank(const PlayedStage& stage) {
    return stage.details == Stage() && stage.games.empty();
}

void writeStages(ObjectWriter& writer, const RulesetPlay& play) {
    std::vector<PlayedStage> stages = play.stages;
    std::erase_if(stages, isBlank);
    writer.list("stages", stages);
}

} // namespace

Json Codec<Ruleset>::write(const Ruleset& ruleset) {
    Ruleset written = ruleset;
    for (StageRule& stage : written.stages) {
        if (stage.sizes == written.sizes)
            stage.sizes.clear(); // the default
    }
    ObjectWriter writer;
    describe(writer, written);
    return writer.take();
}

std::optional<Ruleset> Codec<Ruleset>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    notes.useRule(Rule::H10_1);
    std::optional<Ruleset> ruleset;
    if (json.object()) {
        ruleset = RulesetPlay().ruleset;
        ruleset->eliminated = usualEliminated;
        ObjectReader reader(*json.object(), where, notes);
        describe(reader, *ruleset);
        reader.finish();
    } else {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
    }
    notes.useRule(std::nullopt);
    return ruleset;
}

void showTexts(TextGuide& guide, Ruleset& ruleset) {
    guide.visit(ruleset.name);
    guide.visit(ruleset.code);
    guide.visit(ruleset.note);
    guide.visit(ruleset.labels);
    for (StageRule& stage : ruleset.stages)
        guide.visit(stage.name);
}

DocumentKind rulesetDocumentKind() {
    return {[](ObjectWriter&, const PlayerId&, const Play&) {},
            [](ObjectReader&, const PlayerId&, Play&) {},
            [](ObjectWriter& writer, const Play& any) {
                const auto& play = std::get<RulesetPlay>(any);
                writeHeats(writer, play);
                writeStages(writer, play);
            },
            [](ObjectReader& reader, Play& any) {
                auto& play = std::get<RulesetPlay>(any);
                readHeats(reader, play, RulesetPlay::parts());
                reader.list("stages", play.stages);
            },
            [](TextGuide& guide, Play& any) {
                auto& play = std::get<RulesetPlay>(any);
                guide.visit(play.ruleset);
                guide.visit(play.heats);
                guide.visit(play.stages);
            },
            eventKey,
            [](ObjectWriter& writer, const Play& any) {
                writer.required(eventKey, std::get<RulesetPlay>(any).ruleset);
            },
            [](ObjectReader& reader, Play& any) {
                reader.required(eventKey, std::get<RulesetPlay>(any).ruleset);
            }};
}

} // namespace mentat
