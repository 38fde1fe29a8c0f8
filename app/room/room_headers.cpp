#include "app/room/room_headers.h"

namespace mentat {

namespace {

const char* policyOf(const RoomReply& reply) {
    if (reply.content == RoomContent::DeskPage)
        return "default-src 'none'; script-src 'self'; connect-src 'self'; style-src "
               "'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    return "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
           "frame-ancestors 'none'";
}

const char* typeOf(RoomContent content) {
    return content == RoomContent::Script ? "text/javascript; charset=utf-8"
                                          : "text/html; charset=utf-8";
}

} // namespace

std::vector<RoomHeader> headersOf(const RoomReply& reply) {
    std::vector<RoomHeader> headers{
        {"Content-Type", typeOf(reply.content)},
        {"Content-Security-Policy", policyOf(reply)},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Cache-Control", "no-store"},
        // Forms say where they are from, which is looked at; links to elsewhere say nothing.
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    };
    if (reply.status == WrongMethod)
        headers.emplace_back("Allow", "GET, POST");
    if (reply.status == TooManyRequests || reply.status == DeskBusy)
        headers.emplace_back("Retry-After", "2");
    if (!reply.token.isEmpty())
        headers.emplace_back("Set-Cookie", std::string(tokenCookie) + '='
                                               + reply.token.toStdString()
                                               + "; Path=/; HttpOnly; SameSite=Strict");
    return headers;
}

} // namespace mentat
