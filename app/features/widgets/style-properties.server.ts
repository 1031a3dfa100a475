import { kinds } from '#widget/kinds/kinds.ts'
import type { Tree } from '#widget/tree.ts'
import { type WidgetData, type WidgetKind, type WidgetReview, widgetKinds } from '#widget/widget-data.ts'
import { widgetSettings } from './widget.schema.ts'
import { widgetAccent } from './widget-colours.ts'
import { widgetTexts } from './widget-content.ts'

/** Reads a value that was parsed and printed again, without comments. Null if it is not allowed. */
type Reader = (value: string) => string | null

const oneOf =
  (...words: string[]): Reader =>
  (value) =>
    words.includes(value.toLowerCase()) ? value.toLowerCase() : null

/** A number with its unit, from `min` to `max`. Zero needs no unit. */
const number =
  (min: number, max: number, unit = ''): Reader =>
  (value) => {
    const [, digits = '', found] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))([a-z]*)$/i.exec(value) ?? []
    if (!digits || (found!.toLowerCase() !== unit && !(found === '' && Number(digits) === 0))) return null
    return Number(digits) >= min && Number(digits) <= max ? `${Number(digits)}${unit}` : null
  }

const either =
  (...readers: Reader[]): Reader =>
  (value) => {
    for (const read of readers) {
      const found = read(value)
      if (found !== null) return found
    }
    return null
  }

/** One to `most` values of the same sort. */
const several =
  (read: Reader, most: number): Reader =>
  (value) => {
    const values = value.split(' ')
    const found = values.map(read)
    return values.length <= most && !found.includes(null) ? found.join(' ') : null
  }

const size = (max: number) => number(0, max, 'px')

/** `#rrggbb`: other notations can be transparent, and their contrast is harder to know. */
const colour: Reader = (value) => {
  if (/^#[\da-f]{6}$/i.test(value)) return value.toLowerCase()
  return /^#[\da-f]{3}$/i.test(value) ? `#${value.slice(1).replace(/./g, '$&$&').toLowerCase()}` : null
}

const lineColour = either(colour, (value) => (value.toLowerCase() === 'currentcolor' ? 'currentColor' : null))
const lineStyle = oneOf('none', 'solid', 'dashed', 'dotted', 'double')
const lineWidth = size(4)

/** A width, a style and a colour, each at most once, in any order. */
const border: Reader = (value) => {
  const left = new Set([lineWidth, lineStyle, lineColour])
  const found = value.split(' ').map((each) => {
    const reader = [...left].find((read) => read(each) !== null)
    if (!reader) return null
    left.delete(reader)
    return reader(each)
  })
  return found.includes(null) ? null : found.join(' ')
}

/** Black and mostly transparent: a shadow lies over what stands beside it, and must not hide it. */
const shadow: Reader = (value) => {
  const parts = value.split(' ')
  const black = parts.find((part) => /^#(?:000000[0-3][\da-f]|000[0-3])$/i.test(part))
  const lengths = parts.filter((part) => part !== black).map(number(-16, 40, 'px'))
  return black && lengths.length >= 2 && lengths.length <= 3 && !lengths.includes(null)
    ? `${lengths.join(' ')} ${black.toLowerCase()}`
    : null
}

/** Typefaces that have pictures, bars or nothing in the places of letters. */
const symbols =
  /dings|symbol|ornament|embellish|mt extra|icon|emoji|awesome|glyph|barcode|code ?(39|128)|blank|braille|marlett|bookshelf|holomdl|mdl2|redacted|flow (block|circular|rounded)/i

const family: Reader = (value) =>
  !symbols.test(value) &&
  /^(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}][\p{L}\p{N} _-]{0,59})(?:,(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}][\p{L}\p{N} _-]{0,59})){0,7}$/u.test(
    value,
  )
    ? value
    : null

type Property = {
  read: Reader
  /** The allowed values in words, for the sentence that refuses others. */
  takes: string
  /** The property that is written in place of this one. */
  as?: string
}

const aColour = { read: colour, takes: 'a colour such as #1a2b3c' }
const upTo = (max: number, values = 1): Property => ({
  read: several(size(max), values),
  takes: `${values > 1 ? 'lengths' : 'a length'} from 0 to ${max}px`,
})
const aBorder = { read: border, takes: 'a width to 4px, a line such as solid, and a colour such as #1a2b3c' }

const words = (...known: string[]): Property => ({ read: oneOf(...known), takes: known.join(', ') })

/**
 * The properties that an owner's rules may set, with their values. Nothing in here, on whatever element, hides text: sizes have a lower
 * bound, colours are opaque and checked together, and there is no position, display, opacity, transform or content.
 */
