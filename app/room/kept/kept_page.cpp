#include "app/room/kept/kept_page.h"

#include "app/room/room_script.h"
#include "model/document/bytes/json.h"
#include "model/rounds/game.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/sentences.h"
#include "reports/writers/html_writer.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// As little as a phone needs to fill it in; the code is black on white on any ground.
constexpr auto keptStyle = R"(:root { color-scheme: light dark; font: 1.05rem/1.4 sans-serif; }
body { margin: 0 auto; max-width: 40rem; padding: .8rem; }
h1 { font-size: 1.4rem; margin: 0; }
label { display: block; margin: .5rem 0; }
fieldset { border: 0; border-top: 1px solid; margin: 1rem 0 0; padding: .3rem 0; min-width: 0; }
legend { font-weight: 600; padding-right: .5rem; }
input, select, textarea { box-sizing: border-box; display: block; font: inherit; width: 100%;
  padding: .6rem; }
[type=checkbox] { display: inline-block; height: 2.5rem; margin: 0 .5rem 0 0; vertical-align: middle;
  width: 2.5rem; }
button { font: inherit; font-weight: 600; margin: 1rem 0; padding: .8rem 1.2rem; width: 100%; }
canvas { display: block; image-rendering: pixelated; margin: 0 auto; }
[hidden] { display: none; }
#said { min-height: 1.5em; }
)";

/// Without its comments and indents, which no phone needs.
QByteArray shortened(const QByteArray& script) {
    QByteArray text;
    for (const QByteArray& line : script.split('\n')) {
        const QByteArray code = line.trimmed();
        if (!code.isEmpty() && !code.startsWith("//"))
            text += code + '\n';
    }
    return text;
}

const QByteArray& keptScript() {
    static const QByteArray script = shortened(roomScript(u"kept/qr_code.js"_s))
                                     + shortened(roomScript(u"kept/kept_sheet.js"_s));
    return script;
}

/// The kinds as the script calls them.
QString kindName(SheetInput::Kind kind) {
    switch (kind) {
    case SheetInput::Kind::Text: return u"Text"_s;
    case SheetInput::Kind::Number: return u"Number"_s;
    case SheetInput::Kind::Decimal: return u"Decimal"_s;
    case SheetInput::Kind::Time: return u"Time"_s;
    case SheetInput::Kind::Choice: return u"Choice"_s;
    case SheetInput::Kind::Box: return u"Box"_s;
    case SheetInput::Kind::Note: return u"Note"_s;
    }
    Q_UNREACHABLE();
}

Json listOf(const std::vector<std::pair<QString, QString>>& choices) {
    Json::List list;
    for (const auto& [sent, said] : choices)
        list.emplace_back(Json::List{Json(sent), Json(said)});
    return Json(std::move(list));
}

/// What the seats have alike is said once.
class SharedValues {
public:
    [[nodiscard]] int numberOf(const Json& value) {
        const auto known = std::ranges::find(m_values, value);
        const auto number = known - m_values.begin();
        if (known == m_values.end())
            m_values.push_back(value);
        return static_cast<int>(number);
    }
    [[nodiscard]] Json list() const { return Json(m_values); }

private:
    Json::List m_values;
};

Json dataOf(const RoomView& view, const KeptSheet& sheet) {
    SharedValues labels;
    SharedValues choices;
    Json::List parts;
    for (const SheetPart& part : sheet.parts) {
        Json::List inputs;
        for (const SheetInput& input : part.inputs) {
            Json::Object one{{u"label"_s, labels.numberOf(Json(input.label))},
                             {u"kind"_s, kindName(input.kind)}};
            if (!input.value.isEmpty())
                one.push_back({u"value"_s, input.value});
            if (!input.choices.empty())
                one.push_back({u"choices"_s, choices.numberOf(listOf(input.choices))});
            if (!input.example.isEmpty())
                one.push_back({u"example"_s, input.example});
            inputs.emplace_back(std::move(one));
        }
        parts.emplace_back(
            Json::Object{{u"heading"_s, part.heading}, {u"inputs"_s, std::move(inputs)}});
    }
    const Event& event = view.event();
    const Game& game = *gameAt(event, sheet.table);
    return Json(Json::Object{
        {u"head"_s, scannedHead(ScanMark::of(event, game).number(), sheet.code.text())},
        {u"parts"_s, std::move(parts)},
        {u"labels"_s, labels.list()},
        {u"choices"_s, choices.list()},
        {u"seats"_s, listOf(seatChoices(view.language(), event, game))},
        {u"seat"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "Your seat"))},
        {u"show"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "Show the code"))},
        {u"noSeat"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "Choose your seat first."))},
        {u"empty"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "Nothing is filled in yet."))},
        {u"scan"_s, view.text(QT_TRANSLATE_NOOP(
                        "RoomPage", "Hold the code below to the scanner at the desk."))},
        {u"tooLong"_s, view.text(QT_TRANSLATE_NOOP(
                           "RoomPage", "That's too much text for a code. Shorten it."))}});
}

