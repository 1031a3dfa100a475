import { lifetimeDays } from '#app/features/invitations/invitation.vocabulary.ts'
import {
  authorsHours,
  leastOpenChallenges,
  openChallengeShare,
  recentDays,
  urgentReasons,
} from '#app/features/moderation/challenge-rules.vocabulary.ts'
import { challengeReasonText, findableReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import type { WidgetsByShown } from '#app/features/widgets/shown-by-widgets.server.ts'
import {
  countOf,
  formatAverage,
  formatChoices,
  formatList,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import type { PublicRecord } from './public-record.ts'

/** What is true of a business and of this service right now. The notes are made from nothing else. */
export type CollectionFacts = Pick<
  PublicRecord,
  'rating' | 'sources' | 'importSources' | 'invitations' | 'incentives'
> & {
  business: { name: string; isActive: boolean }
  isRunByOperator: boolean
  /** The business's own questions: how many it asks, and how many of them have public answers. */
  questions: { asked: number; shown: number }
  decisionDays: number
  unconfirmedDays: number
  /** How many widgets show what. Nobody knows which of them are on a site. */
  widgets: WidgetsByShown
  logEntries: number
}

/** `id` names the note in the files and does not change. */
export type Note = { id: string; title: string; text: string }

/** How the reviews of a business are collected, in sentences made from its settings and its numbers. */
export const collectionNotes = (facts: CollectionFacts): Note[] => [
  { id: 'writing', title: 'Who can write a review', text: writing(facts) },
  { id: 'invitations', title: 'Who is invited', text: inviting(facts) },
  { id: 'questions', title: 'The business’s own questions', text: questions(facts) },
  { id: 'checks', title: 'Checks before publishing', text: checks() },
  { id: 'decisions', title: 'Who decides', text: decisions(facts) },
  { id: 'business', title: 'What the business can do', text: limits(facts) },
  { id: 'challenges', title: 'How challenges are decided', text: challenges(facts) },
  { id: 'insiders', title: 'People of the business', text: insiders(facts) },
  { id: 'average', title: 'How the average is calculated', text: average(facts) },
  { id: 'imported', title: 'Imported reviews', text: imported(facts) },
  { id: 'rewards', title: 'Rewards', text: rewards(facts) },
  { id: 'elsewhere', title: 'On other sites', text: elsewhere(facts) },
  { id: 'log', title: 'The log', text: log(facts) },
]

function writing({ business, sources, unconfirmedDays }: CollectionFacts) {
  if (!business.isActive) return `Nobody: ${business.name} is closed on this service.`
  const channels = [
    `${countOf(sources.invited.count, 'review')} came from customers whom the business invited`,
    `${formatNumber(sources.confirmed.count)} from people who came on their own`,
    sources.order.count > 0 && `${formatNumber(sources.order.count)} from verified purchases`,
  ]
  return `Every customer, invited or not, whatever their rating. The business’s own people can, but not as customers. Everyone without an invitation that we mailed confirms their email address first; if they do not, the review is deleted after ${unconfirmedDays} days. So far, ${formatList(channels.filter((each) => each !== false))}.`
}

function inviting({ business: { name }, sources, invitations }: CollectionFacts) {
  const { sent, reviewed, byBasis, hasOrderLinks } = invitations
  const groups = [
    [byBasis.consent, 'people who agreed to be asked'],
    [byBasis.existing_customer, 'customers who were told that they would be asked'],
  ] as const
  const asked = groups
    .filter(([count]) => count > 0)
    .map(([count, who]) => `${count === sent && sent > 1 ? 'all' : formatNumber(count)} to ${who}`)
  const sentences = [
    sent === 0
      ? sources.invited.count === 0 && `${name} has sent no invitations so far.`
      : `${name} has sent ${countOf(sent, 'invitation')}, ${formatList(asked)}. ${formatNumber(reviewed)} of them led to a review. An invitation works once and expires after ${lifetimeDays} days.`,
    hasOrderLinks
      ? 'Its shop can put a signed link into its order emails. The service cannot see those orders: a review through such a link counts as invited, once its author has confirmed the mailbox.'
      : 'It has no signed order links.',
    sent > 0 || hasOrderLinks
      ? 'The business chooses whom it asks: the service cannot see whom it leaves out. Anyone may write without an invitation.'
      : 'Anyone may write without an invitation.',
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

function questions({ business: { name }, questions: { asked, shown } }: CollectionFacts) {
  if (asked === 0) return `${name} asks nothing beyond the review.`
  const which = asked === 1 ? 'it' : shown === asked ? 'all of them' : `${shown} of them`
  const answers = shown === 0 ? 'No answers are shown' : `The answers to ${which} are shown with the review`
  return `Besides the review, ${name} asks ${countOf(asked, 'question')} of its own. They are optional and never part of the rating. ${answers}.`
}

function checks() {
  const names = Object.values(failedCheckText).map(inSentence)
  return `The checks are the same for every rating and do not look at it. They stop a review for any of these: ${names.join('; ')}. Every other review is published at once, or as soon as its author has confirmed their email address.`
}

function decisions({ business: { name }, isRunByOperator, decisionDays }: CollectionFacts) {
  const operator = isRunByOperator
    ? `Note that the operator and ${name} are the same people.`
    : `The operator is not the owner of ${name}.`
  return `The operator of this service decides on reviews that a check stopped, has ${decisionDays} days to do so, and tells the author why. ${operator}`
}

function limits({ business: { name }, isRunByOperator }: CollectionFacts) {
  const rest = isRunByOperator
    ? `It cannot edit a review, or filter reviews out here. Only as the operator of this service can it remove one, with a reason that this page counts.`
    : 'It cannot edit, delay, hide, remove or filter out a review here: there is no setting for it.'
  return `${name} can reply to each review once, in public. ${rest}`
}

function challenges({ business: { name }, isRunByOperator, decisionDays }: CollectionFacts) {
  const reasons = Object.values(challengeReasonText).map(inSentence)
  const findable = findableReasons.map((reason) => inSentence(challengeReasonText[reason]))
  const urgent = urgentReasons.map((reason) => inSentence(challengeReasonText[reason]))
  const decider = isRunByOperator ? `${name} itself, as the operator of this service,` : 'the operator'
  return [
    `${name} may ask the operator to look at a published review. It has to choose one of ${reasons.length} reasons (${reasons.join(', ')}) and explain it.`,
    'It chooses the reason on a page that shows neither the stars nor the sentiment, and we record whether the service had shown it the stars before.',
    `The review stays public, marked as challenged, and its stars keep counting until ${decider} decides.`,
    `Its words are hidden meanwhile only where our own check finds the reason in that very text, which it looks for in challenges for ${formatChoices(findable)}; a dated notice then takes their place.`,
    `${name} may have ${leastOpenChallenges} challenges open at a time, or ${formatPercent(openChallengeShare)} of the reviews collected here in the last ${recentDays} days if that is more.`,
    'Once the operator has decided about a challenge, or has accepted an appeal, the same wording cannot be challenged again.',
    `The author is told the reason and the grounds, has ${authorsHours} hours to reply before a review can be removed (except for ${formatChoices([...urgent, 'child sexual abuse'])}), may edit the review, and may appeal once. The operator has ${decisionDays} days after those hours.`,
  ].join(' ')
}

function insiders({ business: { name }, sources: { insider } }: CollectionFacts) {
  const rule = `A review is refused if it comes from the address of the owner of ${name} or of an operator of this service, from the domain that ${name} has proven to be its own, or while one of them is signed in; case, plus signs and the dots of Gmail addresses make no difference. If the website’s domain is not proven, the operator decides. Authors who say that they work for or with ${name} are published, marked “Insider”. We cannot see who else is close to the business.`
  if (insider.count === 0) return `${rule} There is no such review.`
  return `${rule} ${countOf(insider.count, 'such review is', 'such reviews are')} public, and never part of the rating.`
}

function average({ rating: { average, count, starTotal } }: CollectionFacts) {
  if (average === null) return 'There is none yet: it needs a review that was collected here.'
  return `The stars of all reviews collected here, except those of insiders, divided by the number of reviews: ${formatNumber(starTotal)} / ${formatNumber(count)} = ${formatAverage(average)}. Every review counts once and equally, however old it is.`
}

function imported({ sources, importSources }: CollectionFacts) {
  if (sources.imported.count === 0) return 'There are none.'
  return `${countOf(sources.imported.count, 'review')} from ${formatList(importSources)}. We did not see how they were collected, so each one names its source and none is part of the rating.`
}

function rewards({ business: { name }, incentives, rating }: CollectionFacts) {
  const { offered, count, ratingWithout } = incentives
  const offer = offered
    ? `${name} offers this for each review, whatever it says: ${offered}.`
    : `${name} has not declared a reward for reviews.`
  if (count === 0) return `${offer} No review in the rating says that its author was offered one.`
  const [say, them] = count === 1 ? ['says', 'it'] : ['say', 'them']
  return `${offer} ${countOf(count, 'review')} in the rating ${say} what was offered; without ${them}, the rating would be ${ratingWithout === null ? 'none' : formatAverage(ratingWithout)} instead of ${formatAverage(rating.average!)}.`
}

function elsewhere({ business: { name }, widgets: { newest, ratings, selections } }: CollectionFacts) {
  const count = newest + ratings + selections
  if (count === 0) return 'No widget shows these reviews on other sites.'
  const shown = [
    [newest, 'the newest of all reviews'],
    [ratings, 'the rating of all reviews'],
    [selections, `reviews that ${name} selected or put in an order of its own, which the widget says`],
  ] as const
  const parts = shown
    .filter(([each]) => each > 0)
    .map(
      ([each, what]) => `${count === 1 ? 'it' : formatNumber(each)} ${each === 1 ? 'shows' : 'show'} ${what}`,
    )
  return `${name} has ${countOf(count, 'widget')} for other sites: ${parts.join('; ')}. No widget shows reviews by insiders, and each links to this page.`
}

function log({ logEntries }: CollectionFacts) {
  return `Each step of a review, from its arrival to its removal, is recorded in a log when it happens: ${countOf(logEntries, 'entry', 'entries')} so far. The author gets a signed receipt. The log itself is not public.`
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
