#pragma once

#include "reports/writers/plain_text.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

namespace mentat {

class Html;

/// A value inserted into markup: text is escaped, markup is not.
enum class MarkupValue { Text, Number, Markup };

template <class Value>
concept MarkupNumber = std::integral<Value> && sizeof(Value) >= sizeof(int);

/// Parses markup in the source at compile time, letter by letter.
class MarkupReader {
public:
    /// nullptr, or what is wrong at the beginning of the rest.
    constexpr const char* read(std::string_view left) {
        const char c = left.front();
        m_isBehindEquals = c == '=';
        switch (m_where) {
        case Where::Text: return c == '<' ? tagBegins(left) : nullptr;
        case Where::Quotes:
            if (c == '"')
                m_where = Where::Tag;
            return c == '<' ? "a tag stands within quotes" : nullptr;
        case Where::Tag: break;
        }
        if (c == '"')
            m_where = Where::Quotes;
        else if (c == '>')
            m_where = Where::Text;
        return c == '\'' || c == '<' ? "a tag holds what no tag holds" : nullptr;
    }
    /// The same for a value inserted here.
    constexpr const char* put(MarkupValue value) {
        const bool isBare = m_isBehindEquals && m_where != Where::Quotes;
        m_isBehindEquals = false;
        if (value == MarkupValue::Markup && m_where == Where::Quotes)
            return "markup stands within quotes";
        if (value != MarkupValue::Text || m_where == Where::Quotes)
            return nullptr;
        if (m_where == Where::Tag || isBare)
            return "a text stands in a tag without quotes";
        return m_isCode ? "a text stands in a style or script" : nullptr;
    }
    [[nodiscard]] constexpr bool isWhole() const { return m_where == Where::Text; }

private:
    enum class Where { Text, Tag, Quotes };

    constexpr const char* tagBegins(std::string_view left) {
        m_where = Where::Tag;
        if (left.starts_with("<style") || left.starts_with("<script"))
            m_isCode = true;
        else if (left.starts_with("</style") || left.starts_with("</script"))
            m_isCode = false;
        return nullptr;
    }

    Where m_where = Where::Text;
    bool m_isCode = false;
    bool m_isBehindEquals = false;
};

/// The number of the place (%1 to %9) at the beginning; 0: none.
[[nodiscard]] constexpr size_t markupPlace(std::string_view markup, size_t at) {
    const bool isPlace = markup[at] == '%' && at + 1 < markup.size() && markup[at + 1] >= '1'
                         && markup[at + 1] <= '9';
    return isPlace ? static_cast<size_t>(markup[at + 1] - '0') : 0;
}

/// What is wrong with markup for values of these types; nullptr: nothing.
[[nodiscard]] constexpr const char* faultOfMarkup(std::string_view markup,
                                                  std::span<const MarkupValue> values) {
    MarkupReader reader;
    unsigned used = 1; // one bit per place
    for (size_t i = 0; i < markup.size(); ++i) {
        const size_t place = markupPlace(markup, i);
        if (place > values.size())
            return "a place has no value";
        const char* fault
            = place == 0 ? reader.read(markup.substr(i)) : reader.put(values[place - 1]);
        if (fault)
            return fault;
        used |= 1U << place;
        i += place == 0 ? 0 : 1;
    }
    if (used != (2U << values.size()) - 1)
        return "a value has no place";
    return reader.isWhole() ? nullptr : "a tag has no end";
}

/// Not defined: a call means that the source has markup with this fault, and does not compile.
void markupIsWrong(const char* fault);

/// Literal markup with a place %1 to %9 for each value: cannot be made from anything known only at
/// run time.
template <class... Values>
class Markup {
public:
    template <size_t Size>
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is markup where markup is asked for
    consteval Markup(const char (&text)[Size]) : m_text(text, Size - 1) {
        constexpr std::array<MarkupValue, sizeof...(Values)> values{kindOf<Values>()...};
        if (const char* fault = faultOfMarkup(m_text, values))
            markupIsWrong(fault);
    }

    [[nodiscard]] constexpr std::string_view text() const { return m_text; }

private:
    template <class Value>
    static consteval MarkupValue kindOf() {
        if (std::same_as<Value, Html>)
            return MarkupValue::Markup;
        return MarkupNumber<Value> ? MarkupValue::Number : MarkupValue::Text;
    }

    std::string_view m_text;
};

template <class Value>
concept HtmlText = std::convertible_to<const Value&, QString>;
template <class Value>
concept HtmlValue = HtmlText<Value> || MarkupNumber<Value> || std::same_as<Value, Html>;

/// A piece of a page. Whatever a text holds is text in it, also between the quotes of an attribute:
/// markup comes from literals of the source alone, and none can be made of a QString. A literal has
/// places %1 to %9; all are filled at once, so that a %1 in a text is two characters. A text where
/// it could not be escaped, a place without a value, a tag without an end: none of
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
    /// In UTF-8, for a file or a browser.
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

inline QByteArray Html::written(const QString& text) {
    return plainLine(text).toHtmlEscaped().toUtf8();
}

inline QByteArray Html::filled(std::string_view markup, std::span<const QByteArray> values) {
    QByteArray bytes;
    size_t begin = 0;
    const auto take = [&](size_t end) {
        bytes.append(markup.data() + begin, static_cast<qsizetype>(end - begin));
    };
    for (size_t i = 0; i < markup.size(); ++i) {
        const size_t place = values.empty() ? 0 : markupPlace(markup, i);
        if (place == 0)
            continue;
        take(i);
        bytes += values[place - 1];
        begin = ++i + 1;
    }
    take(markup.size());
    return bytes;
}

} // namespace mentat
