#include "scoring/ranking/exact.h"

#include <QtNumeric>

#include <gmpxx.h>

#include <limits>
#include <numeric>

namespace mentat {

struct Exact::Number {
    mpq_class value;
};

namespace {

static_assert(sizeof(long) <= sizeof(qint64));

/// GMP has no constructor for 64-bit integers where long is shorter.
mpz_class wholeOf(qint64 number) {
    if constexpr (sizeof(long) == sizeof(qint64))
        return mpz_class(static_cast<long>(number));
    else
        return mpz_class(std::to_string(number));
}

std::optional<qint64> fitting(const mpz_class& number) {
    if constexpr (sizeof(long) == sizeof(qint64))
        return number.fits_slong_p() ? std::optional<qint64>(number.get_si()) : std::nullopt;
    bool fits = false;
    const qint64 value = QString::fromStdString(number.get_str()).toLongLong(&fits);
    return fits ? std::optional(value) : std::nullopt;
}

QString textOf(const mpz_class& number) {
    return QString::fromStdString(number.get_str());
}

} // namespace

Exact::Exact() = default;

Exact::Exact(qint64 whole) : m_numerator(whole) {}

Exact::Exact(qint64 numerator, qint64 denominator) {
    Q_ASSERT(denominator != 0);
    // The lowest number has no positive counterpart.
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    if (numerator == least || denominator == least) {
        Number fraction{mpq_class(wholeOf(numerator), wholeOf(denominator))};
        fraction.value.canonicalize();
        assign(std::move(fraction));
        return;
    }
    const qint64 divisor = std::gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
    m_numerator = numerator / divisor;
    m_denominator = denominator / divisor;
}

Exact::Exact(const Exact& other)
    : m_numerator(other.m_numerator)
    , m_denominator(other.m_denominator)
    , m_large(other.m_large ? std::make_unique<Number>(*other.m_large) : nullptr) {}

// A moved-from value can only be assigned to.
Exact::Exact(Exact&& other) noexcept = default;

Exact& Exact::operator=(const Exact& other) {
    if (this != &other)
        *this = Exact(other);
    return *this;
}

Exact& Exact::operator=(Exact&& other) noexcept = default;

Exact::~Exact() = default;

Exact::Number Exact::number() const {
    if (m_large)
        return *m_large;
    return {mpq_class(wholeOf(m_numerator), wholeOf(m_denominator))};
}

void Exact::assign(Number number) {
    const auto numerator = fitting(number.value.get_num());
    const auto denominator = fitting(number.value.get_den());
    const bool fits = numerator && denominator;
    m_numerator = fits ? *numerator : 0;
    m_denominator = fits ? *denominator : 1;
    m_large = fits ? nullptr : std::make_unique<Number>(std::move(number));
}

Exact& Exact::operator+=(const Exact& other) {
    const bool areWhole
        = !m_large && !other.m_large && m_denominator == 1 && other.m_denominator == 1;
    if (qint64 sum = 0; areWhole && !qAddOverflow(m_numerator, other.m_numerator, &sum)) {
        m_numerator = sum;
        return *this;
    }
    assign({number().value + other.number().value});
    return *this;
}

Exact& Exact::operator*=(const Exact& other) {
    assign({number().value * other.number().value});
    return *this;
}

Exact& Exact::operator/=(qint64 divisor) {
    Q_ASSERT(divisor != 0);
    assign({number().value / wholeOf(divisor)});
    return *this;
}

std::optional<qint64> Exact::times(qint64 factor) const {
    if (qint64 product = 0; !m_large && !qMulOverflow(m_numerator, factor, &product))
        return product % m_denominator == 0 ? std::optional(product / m_denominator) : std::nullopt;
    const mpq_class product = number().value * wholeOf(factor);
    return product.get_den() == 1 ? fitting(product.get_num()) : std::nullopt;
}

double Exact::toDouble() const {
    // get_d() of a quotient truncates: 1/200 would be 0.004999999999999999.
    return m_large ? m_large->value.get_num().get_d() / m_large->value.get_den().get_d()
                   : static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
}

QString Exact::text() const {
    return QString::fromStdString(number().value.get_str());
}

QString Exact::rounded() const {
    const mpq_class value = number().value;
    const mpz_class& denominator = value.get_den();
    const mpz_class numerator = abs(value.get_num());
    const mpz_class thousandths = (numerator * 2000 + denominator) / (denominator * 2);
    const mpz_class whole = thousandths / 1000;
    const mpz_class rest = thousandths % 1000;
    QString text = textOf(whole);
    if (rest != 0) {
        QString digits = textOf(rest).rightJustified(3, u'0');
        while (digits.endsWith(u'0'))
            digits.chop(1);
        text += u'.' + digits;
    }
    return sgn(value) < 0 && thousandths != 0 ? u'-' + text : text;
}

std::strong_ordering operator<=>(const Exact& a, const Exact& b) {
    const bool areLarge = a.m_large || b.m_large;
    if (!areLarge && a.m_denominator == b.m_denominator)
        return a.m_numerator <=> b.m_numerator;
    qint64 left = 0;
    qint64 right = 0;
    if (!areLarge && !qMulOverflow(a.m_numerator, b.m_denominator, &left)
        && !qMulOverflow(b.m_numerator, a.m_denominator, &right))
        return left <=> right;
    return cmp(a.number().value, b.number().value) <=> 0;
}

} // namespace mentat
