#include "tests/reports/hostile_texts.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

QStringList hostileTexts() {
    return {u"<script>alert(1)</script>"_s,
            u"</style></td></table><b>&amp;&lt;"_s,
            u"\" onmouseover='x' data-x=\""_s,
            u"]]> <!-- --> <?php ?>"_s,
            u"=HYPERLINK(\"http://x\")"_s,
            u"+1+1"_s,
            u"-2+3"_s,
            u"@SUM(A1)"_s,
            u"{=1}"_s,
            u"[b]x[/b][/code][url=x]y[/url]"_s,
            u"| a | b |\n|---|---|"_s,
            u"# no heading\n- no list\n1. none\n> none\n```"_s,
            u"*a* _b_ `c` ~~d~~ [e](f) ![g](h) \\ &copy;"_s,
            u"tab\there\r\nand\vthere\x07\x1b[31m\0end"_s,
            QString(u"nul "_s + QChar(0) + u" and "_s + QChar(0xFFFE) + QChar(0xFFFF)),
            QString(u"lone "_s + QChar(0xD800) + u" half "_s + QChar(0xDC00)),
            u"\u202Eesrever\u202C \u2067שלום\u2069 \u200Fمرحبا"_s,
            u"line\u2028separator\u2029paragraph"_s,
            u"Renée e\u0301 沙丘 ダーウィン 🐛 Ж"_s,
            QString(3000, u'x'),
            QString(u"ab "_s).repeated(1500),
            u"   "_s,
            QString()};
}

} // namespace mentat::test
