#pragma once

#include "app/phones/phones_forms.h"

#include <tl/expected.hpp>

namespace mentat {

/// What a phone asks for.
struct PhonesRequest {
    bool isPost = false;
    QString path;       // "/check-in"
    FormFields fields;  // of the form that it sends, else of the address
    QString token = {}; // by which a second desk is known (its cookie); empty: by none
    QString from = {};  // the address, where the server says it
    QString me = {};    // whose phone it is, as it keeps it (its cookie); empty: it does not say
    friend bool operator==(const PhonesRequest&, const PhonesRequest&) = default;
};

/// What of a message of HTTP is looked at, as it came.
struct PhonesMessage {
    QByteArray method;
    QByteArray target; // "/check-in?name=ada"
    QByteArray host;
    QByteArray origin = {}; // empty where the browser says none
    QByteArray contentType = {};
    QByteArray body = {};
    QByteArray cookie = {};
    /// All that is said of how the body comes, a blank between; empty: nothing is.
    QByteArray transferEncoding = {};
};

/// What the cookie is called that holds the token.
inline constexpr const char* tokenCookie = "desk";
/// What the one is called that holds whose phone it is.
inline constexpr const char* ownCookie = "me";

/// The request in it; else the status that says why it is none: another method, an address or form
/// that no browser writes, a host that is not of the room (a page from elsewhere made the phone ask
/// it), a form that is not from a page of ours.
[[nodiscard]] tl::expected<PhonesRequest, int> requestIn(const PhonesMessage& message);

} // namespace mentat
