#include "ui/pages/players/people_import_view.h"

#include "model/document/bytes/whole_input.h"
#include "model/document/incoming_file.h"
#include "ui/itemmodels/players_import_model.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/players_proxy.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

PeopleImportView::PeopleImportView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_summary(plainLabel(u"importSummary"_s))
    , m_list(named(new ListTable(pageContext.theme, tr("Lines in the list")), u"importList"_s))
    , m_model(new PlayersImportModel(this))
    , m_skip(named(new QCheckBox, u"importSkip"_s))
    , m_acts(new QWidget(this))
    , m_import(named(new AccentButton, u"importPeople"_s))
    , m_leave(named(new QPushButton(tr("Close the list")), u"importLeave"_s)) {
    auto* proxy = new PlayersProxy(this);
    proxy->setSourceModel(m_model);
    m_list->setModel(proxy);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // rejected lines first
    m_list->setSortingEnabled(true);
    m_list->setWideColumn(PlayersImportModel::What);
    m_list->setEmptyText(tr("The list has no lines."));
    layOut();
    connect(m_skip, &QCheckBox::toggled, this, &PeopleImportView::showRows);
    connect(m_import, &QPushButton::clicked, this, &PeopleImportView::import);
    connect(m_leave, &QPushButton::clicked, this, [this] { Q_EMIT done(false); });
}

void PeopleImportView::layOut() {
    addParts(bareColumn(this, space::small),
             {m_title, m_summary, {m_list, 1}, {m_skip, 0, Qt::AlignLeft}});
    addParts(bareRow(m_acts, space::small), {m_leave, m_import});
}

bool PeopleImportView::read(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const auto csv = readWholeFile(path);
    if (!csv) {
        m_book.say(Gravity::Refused, m_book.worded(csv.error()));
        return false;
    }
    return show(name, *csv);
}

bool PeopleImportView::readClipboard() {
    const auto table = readPastedTable(QApplication::clipboard()->text());
    return table && show(tr("the clipboard"), table->csv);
}

bool PeopleImportView::show(const QString& name, const QByteArray& csv) {
    auto list = readPeopleCsv(csv);
    if (!list) {
        m_book.say(
            Gravity::Refused,
            tr("%1 cannot be read as a list of people: %2").arg(name, m_book.worded(list.error())));
        return false;
    }
    m_people = *std::move(list);
    m_skip->setChecked(false);
    m_title->setText(tr("What %1 will add").arg(name));
    refresh();
    return true;
}

void PeopleImportView::refresh() {
    m_fates = matchPeople(m_book.book(), m_people);
    m_model->setRows(rowsOfImport(m_fates, m_people, m_book.wording()));
    fitColumns(*m_list);
    showRows();
}

void PeopleImportView::showRows() {
    const int rejected = static_cast<int>(m_fates.rejected.size());
    m_summary->setText(tr("%1 new, %2 updated, %3 unchanged, %4 rejected. People are added to "
                          "the file but not registered in any event. An import cannot be undone.")
                           .arg(m_fates.added)
                           .arg(m_fates.updated)
                           .arg(m_fates.unchanged)
                           .arg(rejected)
                       + sharedBadges());
    m_skip->setVisible(rejected > 0);
    m_skip->setText(tr("Skip %n rejected line(s)", nullptr, rejected));
    const int taken = m_fates.added + m_fates.updated;
    m_import->setText(tr("Import %n (person|people)", nullptr, taken));
    m_import->setEnabled(taken > 0 && m_book.canWriteFile()
                         && (rejected == 0 || m_skip->isChecked()));
}

QString PeopleImportView::sharedBadges() const {
    constexpr size_t mostNamed = 3;
    QString text;
    for (size_t i = 0; i < std::min(m_fates.shared.size(), mostNamed); ++i) {
        const SharedBadge& shared = m_fates.shared[i];
        text += u'\n'
                + tr("%2 share badge %1: choose who it is at check-in.")
                      .arg(shared.badge, shared.names.join(u", "_s));
    }
    if (m_fates.shared.size() > mostNamed)
        text += u'\n'
                + tr("%n more badge(s) belong to several people.", nullptr,
                     static_cast<int>(m_fates.shared.size() - mostNamed));
    return text;
}

void PeopleImportView::startTyping() {
    if (m_skip->isVisibleTo(this))
        m_skip->setFocus(Qt::OtherFocusReason);
    else
        (m_import->isEnabled() ? m_import : m_leave)->setFocus(Qt::OtherFocusReason);
}

void PeopleImportView::import() {
    const auto outcome = m_book.session().importPeople(m_people, m_skip->isChecked());
    if (!outcome) {
        m_book.say(Gravity::Refused, m_book.worded(outcome.error()));
        return;
    }
    m_book.say(Gravity::Note, tr("People: %1 new, %2 updated. Register them under Known people, "
                                 "or as they check in.")
                                  .arg(outcome->added)
                                  .arg(outcome->updated));
    Q_EMIT done(true);
}

} // namespace mentat
