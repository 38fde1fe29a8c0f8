#include "scoring/ranking/exact.h"

#include <gmpxx.h>

namespace mentat {

struct Exact::Number {
    mpq_class value;
};

namespace {

static_assert(sizeof(long) <= sizeof(qint64));

/// The library takes no whole number of 64 bits where long is a shorter one.
mpz_class wholeOf(qint64 number) {
    if constexpr (sizeof(long) == sizeof(qint64))
        return mpz_class(static_cast<long>(number));
    else
        return mpz_class(std::to_string(number));
}

QString textOf(const mpz_class& number) {
    return QString::fromStdString(number.get_str());
}

} // namespace

Exact::Exact() : m_number(std::make_unique<Number>()) {}

Exact::Exact(qint64 whole) : m_number(std::make_unique<Number>(mpq_class(wholeOf(whole)))) {}

Exact::Exact(qint64 numerator, qint64 denominator)
    : m_number(std::make_unique<Number>(mpq_class(wholeOf(numerator), wholeOf(denominator)))) {
    Q_ASSERT(denominator != 0);
    m_number->value.canonicalize();
}

Exact::Exact(const Exact& other) : m_number(std::make_unique<Number>(*other.m_number)) {}

// What was moved from can only be given another value.
Exact::Exact(Exact&& other) noexcept = default;

Exact& Exact::operator=(const Exact& other) {
    if (this != &other)
        m_number = std::make_unique<Number>(*other.m_number);
    return *this;
}

Exact& Exact::operator=(Exact&& other) noexcept = default;

Exact::~Exact() = default;

Exact& Exact::operator+=(const Exact& other) {
    m_number->value += other.m_number->value;
    return *this;
}

Exact& Exact::operator/=(qint64 divisor) {
    Q_ASSERT(divisor != 0);
    m_number->value /= wholeOf(divisor);
    return *this;
}

bool Exact::isZero() const {
    return sgn(m_number->value) == 0;
}

QString Exact::text() const {
    return QString::fromStdString(m_number->value.get_str());
}

QString Exact::rounded() const {
    const mpz_class& denominator = m_number->value.get_den();
    const mpz_class numerator = abs(m_number->value.get_num());
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
    return sgn(m_number->value) < 0 && thousandths != 0 ? u'-' + text : text;
}

std::strong_ordering operator<=>(const Exact& a, const Exact& b) {
    return cmp(a.m_number->value, b.m_number->value) <=> 0;
}

} // namespace mentat
