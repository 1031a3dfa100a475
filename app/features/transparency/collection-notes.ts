/** What is true of a business and of this service right now; the notes say nothing else. */
export type CollectionFacts = {
  business: { name: string; isActive: boolean; isRunByOperator: boolean }
  counts: { order: number; invited: number; confirmed: number; imported: number }
  /** Where imported reviews came from. */
  importSources: string[]
  score: { count: number; ratingTotal: number; average: number } | null
  /** "Contains a link" … */
  checks: string[]
  decisionDays: number
  unconfirmedDays: number
  /** Of the wall on the business's own site; 1 shows everything, null: there is none. */
  minimumRating: number | null
  logEntries: number
}

export type Note = { title: string; text: string }

/** How the reviews of a business are collected, in words that come from its settings and its numbers. */
export function collectionNotes(facts: CollectionFacts): Note[] {
  return [
    whoMayWrite(facts),
    whatIsChecked(facts),
    whoDecides(facts),
    {
      title: 'What the business can do',
      text: `${facts.business.name} can answer a review once, in public. It cannot edit, delay, hide or sort out a review because of its stars or its tone: there is no switch for it.`,
    },
    howTheAverageIsComputed(facts),
    imported(facts),
    { title: 'Rewards', text: 'None are recorded for any review.' },
    wall(facts),
    {
      title: 'The log',
      text: `Each step of a review, from its arrival to its removal, is entered in a log at the moment it happens: ${inWords(facts.logEntries, 'entry', 'entries')} so far. The author gets a signed receipt.`,
    },
  ]
}

function whoMayWrite({ business, counts: { order, invited, confirmed }, unconfirmedDays }: CollectionFacts) {
  if (!business.isActive) {
    return { title: 'Who may write', text: `Nobody any more: ${business.name} is closed here.` }
  }
  const ways = [
    `${inWords(order, 'review')} came by the link of an order`,
    `${invited} by an invitation`,
    `${confirmed} from people who came on their own`,
  ]
  return {
    title: 'Who may write',
    text: `Every customer, with or without an invitation, whatever the stars. Who comes on their own confirms an e-mail address first; what is not confirmed is erased after ${unconfirmedDays} days. So far ${listed(ways)}.`,
  }
}

function whatIsChecked({ checks }: CollectionFacts) {
  const names = checks.map((check) => check.charAt(0).toLowerCase() + check.slice(1))
  return {
    title: 'What is checked before publishing',
    text: `The same for every rating, and without looking at it. A review stops at a check when one of these is so: ${names.join('; ')}. Every other review is published at once.`,
  }
}

function whoDecides({ business: { name, isRunByOperator }, decisionDays }: CollectionFacts) {
  const operator = isRunByOperator
    ? `Here the operator and ${name} are the same people, and you should know that.`
    : `The operator is somebody else than the owner of ${name}.`
  return {
    title: 'Who decides',
    text: `What stops at a check goes to the operator of this service, who has ${decisionDays} days and tells the author why. ${operator}`,
  }
}

function howTheAverageIsComputed({ score }: CollectionFacts) {
  const title = 'How the average is computed'
  if (!score) return { title, text: 'There is none yet: it needs a review that was collected here.' }
  const { count, ratingTotal, average } = score
  return {
    title,
    text: `All stars of the reviews collected here, divided by their number: ${ratingTotal.toLocaleString('en')} / ${count.toLocaleString('en')} = ${average.toFixed(2)}. Each counts once and alike, however old.`,
  }
}

function imported({ counts, importSources }: CollectionFacts) {
  const title = 'Imported reviews'
  if (counts.imported === 0) return { title, text: 'There are none.' }
  return {
    title,
    text: `${inWords(counts.imported, 'review')} from ${listed(importSources)}. We did not see how they were collected, so each carries its source and none is part of the rating.`,
  }
}

function wall({ business: { name }, minimumRating }: CollectionFacts) {
  const title = 'On other sites'
  if (minimumRating === null) return { title, text: 'No widget shows these reviews elsewhere.' }
  const shown =
    minimumRating > 1
      ? `shows only reviews with ${minimumRating === 5 ? '5 stars' : `${minimumRating} stars and more`}, and says that ${name} selected them`
      : 'shows every review, newest first'
  return { title, text: `The wall that ${name} may put on its site ${shown}. It links to this page.` }
}

const inWords = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

function listed(parts: string[]) {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}
