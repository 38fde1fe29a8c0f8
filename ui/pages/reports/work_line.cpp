#include "ui/pages/reports/work_line.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/printing/printing.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int noticed = 500; // milliseconds

} // namespace

WorkLine::WorkLine(BackgroundWork& work, QWidget* parent)
    : QWidget(parent)
    , m_work(work)
    , m_text(new QLabel)
    , m_cancel(new QPushButton(tr("Cancel"))) {
    setObjectName(u"workLine"_s);
    showPlainly(*m_text);
    m_cancel->setObjectName(u"workCancel"_s);
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("In progress"));
    addParts(bareRow(this, space::small), {{m_text, 1}, bar, m_cancel});
    m_patience.setSingleShot(true);
    m_patience.setInterval(noticed);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, &m_work, &BackgroundWork::giveUp);
    connect(&m_work, &BackgroundWork::busyChanged, this, &WorkLine::follow);
    hide();
}

void WorkLine::setText(const QString& text) {
    m_text->setText(text);
}

void WorkLine::follow() {
    if (m_work.isBusy()) {
        m_patience.start();
        return;
    }
    m_patience.stop();
    hide();
}

} // namespace mentat
