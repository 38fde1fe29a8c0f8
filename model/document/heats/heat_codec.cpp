#include "model/document/heats/heat_codec.h"

namespace mentat {

void writeHeats(ObjectWriter& writer, const HeatsPlay& play) {
    writer.list("heats", play.heats);
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

} // namespace mentat
