#include "ui/heats/boards/heats_boards.h"

#include "scoring/heats/games/results_so_far.h"

namespace mentat {

QStringList whatIsMissing(const BoardRequest& request) {
    const HeatsPlay& play = *heatsPlay(request.event);
    const ResultsSoFar results = resultsSoFar(play);
    const int unchecked = request.secondLook ? results.unchecked : 0;
    if (areHeatsOver(play) && results.recorded == results.tables && unchecked == 0)
        return {};
    const QString recorded = request.wording.language().number(results.recorded);
    QStringList parts{
        boardText(request, QT_TRANSLATE_N_NOOP("Boards", "preliminary: %1 of %n game(s) recorded"),
                  {recorded}, results.tables)};
    if (unchecked > 0)
        parts.append(boardText(request,
                               QT_TRANSLATE_N_NOOP("Boards", "%n result(s) not yet double-checked"),
                               {}, unchecked));
    return parts;
}

} // namespace mentat
