#include "app/phones/phones_request.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype longestTarget = 2048;
constexpr qsizetype longestToken = 64;

// HTTP status codes.
constexpr int badRequest = 400;
constexpr int forbidden = 403;
constexpr int wrongMethod = 405;
constexpr int tooLong = 414;
constexpr int wrongType = 415;

/// Without the port.
QByteArray nameOfHost(const QByteArray& host) {
    const qsizetype colon = host.lastIndexOf(':');
    return (colon > host.lastIndexOf(']') ? host.left(colon) : host).toLower();
}

/// True for an address or a local name, not for an internet name, which an attacker could point
/// here.
bool isOfTheRoom(const QByteArray& host) {
    const QByteArray name = nameOfHost(host);
    const bool isNumber
        = std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
    return !name.isEmpty()
           && (isNumber || name.startsWith('[') || !name.contains('.') || name.endsWith(".local"));
}

bool isForm(const QByteArray& contentType) {
    return contentType
               .left(contentType.indexOf(';') < 0 ? contentType.size() : contentType.indexOf(';'))
               .trimmed()
               .toLower()
           == "application/x-www-form-urlencoded";
}

/// A token of letters and digits; empty if there is none.
QString tokenIn(const QByteArray& cookie, const char* name) {
    const QByteArray begin = QByteArray(name) + '=';
    for (const QByteArray& part : cookie.split(';')) {
        const QByteArray one = part.trimmed();
        if (!one.startsWith(begin) || one.size() > begin.size() + longestToken)
            continue;
        const QByteArray token = one.mid(begin.size());
        const bool isPlain = std::ranges::all_of(
            token, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
        if (isPlain)
            return QString::fromLatin1(token);
    }
    return {};
}

/// Plain or chunked: any other encoding would be misread as another request.
bool isPlainBody(const QByteArray& transferEncoding) {
    return transferEncoding.isEmpty() || transferEncoding.toLower() == "chunked";
}

/// Printable ASCII letters, as browsers write URLs.
bool isAddress(const QByteArray& target) {
    return target.startsWith('/')
           && std::ranges::all_of(target, [](char c) { return c > ' ' && c < '\x7f'; });
}

} // namespace

tl::expected<PhonesRequest, int> requestIn(const PhonesMessage& message) {
    const bool isPost = message.method == "POST";
    if (!isPost && message.method != "GET")
        return tl::unexpected(wrongMethod);
    if (message.target.size() > longestTarget)
        return tl::unexpected(tooLong);
    if (!isAddress(message.target) || !isPlainBody(message.transferEncoding))
        return tl::unexpected(badRequest);
    if (!isOfTheRoom(message.host))
        return tl::unexpected(forbidden);
    if (isPost && !message.origin.isEmpty() && message.origin != "http://" + message.host)
        return tl::unexpected(forbidden);
    if (isPost && !isForm(message.contentType))
        return tl::unexpected(wrongType);
    const qsizetype mark = message.target.indexOf('?');
    const QByteArray path = mark < 0 ? message.target : message.target.left(mark);
    const QByteArray query = mark < 0 ? QByteArray() : message.target.mid(mark + 1);
    auto fields = FormFields::read(isPost ? message.body : query);
    if (!fields)
        return tl::unexpected(badRequest);
    return PhonesRequest{.isPost = isPost,
                         .path = QString::fromLatin1(path),
                         .fields = *std::move(fields),
                         .token = tokenIn(message.cookie, tokenCookie),
                         .me = tokenIn(message.cookie, ownCookie)};
}

} // namespace mentat
