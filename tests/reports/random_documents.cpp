#include "tests/reports/random_documents.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

class DocumentMaker {
public:
    explicit DocumentMaker(RandomSource& random) : m_random(random) {}

    ReportDocument document() {
        ReportDocument document{.title = words(1, 4),
                                .event = words(1, 6),
                                .author = u"GM"_s,
                                .printed = words(1, 3),
                                .paper = m_random.oneIn(2) ? Paper::Letter : Paper::A4,
                                .orientation
                                = m_random.oneIn(4) ? Orientation::Sideways : Orientation::Upright,
                                .blocks = {}};
        m_isSideways = document.orientation == Orientation::Sideways;
        if (m_random.oneIn(4))
            addHeadOfWall(document);
        const size_t head = document.blocks.size();
        const int blocks = m_random.between(1, 14);
        for (int i = 0; i < blocks; ++i)
            addBlock(document.blocks);
        if (head > 0)
            suitWall(document.blocks, head);
        return document;
    }

private:
    QString word(int longest = 11) {
        // The number makes it the only one, the letters long or wide.
        QString word = u'q' + QString::number(m_next++) + u'q';
        const QChar letter = m_random.of(std::vector<QChar>{u'i', u'n', u'W', u'é'});
        return word + QString(m_random.between(0, longest), letter);
    }

    QString words(int least, int most) {
        QStringList words;
        for (int i = m_random.between(least, most); i > 0; --i)
            words.append(word());
        return words.join(u' ');
    }

    /// In half of the charts; from a source of its own, so that everything else stays as it was.
    QString finding() {
        QStringList words;
        for (int i = m_findings.oneIn(2) ? m_findings.between(1, 8) : 0; i > 0; --i)
            words.append(u'q' + QString::number(m_next++) + u'q'
                         + QString(m_findings.between(0, 11), u'n'));
        return words.join(u' ');
    }
    QString name() { return m_random.oneIn(9) ? word(30) : words(1, 3); }

    void addHeadOfWall(ReportDocument& document) {
        document.readAt = ReadAt::Wall;
        document.add(Heading{1, words(1, 5)});
        for (int notes = m_random.between(0, 2); notes > 0; --notes)
            document.add(Paragraph{words(1, 7), true});
    }

    /// No sheet for the wall has a chart. A note right below the head is part of it, and the head
    /// cuts a long one.
    static void suitWall(std::vector<ReportBlock>& blocks, size_t head) {
        std::erase_if(blocks, [](const ReportBlock& block) {
            return std::holds_alternative<FigureDrawing>(block)
                   || std::holds_alternative<BesideFigure>(block);
        });
        if (blocks.size() == head)
            return;
        if (auto* note = std::get_if<Paragraph>(&blocks[head]))
            note->isNote = false;
    }

    void addBlock(std::vector<ReportBlock>& blocks) {
        switch (m_random.below(14)) {
        case 0: blocks.emplace_back(Heading{m_random.between(1, 3), words(1, 8)}); break;
        case 1: blocks.emplace_back(Paragraph{words(1, 120), m_random.oneIn(2)}); break;
        case 2: {
            BulletList list;
            for (int i = m_random.between(1, 6); i > 0; --i)
                list.items.append(words(1, 25));
            list.look = m_random.oneIn(3) ? ListLook::TwoColumns : ListLook::Lines;
            blocks.emplace_back(list);
            break;
        }
        case 3: {
            FactList list;
            for (int i = m_random.between(1, 8); i > 0; --i)
                list.facts.push_back({words(1, 4), words(1, 20)});
            blocks.emplace_back(list);
            break;
        }
        case 4: addPoster(blocks); break;
        case 5: blocks.emplace_back(PageBreak{}); break;
        case 6: blocks.emplace_back(figure()); break;
        case 7: addKeyFigures(blocks); break;
        case 8: addPodium(blocks); break;
        case 9: addBesideFigure(blocks); break;
        case 10: addSignatureLine(blocks); break;
        default:
            blocks.emplace_back(Heading{m_random.between(1, 3), words(1, 4)});
            addTable(blocks);
        }
    }

