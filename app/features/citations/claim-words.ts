const words = (list: string) => list.trim().split(/\s+/)

/** Those who write reviews. */
export const peopleWords = words(
  'guest guests customer customers reviewer reviewers people visitor visitors author authors client clients',
)

/** Words that claim nothing by themselves. None of them counts, compares, denies, or says how sure, when or why. */
export const functionWords = new Set([
  ...peopleWords,
  ...words(`a an the of in on at by with for to from and as into about regarding concerning that which who whose this these
    those it its they them their there is are was were be been being am has have had having do does did your yours
    when where here review reviews`),
])

/** Words that say the same of what reviews say. A claim may change its word within one of these rows, and no other. */
const rows = [
  `complain complains complained complaining complaint complaints criticise criticises criticised criticising criticize
   criticizes criticized criticizing criticism criticisms`,
  'praise praises praised praising compliment compliments complimented complimenting commend commends commended',
  'judge judges judged judging see sees seen view views viewed regard regards regarded consider considers considered',
  'mention mentions mentioned mentioning say says said saying report reports reported reporting note notes noted',
  'worse worsen worsens worsened worsening deteriorate deteriorates deteriorated',
  'better improve improves improved improving improvement',
  'rise rises rose risen rising increase increases increased increasing grow grows grew grown growing climbed',
  'fall falls fell fallen falling decrease decreases decreased decreasing drop drops dropped',
  'fewer less',
  'often frequently',
  'share proportion percentage',
  'average averages averaged mean',
  'while whereas but although though',
  'compare compares compared comparing comparison',
  'before previously earlier',
  'not never cannot',
]

const classes = new Map(rows.flatMap((row) => words(row).map((word) => [word, words(row)[0]!] as const)))
const passive = new Set(
  words(
    'complained criticised criticized praised complimented commended judged seen viewed regarded considered',
  ),
)

export const reporting = 'mention'
export const isPassive = (word: string) => passive.has(word)

/** Its class, or its stem: "queues" and "queue" are one. */
export function conceptOf(word: string): string {
  const known = classes.get(word)
  if (known) return known
  const stem = word.replace(/(?:ing|ed|es|s)$/, '')
  return stem.length >= 4 ? stem.replace(/e$/, '') : word.replace(/(?<=\p{L}{2})s$/u, '')
}
