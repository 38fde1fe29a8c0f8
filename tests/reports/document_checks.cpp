#include "tests/reports/document_checks.h"

#include "reports/paper.h"
#include "tests/reports/page_checks.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// Where a word stands: page, then place among the items.
struct Found {
    size_t page;
    QRectF ink;
};

/// All words of the pages, those of the running lines among them; a word that was broken is whole
/// again.
std::map<QString, std::vector<Found>> wordsOf(const std::vector<PlacedPage>& pages,
                                              const std::set<QString>& known) {
    std::map<QString, std::vector<Found>> found;
    std::map<double, QString> begunAt; // by where lines begin: other columns stand between
    for (size_t page = 0; page < pages.size(); ++page) {
        begunAt.clear();
        for (const PlacedItem& item : pages[page].items) {
            const auto* text = std::get_if<PlacedText>(&item);
            // A list of contents says again what stands elsewhere.
            if (!text || text->text == u"•"_s || text->text == u"Contents"_s
                || text->role == TextRole::Reference)
                continue;
            QString& begun = begunAt[text->box.left()];
            for (const QString& part : text->text.split(u' ', Qt::SkipEmptyParts)) {
                const bool goesOn = !known.contains(begun + part) && !known.contains(part);
                begun = goesOn || known.contains(begun + part) ? begun + part : part;
                if (!known.contains(begun))
                    continue;
                found[begun].push_back({page, inkBox(*text)});
                begun.clear();
            }
        }
    }
    return found;
}

class DocumentChecks {
public:
    DocumentChecks(const ReportDocument& document, const std::vector<PlacedPage>& pages)
        : m_document(document)
        , m_pages(pages) {
        collect();
        m_found = wordsOf(pages, m_known);
    }

    QStringList faults() {
        for (m_block = headOfWall(); m_block < m_document.blocks.size(); ++m_block)
            std::visit([&](const auto& block) { check(block); }, m_document.blocks[m_block]);
        checkHeadings();
        checkRunningLines();
        return m_faults;
    }

private:
    [[nodiscard]] bool isForWall() const { return m_document.readAt == ReadAt::Wall; }
    /// So many blocks, from the first, stand at the top of every page.
    [[nodiscard]] size_t headOfWall() const {
        const auto& blocks = m_document.blocks;
        const auto* heading = blocks.empty() ? nullptr : std::get_if<Heading>(&blocks[0]);
        if (!isForWall() || !heading || heading->level != 1)
            return 0;
        size_t count = 1;
        while (count < blocks.size() && count < 3) {
            const auto* note = std::get_if<Paragraph>(&blocks[count]);
            if (!note || !note->isNote)
                break;
            ++count;
        }
        return count;
    }
    static QStringList split(const QString& text) { return text.split(u' ', Qt::SkipEmptyParts); }
    void know(const QString& text) {
        for (const QString& word : split(text))
            m_known.insert(word);
    }
    void collect() {
        know(m_document.event);
        know(m_document.title);
        know(m_document.printed);
        for (const ReportBlock& block : m_document.blocks)
            std::visit([&](const auto& one) { collectFrom(one); }, block);
    }
    void collectFrom(const Heading& heading) { know(heading.text); }
    void collectFrom(const Paragraph& paragraph) { know(paragraph.text); }
    void collectFrom(const BulletList& list) { know(list.items.join(u' ')); }
    void collectFrom(const FactList& list) { know(textOf(list.facts)); }
    void collectFrom(const ReportTable& table) {
        for (const ReportColumn& column : table.columns)
            know(column.title);
        for (const ReportRow& row : table.rows)
            know(textOf(row));
    }
    void collectFrom(const Poster& poster) {
        for (const PosterGroup& group : poster.groups)
            know(textOf(group));
    }
    void collectFrom(const PageBreak&) {}
    void collectFrom(const PlacedSheet&) {}
    void collectFrom(const FigureDrawing& drawing) { know(textOf(drawing.words)); }

    void collectFrom(const KeyFigures& key) { know(textOf(key)); }
    void collectFrom(const Podium& podium) { know(textOf(podium)); }
    void collectFrom(const BesideFigure& beside) { know(textOf(beside)); }
    void collectFrom(const SignatureLine& line) { know(textOf(line.fields)); }

