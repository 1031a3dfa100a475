import { eq } from 'drizzle-orm'
import { findSignedIn } from '#app/features/accounts/sessions.server.ts'
import { type ActivityType, activityTypes } from '#app/features/activities/activity.vocabulary.ts'
import type { ActivityDay, LinkedActivity } from '#app/features/activities/list-activities.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businessRows, writtenBusiness } from '#app/features/businesses/business.table.ts'
import { isAboutReview } from '#app/features/inbox/activity-links.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { type Owner, visit } from '#tests/doors.ts'
import { anInvitation, aReview } from '#tests/factories.ts'
import { aMember, type World } from '#tests/members.ts'
import { routeTable } from '#tests/route-table.ts'
import * as activities from './activities.tsx'
import * as dashboard from './dashboard.tsx'

type Loader = (args: never) => unknown
const modules = import.meta.glob<{ loader?: Loader }>('/app/routes/**/*.{ts,tsx}')

async function anOwner(world: World): Promise<{ owner: Owner; cookie: string }> {
  const { cookie } = await aMember(world)
  const who = (await findSignedIn(world.db, new Headers({ cookie })))!
  const [business] = await world.db
    .update(businessRows)
    .set({ tierName: 'enterprise' })
    .where(eq(businessRows.ownerId, who.user.id))
    .returning(writtenBusiness)
  return { owner: { ...who, business: business! }, cookie }
}

/** One activity of each type, as the service records them. */
async function recordAll(db: Database, { business }: Owner) {
  const review = await aReview(db, { business })
  const { batchId } = await anInvitation(db, { business })
  const relatedTo = (type: ActivityType) => {
    if (isAboutReview(type)) return review.id
    return type === 'customers_invited' || type === 'operator_retried' ? batchId : undefined
  }
  for (const type of activityTypes)
    await recordActivity(db, { business, type, message: `It was ${type}`, relatedId: relatedTo(type) })
  return { review, batchId }
}

async function listed(owner: Owner, after = ''): Promise<LinkedActivity[]> {
  const { data } = await visit(activities.loader, { owner, path: `/business/activities?after=${after}` })
  const { days, next } = data as { days: ActivityDay[]; next: string | null }
  const page = days.flatMap((day) => day.activities)
  const older = next ? await listed(owner, next) : []
  return [...page.filter(({ message }) => message.startsWith('It was')), ...older]
}

test('an activity of each type opens the page of what it is about', async ({ db, pool }) => {
  const { owner, cookie } = await anOwner({ db, pool })
  const { review, batchId } = await recordAll(db, owner)
  const found = await listed(owner)
  expect(found.map(({ type }) => type).toSorted()).toEqual([...activityTypes].toSorted())
  for (const { type, to } of found) {
    const { pathname, search } = new URL(to!, 'https://here.example')
    const route = routeTable.find(({ path }) => `/${path}` === pathname)
    const { loader } = await modules[`/app/${route?.file}`]!()
    const opened = await visit(loader!, { path: pathname + search, owner, cookie })
    expect([type, opened.status]).toEqual([type, 200])
    if (isAboutReview(type))
      expect(opened.data, type).toMatchObject({ opened: { review: { id: review.id } } })
    if (type === 'customers_invited')
      expect(opened.data).toMatchObject({ filter: { batch: batchId }, list: { rows: [{}] } })
  }
})

test('an activity about an erased review says so, and others keep links', async ({ db, pool }) => {
  const { owner } = await anOwner({ db, pool })
  const { review } = await recordAll(db, owner)
  await db.delete(reviews).where(eq(reviews.id, review.id))
  for (const { type, to } of await listed(owner))
    expect([type, to === null]).toEqual([type, isAboutReview(type)])
  const { data } = await visit(dashboard.loader, { owner })
  const recent = (data as { dashboard: { activities: LinkedActivity[] } }).dashboard.activities
  expect(recent.map(({ to }) => to)).toContain('/profile/security')
})

test('the words of a new review are beside its stars, unless they are hidden', async ({ db, pool }) => {
  const { owner } = await anOwner({ db, pool })
  const at = new Date()
  const wordsOf = async (given: Partial<typeof reviews.$inferInsert>) => {
    const { id } = await aReview(db, { business: owner.business, text: 'Ann lives at 12 Hill Road.' })
    await db.update(reviews).set(given).where(eq(reviews.id, id))
    const message = `It was ${id}`
    await recordActivity(db, { business: owner.business, type: 'review_published', message, relatedId: id })
    return (await listed(owner)).find((each) => each.message === message)?.words ?? null
  }
  expect(await wordsOf({ hiddenAt: null })).toBe('Ann lives at 12 Hill Road.')
  expect(await wordsOf({ challengedAt: at, hiddenAt: at, hiddenReason: 'personal_data' })).toBeNull()
})
