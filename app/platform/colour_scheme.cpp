#include "app/platform/colour_scheme.h"

namespace mentat {

void ColourScheme::take(std::optional<Wish> wish) {
    if (wish == m_wish)
        return;
    m_wish = wish;
    Q_EMIT changed();
}

} // namespace mentat