    static QString textOf(const std::vector<Fact>& facts) {
        QString text;
        for (const Fact& fact : facts)
            text += fact.label + u' ' + fact.value + u' ';
        return text;
    }
    static QString textOf(const PosterGroup& group) {
        return group.heading + u' ' + textOf(group.lines);
    }
    static QString textOf(const KeyFigures& key) {
        QString text;
        for (const KeyFigure& figure : key.figures)
            text += figure.value + u' ' + figure.label + u' ' + figure.before + u' ';
        return text;
    }
    static QString textOf(const Podium& podium) {
        QString text = podium.how;
        for (const PodiumStep& step : podium.steps)
            text += u' ' + step.place + u' ' + step.name + u' ' + step.about;
        return text;
    }
    static QString textOf(const FigureWords& words) {
        return words.title + u' ' + words.headline + u' ' + words.remark;
    }
    static QString textOf(const BesideFigure& beside) {
        QString text = textOf(beside.drawing.words) + u' ' + beside.words.join(u' ');
        if (!beside.table)
            return text;
        for (const ReportColumn& column : beside.table->columns)
            text += u' ' + column.title;
        for (const ReportRow& row : beside.table->rows)
            text += u' ' + textOf(row);
        return text;
    }
    static QString textOf(const ReportRow& row) {
        QString text;
        for (const ReportCell& cell : row.cells)
            text += cell.text + u' ';
        return text + row.remark;
    }

    [[nodiscard]] std::vector<Found> allOf(const QString& word) const {
        const auto found = m_found.find(word);
        return found == m_found.end() ? std::vector<Found>() : found->second;
    }
    /// What the words of a text cover on a page; null if none is there.
    [[nodiscard]] QRectF inkOn(size_t page, const QString& text) const {
        QRectF ink;
        for (const QString& word : split(text)) {
            for (const Found& found : allOf(word)) {
                if (found.page == page)
                    ink |= found.ink;
            }
        }
        return ink;
    }
    /// Where the only place of a word is; nullptr where it is lost.
    const Found* only(const QString& word) {
        const auto found = m_found.find(word);
        if (found == m_found.end()) {
            m_faults.append(u"lost: "_s + word);
            return nullptr;
        }
        if (found->second.size() > 1)
            m_faults.append(u"twice: "_s + word);
        return &found->second.front();
    }

