import { z } from 'zod'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { cleanedLine, cleanedText } from '#app/platform/visible-text.ts'
import {
  type WidgetKind,
  widgetDensities,
  widgetFonts,
  widgetKinds,
  widgetThemes,
} from '#widget/widget-data.ts'
import { heightFor, selections, sortings, widgetLimits } from './widget.vocabulary.ts'
import { checkColours } from './widget-colours.ts'

const whole = (limits: { min: number; max: number }, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(limits.min, sentence).max(limits.max, sentence)

const { count, height, radius } = widgetLimits

/** Browsers do not send unticked checkboxes; `hasX=off` beside one is how a form says so. */
const ticked = z.union([z.boolean(), z.enum(['on', 'off', '']).transform((value) => value === 'on')])
const colour = z
  .union([z.null(), z.literal('').transform(() => null), z.string().regex(/^#[0-9a-f]{6}$/i)], {
    error: 'Please enter a colour such as #1a2b3c, or leave it empty',
  })
  .default(null)
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.null(), z.literal('').transform(() => null), schema]).default(null)

/** The database refuses some characters. */
const line = (longest: number) => z.string().transform(cleanedLine).pipe(z.string().max(longest))

const byComma = (value: unknown) =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value

function toOrigins(sites: string[], context: z.RefinementCtx) {
  const origins = new Set<string>()
  for (const typed of sites) {
    const origin = originOf(typed)
    if (origin && origin.length <= 200) origins.add(origin)
    else context.addIssue(`“${typed.slice(0, 40)}” is not a site such as www.example.com`)
  }
  return [...origins]
}

/** The owner's decisions about a widget. field-gates.ts says which of them a plan lets them change. */
export const widgetSettings = z.object({
  /** How many reviews it shows before "Show all". */
  count: whole(count, `Please enter a number from ${count.min} to ${count.max}`).default(6),
  theme: z.enum(widgetThemes, 'Please choose a theme').default('page'),
  /** Language of our own words in the widget. */
  language: z.enum(languages, 'Please choose a language').default('en'),
  /** CSS pixels that the page reserves for it. */
  height: whole(
    height,
    `Please enter a height from ${height.min} to ${height.max} pixels, or leave it empty`,
  ).default(560),

  paper: colour,
  ink: colour,
  star: colour,
  font: z.enum(widgetFonts, 'Please choose a typeface').default('page'),
  radius: whole(radius, `Please enter a number from ${radius.min} to ${radius.max}`).default(10),
  density: z.enum(widgetDensities, 'Please choose a density').default('normal'),
  hasStars: ticked.default(true),
  hasAvatars: ticked.default(false),
  hasDates: ticked.default(true),
  /** Photos of the reviews shown; a gallery always has them. */
  hasPhotos: ticked.default(true),

  /** Id of the product whose reviews it shows; without one, those of the business itself. */
  product: optional(z.uuid('Please choose a product')),
  select: z.enum(selections, 'Please choose which reviews to show').default('all'),
  /** Ids of reviews chosen by hand, in this order. Read when `select` is "picked". */
  picked: z
    .preprocess(byComma, z.array(z.uuid()).max(count.max, `Please pick at most ${count.max} reviews`))
    .default([]),
  // These filters are read when `select` is "some".
  minimumRating: whole({ min: 1, max: 5 }, 'Please choose which reviews to show').default(1),
  topic: optional(line(60)),
  reviewLanguage: optional(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'Please choose a language')),
  source: optional(z.enum(provenances, 'Please choose a source')),
  tag: optional(line(60)),
  hasReply: ticked.default(false),
  sorting: z.enum(sortings, 'Please choose an order').default('newest'),

  /** The owner's own rules for parts and custom properties; see owners-style.server.ts. */
  style: z
    .string()
    .transform(cleanedText)
    .pipe(
      z.string().max(widgetLimits.style, `Please use at most ${formatNumber(widgetLimits.style)} characters`),
    )
    .default(''),
  /** "by Vouchsafe" below it, where the plan leaves the choice. */
  hasMaker: ticked.default(false),

  /** Sites that may show it in a frame, as origins; empty for all. The script only advises: see the editor. */
  origins: z
    .preprocess(byComma, z.array(z.string()))
    .transform(toOrigins)
    .pipe(z.array(z.string()).max(widgetLimits.origins, `Please enter at most ${widgetLimits.origins} sites`))
    .default([]),
  /** Whether views and clicks are counted. */
  isCounted: ticked.default(true),
})
export type WidgetSettings = z.output<typeof widgetSettings>

const widgetName = z
  .string()
  .transform(cleanedLine)
  .pipe(
    z
      .string()
      .min(1, 'Please enter a name')
      .max(widgetLimits.name, `Please use at most ${widgetLimits.name} characters`),
  )
export const widgetKind = z.enum(widgetKinds, 'Please choose a kind')

/**
 * The editor's form; an empty height means the one that fits the kind and the number of reviews. `version` is the one
 * that the form was made of.
 */
export const widgetForm = z
  .preprocess(
    withHeight,
    widgetSettings.extend({
      name: widgetName,
      kind: widgetKind,
      version: z.coerce.number().int().positive().optional(),
    }),
  )
  .superRefine((form, context) => {
    for (const { field, sentence, isRefused } of checkColours(form))
      if (isRefused) context.addIssue({ code: 'custom', path: [field], message: sentence })
  })
  .brand<'WidgetForm'>()
export type WidgetForm = z.output<typeof widgetForm>

/** The form of a widget: what was not posted, such as disabled fields, stays as it is. */
export const widgetFormOf = ({
  kind,
  name,
  settings,
}: {
  kind: WidgetKind
  name: string
  settings: WidgetSettings
}) => z.preprocess((values) => ({ ...settings, kind, name, ...(values as object) }), widgetForm)

function withHeight(values: unknown) {
  if (typeof values !== 'object' || values === null) return values
  const { kind, count, height, ...rest } = values as Record<string, unknown>
  const isEmpty = height === undefined || height === null || String(height).trim() === ''
  const known = widgetKind.safeParse(kind).data ?? 'wall'
  return { ...rest, kind, count, height: isEmpty ? heightFor(known, Number(count) || 6) : height }
}

// Sites that may show a widget in a frame. Without zod, so that screens can import it.

/**
 * The origin of a site as somebody typed it: "www.shop.example/path" becomes https://www.shop.example. "*.shop.example"
 * stands for all its subdomains. Null for what is no site.
 */
export function originOf(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const isWildcard = /^https?:\/\/\*\./i.test(address)
  const plain = isWildcard ? address.replace('*.', '') : address
  if (!URL.canParse(plain)) return null
  const { protocol, host, hostname, username, password } = new URL(plain)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username || password || !isHost(hostname) || (isWildcard && !isName(hostname))) return null
  return `${protocol}//${isWildcard ? '*.' : ''}${host}`
}

/** Origins that a policy can carry: URLs also have host names with a semicolon, which would end it. */
const isHost = (name: string) => name === 'localhost' || isName(name) || /^\d+(\.\d+){3}$/.test(name)
const isName = (name: string) => /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name)
