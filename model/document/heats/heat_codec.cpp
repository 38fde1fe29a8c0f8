#include "model/document/heats/heat_codec.h"

namespace mentat {

void writeHeats(ObjectWriter& writer, const HeatsPlay& play) {
    writer.list("heats", play.heats);
}

void writeFinal(ObjectWriter& writer, const HeatsPlay& play,
                const std::function<void(ObjectWriter&)>& writeStage) {
    ObjectWriter inner;
    writeStage(inner);
    inner.optional("game", play.finalGame);
    Json final = inner.take();
    if (!final.object()->empty())
        writer.append("final", std::move(final));
}

void readHeats(ObjectReader& reader, HeatsPlay& play, const HeatsParts& parts) {
    reader.notes().readInto(parts);
    reader.list("heats", play.heats);
    Draw noDraw;
    noDraw.part = parts.draw;
    for (Heat& heat : play.heats) {
        if (heat.draw == noDraw)
            heat.draw.reset(); // an empty object is the default
    }
}

void readFinal(ObjectReader& reader, HeatsPlay& play,
               const std::function<void(ObjectReader&)>& readStage) {
    const Json* json = reader.take("final");
    if (!json)
        return;
    const Pointer where = reader.where().key("final");
    if (!json->object()) {
        reader.notes().add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    ObjectReader inner(*json->object(), where, reader.notes());
    readStage(inner);
    const Json* game = json->find(u"game");
    if (game && game->object() && game->object()->empty())
        (void)inner.take("game"); // as if absent
    else
        inner.optional("game", play.finalGame);
    inner.finish();
}

} // namespace mentat
