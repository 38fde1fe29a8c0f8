#include "app/platform/color_scheme.h"

namespace mentat {

void ColorScheme::take(std::optional<Wish> wish) {
    if (wish == m_wish)
        return;
    m_wish = wish;
    Q_EMIT changed();
}

} // namespace mentat

#include "moc_color_scheme.cpp"
