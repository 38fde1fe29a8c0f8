#include "tests/cli/guide_example.h"

#include "tests/support/scratch_book.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

std::optional<double> numberOf(const Json& value) {
    if (const qint64* whole = value.integer())
        return static_cast<double>(*whole);
    if (const double* decimal = value.decimal())
        return *decimal;
    return std::nullopt;
}

QString said(const Json& value) {
    return QString::fromUtf8(value.toCompactBytes());
}

QStringList keyFaults(const Json& example) {
    static const QStringList known{u"name"_s, u"run"_s, u"event"_s, u"document"_s, u"expect"_s};
    QStringList faults;
    for (const Json::Member& member : *example.object()) {
        if (!known.contains(member.key))
            faults.append(u"unknown key "_s + member.key);
    }
    for (const QString& needed : {u"name"_s, u"run"_s, u"expect"_s}) {
        if (!example.find(needed))
            faults.append(u"no "_s + needed);
    }
    return faults;
}

QStringList argumentsOf(const Json& run, const QString& file, const QString& document) {
    QStringList arguments;
    for (const Json& word : run.list() ? *run.list() : Json::List()) {
        const QString text = word.text() ? *word.text() : QString();
        arguments.append(text == u"{file}" ? file : text == u"{document}" ? document : text);
    }
    return arguments + QStringList{u"--format"_s, u"json"_s};
}

} // namespace

std::vector<GuideExample> guideExamples(const QString& folder) {
    static const QRegularExpression block(u"^```mentat-example\n(.*?)^```$"_s,
                                          QRegularExpression::MultilineOption
                                              | QRegularExpression::DotMatchesEverythingOption);
    std::vector<GuideExample> examples;
    for (const QString& page : QDir(folder).entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        if (page == u"README.md")
            continue;
        const QString text = QString::fromUtf8(bytesOf(folder + u'/' + page));
        for (auto found = block.globalMatch(text); found.hasNext();)
            examples.push_back({page, found.next().captured(1).toUtf8()});
    }
    return examples;
}

QStringList faultsOf(const GuideExample& example) {
    const auto read = Json::parse(example.text);
    if (!read || !read->object())
        return {u"no JSON object"_s};
    if (const QStringList faults = keyFaults(*read); !faults.isEmpty())
        return faults;
    Terminal terminal;
    const QString file = terminal.path(u"example.mentat"_s);
    if (const Json* event = read->find(u"event")) {
        const QString document = terminal.put(u"event.json"_s, event->toBytes());
        const Outcome made = terminal.run({u"import"_s, file, u"--document"_s, document});
        if (made.code != 0)
            return {u"the event is refused: "_s + QString::fromUtf8(made.err)};
    }
    QString document;
    if (const Json* given = read->find(u"document"))
        document = terminal.put(u"document.json"_s, given->toBytes());
    const Outcome done = terminal.run(argumentsOf(*read->find(u"run"), file, document));
    if (done.code != 0)
        return {u"exit %1: %2"_s.arg(done.code).arg(QString::fromUtf8(done.err))};
    const auto printed = Json::parse(done.out);
    if (!printed)
        return {u"no JSON was printed"_s};
    return missesOf(*read->find(u"expect"), *printed);
}

QStringList missesOf(const Json& expected, const Json& got, const QString& where) {
    QStringList misses;
    if (const Json::Object* object = expected.object()) {
        if (object->empty() && !got.object())
            return {u"%1: {} expected, got %2"_s.arg(where, said(got))};
        for (const Json::Member& member : *object) {
            const QString below = where + u'/' + member.key;
            if (const Json* value = got.find(member.key))
                misses += missesOf(member.value, *value, below);
            else
                misses.append(below + u": missing"_s);
        }
        return misses;
    }
    if (const Json::List* list = expected.list()) {
        if (!got.list() || got.list()->size() != list->size())
            return {u"%1: %2 expected, got %3"_s.arg(where).arg(list->size()).arg(said(got))};
        for (size_t i = 0; i < list->size(); ++i)
            misses += missesOf((*list)[i], (*got.list())[i], where + u'/' + QString::number(i));
        return misses;
    }
    const auto wanted = numberOf(expected);
    const bool fits = wanted ? numberOf(got) == wanted : expected == got;
    if (!fits)
        misses.append(u"%1: %2 expected, got %3"_s.arg(where, said(expected), said(got)));
    return misses;
}

} // namespace mentat::test
