import { kinds } from '#widget/kinds/kinds.ts'
import type { Tree } from '#widget/tree.ts'
import { type WidgetData, type WidgetKind, type WidgetReview, widgetKinds } from '#widget/widget-data.ts'
import { widgetSettings } from './widget.schema.ts'
import { widgetAccent } from './widget-colours.ts'
import { widgetTexts } from './widget-content.ts'

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
  challenge: 'challenge',
  incentive: 'incentive',
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
