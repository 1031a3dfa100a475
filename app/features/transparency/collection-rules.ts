import {
  leastOpenChallenges,
  openChallengeShare,
  recentDays,
  urgentReasons,
} from '#app/features/moderation/challenge-rules.vocabulary.ts'
import { reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
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
import { periods } from '#app/periods.ts'
import type { PublicRecord, Rule } from './public-record.ts'

/** What is true of a business and of this service right now. The rules are made from nothing else. */
export type CollectionFacts = Pick<
  PublicRecord,
  'business' | 'operator' | 'rating' | 'sources' | 'importSources' | 'invitations' | 'incentives' | 'log'
> & {
  /** The business's own questions: how many it asks, and how many of them have public answers. */
  questions: { asked: number; shown: number }
  /** How many widgets show what. Nobody knows which of them are on a site. */
  widgets: WidgetsByShown
}

/** How the reviews of a business are collected, in sentences made from its settings and its numbers. */
export const collectionRules = (facts: CollectionFacts): Rule[] => [
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

function writing({ business }: CollectionFacts) {
  if (!business.isActive) return `Nobody: ${business.name} is closed on this service.`
  return `Every customer, invited or not. Without an invitation that we mailed, they confirm their email address first, or we delete the review after ${periods.unconfirmedDays} days.`
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
  return [
    sent > 0 &&
      `${name} has sent ${countOf(sent, 'invitation')}, ${formatList(asked)}; ${formatNumber(reviewed)} led to a review. Each works once, for ${periods.invitationDays} days.`,
    sent === 0 && sources.invited.count === 0 && `${name} has sent no invitations.`,
    hasOrderLinks &&
      'Its shop can put signed links into order emails: such a review counts as invited once its author has confirmed the mailbox.',
    (sent > 0 || hasOrderLinks) && 'The business chooses whom it asks; we cannot see whom it leaves out.',
  ]
    .filter(Boolean)
    .join(' ')
}

function questions({ business: { name }, questions: { asked, shown } }: CollectionFacts) {
  if (asked === 0) return `${name} asks nothing beyond the review.`
  return `${name} asks ${countOf(asked, 'question')} of its own: optional, and never part of the rating. ${shown === 0 ? 'No answers are' : `The answers to ${shown} of them are`} shown with the review.`
}

function checks() {
  const names = Object.values(failedCheckText).map(inSentence)
  return `They do not look at the stars. A review is stopped for any of these: ${names.join('; ')}. Every other review is published.`
}

function decisions({ business: { name }, operator }: CollectionFacts) {
  return `The operator of this service, by one policy for every business: on stopped reviews within ${periods.decisionDays} days, on challenges, reports and appeals. The author is told why. The operator ${operator.isTheBusiness ? `and ${name} are the same people` : `is not the owner of ${name}`}.`
}

function limits({ business: { name }, operator }: CollectionFacts) {
  const rest = operator.isTheBusiness
    ? 'It cannot edit or filter reviews here. Only as the operator can it remove one, with a reason that this page counts.'
    : 'It cannot edit, delay, hide, remove or filter out a review here: there is no setting for it.'
  return `${name} can reply to each review once, in public. ${rest}`
}

function challenges({ business: { name }, operator }: CollectionFacts) {
  const findable = findableReasons.map((reason) => inSentence(challengeReasonText[reason]))
  const urgent = urgentReasons.map((reason) => inSentence(challengeReasonText[reason]))
  return [
    `${name} may challenge a published review for one of ${Object.keys(challengeReasonText).length} reasons, on a page without stars; we record whether it had seen them before.`,
    `The review stays public and its stars count until ${operator.isTheBusiness ? `${name} itself, as the operator,` : 'the operator'} decides.`,
    `Its words are hidden meanwhile only where our own check finds the reason in that very text (${formatChoices(findable)}).`,
    `${leastOpenChallenges} challenges may be open at a time, or ${formatPercent(openChallengeShare)} of the reviews collected here in the last ${recentDays} days if that is more; the same wording is challenged once.`,
    `The author has ${periods.authorsHours} hours to reply before a removal (except for ${formatChoices([...urgent, inSentence(reportGroundText.child_abuse)])}), may edit, and may appeal once. The operator has ${periods.decisionDays} days after those hours.`,
  ].join(' ')
}

function insiders({ business: { name }, sources: { insider } }: CollectionFacts) {
  const public_ =
    insider.count === 0
      ? 'There is no such review.'
      : `${countOf(insider.count, 'such review is', 'such reviews are')} public, and never part of the rating.`
  return `We refuse reviews from the addresses of the owner of ${name} and of operators, from its proven domain, and while one of them is signed in; from a domain that is not proven, the operator decides. Authors who say that they work for or with ${name} are marked “Insider”. We cannot see who else is close to it. ${public_}`
}

function average({ rating: { average, count, starTotal } }: CollectionFacts) {
  if (average === null) return 'There is none yet: it needs a review that was collected here.'
  return `All stars divided by all reviews collected here, without insiders’: ${formatNumber(starTotal)} / ${formatNumber(count)} = ${formatAverage(average)}. Each counts once and equally, however old, and while it is challenged.`
}

function imported({ sources, importSources }: CollectionFacts) {
  if (sources.imported.count === 0) return 'There are none.'
  return `${countOf(sources.imported.count, 'review')} from ${formatList(importSources)}. We did not see how they were collected: each names its source, and none counts.`
}

function rewards(facts: CollectionFacts) {
  const { offered } = facts.incentives
  const offer = offered ? ` The reward, for each review whatever it says: ${offered}.` : ''
  return `${describeRewards(facts)}${offer} Rewards that are not declared cannot be seen.`
}

/** What was offered for reviews, and what the rating would be without those that say so. */
export function describeRewards({
  business: { name },
  incentives: { offered, count, ratingWithout },
  rating,
}: Pick<CollectionFacts, 'business' | 'incentives' | 'rating'>) {
  if (count === 0) {
    return `${name} ${offered ? 'declares a reward, but' : 'has declared no reward, and'} no review in the rating says that one was offered.`
  }
  const [say, them] = count === 1 ? ['says', 'it'] : ['say', 'them']
  const without =
    ratingWithout === null ? 'there would be none' : `it would be ${formatAverage(ratingWithout)}`
  return `${formatNumber(count)} of ${countOf(rating.count, 'review')} in the rating ${say} that a reward was offered; without ${them} ${without} instead of ${formatAverage(rating.average!)}.`
}

function elsewhere({ business: { name }, widgets: { newest, ratings, selections } }: CollectionFacts) {
  const count = newest + ratings + selections
  if (count === 0) return 'No widget shows these reviews on other sites.'
  const shown = [
    [newest, 'the newest of all reviews'],
    [ratings, 'the rating of all reviews'],
    [selections, `reviews that ${name} selected or reordered, which the widget says`],
  ] as const
  const parts = shown
    .filter(([each]) => each > 0)
    .map(([each, what]) => `${formatNumber(each)} ${each === 1 ? 'shows' : 'show'} ${what}`)
  return `${name} has ${countOf(count, 'widget')} for other sites: ${parts.join('; ')}. None shows reviews by insiders, and each links to this page.`
}

function log({ log: { entries } }: CollectionFacts) {
  return `Each step of a review is recorded when it happens: ${countOf(entries, 'entry', 'entries')} so far. The author’s signed receipt shows what an entry records. The log itself is not public.`
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
