#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// How a workbook shows the numbers of a cell: what a person sees there, where a file has 46232 or
/// 0.375. Days and times come out as documents write them, whatever their order on screen; no
/// thousands are set apart.
class CellFormat {
public:
    /// As files name it: a number up to 163 of those that every workbook has.
    [[nodiscard]] static CellFormat builtIn(int number);
    /// "yyyy-mm-dd", "00000", "(###) ###-####".
    explicit CellFormat(const QString& code = {});

    /// from1904: where the workbook counts its days from 1904.
    [[nodiscard]] QString shown(double number, bool from1904) const;

private:
    enum class Kind { Plain, Moment, Span, Pattern, Percent };

    [[nodiscard]] QString shownMoment(double number, bool from1904) const;
    [[nodiscard]] QString shownByPattern(double number) const;
    void takePattern(const QString& code);

    Kind m_kind = Kind::Plain;
    bool m_hasDate = false;
    bool m_hasTime = false;
    QString m_pattern; // of a number: the section's signs, quoted ones unquoted
    int m_decimals = 0;
    std::vector<CellFormat> m_beyond; // of numbers above the limit: a phone with its area code
    double m_limit = 0;
};

} // namespace mentat
