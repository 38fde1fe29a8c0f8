#pragma once

#include "ui/desk/pages_kind.h"

#include <QLabel>
#include <QVBoxLayout>

namespace mentat {

/// How many tosses there are.
class CoinTossPage : public Page {
public:
    explicit CoinTossPage(const PageContext& pageContext) {
        auto* column = new QVBoxLayout(this);
        const auto& play = std::get<CoinTossPlay>(pageContext.book.event().play);
        column->addWidget(new QLabel(QString::number(play.tosses.size())));
    }
};

inline std::vector<PageEntry> coinTossPageList() {
    return {{QStringLiteral("tosses"), LineIcon::Results, QStringLiteral("Tosses"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<CoinTossPage>(pageContext);
             }}};
}

inline PagesKind coinTossPagesKind() {
    return {.name = "Coin toss", .pages = coinTossPageList};
}

} // namespace mentat
