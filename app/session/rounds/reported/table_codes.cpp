#include "app/session/rounds/reported/table_codes.h"

#include "app/session/clock_and_chance.h"
#include "app/session/rounds/round_word.h"
#include "model/rounds/round.h"

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

// Behind the secret while tables are to report no more.
constexpr QStringView isOff = u" off";

/// With what stands behind it; empty: there is none.
QString keptSecret(const Session& session, EventId event) {
    const Draft* kept = session.draftAt(event, secretPlace());
    return kept ? kept->content : QString();
}

/// Empty: tables report nothing.
QString secretOf(const Session& session, EventId event) {
    const QString kept = keptSecret(session, event);
    return kept.endsWith(isOff) ? QString() : kept;
}

/// What tells a table of one draw from all others. Not who sits there by now, which the paper may
/// not know, nor by what id: two players may turn out to be one.
QString markOf(const Round& round, const Game& game) {
    QStringList words{roundWord(round.id()), QString::number(game.table.value())};
    if (const PlayedStage* stage = round.stage(); stage && stage->details.seed)
        words.append(QString::number(*stage->details.seed));
    const Heat* heat = round.heat();
    if (!heat || !heat->draw)
        return words.join(u'\n');
    const Draw& draw = *heat->draw;
    words.append(QString::number(draw.entrants.size()));
    words.append(QString::number(draw.tables.size()));
    if (draw.seed) {
        words.append(QString::number(*draw.seed));
    } else {
        for (const auto& table : draw.tables) {
            for (const PlayerId& player : table)
                words.append(player.text());
        }
    }
    return words.join(u'\n');
}

TableCode codeOf(const QString& secret, const Round& round, const Game& game) {
    const QByteArray said = QString(secret + u'\n' + markOf(round, game)).toUtf8();
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

bool doTablesReport(const Session& session, EventId event) {
    return !secretOf(session, event).isEmpty();
}

Result<void> letTablesReport(Session& session, EventId event, bool report) {
    if (report == doTablesReport(session, event))
        return {};
    QString secret = keptSecret(session, event);
    if (secret.isEmpty())
        secret = secretByChance();
    else if (report)
        secret.chop(isOff.size());
    else
        secret += isOff;
    return session.saveDraft(event, secretPlace(), secret);
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
    const QString secret = secretOf(session, id);
    if (!event || secret.isEmpty())
        return codes;
    for (const Round& round : roundsOf(*event)) {
        for (const Game& game : round.games()) {
            if (!game.isVoid)
                codes.emplace(codeOf(secret, round, game), GameAddress{round.id(), game.table});
        }
    }
    return codes;
}

QString reportPage() {
    return u"our-result"_s;
}

QString reportAddress(const QString& room, const TableCode& code) {
    return room + reportPage() + u"?code="_s + code.text();
}

} // namespace mentat
