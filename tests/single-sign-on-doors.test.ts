import { eq } from 'drizzle-orm'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { domainProofs } from '#app/features/domains/domain-proof.table.ts'
import { singleSignOnIdentities, singleSignOns } from '#app/features/single-sign-on/single-sign-on.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { doorRights } from '#app/routes/business/rights.ts'
import { expect, test } from './database.ts'
import { cookieOf, goTo, visit } from './doors.ts'
import { aBusiness, aUser } from './factories.ts'
import { routeTable } from './route-table.ts'

/** An operator who owns a business, and is a member of another, through whose provider they came. */
async function throughProvider(db: Database) {
  const user = await aUser(db, { isOperator: true })
  const own = await aBusiness(db, { ownerId: user.id, tierName: 'enterprise' })
  const business = await aBusiness(db, { tierName: 'enterprise', domainProvenAt: new Date() })
  const { id: businessId, domain } = business
  const issuer = 'https://login.example'
  await db.insert(members).values({ businessId, userId: user.id, role: 'manager' })
  await db
    .insert(domainProofs)
    .values({ businessId, domain, state: 'proven', method: 'dns', askedAt: new Date() })
  const connection = {
    businessId,
    kind: 'openid' as const,
    issuer,
    clientId: 'x',
    encryptedSecret: Buffer.from('x'),
  }
  await db.insert(singleSignOns).values({ ...connection, defaultRole: 'analyst' })
  await db
    .insert(singleSignOnIdentities)
    .values({ businessId, issuer, subject: user.id, userId: user.id, domain })
  const session = (businessId?: string) =>
    startSession(db, { userId: user.id, userAgent: null, onlyBusinessId: businessId })
  return {
    user,
    own,
    business,
    cookie: cookieOf({ headers: await session(businessId) }),
    password: cookieOf({ headers: await session() }),
  }
}

const modules = import.meta.glob<Record<string, never>>('../app/routes/**/*.{ts,tsx}')
const area = routeTable.find(({ file }) => file === 'routes/business/layout.tsx')!
const inside = new Set(withAll([area]).map(({ file }) => file))
function withAll(entries: typeof routeTable): typeof routeTable {
  return entries.flatMap((entry) => [entry, ...withAll(entry.children ?? [])])
}
const outside = routeTable.filter(({ file }) => !inside.has(file))

test('outside the business area, a provider’s session opens nothing', async ({ db }) => {
  const { cookie, password, business } = await throughProvider(db)
  const params = { businessId: business.id, token: 'x', code: 'x', file: 'x', kind: 'removed', part: 'x' }
  let [doors, refused, opened] = [0, 0, 0]
  for (const { file, path = '' } of outside) {
    const { loader, action } = await modules[`../app/${file}`]!()
    for (const [method, door] of [
      ['GET', loader],
      ['POST', action],
    ] as const) {
      // What comes out of an address of nothing differs by no session; logging out is for everybody.
      if (!door || path === 'business/logout') continue
      const given = { path: `/${path}`, params, ...(method === 'POST' ? { form: {} } : {}) }
      const go = (cookie?: string) =>
        visit(door, { ...given, cookie }).then(
          ({ status, location }) => ({ status, location }),
          () => ({ status: 500, location: null }),
        )
      const [stranger, provided] = [await go(), await go(cookie)]
      doors++
      if (provided.status === 403 && stranger.status !== 403) refused++
      else expect(provided, `${method} ${path}`).toEqual(stranger)
      if ((await go(password)).status !== stranger.status) opened++
    }
  }
  // The account's own session opens those that the provider's is refused: the comparison sees the difference.
  expect(doors).toBeGreaterThan(120)
  expect(refused).toBeGreaterThan(40)
  expect(opened).toBeGreaterThan(40)
})

test('in the business area it opens its business alone, whatever the browser asks for', async ({ db }) => {
  const { cookie, own, business } = await throughProvider(db)
  const opened: string[] = []
  for (const door of Object.keys(doorRights)) {
    const { at } = await goTo(door, { cookie: `${cookie}; business=${own.id}` })
    if (!at) continue
    expect(at.business.id, door).toBe(business.id)
    expect(at.role, door).toBe('manager')
    expect(at.user.isOperator, door).toBe(false)
    opened.push(door)
  }
  expect(opened).toContain('reviews')
  for (const door of ['all', 'new', 'team/single-sign-on', 'profile/domain'])
    expect(opened).not.toContain(door)
})

test('where it is required, members use nothing else, and the owner always can', async ({ db }) => {
  const { password, business } = await throughProvider(db)
  await db.update(singleSignOns).set({ isRequired: true }).where(eq(singleSignOns.businessId, business.id))
  const go = async (cookie: string) =>
    (await goTo('reviews', { cookie: `${cookie}; business=${business.id}` })).to ?? null
  const owner = cookieOf({ headers: await startSession(db, { userId: business.ownerId, userAgent: null }) })
  expect(await go(password)).toBe(`/business/sso/${business.id}`)
  expect(await go(owner)).toBeNull()
  await db.delete(domainProofs).where(eq(domainProofs.businessId, business.id))
  expect(await go(password)).toBeNull()
})
