/** What is true of a business and of this service right now; the notes say nothing else. */
export type CollectionFacts = {
  business: { name: string; isActive: boolean; isRunByOperator: boolean }
  counts: { order: number; invited: number; confirmed: number; imported: number }
  /** Where imported reviews came from. */
  importSources: string[]
  invitations: {
    sent: number
    reviewed: number
    byBasis: { consent: number; existing_customer: number }
    /** The shop has a key with which it signs links to its orders. */
    hasOrderLinks: boolean
    lifetimeDays: number
  }
  /** What is given for a review now, and how many reviews say that something was. */
  incentives: { offered: string | null; count: number; ratingWithout: number | null }
  /** Its own, beside the review: how many it asks, and of how many the answers are shown. */
  questions: { asked: number; shown: number }
  score: { count: number; ratingTotal: number; average: number } | null
  /** "Contains a link" … */
  checks: string[]
  /** "Spam or advertising" … */
  challengeReasons: string[]
  /** Those for which a review is hidden before the operator has decided. */
  hidingReasons: string[]
  decisionDays: number
  unconfirmedDays: number
  /** Of the wall on the business's own site; 1 shows everything, null: there is none. */
  minimumRating: number | null
  logEntries: number
}

/** `id` names it in files; it does not change. */
export type Note = { id: string; title: string; text: string }

/** How the reviews of a business are collected, in words that come from its settings and its numbers. */
export function collectionNotes(facts: CollectionFacts): Note[] {
  return [
    whoMayWrite(facts),
    whoIsInvited(facts),
    ownQuestions(facts),
    whatIsChecked(facts),
    whoDecides(facts),
    {
      id: 'business',
      title: 'What the business can do',
      text: `${facts.business.name} can reply to a review once, in public. It cannot edit, delay, hide or sort out a review because of its stars or its tone: there is no switch for it.`,
    },
    howChallengesGo(facts),
    howTheAverageIsComputed(facts),
    imported(facts),
    rewards(facts),
    wall(facts),
    {
      id: 'log',
      title: 'The log',
      text: `Each step of a review, from its arrival to its removal, is entered in a log at the moment it happens: ${inWords(facts.logEntries, 'entry', 'entries')} so far. The author gets a signed receipt.`,
    },
  ]
}

function whoMayWrite({ business, counts: { order, invited, confirmed }, unconfirmedDays }: CollectionFacts) {
  if (!business.isActive) {
    return {
      id: 'writing',
      title: 'Who may write',
      text: `Nobody any more: ${business.name} is closed here.`,
    }
  }
  const ways = [
    `${inWords(order, 'review')} came by the link of an order`,
    `${invited.toLocaleString('en')} by an invitation`,
    `${confirmed.toLocaleString('en')} from people who came on their own`,
  ]
  return {
    id: 'writing',
    title: 'Who may write',
    text: `Every customer, with or without an invitation, whatever the stars. Who comes on their own confirms an e-mail address first; what is not confirmed is erased after ${unconfirmedDays} days. So far ${listed(ways)}.`,
  }
}

function whoIsInvited({ business: { name }, counts, invitations }: CollectionFacts) {
  const { sent, reviewed, byBasis, hasOrderLinks, lifetimeDays } = invitations
  const reasons = [
    byBasis.consent > 0 && `${byBasis.consent.toLocaleString('en')} to people who agreed to be asked`,
    byBasis.existing_customer > 0 &&
      `${byBasis.existing_customer.toLocaleString('en')} to customers who were told that they would be`,
  ].filter((reason) => reason !== false)
  const sentences = [
    sent === 0
      ? counts.invited === 0 && `${name} has sent no invitations so far.`
      : `${name} has sent ${inWords(sent, 'invitation')}, ${listed(reasons)}; ${reviewed.toLocaleString('en')} of them became a review. Each works once, for ${lifetimeDays} days.`,
    hasOrderLinks
      ? `Its shop can put a signed link into the mail about an order, so that the review is marked as a verified purchase.`
      : counts.order === 0 && 'It has no signed order links.',
    sent > 0 || hasOrderLinks
      ? `Whom it asks is its own choice: the service cannot see whom it leaves out, and anybody may write without being asked.`
      : 'Anybody may write without being asked.',
  ].filter((sentence) => sentence !== false)
  return { id: 'invitations', title: 'Who is asked', text: sentences.join(' ') }
}

