#include "app/session/heats/reported/table_codes.h"

#include "app/session/chance.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr QStringView alphabet = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int bitsOfLetter = 5;

DraftAddress secretPlace() {
    return u"phones/codes"_s;
}

/// Empty: there is none.
QString secretOf(const Session& session, EventId event) {
    const auto found = std::ranges::find_if(session.drafts(), [&](const Draft& draft) {
        return draft.event == event && draft.place == secretPlace();
    });
    return found == session.drafts().end() ? QString() : found->content;
}

/// What tells a table of one draw from all others: who was drawn to it, and where nobody was, who
/// sits there.
QString markOf(const Heat& heat, const Game& game) {
    QStringList words{QString::number(heat.number.value()), QString::number(game.table.value())};
    const auto table = static_cast<size_t>(game.table.value()) - 1;
    if (heat.draw && table < heat.draw->tables.size()) {
        words.append(heat.draw->seed ? QString::number(*heat.draw->seed) : QString());
        for (const PlayerId& player : heat.draw->tables[table])
            words.append(player.text());
    } else {
        for (const Seat& seat : game.seats)
            words.append(seat.player.text());
    }
    return words.join(u'\n');
}

TableCode codeOf(const QString& secret, const Heat& heat, const Game& game) {
    const QByteArray said = QString(secret + u'\n' + markOf(heat, game)).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(said, QCryptographicHash::Sha256);
    quint64 bits = 0;
    for (int i = 0; i < 8; ++i)
        bits = bits << 8 | static_cast<quint8>(hash[i]);
    return TableCode::ofBits(bits);
}

} // namespace

std::optional<TableCode> TableCode::fromText(const QString& typed) {
    QString text;
    for (const QChar letter : typed.toUpper()) {
        if (letter.isSpace() || letter == u'-')
            continue;
        const QChar meant = letter == u'O'                     ? u'0'
                            : letter == u'I' || letter == u'L' ? u'1'
                                                               : letter;
        if (!alphabet.contains(meant) || text.size() == letters)
            return std::nullopt;
        text.append(meant);
    }
    return text.size() == letters ? std::optional(TableCode(text)) : std::nullopt;
}

TableCode TableCode::ofBits(quint64 bits) {
    QString text;
    for (qsizetype i = 0; i < letters; ++i) {
        text.append(alphabet[static_cast<qsizetype>(bits % (1U << bitsOfLetter))]);
        bits >>= bitsOfLetter;
    }
    return TableCode(text);
}

QString TableCode::inPrint() const {
    return m_text.left(letters / 2) + u' ' + m_text.mid(letters / 2);
}

bool haveTablesCodes(const Session& session, EventId event) {
    return !secretOf(session, event).isEmpty();
}

Result<void> giveTablesCodes(Session& session, EventId event) {
    if (haveTablesCodes(session, event))
        return {};
    return session.saveDraft(event, secretPlace(), secretByChance());
}

std::optional<TableCode> codeOf(const Session& session, EventId event, const GameAddress& table) {
    for (const auto& [code, place] : tableCodes(session, event)) {
        if (place == table)
            return code;
    }
    return std::nullopt;
}

std::map<TableCode, GameAddress> tableCodes(const Session& session, EventId id) {
    std::map<TableCode, GameAddress> codes;
    const Event* event = findEvent(session.book(), id);
    const HeatsPlay* play = event ? heatsPlay(*event) : nullptr;
    const QString secret = secretOf(session, id);
    if (!play || secret.isEmpty())
        return codes;
    for (const Heat& heat : play->heats) {
        for (const Game& game : heat.games) {
            if (!game.isVoid)
                codes.emplace(codeOf(secret, heat, game), GameAddress{heat.number, game.table});
        }
    }
    return codes;
}

} // namespace mentat
