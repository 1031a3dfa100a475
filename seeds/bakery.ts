import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { AskedQuestion } from '#app/features/form-questions/question.vocabulary.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import type { ReportGround } from '#app/features/moderation/case.vocabulary.ts'
import { readDay } from '#app/features/profiles/opening-hours.ts'
import type { ChallengeReason, FailedCheck, Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import bakery from './bakery/business.json' with { type: 'json' }
import pictures from './bakery/pictures.json' with { type: 'json' }
import bakeryReviews from './bakery/reviews.json' with { type: 'json' }
import { plantPhotos } from './bakery-photos.ts'
import { plantBakeryProducts } from './bakery-products.ts'
import { answersTo, askedForDays, plantQuestions } from './bakery-questions.ts'
import { plantWidgets } from './bakery-widgets.ts'
import { plantBrand } from './brand.ts'
import { plantBusiness } from './businesses.ts'
import { plantContactMessages } from './contact-messages.ts'
import { plantDemoSubscription } from './demo-subscription.ts'
import { plantInboxWords } from './inbox-words.ts'
import { plantInvitations } from './invitations.ts'
import { plantOwner } from './owners.ts'
import { backAt, daysBefore } from './past.ts'
import { plantReviews, type Story } from './planting.ts'
import { plantWidgetViews } from './widget-views.ts'

export const bakeryOwner = bakery.owner

/** A review as its writer noted it in reviews.json. */
export type Told = {
  daysAgo: number
  /** UTC, "11:40". */
  time: string
  rating: number
  provenance: Provenance
  hasOrderLink?: boolean
  importSource: string | null
  consent: 'show' | 'show+marketing'
  state: 'published' | 'pending' | 'held' | 'withdrawn' | 'removed'
  author: string
  email: string
  title: string | null
  text: string
  reply: { text: string; afterHours: number } | null
  edited?: { afterHours: number; before: { rating: number; title: string | null; text: string } }
  removedReason?: ChallengeReason
  failedChecks?: FailedCheck[]
  challenged?: { reason: ChallengeReason; grounds: string }
  reported?: { ground: ReportGround; explanation: string; hoursAgo: number }
}

export const toldReviews = bakeryReviews as Told[]

/** Monday first, as business.json says them in words. */
const bakeryHours = {
  days: ['', '7-16', '7-16', '7-16', '7-16', '7:30-15', '8:30-13'].map((day) => readDay(day).intervals!),
  isByAppointment: false,
}

/**
 * The demo: a bakery with two years of reviews in every state, analysed, and an owner who is its operator too.
 * All of it or nothing. False: it was there.
 */
export async function seedBakery(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const openedAt = daysBefore(now(), 735)
    const owner = await backAt(openedAt, () => plantOwner(tx, { ...bakery.owner, isOperator: true }))
    if (!owner) return false
    const { name, website, description, address } = bakery
    const business = await plantBusiness(tx, {
      ownerId: owner.id,
      name,
      website,
      description,
      address,
      openedAt,
      category: 'bakery' as const,
      openingHours: bakeryHours,
      timeZone: 'Europe/London',
      tierName: 'pro',
    })
    await backAt(openedAt, () =>
      plantBrand(tx, business, { accent: '#93381b', typeface: 'old-style', ...pictures }),
    )
    await plantDemoSubscription(tx, business)
    const asked = await backAt(daysBefore(now(), askedForDays + 1), () => plantQuestions(tx, business.id))
    const reviewIds = await plantReviews(tx, { business, stories: bakeryStories(asked) })
    reviewIds.push(...(await plantBakeryProducts(tx, business)))
    for (const imported of bakeryImports()) {
      const done = await backAt(daysBefore(now(), 685), () => importReviews(tx, { business, ...imported }))
      reviewIds.push(...done.reviewIds)
    }
    await plantInvitations(tx, business)
    await plantPhotos(tx, business.id)
    await plantWidgets(tx, business)
    await plantWidgetViews(tx, business)
    await analyseReviews(tx, business.id, reviewIds)
    await plantInboxWords(tx, business, bakery.inbox)
    await plantContactMessages(tx)
    return true
  })
}

/** The reviews that came through the service, as they stand now. */
export function bakeryStories(asked: AskedQuestion[] = []): Story[] {
  const whenOf = calendar()
  return toldReviews
    .filter(({ provenance }) => provenance !== 'imported')
    .map((told, index) => ({
      ...storyOf(told, index, whenOf),
      answers: told.daysAgo < askedForDays ? answersTo(asked, told) : null,
    }))
}

