#include "tests/session/acts_file.h"

#include "tests/session/desk_acts.h"
#include "tests/support/award_document.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/sample.h"

#include <QFile>
#include <QFileInfo>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The events that other tests start from, too.
QByteArray namedEvent(const QString& name) {
    static const std::map<QString, QByteArray> all{
        {u"sample"_s, sampleDocument()},
        {u"two heats"_s, twoHeats()},
        {u"awards"_s, awardDocument()},
        {u"awards and final"_s, awardDocument(playedFinal())},
        {u"final"_s, finalDocument()},
        {u"final of five"_s, finalDocument({.finalists = 5})},
        {u"final with expansion"_s, finalDocument({.sets = R"(["base", "ixians-tleilaxu"])"})}};
    const auto found = all.find(name);
    return found == all.end() ? QByteArray() : found->second;
}

/// Takes in one line after another.
class ActsReader {
public:
    explicit ActsReader(ActsFile& file) : m_file(file) {}

    void take(const QString& line) {
        ++m_number;
        const QString text = line.trimmed();
        if (text.startsWith(u'#')) {
            if (text == u"# planted"_s)
                m_file.planted.push_back(m_number + 1);
        } else if (text.isEmpty()) {
            m_isDocument = false;
        } else if (!line.startsWith(u' ')) {
            heading(text);
        } else if (m_isDocument) {
            m_document += text.toUtf8() + '\n';
        } else if (!m_isBefore && m_file.tests.empty()) {
            fault(u"no test begins above this line"_s);
        } else {
            step(m_isBefore ? m_before : m_file.tests.back().steps, text);
        }
    }

private:
    void fault(const QString& why) { m_file.faults.push_back({m_number, why}); }

    void heading(const QString& text) {
        const QString word = text.section(u' ', 0, 0);
        const QString rest = text.section(u' ', 1).trimmed();
        m_isDocument = false;
        m_isBefore = word == u"before"_s;
        if (m_isBefore) {
            m_before.clear();
        } else if (word == u"day"_s) {
            m_day = QDate::fromString(rest, Qt::ISODate);
        } else if (word == u"event"_s) {
            m_before.clear();
            m_isDocument = rest.isEmpty();
            m_document = namedEvent(rest);
            if (!m_isDocument && m_document.isEmpty())
                fault(u"there is no event “%1”"_s.arg(rest));
        } else if (word == u"test"_s && !m_document.isEmpty()) {
            m_file.tests.push_back({rest, m_number, m_document, m_day, m_before});
        } else {
            fault(u"expected: day, event, before, or (after an event) test"_s);
        }
    }

    void step(std::vector<ActsStep>& steps, const QString& text) {
        const QString word = text.section(u' ', 0, 0);
        const bool isExpected = QStringList{u"+"_s,       u"-"_s,       u"="_s,      u"journal"_s,
                                            u"refused"_s, u"nothing"_s, u"anything"_s}
                                    .contains(word);
        if (!isExpected)
            steps.push_back({{m_number, text}});
        else if (steps.empty())
            steps.push_back({{m_number, {}}, {{m_number, text}}}); // of the event as it is
        else
            steps.back().expected.push_back({m_number, text});
    }

    ActsFile& m_file;
    int m_number = 0;
    bool m_isDocument = false;
    bool m_isBefore = false;
    QByteArray m_document;
    std::vector<ActsStep> m_before;
    std::optional<QDate> m_day;
};

} // namespace

ActsFile readActsFile(const QString& path) {
    ActsFile file{QFileInfo(path).fileName()};
    QFile bytes(path);
    if (!bytes.open(QIODevice::ReadOnly)) {
        file.faults.push_back({0, u"the file cannot be read"_s});
        return file;
    }
    ActsReader reader(file);
    for (const QString& line : QString::fromUtf8(bytes.readAll()).split(u'\n'))
        reader.take(line);
    if (file.tests.empty())
        file.faults.push_back({0, u"the file has no test"_s});
    return file;
}

} // namespace mentat::test