    /// One text after all that came before it.
    void checkText(const QString& text) {
        for (const QString& word : split(text)) {
            if (const Found* found = only(word)) {
                if (found->page < m_page
                    || (found->page == m_page && found->ink.bottom() < m_top - 0.1))
                    m_faults.append(u"out of order: "_s + word);
                m_page = found->page;
                m_top = found->ink.top();
            }
        }
    }
    void check(const Heading& heading) { checkText(heading.text); }
    void check(const Paragraph& paragraph) { checkText(paragraph.text); }
    /// In two columns, the second of a row begins beside the first word of the first, on its page.
    void check(const BulletList& list) {
        size_t rowPage = m_page;
        double rowTop = m_top;
        for (qsizetype i = 0; i < list.items.size(); ++i) {
            if (list.look == ListLook::TwoColumns && i % 2 == 1) {
                m_page = rowPage;
                m_top = rowTop;
            } else {
                checkText(split(list.items[i]).value(0));
                rowPage = m_page;
                rowTop = m_top;
            }
            checkText(list.items[i]);
        }
    }
    void check(const FactList& list) {
        for (const Fact& fact : list.facts) {
            checkTogether(fact.label + u' ' + fact.value);
        }
    }
    /// All on one page, which is not before what came earlier.
    std::optional<size_t> checkTogether(const QString& text) {
        std::optional<size_t> page;
        for (const QString& word : split(text)) {
            const Found* found = only(word);
            if (!found)
                continue;
            if (found->page < m_page)
                m_faults.append(u"out of order: "_s + word);
            if (page && *page != found->page)
                m_faults.append(u"torn: "_s + word);
            page = found->page;
            m_page = std::max(m_page, found->page);
            m_top = 0;
        }
        return page;
    }
    void check(const ReportTable& table) {
        std::set<size_t> pages;
        for (const ReportRow& row : table.rows) {
            if (isHigherThanAPage(table, row))
                pages.merge(checkTorn(row));
            else if (const auto page = checkTogether(textOf(row)))
                pages.insert(*page);
        }
        if (!isForWall() && table.rows.size() <= 8 && pages.size() > 1 && isLow(table))
            m_faults.append(u"short table torn: "_s + table.columns.front().title);
        // On the wall a figure that is looked for says what its list is.
        if (isForWall() && std::ranges::any_of(table.columns, &ReportColumn::isFigure))
            return;
        for (const ReportColumn& column : table.columns)
            checkTitle(column.title, pages);
    }
    /// Such a row has to be torn: a page has less room below what stands above it.
    [[nodiscard]] bool isHigherThanAPage(const ReportTable& table, const ReportRow& row) const {
        std::map<size_t, QRectF> parts;
        for (const QString& word : split(textOf(row))) {
            for (const Found& found : allOf(word))
                parts[found.page] |= found.ink;
        }
        if (parts.size() < 2)
            return false;
        double height = &row == &table.rows.front() ? heightOfHeadings(parts.begin()->first) : 0;
        for (const auto& [page, part] : parts)
            height += part.height();
        const double blanks = 24; // around the row, below the titles, above the foot
        const size_t last = parts.rbegin()->first;
        return height + blanks > topOfFoot(last) - bottomOfTitles(table, last);
    }
    /// Of those directly above this block; a table's few facts are among them.
    [[nodiscard]] double heightOfHeadings(size_t page) const {
        QRectF headings;
        for (size_t i = m_block; i > headOfWall(); --i) {
            const ReportBlock& above = m_document.blocks[i - 1];
            const auto* heading = std::get_if<Heading>(&above);
            const auto* facts = std::get_if<FactList>(&above);
            if (!heading && !(facts && i == m_block && facts->facts.size() <= 8))
                break;
            const QString text = heading ? heading->text : textOf(facts->facts);
            headings |= inkOn(page, text);
        }
        const double gaps = 24;
        return headings.isNull() ? 0 : headings.height() + gaps;
    }
    [[nodiscard]] double topOfFoot(size_t page) const {
        for (const PlacedItem& item : m_pages[page].items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (text && text->text == numberOf(page))
                return text->box.top();
        }
        return m_pages[page].size.height() - pageMargins().bottom();
    }
    [[nodiscard]] QString numberOf(size_t page) const {
        return u"Page %1 of %2"_s.arg(page + 1).arg(m_pages.size());
    }
    /// Where the running head or the titles of the columns end.
    [[nodiscard]] double bottomOfTitles(const ReportTable& table, size_t page) const {
        QString above = textOfHead();
        for (const ReportColumn& column : table.columns)
            above += u' ' + column.title;
        return std::max(pageMargins().top(), inkOn(page, above).bottom());
    }
    /// Each cell by itself goes on from page to page.
    std::set<size_t> checkTorn(const ReportRow& row) {
        std::set<size_t> pages;
        const size_t first = m_page;
        QStringList texts{row.remark};
        for (const ReportCell& cell : row.cells)
            texts.append(cell.text);
        for (const QString& text : texts) {
            m_page = first;
            m_top = 0;
            for (const QString& word : split(text)) {
                checkText(word);
                pages.insert(m_page);
            }
        }
        m_page = pages.empty() ? first : *pages.rbegin();
        m_top = 0;
        return pages;
    }
    /// Whether it surely has room on a page.
    static bool isLow(const ReportTable& table) {
        qsizetype letters = 0;
        for (const ReportRow& row : table.rows)
            letters += textOf(row).size();
        return letters < 500 && table.columns.size() < 6;
    }
    void checkTitle(const QString& title, const std::set<size_t>& pages) {
        for (const QString& word : split(title)) {
            std::set<size_t> titled;
            for (const Found& found : m_found[word])
                titled.insert(found.page);
            if (titled.empty() || !std::ranges::includes(titled, pages))
                m_faults.append(u"no title: "_s + word);
        }
    }
    void check(const Poster& poster) {
        for (const PosterGroup& group : poster.groups)
            checkTogether(textOf(group));
    }
    void check(const PageBreak&) {}
    void check(const PlacedSheet&) {}
    /// Two values of a series that differ: of what a chart alone shows. Less can be a sentence.
    static bool needsChart(const FigureDrawing& drawing) {
        return std::ranges::any_of(drawing.figure.series, [](const FigureSeries& series) {
            std::set<double> values;
            for (const FigurePoint& point : series.points)
                if (point.value)
                    values.insert(*point.value);
            return values.size() > 1;
        });
    }
    void check(const FigureDrawing& drawing) {
        checkChart(drawing, checkTogether(textOf(drawing.words)));
    }
    void check(const KeyFigures& key) {
        for (const KeyFigure& figure : key.figures)
            checkTogether(figure.value + u' ' + figure.label + u' ' + figure.before);
    }
    void check(const Podium& podium) { checkTogether(textOf(podium)); }
    /// A chart, its words and its table are never torn from each other.
    void check(const BesideFigure& beside) {
        checkChart(beside.drawing, checkTogether(textOf(beside)));
    }
    void check(const SignatureLine& line) { checkTogether(textOf(line.fields)); }
    void checkChart(const FigureDrawing& drawing, std::optional<size_t> at) {
        const size_t page = at.value_or(0);
        const bool isThere = std::ranges::any_of(m_pages[page].items, [&](const PlacedItem& item) {
            const auto* figure = std::get_if<PlacedFigure>(&item);
            return figure && figure->drawing->words.title == drawing.words.title;
        });
        if (!isThere && needsChart(drawing))
            m_faults.append(u"figure not below its title: "_s + drawing.words.title);
    }