/// By chance the same for one in four thousand others.
quint32 bitsOf(const QString& text) {
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return (static_cast<quint32>(static_cast<quint8>(hash[0])) << 8 | static_cast<quint8>(hash[1]))
           >> (16 - ScanMark::bits);
}

QString eventNameOf(const Event& event) {
    return event.details.name.text() + u'\n' + QString::number(event.details.year.value());
}

QByteArray policy() {
    return "default-src 'none'; style-src 'unsafe-inline'; script-src " + keptScriptHash()
           + "; base-uri 'none'; form-action 'none'";
}

} // namespace

QByteArray keptPage(const RoomView& view, const KeptSheet& sheet) {
    const QString title = tableTitle(view.language(), view.event(), sheet.table);
    const auto said = [&](const char* english) {
        return QString(u"<p>"_s + htmlText(view.text(english)) + u"</p>\n"_s);
    };
    // In JSON a "<" can be written in another way, and so nothing of it ends its element.
    QByteArray data = dataOf(view, sheet).toCompactBytes();
    data.replace('<', "\\u003c");
    const QString html
        = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"%2\"/>\n"
          "<title>%3 · %5</title>\n<style>\n%4</style>\n</head>\n<body>\n<main>\n<h1>%3</h1>\n"_s
              .arg(htmlText(view.language().translate("WebPage", "en")),
                   QString::fromLatin1(policy()), htmlText(title), QString::fromLatin1(keptStyle),
                   htmlText(eventTitle(view.event().details)))
          + said(QT_TRANSLATE_NOOP(
              "RoomPage", "Leave this page open: it works without the network. Fill it in, show "
                          "the code, and take it to the desk."))
          + u"<noscript>"_s
          + said(QT_TRANSLATE_NOOP("RoomPage", "This page needs JavaScript. Use the paper."))
          + u"</noscript>\n<form id=\"sheet\"></form>\n<p id=\"said\" role=\"status\"></p>\n"
            "<canvas id=\"code\" role=\"img\" aria-label=\"%1\" hidden=\"hidden\"></canvas>\n"
            "</main>\n"_s.arg(
                htmlText(view.text(QT_TRANSLATE_NOOP("RoomPage", "QR code of this sheet"))));
    return html.toUtf8() + "<script type=\"application/json\" id=\"data\">" + data
           + "</script>\n<script>" + keptScript() + "</script>\n</body>\n</html>\n";
}

RoomReply keptReply(const RoomView& view, const TableCode& code) {
    const GameAddress table = view.codes()->at(code);
    const RoomSheets& sheets = *roomSheetsOf(view.event());
    return {.status = 200,
            .page = keptPage(
                view, {code, table, sheets.parts({view.event(), table, {}, view.wording()})}),
            .ownScript = keptScriptHash()};
}

QString keptField() {
    return u"keep"_s;
}

QByteArray keptScriptHash() {
    return "'sha256-"
           + QCryptographicHash::hash(keptScript(), QCryptographicHash::Sha256).toBase64() + "'";
}

ScanMark ScanMark::of(const Event& event, const Game& game) {
    QStringList seats;
    for (const Seat& seat : game.seats)
        seats.append(QString::number(seat.number.value()) + u' ' + seat.player.text());
    return {bitsOf(eventNameOf(event)), bitsOf(seats.join(u'\n'))};
}

ScanMark ScanMark::in(const ScannedSheet& sheet) {
    return {sheet.event >> bits, sheet.event & ((1U << bits) - 1)};
}

} // namespace mentat
