#pragma once

#include "app/phones/phones_forms.h"

#include <tl/expected.hpp>

namespace mentat {

/// A phone's request.
struct PhonesRequest {
    bool isPost = false;
    QString path;       // "/check-in"
    FormFields fields;  // from the form, or else the address
    QString token = {}; // identifies a second desk (its cookie); empty: none
    QString from = {};  // the client's address, set by the server
    QString me = {};    // the phone's owner (its cookie); empty: unknown
    friend bool operator==(const PhonesRequest&, const PhonesRequest&) = default;
};

/// The examined parts of an HTTP message, as received.
struct PhonesMessage {
    QByteArray method;
    QByteArray target; // "/check-in?name=ada"
    QByteArray host;
    QByteArray origin = {}; // empty if the browser sends none
    QByteArray contentType = {};
    QByteArray body = {};
    QByteArray cookie = {};
    /// All values, separated by blanks; empty: none.
    QByteArray transferEncoding = {};
};

/// The cookie with the token.
inline constexpr const char* tokenCookie = "desk";
/// The cookie with the phone's owner.
inline constexpr const char* ownCookie = "me";

/// The request, or an HTTP error status: an unsupported method, a malformed address or form, a
/// foreign host (a page elsewhere made the phone ask), or a form from a foreign page.
[[nodiscard]] tl::expected<PhonesRequest, int> requestIn(const PhonesMessage& message);

} // namespace mentat