    static QString firstOf(const Heading& heading) { return heading.text; }
    static QString firstOf(const Paragraph& paragraph) { return paragraph.text; }
    static QString firstOf(const BulletList& list) { return list.items.value(0); }
    static QString firstOf(const FactList& list) { return list.facts.front().label; }
    static QString firstOf(const ReportTable& table) {
        // The titles alone are nothing: the first row has to be there too.
        QString text = table.rows.empty() ? QString() : textOf(table.rows.front());
        return text.trimmed().isEmpty() ? table.columns.front().title : text;
    }
    static QString firstOf(const Poster& poster) {
        return poster.groups.front().lines.front().label;
    }
    static QString firstOf(const PageBreak&) { return {}; }
    static QString firstOf(const PlacedSheet&) { return {}; }
    static QString firstOf(const FigureDrawing& drawing) { return drawing.words.title; }
    static QString firstOf(const KeyFigures& key) { return key.figures.front().value; }
    static QString firstOf(const Podium& podium) { return podium.steps.front().place; }
    static QString firstOf(const BesideFigure& beside) { return beside.drawing.words.title; }
    static QString firstOf(const SignatureLine& line) { return line.fields.front().label; }

    /// Below the first heading is the list of contents, if there is one.
    [[nodiscard]] bool isAboveContents(size_t block) const {
        const auto isHeading
            = [](const ReportBlock& one) { return std::holds_alternative<Heading>(one); };
        const auto& blocks = m_document.blocks;
        const auto first = std::ranges::find_if(blocks, isHeading) - blocks.begin();
        return first == static_cast<std::ptrdiff_t>(block)
               && std::ranges::any_of(m_pages, [](const PlacedPage& page) {
                      return textsOn(page).contains(u"Contents"_s);
                  });
    }

    void checkHeadings() {
        for (size_t i = headOfWall(); i + 1 < m_document.blocks.size(); ++i) {
            const auto* heading = std::get_if<Heading>(&m_document.blocks[i]);
            if (isAboveContents(i))
                continue;
            const QString next = std::visit([](const auto& block) { return firstOf(block); },
                                            m_document.blocks[i + 1]);
            if (!heading || next.isEmpty())
                continue;
            const auto& above = m_found[split(heading->text).last()];
            const auto& below = m_found[split(next).first()];
            if (!above.empty() && !below.empty() && above.front().page != below.front().page)
                m_faults.append(u"heading left behind: "_s + heading->text);
        }
    }

    void checkRunningLines() {
        for (size_t i = 0; i < m_pages.size(); ++i) {
            const QString number = numberOf(i);
            const auto says = [&](const QString& word) {
                return std::ranges::any_of(m_found[word],
                                           [i](const Found& found) { return found.page == i; });
            };
            const bool hasNumber = std::ranges::any_of(m_pages[i].items, [&](const auto& item) {
                const auto* text = std::get_if<PlacedText>(&item);
                return text && text->text == number;
            });
            for (const QString& word : split(runningText())) {
                if (!says(word))
                    m_faults.append(u"no running line: "_s + word);
            }
            if (!hasNumber && !(isForWall() && m_pages.size() == 1))
                m_faults.append(u"no "_s + number);
        }
    }

    [[nodiscard]] QString runningText() const {
        const QString text = m_document.event + u' ' + m_document.printed;
        return text + u' ' + (isForWall() ? textOfHead() : m_document.title);
    }
    /// Of a sheet for the wall.
    [[nodiscard]] QString textOfHead() const {
        QString text;
        for (size_t i = 0; i < headOfWall(); ++i) {
            if (const auto* heading = std::get_if<Heading>(&m_document.blocks[i]))
                text += u' ' + heading->text;
            else
                text += u' ' + std::get<Paragraph>(m_document.blocks[i]).text;
        }
        return text;
    }

    const ReportDocument& m_document;
    const std::vector<PlacedPage>& m_pages;
    std::set<QString> m_known;
    std::map<QString, std::vector<Found>> m_found;
    QStringList m_faults;
    size_t m_block = 0; // that is checked
    size_t m_page = 0;
    double m_top = 0;
};

} // namespace

QStringList faultsOf(const ReportDocument& document, const std::vector<PlacedPage>& pages) {
    return DocumentChecks(document, pages).faults();
}

} // namespace mentat::test
