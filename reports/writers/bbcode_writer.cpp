#include "reports/writers/report_writer.h"

#include "reports/writers/aligned_table.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int widthInForum = 80;
constexpr QChar spaceOfNoWidth(0x200B);

/// Keeps "[b]" and "[/code]" as text; the "[ ]" of a box is not a tag anyway.
QString withoutTags(const QString& plain) {
    QString text;
    text.reserve(plain.size());
    for (qsizetype i = 0; i < plain.size(); ++i) {
        text += plain[i];
        if (plain[i] != u'[')
            continue;
        const QStringView box = QStringView(plain).mid(i, 3);
        if (box != u"[x]" && box != u"[ ]")
            text += spaceOfNoWidth;
    }
    return text;
}

QString inTag(const QString& tag, const QString& text) {
    return u'[' + tag + u']' + text + u"[/"_s + tag + u']';
}

class BbCodeWriter : public TextOfBlocks<BbCodeWriter> {
public:
    using TextOfBlocks::operator();

    QByteArray run(const ReportDocument& document) {
        for (const ReportBlock& block : blocksWithOrigin(document))
            std::visit(*this, block);
        return m_blocks.bytes();
    }

    void operator()(const Heading& heading) {
        const QString text = inTag(u"b"_s, withoutTags(plainLine(heading.text)));
        add({heading.level == 1 ? QString(u"[size=150]"_s + text + u"[/size]"_s) : text});
    }
    void operator()(const Paragraph& paragraph) {
        QStringList lines;
        for (const QString& line : plainLines(paragraph.text))
            lines.append(withoutTags(line));
        const QString tag = paragraph.isStrong ? u"b"_s : (paragraph.isNote ? u"i"_s : QString());
        const QString text = lines.join(u'\n');
        add({tag.isEmpty() ? text : inTag(tag, text)});
    }
    void operator()(const BulletList& list) {
        if (list.items.isEmpty())
            return;
        QStringList lines{u"[list]"_s};
        for (const QString& item : list.items)
            lines.append(u"[*]"_s + withoutTags(plainLine(item)));
        add(lines + QStringList{u"[/list]"_s});
    }
    void operator()(const FactList& list) {
        QStringList lines;
        for (const Fact& fact : list.facts) {
            const QString label = withoutTags(plainLine(fact.label));
            const QString value = withoutTags(plainLine(fact.value));
            lines.append(label.isEmpty() ? value
                                         : QString(inTag(u"b"_s, label + u':') + u' ' + value));
        }
        add(lines);
    }
    void operator()(const ReportTable& table) {
        addCode(alignedTable(withoutSpareColumns(table, widthInForum), widthInForum));
    }
    void operator()(const Poster& poster) { addCode(posterLines(poster, widthInForum)); }

private:
    void add(const QStringList& lines) { m_blocks.add(lines); }
    void addCode(const QStringList& lines) {
        if (lines.isEmpty())
            return;
        QStringList code;
        for (const QString& line : lines)
            code.append(withoutTags(line));
        add(QStringList{u"[code]"_s} + code + QStringList{u"[/code]"_s});
    }

    TextBlocks m_blocks;
};

} // namespace

QByteArray writtenAsBbCode(const ReportDocument& document) {
    return BbCodeWriter().run(document);
}

} // namespace mentat
