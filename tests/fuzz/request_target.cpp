#include "app/phones/phones_request.h"
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr std::array statuses{400, 403, 405, 414, 415};

/// Method, target, host, origin and type, a line each, a cookie and how the body comes if there is
/// something of it, then the body.
PhonesMessage messageOf(QByteArray input) {
    const auto line = [&input] {
        const qsizetype end = input.indexOf('\n');
        const QByteArray first = end < 0 ? input : input.left(end);
        input = end < 0 ? QByteArray() : input.mid(end + 1);
        return first;
    };
    PhonesMessage message;
    message.method = line();
    message.target = line();
    message.host = line();
    message.origin = line();
    message.contentType = line();
    if (input.startsWith("Cookie: "))
        message.cookie = line().mid(8);
    if (input.startsWith("Transfer-Encoding: "))
        message.transferEncoding = line().mid(19);
    message.body = input;
    return message;
}

QString faultOfFields(const FormFields& fields) {
    if (fields.all().size() > FormFields::most)
        return u"more fields than are taken"_s;
    const auto again = FormFields::read(FormFields::written(fields.all()));
    if (!again)
        return u"fields that were written are not read"_s;
    // One without a name and a value is "=" on the way, and comes back as that.
    return *again == fields ? QString() : u"fields that were written are not those that are read"_s;
}

} // namespace

QString tryRequest(const QByteArray& input, const QString& /*folder*/) {
    // The form alone, too, so that the search comes to it without a message around it.
    if (const auto fields = FormFields::read(input)) {
        if (QString fault = faultOfFields(*fields); !fault.isEmpty())
            return fault;
    }
    const PhonesMessage message = messageOf(input);
    const auto request = requestIn(message);
    if (!request) {
        return std::find(statuses.begin(), statuses.end(), request.error()) == statuses.end()
                   ? u"a status that nobody words"_s
                   : QString();
    }
    if (!request->path.startsWith(u'/') || request->path.contains(u'?'))
        return u"a path that is none"_s;
    const bool isPlain = std::all_of(request->path.begin(), request->path.end(),
                                     [](QChar c) { return c > u' ' && c < u'\x7f'; });
    if (!isPlain)
        return u"a path of letters that no address has"_s;
    const bool isToken = std::all_of(request->token.begin(), request->token.end(), [](QChar c) {
        return c.unicode() < 0x80 && c.isLetterOrNumber();
    });
    if (!isToken || request->token.size() > 64)
        return u"a token that is none"_s;
    if (request->isPost && !message.origin.isEmpty()
        && message.origin != QByteArray("http://" + message.host))
        return u"a form of another page was taken"_s;
    if (!message.transferEncoding.isEmpty() && message.transferEncoding.toLower() != "chunked")
        return u"a body that is packed otherwise was taken"_s;
    const bool isTyped = std::all_of(
        request->fields.all().begin(), request->fields.all().end(), [](const auto& field) {
            return !field.first.contains(QChar(u'\0')) && !field.second.contains(QChar(u'\0'));
        });
    return isTyped ? faultOfFields(request->fields) : u"a NUL in a field"_s;
}

} // namespace mentat::test