/**
 * The texts speak of weekdays and were written for a Saturday. What is older than a week keeps its weekday;
 * the last days end today, or yesterday while today's reviews have yet to be written.
 */
function calendar() {
  const midnight = Math.floor(now().getTime() / days(1)) * days(1)
  const latest = Math.max(...toldReviews.filter(({ daysAgo }) => daysAgo === 0).map(timeOfDay))
  const lastDay = midnight + latest > now().getTime() ? midnight - days(1) : midnight
  const sinceSaturday = days((new Date(lastDay).getUTCDay() + 1) % 7)
  return (told: Told) =>
    new Date(lastDay - days(told.daysAgo) - (told.daysAgo < 7 ? 0 : sinceSaturday) + timeOfDay(told))
}

function timeOfDay({ time }: Told) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hours(hour) + minutes(minute)
}

type Calendar = ReturnType<typeof calendar>

function storyOf(told: Told, index: number, whenOf: Calendar): Story {
  const writtenAt = whenOf(told)
  const after = (milliseconds: number) => new Date(writtenAt.getTime() + milliseconds)
  const wasAskedToConfirm = told.provenance === 'confirmed' || told.hasOrderLink
  return {
    rating: told.rating,
    title: told.title,
    text: told.text,
    authorName: told.author,
    authorEmail: told.email,
    provenance: told.provenance as Story['provenance'],
    orderReference: told.hasOrderLink ? `CC-${4100 + index * 7}` : undefined,
    scopes: told.consent === 'show' ? ['show'] : ['show', 'marketing'],
    writtenAt,
    confirmedAt:
      told.state === 'pending'
        ? null
        : wasAskedToConfirm
          ? after(minutes(2 + ((index * 7) % 50)))
          : writtenAt,
    failedChecks: told.failedChecks,
    reply: told.reply ? { text: told.reply.text, at: after(hours(told.reply.afterHours)) } : undefined,
    edit: told.edited && { at: after(hours(told.edited.afterHours)), before: told.edited.before },
    withdrawnAt: told.state === 'withdrawn' ? after(days(11 + (index % 20))) : undefined,
    challenge: challengeOf(told, after),
    report: reportOf(told),
  }
}

/** By somebody who left no address. It waits for the operator. */
function reportOf({ reported }: Told): Story['report'] {
  if (!reported) return undefined
  const { ground, explanation, hoursAgo } = reported
  return { ground, explanation, at: new Date(now().getTime() - hours(hoursAgo)) }
}

function challengeOf(told: Told, after: (milliseconds: number) => Date): Story['challenge'] {
  // Recently enough to be decided in time: for some the author still has time to reply.
  if (told.challenged) return { ...told.challenged, at: new Date(now().getTime() - hours(6 * told.daysAgo)) }
  if (!told.removedReason) return undefined
  const { grounds, note } = removals[told.removedReason]!
  return {
    reason: told.removedReason,
    grounds,
    at: after(hours(9)),
    removal: { at: after(days(4)), note },
  }
}

const removals: Partial<Record<ChallengeReason, { grounds: string; note: string }>> = {
  spam: {
    grounds: 'This advertises a diet programme with a discount code. It says nothing about the shop.',
    note: 'The text advertises an offer of somebody else, which our rules do not allow in a review.',
  },
  personal_data: {
    grounds:
      'It says where a neighbour lives and speaks of her marriage. She asked us to have it taken down.',
    note: 'The text tells where a private person lives and speaks of their family. Without that passage the review is welcome.',
  },
  not_about_business: {
    grounds: 'The author waited for a plumber. We are a bakery, and sent nobody to mend a boiler.',
    note: 'The text is about a plumber. It can be written again on the page of that business.',
  },
  conflict_of_interest: {
    grounds: 'The author is the sister of the owner, as she says herself. Thank you, Phoebe, and sorry.',
    note: 'The author is a close relative of the owner. Reviews by family do not count, however kind.',
  },
}

/** The old reviews on paper, as the owner brought them in. */
function bakeryImports() {
  const whenOf = calendar()
  const imported = toldReviews.filter(({ provenance }) => provenance === 'imported')
  const sources = [...new Set(imported.map(({ importSource }) => importSource!))]
  return sources.map((source) => ({
    source,
    reviews: imported
      .filter(({ importSource }) => importSource === source)
      .map((each) => ({ ...each, authorName: each.author, writtenAt: whenOf(each), source })),
  }))
}
