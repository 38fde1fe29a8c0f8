#include "tests/translations/shown_texts.h"

#include "ui/lists/list_table.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int maxRows = 40;

/// Collects the texts of one widget after another.
class Collector {
public:
    std::vector<ShownText> texts;

    void addWidget(const QWidget& widget) {
        m_where
            = QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
        // The arrows of a tab bar are named by Qt.
        if (qobject_cast<const QTabBar*>(widget.parentWidget()))
            return;
        add(widget.toolTip(), widget.accessibleName(), widget.accessibleDescription());
        if (widget.isWindow())
            add(widget.windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            addLabel(*label);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            addButton(*button);
        else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            addTabs(*tabs);
        else if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
            addHeader(*header);
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
            addCells(*view);
        else
            addField(widget);
    }

    void addAction(const QAction& action) {
        m_where = u"QAction "_s + action.objectName();
        add(action.text(), action.toolTip());
    }

private:
    template <class... Texts>
    void add(const Texts&... given) {
        for (const QString& text : {QString(given)...}) {
            if (!text.isEmpty())
                texts.push_back({text, m_where});
        }
    }

    void addLabel(const QLabel& label) {
        // Words between fields are one text with those, which the row has as its name.
        const QWidget* row = label.parentWidget();
        if (!row || !row->inherits("mentat::SentenceRow") || row->accessibleName().isEmpty())
            add(label.text());
    }

    void addButton(const QAbstractButton& button) {
        // What a standard button says is Qt's own to translate.
        const auto* box = qobject_cast<const QDialogButtonBox*>(button.parentWidget());
        const bool isQts = box
                           && box->standardButton(const_cast<QAbstractButton*>(&button))
                                  != QDialogButtonBox::NoButton;
        if (!isQts)
            add(button.text());
    }

    void addTabs(const QTabBar& tabs) {
        for (int tab = 0; tab < tabs.count(); ++tab)
            add(tabs.tabText(tab), tabs.tabToolTip(tab));
    }

    void addHeader(const QHeaderView& header) {
        for (int section = 0; header.model() && section < header.count(); ++section) {
            if (!header.isSectionHidden(section))
                add(header.model()->headerData(section, header.orientation()).toString());
        }
    }

    void addCells(const QAbstractItemView& view) {
        if (const auto* list = qobject_cast<const ListTable*>(&view))
            add(list->emptyText());
        const QAbstractItemModel* model = view.model();
        for (int row = 0; model && row < std::min(model->rowCount(), maxRows); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex cell = model->index(row, column);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    add(cell.data(role).toString());
            }
        }
    }

    void addField(const QWidget& widget) {
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
            // What a field of a result sheet proposes are the letters that are typed there.
            if (!widget.inherits("mentat::SheetEdit"))
                add(line->placeholderText());
        } else if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) {
            add(text->placeholderText());
        } else if (const auto* box = qobject_cast<const QSpinBox*>(&widget)) {
            // One text with the number in it.
            add(QString(box->prefix() + u'0' + box->suffix()), box->specialValueText());
        } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
            add(group->title());
        } else if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) {
            for (int item = 0; item < choice->count(); ++item)
                add(choice->itemText(item));
        }
    }

    QString m_where;
};

} // namespace

std::vector<ShownText> shownTexts(const QWidget& root) {
    Collector collector;
    collector.addWidget(root);
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (widget->isVisible())
            collector.addWidget(*widget);
    }
    for (const QAction* action : root.findChildren<QAction*>())
        collector.addAction(*action);
    return collector.texts;
}

} // namespace mentat::test
