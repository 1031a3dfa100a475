import type { WidgetLook } from '#widget/widget-data.ts'
import { readStyle } from './owners-style.server.ts'
import type { WidgetSettings } from './widget.schema.ts'

/** How a widget looks: of the owner's own rules, what is allowed. */
export function lookOf(settings: WidgetSettings): WidgetLook {
  const { theme, paper, ink, star, font, radius, density, hasStars, hasAvatars, hasDates, height } = settings
  const { style } = readStyle(settings.style, settings)
  return { theme, paper, ink, star, font, radius, density, hasStars, hasAvatars, hasDates, height, style }
}
