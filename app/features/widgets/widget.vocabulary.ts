// The vocabulary of widgets, without zod, so that screens can import it.
import type { WidgetKind } from '#widget/widget-data.ts'

export const kindNames: Record<WidgetKind, string> = {
  wall: 'Wall',
  grid: 'Grid',
  list: 'List',
  carousel: 'Carousel',
  marquee: 'Marquee',
  quote: 'Quote',
  summary: 'Summary',
  badge: 'Badge',
  toast: 'Pop-up',
  drawer: 'Floating button',
  photos: 'Photos',
}

/** `all`: every review, the newest first. `some`: those that pass a filter. `picked`: by hand. */
export const selections = ['all', 'some', 'picked'] as const
export const sortings = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const

/** The page around a preview: its background and its text. */
export const previewPages = {
  light: ['#ffffff', '#1a1a1a'],
  dark: ['#17171c', '#eeeeee'],
  cream: ['#f6efe3', '#4a2f1b'],
} as const
export type PreviewPage = keyof typeof previewPages

export const widgetLimits = {
  count: { min: 1, max: 24 },
  height: { min: 24, max: 4000 },
  radius: { min: 0, max: 32 },
  name: 80,
  ofBusiness: 100,
  origins: 20,
  style: 4000,
  versions: 50,
}

/** The block size in CSS pixels that a new widget of this kind reserves, for a number of reviews on a wide page. */
export function heightFor(kind: WidgetKind, count: number) {
  const rows = Math.ceil(Math.min(Math.max(count, 1), widgetLimits.count.max) / 3)
  const heights: Record<WidgetKind, number> = {
    wall: 120 + 220 * rows,
    grid: 120 + 220 * rows,
    list: 120 + 150 * Math.min(count, 6),
    carousel: 450,
    marquee: 450,
    quote: 320,
    summary: 370,
    badge: 48,
    toast: 24,
    drawer: 24,
    photos: 120 + 200 * rows,
  }
  return heights[kind]
}

/** A badge and a summary show the numbers of all reviews and no review, so that there is nothing to select. */
export const showsReviews = (kind?: WidgetKind) => kind !== 'badge' && kind !== 'summary'

/** A pop-up and a floating button lie over the page, which reserves no height for them and gives them no edge. */
export const isFloating = (kind?: WidgetKind) => kind === 'toast' || kind === 'drawer'

/** How many reviews a widget shows at most. Those picked by hand are all meant. */
export function mostShown(kind: WidgetKind, { select, count }: { select: string; count: number }) {
  if (!showsReviews(kind)) return 0
  if (kind === 'quote') return 1
  return select === 'picked' ? widgetLimits.count.max : count
}
