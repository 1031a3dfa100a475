export const widgetKinds = [
  'wall',
  'grid',
  'list',
  'carousel',
  'marquee',
  'quote',
  'summary',
  'badge',
  'toast',
  'drawer',
  'photos',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/**
 * `page` wears the page's colours, `scheme` is light or dark as the page declares, not as the visitor's system is. `light` is
 * shown to owners as paper. themes.ts says what each looks like.
 */
export const widgetThemes = ['page', 'scheme', 'light', 'card', 'bubble', 'bold', 'night', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

export const widgetFonts = ['page', 'serif', 'sans'] as const
export const widgetDensities = ['compact', 'normal', 'roomy'] as const

/** How a widget looks. Colours are `#rrggbb`; null leaves the theme's. */
export type WidgetLook = {
  theme: WidgetTheme
  paper: string | null
  ink: string | null
  star: string | null
  /** The business's colour, with 7:1 to white, and a tint of it to write on. */
  accent: { deep: string; tint: string }
  font: (typeof widgetFonts)[number]
  /** The corner radius in CSS pixels. */
  radius: number
  density: (typeof widgetDensities)[number]
  hasStars: boolean
  hasAvatars: boolean
  hasDates: boolean
  /** The block size that the page reserves, in CSS pixels. */
  height: number
  /** The owner's own rules, checked and rewritten for our classes; see owners-style.server.ts. */
  style: string
}

/**
 * The content of a widget: the body of `GET /w/{id}.json`, and what its scripts and pages are made of.
 *
 * Every sentence is made by the service in the widget's language, so that scripts carry none. Times are ISO 8601.
 */
export type WidgetData = {
  id: string
  kind: WidgetKind
  business: string
  /** The language of our own texts, as a BCP 47 tag. */
  language: string
  look: WidgetLook
  /** The rating over all reviews that count, whatever the widget shows. Null if there are none. */
  rating: { average: number; count: number; since: string } | null
  /** How many reviews gave five stars, four, and so on. Empty for kinds that do not show it. */
  distribution: number[]
  /** What people speak of most. Empty for kinds and tiers that do not show it. */
  topics: { name: string; mentions: number; link: string }[]
  /**
   * `newest`, or `selected` by the owner by what `criteria` says, or `chosen` by hand; `all` only if each can be reached
   * here. `numbers`: a badge and a summary show no review. `total` counts imported reviews too.
   */
  shows: {
    what: 'all' | 'newest' | 'selected' | 'chosen' | 'numbers'
    shown: number
    total: number
    criteria: string
    /** The number of photos and videos in a gallery; only set for that kind. */
    photos?: number
  }
  texts: WidgetTexts
  links: { all: string; collected: string; maker: string | null }
  reviews: WidgetReview[]
}

export type WidgetTexts = {
  /** "Customer reviews of NAME" */
  region: string
  /** "4.3", in the language's digits and decimal sign. Empty without a rating. */
  average: string
  /** "4.3 out of 5 stars" */
  stars: string
  /** "298 reviews since March 2024" */
  rating: string
  /** "The newest 12 of 298", or "Only five stars, selected by NAME: 12 of 298" */
  label: string
  /** "Show all 298 reviews" */
  all: string
  /** "How these reviews are collected" */
  collected: string
  /** "by Vouchsafe" */
  maker: string
  more: string
  fewer: string
  previous: string
  next: string
  /** "# of 12" of a carousel: the script puts the reviews in view in place of "#", as "3" or "3–5". */
  position: string
  pause: string
  play: string
  close: string
  /** On the floating button: "Reviews" */
  open: string
  /** "What people speak of" */
  topics: string
  /** How a screen reader speaks of the rows of a distribution: "5 out of 5 stars" and so on down to one. */
  levels: string[]
  /** "143 reviews and 3 imported", or "No reviews yet". */
  total: string
  /** "Sample data", or empty. It is part of `label` too, for kinds that show that. */
  sample: string
}

export type WidgetReview = {
  id: string
  rating: number
  /** "4 out of 5 stars" */
  stars: string
  title: string | null
  /** Empty for stars alone. */
  text: string
  /** The language of the text, as a BCP 47 tag. */
  language: string | null
  author: string
  writtenAt: string
  /** "11 Nov 2026", in the widget's language. */
  date: string
  /** "Verified purchase", "Imported from Acme" */
  provenance: string
  /** What must be said beside it: "Given an incentive: 10% off the next order", "Challenged by NAME: Fake" */
  marks: string[]
  /** `by`: "NAME replies" */
  reply: { by: string; text: string } | null
  /** Videos first, then in the order in which their author added them. */
  photos: WidgetPhoto[]
}

export type WidgetPhoto = {
  /** The whole photo; of a video and in a gallery, the review on its business's page. */
  link: string
  /** A square of 400 pixels; of a video, of its poster. */
  small: string
  /** "Photo 1 by Nora B." */
  label: string
  isVideo: boolean
}