function howChallengesGo({ business, challengeReasons, hidingReasons, decisionDays }: CollectionFacts) {
  const said = (reasons: string[]) => listed(reasons.map(inSentence))
  return {
    id: 'challenges',
    title: 'How challenges are decided',
    text: `${business.name} may ask the operator to look at a published review, for one of ${challengeReasons.length} reasons and with grounds: ${said(challengeReasons)}. It chooses the reason on a page that shows neither the stars nor the sentiment, and we record whether the service had shown it the stars before. The review stays, marked, until the operator decides, within ${decisionDays} days. Only for ${said(hidingReasons)} it is hidden at once, and a dated notice stays in its place. What the operator has let stand cannot be challenged for the same reason again. The author is told the reason, may change the review, and may appeal once.`,
  }
}

function whatIsChecked({ checks }: CollectionFacts) {
  const names = checks.map(inSentence)
  return {
    id: 'checks',
    title: 'What is checked before publishing',
    text: `The same for every rating, and without looking at it. A review stops at a check when one of these is so: ${names.join('; ')}. Every other review is published at once.`,
  }
}

function whoDecides({ business: { name, isRunByOperator }, decisionDays }: CollectionFacts) {
  const operator = isRunByOperator
    ? `Here the operator and ${name} are the same people, and you should know that.`
    : `The operator is somebody else than the owner of ${name}.`
  return {
    id: 'decisions',
    title: 'Who decides',
    text: `What stops at a check goes to the operator of this service, who has ${decisionDays} days and tells the author why. ${operator}`,
  }
}

function howTheAverageIsComputed({ score }: CollectionFacts) {
  const [id, title] = ['average', 'How the average is computed']
  if (!score) return { id, title, text: 'There is none yet: it needs a review that was collected here.' }
  const { count, ratingTotal, average } = score
  return {
    id,
    title,
    text: `All stars of the reviews collected here, divided by their number: ${ratingTotal.toLocaleString('en')} / ${count.toLocaleString('en')} = ${average.toFixed(2)}. Each counts once and alike, however old.`,
  }
}

function imported({ counts, importSources }: CollectionFacts) {
  const [id, title] = ['imported', 'Imported reviews']
  if (counts.imported === 0) return { id, title, text: 'There are none.' }
  return {
    id,
    title,
    text: `${inWords(counts.imported, 'review')} from ${listed(importSources)}. We did not see how they were collected, so each carries its source and none is part of the rating.`,
  }
}

function rewards({ business: { name }, incentives, score }: CollectionFacts) {
  const { offered, count, ratingWithout } = incentives
  const sentences = [
    offered
      ? `${name} gives for each review, whatever it says: ${offered}.`
      : `${name} has declared that it gives nothing for a review, or has declared nothing.`,
    count === 0
      ? 'No review in the rating says that something was given for it.'
      : `${inWords(count, 'review')} in the rating ${count === 1 ? 'says' : 'say'} what was given; without ${count === 1 ? 'it' : 'them'} it would be ${ratingWithout?.toFixed(2) ?? 'none'} instead of ${score?.average.toFixed(2)}.`,
  ]
  return { id: 'rewards', title: 'Rewards', text: sentences.join(' ') }
}

function ownQuestions({ business: { name }, questions: { asked, shown } }: CollectionFacts) {
  const text =
    asked === 0
      ? `${name} asks nothing beside the review.`
      : `Beside the review ${name} asks ${inWords(asked, 'question')} of its own. None has to be answered, none is part of the rating, and the answers to ${shown === asked ? (asked === 1 ? 'it' : 'all of them') : `${shown} of them`} are shown with the review.`
  return { id: 'questions', title: 'Own questions', text }
}

function wall({ business: { name }, minimumRating }: CollectionFacts) {
  const [id, title] = ['elsewhere', 'On other sites']
  if (minimumRating === null) return { id, title, text: 'No widget shows these reviews elsewhere.' }
  const shown =
    minimumRating > 1
      ? `shows only reviews with ${minimumRating === 5 ? '5 stars' : `${minimumRating} stars and more`}, and says that ${name} selected them`
      : 'shows every review, newest first'
  return { id, title, text: `The wall that ${name} may put on its site ${shown}. It links to this page.` }
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const inWords = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

function listed(parts: string[]) {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}
