// The vocabulary of walls, without zod, so that screens can import it.

export const widgetKinds = ['wall'] as const
export type WidgetKind = (typeof widgetKinds)[number]

export const wallThemes = ['auto', 'light', 'dark'] as const
export const wallLayouts = ['columns', 'rows'] as const
export const wallTypefaces = ['serif', 'sans'] as const

/** The colours that a wall takes on a page of these, for previews: paper, ink and stars. */
export const previewPages = {
  light: ['#ffffff', '#1a1a1a', '#d07c08'],
  dark: ['#17171c', '#eeeeee', '#f3af40'],
  cream: ['#f6efe3', '#4a2f1b', '#b86b00'],
} as const
export type PreviewPage = keyof typeof previewPages

export const wallLimits = { count: { min: 1, max: 24 }, height: { min: 240, max: 2000 } }

/**
 * The height in CSS pixels that shows this many reviews on a wide page: rows of three between header and
 * footer.
 */
export const heightFor = (count: number) => 120 + 220 * Math.ceil(Math.min(Math.max(count, 1), 24) / 3)
