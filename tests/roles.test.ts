import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { type MemberRole, memberRoles } from '#app/features/businesses/business.vocabulary.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { changeRole, removeMember } from '#app/features/team/members.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { doorRights } from '#app/routes/business/rights.ts'
import { describe, expect, test } from './database.ts'
import { cookieOf, goTo } from './doors.ts'
import { aBusiness, aUser } from './factories.ts'
import { routeTable } from './route-table.ts'

const area = routeTable.find(({ file }) => file === 'routes/business/layout.tsx')!
const addresses = (entries: typeof routeTable): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addresses(children)])
const doors = addresses(area.children!).map((path) => path.replace('business/', ''))

/** What each role may open and post to, listed apart from the rights that the service reads. */
const read = [
  'all',
  'new',
  'dashboard',
  'reviews',
  'widgets/:widgetId/figures',
  'activities',
  'analytics',
  'analytics/digest',
  'analytics/suggestions',
  'analytics/charts/:file',
  'analytics/reviews.csv',
  'ai-sentiments',
  'ai-sentiments/questions',
  'ai-sentiments/competitors',
  'ai-sentiments/competitors/:competitorId',
  'ai-sentiments/competitors/:competitorId/reviews',
  // For a locked feature alone: the page itself refuses the rest.
  'subscription',
]
const own = ['new', 'ai-sentiments/questions']
const replying = ['reviews/tags', 'reviews/templates']
const publishing = ['widgets', 'widgets/:widgetId']
const drawing = ['widgets/:widgetId/preview', 'widgets/:widgetId/reviews']
const content = ['ai-sentiments/content', 'ai-sentiments/content/:file']
const ownersAlone = [
  'integrations',
  'integrations/orders',
  'integrations/webhooks',
  'profile/domain',
  'profile/language-model',
  'team/single-sign-on',
  'subscription',
  'subscription/stripe/:sessionId?',
]
const expected: Record<MemberRole, { open: string[]; post: string[] }> = {
  analyst: { open: read, post: own },
  responder: { open: [...read, ...replying], post: [...own, 'reviews', ...replying] },
  marketing: { open: [...read, ...publishing, ...drawing, ...content], post: [...own, ...publishing] },
  manager: {
    open: doors.filter((door) => door === 'subscription' || !ownersAlone.includes(door)),
    post: doors.filter((door) => doorRights[door]?.post && ![...ownersAlone, 'team'].includes(door)),
  },
}

async function aMember(db: Database, role: MemberRole) {
  const user = await aUser(db)
  const business = await aBusiness(db, { tierName: 'enterprise' })
  await db.insert(members).values({ businessId: business.id, userId: user.id, role })
  const session = await startSession(db, { userId: user.id, userAgent: 'test' })
  return {
    user,
    business,
    cookie: cookieOf({ headers: session }),
  }
}

test('every door of the business area says what it asks of a role', () => {
  expect(Object.keys(doorRights).sort()).toEqual([...doors].sort())
})

describe.for(memberRoles)('a member as %s', (role) => {
  test('opens and changes what the role includes, and is refused the rest', async ({ db }) => {
    const member = await aMember(db, role)
    const opened: string[] = []
    const posted: string[] = []
    for (const door of doors) {
      if ((await goTo(door, member)).status === 200) opened.push(door)
      if ((await goTo(door, member, 'POST')).status === 200) posted.push(door)
    }
    expect(opened.sort()).toEqual([...expected[role].open].sort())
    expect(posted.sort()).toEqual([...expected[role].post].sort())
  })
})

test('a member of one business has no way into another', async ({ db }) => {
  const member = await aMember(db, 'manager')
  const other = await aBusiness(db)
  const wanting = { cookie: `${member.cookie}; business=${other.id}` }
  expect((await goTo('reviews', wanting)).at).toMatchObject({ business: { id: member.business.id } })
})

test('a removed member is out at the next request, and signed out everywhere', async ({ db }) => {
  const member = await aMember(db, 'manager')
  await removeMember(db, member.business, member.user.id)
  expect(await goTo('reviews', member)).toMatchObject({ to: expect.stringContaining('/business/login') })
  await expect(removeMember(db, member.business, member.user.id)).rejects.toMatchObject({ status: 404 })
})

test('a changed role holds at the next request', async ({ db }) => {
  const member = await aMember(db, 'analyst')
  expect((await goTo('widgets', member)).status).toBe(403)
  await changeRole(db, member.business, { member: member.user.id, role: 'marketing' })
  expect((await goTo('widgets', member)).status).toBe(200)
})

test('members beyond the places of a smaller plan wait outside, the newest first', async ({ db }) => {
  const first = await aMember(db, 'manager')
  await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, first.business.id))
  const sessions = [first]
  for (let place = 3; place <= 6; place++) {
    const user = await aUser(db)
    const at = new Date(Date.now() + place * 1000)
    await db
      .insert(members)
      .values({ businessId: first.business.id, userId: user.id, role: 'analyst', createdAt: at })
    const session = await startSession(db, { userId: user.id, userAgent: 'test' })
    sessions.push({ ...first, user, cookie: session.getSetCookie()[0]!.split(';')[0]! })
  }
  const statuses = []
  for (const each of sessions) statuses.push((await goTo('reviews', each)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 302])
})

test('where a second factor is required, nobody comes in without one', async ({ db }) => {
  const member = await aMember(db, 'manager')
  await db.update(businessRows).set({ needsTwoFactor: true }).where(eq(businessRows.id, member.business.id))
  expect(await goTo('reviews', member)).toMatchObject({
    status: 302,
    to: '/profile/security?notice=two-factor-needed',
  })
})

test('an id that is no member, and one of another business, change nothing', async ({ db }) => {
  const [one, other] = [await aMember(db, 'analyst'), await aMember(db, 'analyst')]
  for (const member of [other.user.id, one.business.ownerId, uuidv7()]) {
    await expect(changeRole(db, one.business, { member, role: 'manager' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(removeMember(db, one.business, member)).rejects.toMatchObject({ status: 404 })
  }
  await expect(removeMember(db, one.business, 'nonsense')).rejects.toMatchObject({ status: 404 })
})
