import { type Staple, stapleOf, stapleOfNoun } from './staples.ts'
import { topicOfNoun } from './topic-nouns.ts'

export type Named = { topic: string; noun: string }

/**
 * Topics that belong to some trades only, with nouns that tell such a trade: "keyboard" does, "mouse" does not, since a
 * bakery has one on its wheatsheaf. All other topics (staff, price, delivery ...) belong to everybody. `share` is how
 * many of the reviews that name anything must name such a noun.
 */
const families = {
  devices: {
    topics: [
      'battery life',
      'screen',
      'sound',
      'camera',
      'keyboard',
      'software',
      'performance',
      'storage',
      'connections',
    ],
    telling: `keyboard touchpad trackpad screen touchscreen monitor laptop notebook phone smartphone iphone ipad camera
      webcam processor cpu ram usb hdmi bluetooth firmware headphones earphones earbuds android mobile handset computer
      charger pc`,
    share: 0.08,
  },
  lodging: {
    topics: ['room', 'bed', 'bathroom', 'breakfast', 'facilities'],
    telling: `room bedroom suite bed mattress pillow duvet shower bathroom hotel hostel cottage apartment balcony lobby
      check-in minibar accommodation guesthouse`,
    share: 0.2,
  },
  eating: {
    topics: ['food', 'drinks', 'breakfast'],
    telling: `food meal dish bread loaf cake coffee tea lunch dinner breakfast pizza pasta burger chicken beer wine drink
      cocktail menu soup salad sandwich pastry croissant dessert starter curry sushi steak sourdough bun roll pie brownie
      scone sauce cheese buffet brunch sausage pint cuisine portion`,
    share: 0.2,
  },
  media: {
    topics: ['story'],
    telling:
      'story plot character novel book film movie chapter storyline actor script narrative author sequel episode',
    share: 0.08,
  },
} as const

export type Family = keyof typeof families
/** What a business's reviews speak of: families of topics, the others being strange to it, and staples. */
export type Trade = ReadonlySet<Family | Staple>

/** A staple needs so many of the reviews that name anything, and so many at all. */
const stapleShare = 0.1
const fewestOfStaple = 20

const familyNames = Object.keys(families) as Family[]
const familiesOfTopic = Map.groupBy(
  familyNames.flatMap((family) =>
    families[family].topics.map((topic) => ({ family, topic: topic as string })),
  ),
  ({ topic }) => topic,
)
const familyOfNoun = new Map(
  familyNames.flatMap((family) =>
    families[family].telling.split(/\s+/).map((noun) => [noun, family] as const),
  ),
)

/** Nouns whose topic holds in lodging only: elsewhere a garage is no parking, and a checkout no booking. */
const nounsOfLodging = new Set(['garage', 'checkout', 'check-out', 'beach'])
/** Nouns that the model files by their neighbours in texts, wrongly in any trade. */
const misfiled = new Set(
  `kitchen kitchenette hallway lid wheel label needle corner hole bowl pot book mic place remote tv television bakery
  dvd`.split(/\s+/),
)
/** Nouns of a strange family that belong to a topic of all trades. */
const elsewhere: Record<string, string> = {
  decor: 'atmosphere',
  speed: 'waiting time',
  bluetooth: 'internet',
}

/**
 * Infers a business's trade from what its reviews name, a list of mentions each: a family belongs to the trade when
 * enough reviews name one of its telling nouns, a staple when many name it. The trade of no reviews is empty.
 */
export function inferTrade(reviews: Iterable<Pick<Named, 'noun'>[]>): Trade {
  let count = 0
  const telling = new Map<Family | Staple, number>()
  for (const named of reviews) {
    if (named.length > 0) count++
    const told = new Set(named.flatMap(({ noun }) => [familyOfNoun.get(noun), stapleOfNoun.get(noun)]))
    for (const each of told) if (each) telling.set(each, (telling.get(each) ?? 0) + 1)
  }
  const least = (each: Family | Staple) =>
    isFamily(each) ? families[each].share * count : Math.max(fewestOfStaple, stapleShare * count)
  return new Set([...telling].filter(([each, found]) => found >= least(each)).map(([each]) => each))
}

const isFamily = (name: string): name is Family => Object.hasOwn(families, name)

/**
 * The topic under which a business of this trade files a mention: a word of a strange family under its own noun, a
 * staple under its own name.
 */
export function fileUnder(trade: Trade, { topic, noun }: Named): string {
  const staple = stapleOf({ topic, noun })
  if (staple && trade.has(staple)) return staple
  const isWrong = misfiled.has(noun) || (nounsOfLodging.has(noun) && !trade.has('lodging'))
  if (topic === noun || !(isWrong || isStrange(trade, topic))) return topic
  const joined = elsewhere[noun] ?? topicOfNoun(noun)
  return isStrange(trade, joined) ? noun : joined
}

const isStrange = (trade: Trade, topic: string) =>
  familiesOfTopic.get(topic)?.every(({ family }) => !trade.has(family)) === true

/** A review that names nothing but what other trades sell is hardly about this business: a room and a breakfast of a bicycle shop. */
export function isOfOtherTrade(trade: Trade, named: readonly Pick<Named, 'noun'>[]): boolean {
  const families = named.map(({ noun }) => familyOfNoun.get(noun))
  return families.length > 1 && families.every((family) => family !== undefined && !trade.has(family))
}

/** Topics to which every trade files the same words. */
const ofEveryTrade = new Set([
  'staff',
  'service',
  'price',
  'delivery',
  'returns',
  'quality',
  'cleanliness',
  'location',
  'opening hours',
  'website',
])
/** The topics that staples are taken out of. */
const wholes = new Set(['food', 'drinks'])

/** Tells whether two trades file the same mentions under a topic, so that its numbers can be compared. */
export function isFiledAlike(one: Trade, other: Trade, topic: string): boolean {
  const differing = [...one, ...other].filter((part) => one.has(part) !== other.has(part))
  if (differing.some(isFamily)) return ofEveryTrade.has(topic)
  return differing.length === 0 || !(wholes.has(topic) || differing.some((staple) => staple === topic))
}