    /// With its title and remark, and headings above it, not higher than a page.
    FigureDrawing figure() {
        FigureDrawing drawing;
        drawing.words.title = words(1, 4);
        drawing.words.headline = finding();
        drawing.words.remark = m_random.oneIn(2) ? words(1, 25) : QString();
        FigureSeries& series = drawing.figure.series.emplace_back();
        const int bars = m_random.between(1, 45);
        for (int i = m_isSideways ? std::min(bars, 20) : bars; i > 0; --i) {
            drawing.figure.categories.emplace_back(u"name"_s);
            series.points.push_back({.value = i});
        }
        drawing.words.categories.assign(series.points.size(), u"name"_s);
        drawing.words.values = {{series.points.size(), u"1"_s}};
        return drawing;
    }

    void addKeyFigures(std::vector<ReportBlock>& blocks) {
        KeyFigures key;
        for (int i = m_random.between(1, 8); i > 0; --i)
            key.figures.push_back(
                {word(3), words(1, 3), m_random.oneIn(2) ? words(1, 2) : QString()});
        blocks.emplace_back(key);
    }

    void addPodium(std::vector<ReportBlock>& blocks) {
        Podium podium{.steps = {}, .how = m_random.oneIn(2) ? words(1, 15) : QString()};
        for (int i = m_random.between(1, 4); i > 0; --i)
            podium.steps.push_back(
                {words(1, 2), name(), m_random.oneIn(2) ? words(1, 3) : QString()});
        blocks.emplace_back(podium);
    }

    /// Not higher than a page: that is one piece.
    void addBesideFigure(std::vector<ReportBlock>& blocks) {
        BesideFigure beside{.drawing = figure()};
        for (int i = m_random.between(0, 2); i > 0; --i)
            beside.words.append(words(1, 8));
        beside.drawing.words.remark = m_random.oneIn(2) ? words(1, 5) : QString();
        if (m_random.oneIn(2)) {
            beside.table.emplace();
            beside.table->columns = {{u"key"_s, word(5)}, {u"key"_s, word(5), Align::End}};
            for (int i = m_random.between(1, 3); i > 0; --i)
                beside.table->rows.push_back({{{word(), {}}, {word(4), {}}}});
        }
        blocks.emplace_back(beside);
    }

    void addSignatureLine(std::vector<ReportBlock>& blocks) {
        SignatureLine line;
        for (int i = m_random.between(1, 4); i > 0; --i)
            line.fields.push_back({words(1, 2), m_random.oneIn(2) ? name() : QString()});
        blocks.emplace_back(line);
    }

    void addPoster(std::vector<ReportBlock>& blocks) {
        Poster poster;
        for (int i = m_random.between(1, 20); i > 0; --i) {
            PosterGroup group{m_random.oneIn(4) ? QString() : words(1, 2), {}};
            for (int line = m_random.between(1, 7); line > 0; --line)
                group.lines.push_back({name(), words(1, 2)});
            poster.groups.push_back(group);
        }
        blocks.emplace_back(poster);
    }

    void addTable(std::vector<ReportBlock>& blocks) {
        ReportTable table;
        table.isLarge = m_random.oneIn(5);
        table.hasLeaders = m_random.oneIn(4);
        const int columns = m_random.between(1, m_random.oneIn(5) ? 16 : 7);
        for (int i = 0; i < columns; ++i)
            table.columns.push_back(
                {u"key"_s, words(1, 2),
                 m_random.of(std::vector{Align::Start, Align::Center, Align::End}),
                 m_random.oneIn(6)});
        if (m_random.oneIn(5))
            table.columns.back().isFigure = true;
        for (int i = m_random.oneIn(3) ? m_random.between(9, 70) : m_random.between(0, 8); i > 0;
             --i) {
            ReportRow row{.cells = {}, .beginsPart = m_random.oneIn(9)};
            for (const ReportColumn& column : table.columns) {
                if (m_random.oneIn(8))
                    row.cells.push_back({u""_s, {}, false, true});
                else
                    row.cells.push_back(
                        {column.isWide ? words(1, 20) : name(), {}, m_random.oneIn(5)});
            }
            if (m_random.oneIn(4))
                row.remark = words(1, 25);
            table.rows.push_back(row);
        }
        blocks.emplace_back(table);
    }

    RandomSource& m_random;
    RandomSource m_findings{1};
    bool m_isSideways = false;
    int m_next = 0;
};

} // namespace

ReportDocument randomDocument(RandomSource& random) {
    return DocumentMaker(random).document();
}

} // namespace mentat::test