export const properties = new Map<string, Property>(
  Object.entries({
    '--space': upTo(24),
    '--star': aColour,
    '--line': aColour,
    color: aColour,
    background: { ...aColour, as: 'background-color' },
    'background-color': aColour,
    border: aBorder,
    'border-top': aBorder,
    'border-right': aBorder,
    'border-bottom': aBorder,
    'border-left': aBorder,
    'border-block': aBorder,
    'border-block-start': aBorder,
    'border-block-end': aBorder,
    'border-inline': aBorder,
    'border-inline-start': aBorder,
    'border-inline-end': aBorder,
    'border-color': { read: several(lineColour, 4), takes: aColour.takes },
    'border-style': { read: several(lineStyle, 4), takes: 'solid, dashed, dotted, double or none' },
    'border-width': upTo(4, 4),
    'border-radius': upTo(48, 4),
    padding: upTo(24, 4),
    'padding-top': upTo(24),
    'padding-right': upTo(24),
    'padding-bottom': upTo(24),
    'padding-left': upTo(24),
    'padding-block': upTo(24, 2),
    'padding-inline': upTo(24, 2),
    gap: upTo(24, 2),
    'row-gap': upTo(24),
    'column-gap': upTo(24),
    'font-family': { read: family, takes: 'names of typefaces with letters, not symbols' },
    'font-size': { read: number(12, 32, 'px'), takes: 'a size from 12px to 32px' },
    'font-style': words('normal', 'italic'),
    'font-weight': {
      read: either(oneOf('normal', 'bold'), number(300, 900)),
      takes: 'normal, bold or a number from 300 to 900',
    },
    'font-variant-numeric': words('normal', 'tabular-nums', 'oldstyle-nums', 'lining-nums'),
    'line-height': { read: number(1.2, 2.5), takes: 'a number from 1.2 to 2.5' },
    'letter-spacing': {
      read: either(oneOf('normal'), number(-0.5, 2, 'px'), number(-0.02, 0.15, 'em')),
      takes: 'a length from -0.5px to 2px, or from -0.02em to 0.15em',
    },
    'text-align': words('start', 'end', 'left', 'right', 'center'),
    'text-decoration': words('none', 'underline'),
    'text-transform': words('none', 'uppercase', 'lowercase', 'capitalize'),
    'text-underline-offset': upTo(8),
    'box-shadow': {
      read: either(oneOf('none'), shadow),
      takes: 'none, or lengths to 40px and a black of at most 25%, such as 0 2px 8px #00000020',
    },
  } satisfies Record<string, Property>),
)

/** Every class in a tree, which is a part too. */
export function partsIn(tree: Tree): string[] {
  if (typeof tree === 'string') return []
  const [named, ...inside] = tree
  const classes = named === 'stars' ? ['stars', 'on'] : (named.split('.')[1]?.split(' ') ?? [])
  const branches = inside.filter((each) => Array.isArray(each))
  return [...new Set([...classes, ...branches.flatMap(partsIn)])]
}

const at = '2026-01-01T00:00:00Z'

/** A review with everything that can be said beside one. */
const review: WidgetReview = {
  id: '',
  rating: 4,
  stars: 'stars',
  title: 'title',
  text: 'text',
  language: null,
  author: 'author',
  writtenAt: at,
  date: 'date',
  provenance: 'provenance',
  marks: ['mark'],
  reply: { by: 'by', text: 'reply' },
  photos: [{ link: '', small: '', label: '', isVideo: true }],
}

/** A widget of a kind in which nothing is left out. */
function fullWidget(kind: WidgetKind): WidgetData {
  const settings = widgetSettings.parse({ hasAvatars: true })
  const rating = { average: 4, count: 1, since: at }
  const business = { name: 'name', isSample: true, reviewCount: 1, importedCount: 0 }
  return {
    id: '',
    kind,
    business: business.name,
    language: settings.language,
    rating,
    look: { ...settings, accent: widgetAccent(null), style: '' },
    distribution: [0, 1, 0, 0, 0],
    shows: { what: 'all', shown: 1, total: 1, criteria: '' },
    topics: [{ name: 'topic', mentions: 1, link: '' }],
    texts: widgetTexts(business, { kind, rating, settings, shown: 1 }),
    links: { all: '', collected: '', maker: '' },
    reviews: [review],
  }
}

const partsOf = (kind: WidgetKind) => partsIn(kinds[kind].tree(fullWidget(kind)))

/** The parts of each kind that an owner's rules can speak of. */
export const partsByKind = Object.fromEntries(widgetKinds.map((kind) => [kind, partsOf(kind)])) as Record<
  WidgetKind,
  string[]
>

const known = new Set(Object.values(partsByKind).flat())
export const isPart = (name: string) => known.has(name)
