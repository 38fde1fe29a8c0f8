#include "ui/desk/screen_board.h"

namespace mentat {

QStringList textsOf(const ScreenBoard& board) {
    QStringList texts{board.mark, board.title, board.where, board.state};
    for (const ScreenFigure& figure : board.figures)
        texts << figure.label << figure.figure;
    if (board.winner)
        texts << board.winner->name << board.winner->faction << board.winner->of;
    for (const ScreenGroup& group : board.groups) {
        texts << group.band << group.heading << group.after;
        for (const ScreenLine& line : group.lines)
            texts << line.before << line.text << line.after;
    }
    texts << board.code << board.notes;
    texts.removeAll(QString());
    return texts;
}

} // namespace mentat
