#include "reports/fingerprint.h"

#include "model/failure_kind.h"

#include <QCryptographicHash>

namespace mentat {

namespace {

/// Hashes content, each part with its kind and length, so that different content never yields the
/// same bytes.
class Said {
public:
    void say(const QString& text) {
        say(text.size());
        m_hash.addData(QByteArrayView(reinterpret_cast<const char*>(text.utf16()),
                                      text.size() * qsizetype(sizeof(char16_t))));
    }
    void say(qsizetype number) {
        const qint64 wide = number;
        m_hash.addData(QByteArrayView(reinterpret_cast<const char*>(&wide), sizeof wide));
    }
    void say(const Fact& fact) {
        say(fact.label);
        say(fact.value);
    }
    void say(const ReportColumn& column) {
        say(column.key);
        say(column.title);
    }
    void say(const ReportCell& cell) {
        say(cell.text);
        say(cell.isStrong ? 1 : 0);
        say(cell.isBox ? 1 : 0);
    }
    void say(const ReportRow& row) {
        sayAll(row.cells);
        say(row.remark);
        say(row.beginsPart ? 1 : 0);
    }
    void say(const PosterGroup& group) {
        say(group.headingInWords());
        sayAll(group.lines);
    }

    void say(const Heading& heading) {
        say(heading.level);
        say(heading.text);
    }
    void say(const Paragraph& paragraph) { say(paragraph.text); }
    void say(const BulletList& list) { sayAll(list.items); }
    void say(const FactList& list) { sayAll(list.facts); }
    void say(const ReportTable& table) {
        say(table.name);
        sayAll(table.columns);
        sayAll(table.rows);
    }
    void say(const Poster& poster) { sayAll(poster.groups); }
    void say(const PageBreak&) {}
    /// Hashes the text only: positions on the page depend on this machine's fonts.
    void say(const PlacedSheet& sheet) {
        if (!sheet.inWords.empty()) {
            sayAll(sheet.inWords);
            return;
        }
        for (const PlacedItem& item : sheet.page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                say(text->text);
        }
    }
    /// Hashes the text: the numbers determine a chart's columns.
    void say(const FigureDrawing& drawing) {
        const FigureWords& words = drawing.words;
        for (const QString& text : {words.title, words.headline, words.remark, words.categoryTitle,
                                    words.valueTitle, words.nothing})
            say(text);
        sayAll(words.categories);
        sayAll(words.series);
        sayAll(words.values);
        sayAll(words.intervals);
        sayAll(words.marks);
        for (const FigureSeries& series : drawing.figure.series)
            sayAll(series.points);
    }
    void say(const KeyFigure& figure) {
        for (const QString& text : {figure.value, figure.label, figure.before})
            say(text);
    }
    void say(const KeyFigures& key) { sayAll(key.figures); }
    void say(const PodiumStep& step) {
        for (const QString& text : {step.place, step.name, step.about})
            say(text);
    }
    void say(const Podium& podium) {
        sayAll(podium.steps);
        say(podium.how);
    }
    void say(const BesideFigure& beside) {
        say(beside.drawing);
        sayAll(beside.words);
        if (beside.table)
            say(*beside.table);
        say(beside.numbers);
    }
    void say(const SignatureLine& line) { sayAll(line.fields); }
    void say(const std::vector<QString>& texts) { sayAll(texts); }
    void say(const FigurePoint& point) {
        say(point.over);
        say(point.leftOut);
    }
    void say(const ReportBlock& block) {
        say(static_cast<qsizetype>(block.index()));
        std::visit([this](const auto& one) { say(one); }, block);
    }
    void say(const ReportDocument& document) {
        say(document.title);
        say(document.event);
        sayAll(document.blocks);
    }

    [[nodiscard]] QString result() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    template <class List>
    void sayAll(const List& list) {
        say(static_cast<qsizetype>(list.size()));
        for (const auto& one : list)
            say(one);
    }

    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

QString fingerprintOf(const ReportDocument& document) {
    return fingerprintOf(std::vector{&document});
}

QString fingerprintOf(const std::vector<const ReportDocument*>& documents) {
    Said said;
    for (const ReportDocument* document : documents)
        said.say(*document);
    return said.result();
}

std::optional<QString> fingerprintNow(const Book& book, const Event& event, const QString& name,
                                      std::optional<RoundId> round) {
    const Wording english;
    ReportRequest request{
        .book = book, .event = event, .wording = english, .printed = {}, .round = std::move(round)};
    if (const Report* report = findReport(event, name)) {
        request.blanks = report->round == RoundOfReport::Needed && !request.round ? 1 : 0;
        const auto document = reportDocument(*report, request);
        return document ? std::optional(fingerprintOf(*document)) : std::nullopt;
    }
    const ReportFolder* folder = findReportFolder(event, name);
    const auto files = folder ? folder->make(request) : failure(FailureKind::UnknownReport, {name});
    if (!files)
        return std::nullopt;
    std::vector<const ReportDocument*> documents;
    for (const ReportFile& file : files->files)
        documents.push_back(&file.document);
    return fingerprintOf(documents);
}

} // namespace mentat
