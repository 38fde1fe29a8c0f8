#include "model/values/operand.h"

namespace mentat {

namespace {

bool fits(Operand operand, const Value& value) {
    const bool isText = std::holds_alternative<QString>(value);
    const bool isNumber = std::holds_alternative<qint64>(value);
    switch (operand) {
    case Operand::Any: return true;
    case Operand::Text:
    case Operand::Name:
    case Operand::Id:
    case Operand::Word:
    case Operand::Reason:
    case Operand::Path:
    case Operand::Moment: return isText;
    case Operand::Number:
    case Operand::OfYear:
    case Operand::Heat:
    case Operand::Seat:
    case Operand::Points: return isNumber;
    case Operand::OfSide: return std::holds_alternative<Side>(value);
    case Operand::Round: return isText || isNumber;
    case Operand::Table: return isNumber || (isText && std::get<QString>(value).isEmpty());
    case Operand::Opt:
    case Operand::More: break;
    }
    return false;
}

} // namespace

bool Operands::fit(const Values& values) const {
    size_t next = 0;
    bool mayEnd = false;
    for (size_t i = 0; i < m_count; ++i) {
        if (m_all[i] == Operand::Opt) {
            mayEnd = true;
        } else if (m_all[i] == Operand::More) {
            while (next < values.size() && fits(m_all[i - 1], values[next]))
                ++next;
        } else if (next == values.size()) {
            return mayEnd;
        } else if (!fits(m_all[i], values[next++])) {
            return false;
        }
    }
    return next == values.size();
}

} // namespace mentat
