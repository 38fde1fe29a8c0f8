#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// How a workbook displays a number: what a person sees where the file has 46232 or 0.375. Formats
/// days and times as documents do, whatever their order on screen, and never separates thousands.
class CellFormat {
public:
    /// By the number that files use for built-in formats, up to 163.
    [[nodiscard]] static CellFormat builtIn(int number);
    /// "yyyy-mm-dd", "00000", "(###) ###-####".
    explicit CellFormat(const QString& code = {});

    /// from1904: the workbook counts days from 1904.
    [[nodiscard]] QString shown(double number, bool from1904) const;

private:
    enum class Kind { Plain, Moment, Span, Pattern, Percent };

    [[nodiscard]] QString shownMoment(double number, bool from1904) const;
    [[nodiscard]] QString shownByPattern(double number) const;
    void takePattern(const QString& code);

    Kind m_kind = Kind::Plain;
    bool m_hasDate = false;
    bool m_hasTime = false;
    QString m_pattern; // for a number: the section's characters, with quoted ones unquoted
    int m_decimals = 0;
    std::vector<CellFormat> m_beyond; // for numbers above the limit: a phone number with area code
    double m_limit = 0;
};

} // namespace mentat
