#pragma once

#include "reports/writers/html/markup.h"

#include <QByteArray>
#include <QString>

#include <type_traits>

namespace mentat {

template <class Value>
concept HtmlText = std::convertible_to<const Value&, QString>;
template <class Value>
concept HtmlValue = HtmlText<Value> || MarkupNumber<Value> || std::same_as<Value, Html>;

/// A piece of a page. Whatever a text holds is text in it, also between the quotes of an attribute:
/// markup comes from literals of the source alone, and none can be made of a QString. A literal has
/// places %1 to %9; all are filled at once, so that a %1 in a text is two characters. A text that
/// stands where it could not be escaped, a place without a value, a tag without an end: none of
/// these compiles.
///
///     Html("<a href=\"%1\">%2</a>\n", address, name)
class Html {
public:
    Html() = default;
    template <HtmlValue... Values>
    explicit Html(Markup<std::type_identity_t<Values>...> markup, const Values&... values)
        : m_bytes(
            filled(markup.text(), std::array<QByteArray, sizeof...(Values)>{written(values)...})) {}

    /// The markup, or nothing.
    [[nodiscard]] static Html when(bool is, Markup<> markup) { return is ? Html(markup) : Html(); }

    Html& operator+=(const Html& other) {
        m_bytes += other.m_bytes;
        return *this;
    }
    Html& operator+=(Markup<> markup) { return *this += Html(markup); }
    [[nodiscard]] friend Html operator+(Html one, const Html& other) {
        one += other;
        return one;
    }

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    /// In UTF-8, as they leave for a file or a browser.
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    static QByteArray filled(std::string_view markup, std::span<const QByteArray> values);
    /// A text on one line, escaped.
    static QByteArray written(const QString& text);
    static QByteArray written(const Html& html) { return html.m_bytes; }
    template <MarkupNumber Number>
    static QByteArray written(Number number) {
        return QByteArray::number(static_cast<qlonglong>(number));
    }

    QByteArray m_bytes;
};

} // namespace mentat
