import { inflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import { mountDoors } from '#app/doors.server.ts'
import { passwords, sessions, users } from '#app/features/accounts/account.table.ts'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { acceptOffer, offerBusiness } from '#app/features/deletion/handing-over.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { domainProofs } from '#app/features/domains/domain-proof.table.ts'
import { recordOf } from '#app/features/domains/domain-proof.vocabulary.ts'
import { proofCodes } from '#app/features/domains/look-up-proof.server.ts'
import { checkDomain } from '#app/features/domains/prove-domain.server.ts'
import { changeRole, removeMember } from '#app/features/team/members.server.ts'
import { openLoopback } from '#app/platform/client-address.server.ts'
import { minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import * as page from '#app/routes/business/single-sign-on.tsx'
import { signedInAnyhow } from '#app/routes/guards.server.ts'
import * as company from '#app/routes/sign-in/company.tsx'
import * as agreeing from '#app/routes/sign-in/company-agree.tsx'
import * as callback from '#app/routes/sign-in/company-callback.ts'
import * as start from '#app/routes/sign-in/company-start.ts'
import { test as base, expect } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import {
  type Bent,
  type Person,
  samlAnswer,
  standInClient,
  startFakeProvider,
} from '#tests/fakes/company-provider.ts'
import { findConnection, removeConnection, requireSingleSignOn } from './connection.server.ts'
import { singleSignOnIdentities, singleSignOns } from './single-sign-on.table.ts'
import { signInPath } from './single-sign-on.vocabulary.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(async () => {
  await provider.close()
})

/** As in development: the provider runs on the machine of the service. */
const onThisMachine = () => openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })

async function aConnectedBusiness(db: Database, given: { domain?: string } = {}) {
  onThisMachine()
  const business = await aBusiness(db, { tierName: 'enterprise', domainProvenAt: new Date(), ...given })
  const proof = { state: 'proven' as const, method: 'dns' as const, askedAt: new Date() }
  await db.insert(domainProofs).values({ businessId: business.id, domain: business.domain, ...proof })
  const saved = await saveIt(db, business)
  expect(saved.status).toBe(200)
  return business
}

/** `test` whose business is connected. */
const test = base.extend<{ business: Business }>({
  business: async ({ db }, use) => use(await aConnectedBusiness(db)),
})

async function ownerOf(db: Database, business: Business) {
  const [user] = await db.select().from(users).where(eq(users.id, business.ownerId))
  return { user: user!, business, sessionId: uuidv7() }
}

const saveIt = async (db: Database, business: Business, form: Record<string, string> = {}) =>
  visit(page.action, {
    owner: await ownerOf(db, business),
    form: {
      act: 'save',
      kind: 'openid',
      issuer: provider.issuer,
      clientId: standInClient.clientId,
      clientSecret: standInClient.secret,
      defaultRole: 'responder',
      ...form,
    },
  })

/** A browser walks to the provider and back. */
async function walk(
  { id }: Pick<Business, 'id'>,
  person: Person,
  { bent = {}, cookie = '', query = '' }: { bent?: Bent; cookie?: string; query?: string } = {},
) {
  provider.says(person, bent)
  const params = { businessId: id }
  const away = await visit(start.loader, { path: `/business/sso/${id}/start${query}`, params, cookie })
  if (!away.location?.startsWith(provider.issuer)) return { ...away, back: '', browser: '' }
  const back = (await fetch(away.location, { redirect: 'manual' })).headers.get('location')!
  const browser = [cookie, cookieOf(away)].filter(Boolean).join('; ')
  return { ...(await comeBack(id, back, browser)), back, browser }
}

const comeBack = (id: string, back: string, cookie: string) =>
  visit(callback.loader, {
    path: back.replace('http://localhost:3000', ''),
    params: { businessId: id },
    cookie,
  })

const at = ({ domain }: Business, name = 'cleo') => ({
  subject: `${name}-1`,
  email: `${name}@${domain}`,
  emailVerified: true,
  name: 'Cleo Colleague',
})

const refusedAs = (code: string) => ({ status: 302, location: expect.stringContaining(`refused=${code}`) })
const isIn = { status: 302, location: '/business/dashboard' }
const membersOf = (db: Database, { id }: Business) =>
  db.select().from(members).where(eq(members.businessId, id))
const whoIs = (cookie: string) =>
  signedInAnyhow(new Request('http://localhost:3000/', { headers: { cookie } }))

test('an address with any letters can be led to', () => {
  expect(() => new Headers({ location: signInPath('𝒜 ß') })).not.toThrow()
})

test('a colleague comes in by the provider: no password, the default role', async ({ db, business }) => {
  const found = await visit(company.action, { form: { email: `anybody@${business.domain}` } })
  expect(found).toMatchObject({ status: 302, location: `/business/sso/${business.id}` })
  const walked = await walk(business, at(business))
  expect(walked).toMatchObject(isIn)
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, `cleo@${business.domain}`))
  expect(user).toMatchObject({ name: 'Cleo Colleague', emailVerified: true })
  expect(await db.select().from(passwords).where(eq(passwords.userId, user!.id))).toEqual([])
  expect(await membersOf(db, business)).toMatchObject([{ userId: user!.id, role: 'responder' }])
  expect(await whoIs(cookieOf(walked))).toMatchObject({ user: { id: user!.id }, onlyBusinessId: business.id })
  // By issuer and subject from now on, whatever the address becomes, as long as it is on the domain.
  expect(await walk(business, { ...at(business), email: `cleo.new@${business.domain}` })).toMatchObject(isIn)
  expect(await membersOf(db, business)).toHaveLength(1)
  // A second person with the same address is another person, and the account did not agree.
  const other = { ...at(business), subject: 'someone-else' }
  expect(await walk(business, other)).toMatchObject({ location: expect.stringContaining('/agree?way=') })
})

test('the secret is encrypted, never shown, and kept when its field is empty', async ({ db, business }) => {
  const [{ encryptedSecret } = {}] = await db
    .select()
    .from(singleSignOns)
    .where(eq(singleSignOns.businessId, business.id))
  expect(encryptedSecret!.toString('latin1')).not.toContain(standInClient.secret)
  expect((await saveIt(db, business, { clientSecret: '', defaultRole: 'analyst' })).status).toBe(200)
  expect(await walk(business, at(business))).toMatchObject(isIn)
  const shown = await visit(page.loader, { owner: await ownerOf(db, business) })
  expect(JSON.stringify(shown.data)).not.toMatch(/stand-in-secret|encrypted/i)
  const refused = await saveIt(db, business, {
    issuer: `${provider.issuer}/other`,
    clientSecret: 'typed-secret',
  })
  expect(refused).toMatchObject({ status: 422, data: { errors: { issuer: expect.any(String) } } })
  expect(JSON.stringify(refused.data)).not.toContain('typed-secret')
})

test('a provider in a private network is not asked', async ({ db, business }) => {
  for (const issuer of [
    'https://127.0.0.1',
    'https://169.254.169.254',
    'http://10.0.0.1',
    'https://localhost',
  ])
    expect(await saveIt(db, business, { issuer }), issuer).toMatchObject({ status: 422 })
  openLoopback({ isLoopback: false, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  expect(await saveIt(db, business)).toMatchObject({ status: 422 })
  onThisMachine()
})

test('no default role is the owner’s', async ({ db, business }) => {
  expect(await saveIt(db, business, { defaultRole: 'owner' })).toMatchObject({
    status: 422,
    data: { errors: { defaultRole: expect.any(String) } },
  })
})

test('a provider speaks for the proven domain of its own business alone', async ({ db }) => {
  const [business, other] = [await aConnectedBusiness(db), await aConnectedBusiness(db)]
  const operator = await aUser(db, { isOperator: true })
  for (const email of [
    `cleo@${other.domain}`,
    'cleo@gmail.com',
    operator.email,
    `cleo@${business.domain}.evil.example`,
    `cleo@sub.${business.domain}`,
    `cleo@evil${business.domain}`,
    `"x@${business.domain}"@evil.example`,
  ])
    expect((await walk(business, { ...at(business), email })).location, email).toMatch(
      /refused=(domain|email)$/,
    )
  expect(await walk(business, { ...at(business), emailVerified: false })).toMatchObject(refusedAs('email'))
  expect(await walk(business, { ...at(business), email: undefined })).toMatchObject(refusedAs('email'))
  expect(await membersOf(db, business)).toEqual([])
  const gmail = await aConnectedBusiness(db, { domain: 'gmail.com' })
  expect((await walk(gmail, at(gmail))).location).toContain('refused=off')
})

test('a bent token lets nobody in', async ({ db, business }) => {
  const bents: Bent[] = [
    { iss: 'https://other.example' },
    { aud: 'another-client' },
    { nonce: 'another-nonce' },
    { exp: Math.floor(Date.now() / 1000) - 600 },
    { wrongKey: true },
    { unsigned: true },
  ]
  for (const bent of bents)
    expect(await walk(business, at(business), { bent }), JSON.stringify(bent)).toMatchObject(
      refusedAs('provider'),
    )
  expect(await membersOf(db, business)).toEqual([])
})

test('a way back counts once, in time, in its browser, for its business', async ({ db }) => {
  const [business, other] = [await aConnectedBusiness(db), await aConnectedBusiness(db)]
  const walked = await walk(business, at(business))
  expect(await comeBack(business.id, walked.back, walked.browser)).toMatchObject(refusedAs('expired'))

  provider.says(at(business))
  const begin = async () => {
    const away = await visit(start.loader, { params: { businessId: business.id } })
    const back = (await fetch(away.location!, { redirect: 'manual' })).headers.get('location')!
    return { back, browser: cookieOf(away) }
  }
  const [one, two] = [await begin(), await begin()]
  expect(await comeBack(business.id, one.back, two.browser)).toMatchObject(refusedAs('expired'))
  expect(await comeBack(business.id, one.back, '')).toMatchObject(refusedAs('expired'))
  expect(await comeBack(other.id, one.back, one.browser)).toMatchObject(refusedAs('expired'))
  moveClock(minutes(16))
  expect(await comeBack(business.id, one.back, one.browser)).toMatchObject(refusedAs('expired'))
  moveClock(-minutes(16))
  const both = await Promise.all([1, 2].map(() => comeBack(business.id, two.back, two.browser)))
  expect(both.filter(({ location }) => location === '/business/dashboard')).toHaveLength(1)
})

test('an account with the same address joins only when it agrees, signed in as itself', async ({ db }) => {
  const business = await aConnectedBusiness(db)
  const user = await aUser(db, { email: `cleo@${business.domain}` })
  const stranger = await aUser(db)
  const walked = await walk(business, at(business))
  expect(walked.location).toContain('/agree?way=')
  expect(await membersOf(db, business)).toEqual([])
  const way = new URL(walked.location!, 'http://x').searchParams.get('way')!
  const params = { businessId: business.id }
  const sessionOf = async (userId: string, businessId?: string) =>
    cookieOf({ headers: await startSession(db, { userId, userAgent: null, onlyBusinessId: businessId }) })
  const agree = (cookie: string) => visit(agreeing.action, { params, form: { way }, cookie })
  // Nobody; another account; the right account in another browser; the account through a provider.
  expect((await agree(walked.browser)).location).toContain('/business/login')
  expect((await agree(`${walked.browser}; ${await sessionOf(stranger.id)}`)).status).toBe(403)
  expect(await agree(await sessionOf(user.id))).toMatchObject(refusedAs('expired'))
  expect((await agree(`${walked.browser}; ${await sessionOf(user.id, business.id)}`)).status).toBe(302)
  expect(await membersOf(db, business)).toEqual([])

  const cookie = `${walked.browser}; ${await sessionOf(user.id)}`
  const shown = await visit(agreeing.loader, { path: `/?way=${way}`, params, cookie })
  expect(shown.data).toMatchObject({ found: { email: user.email }, signedInAs: user.email })
  expect(await agree(cookie)).toMatchObject(isIn)
  expect(await membersOf(db, business)).toMatchObject([{ userId: user.id }])
  expect(await agree(cookie)).toMatchObject(refusedAs('expired'))
  expect(await walk(business, at(business))).toMatchObject(isIn)
})

test('the owner never comes in through the provider', async ({ db, business }) => {
  await db
    .update(users)
    .set({ email: `boss@${business.domain}` })
    .where(eq(users.id, business.ownerId))
  expect(await walk(business, at(business, 'boss'))).toMatchObject(refusedAs('owner'))
  const walked = await walk(business, at(business))
  const { user } = (await whoIs(cookieOf(walked)))!
  await db.update(businessRows).set({ ownerId: user.id }).where(eq(businessRows.id, business.id))
  expect(await whoIs(cookieOf(walked))).toBeNull()
  expect(await walk(business, at(business))).toMatchObject(refusedAs('owner'))
})

test('sessions end at the next request when what they stand on ends', async ({ db }) => {
  const ends: [string, (business: Business, userId: string) => Promise<unknown>][] = [
    ['the member is removed', (business, userId) => removeMember(db, business, userId)],
    ['the connection is removed', (business) => removeConnection(db, business)],
    [
      'the provider is another',
      (business) =>
        db
          .update(singleSignOns)
          .set({ issuer: 'https://new.example' })
          .where(eq(singleSignOns.businessId, business.id)),
    ],
    [
      'the proof ends',
      ({ id }) => db.update(businessRows).set({ domainProvenAt: null }).where(eq(businessRows.id, id)),
    ],
    [
      'the proof is by a page alone',
      ({ id }) => db.update(domainProofs).set({ method: 'meta' }).where(eq(domainProofs.businessId, id)),
    ],
    [
      'the domain is another',
      ({ id }) => db.update(businessRows).set({ domain: 'elsewhere.example' }).where(eq(businessRows.id, id)),
    ],
    [
      'the plan ends',
      ({ id }) => db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, id)),
    ],
    [
      'the account is closed',
      (_, userId) => db.update(users).set({ closedAt: new Date() }).where(eq(users.id, userId)),
    ],
  ]
  for (const [what, end] of ends) {
    const business = await aConnectedBusiness(db)
    const walked = await walk(business, at(business))
    const { user, sessionId } = (await whoIs(cookieOf(walked)))!
    await end(business, user.id)
    expect(await whoIs(cookieOf(walked)), what).toBeNull()
    expect(await db.select().from(sessions).where(eq(sessions.id, sessionId)), what).toEqual([])
    expect((await walk(business, at(business))).location, what).not.toBe('/business/dashboard')
  }
})

test('a removed member does not come back through the provider by themselves', async ({ db, business }) => {
  await walk(business, at(business))
  const [member] = await membersOf(db, business)
  await removeMember(db, business, member!.userId)
  expect(await walk(business, at(business))).toMatchObject(refusedAs('removed'))
  expect(await membersOf(db, business)).toEqual([])
})

test('of two businesses that prove one domain, the later speaks for it', async ({ db }) => {
  const first = await aConnectedBusiness(db)
  const walked = await walk(first, at(first))
  const second = await aBusiness(db, { domain: first.domain, tierName: 'enterprise' })
  await db
    .insert(domainProofs)
    .values({ businessId: second.id, domain: first.domain, state: 'checking', askedAt: new Date() })
  const code = proofCodes({ businessId: second.id, ownerId: second.ownerId, domain: first.domain })[0]
  openPublicWeb({ readTxt: async () => [recordOf(code)] })
  await checkDomain(db, { businessId: second.id })
  expect(await whoIs(cookieOf(walked))).toBeNull()
  expect((await walk(first, at(first))).location).toContain('refused=off')
  await saveIt(db, second)
  // The account exists from the first business, and agrees to nothing by itself.
  expect((await walk(second, at(first))).location).toContain('/agree?way=')
  expect(await walk(second, at(first, 'new'))).toMatchObject(isIn)
})

test('the places of the plan hold, however many come at once', async ({ business }) => {
  const { plans } = await import('#app/features/plans/plans.ts')
  expect(plans.enterprise.teamMembers).toBe(-1)
  const all = await Promise.all(['a', 'b', 'c'].map((name) => walk(business, at(business, name))))
  expect(all.every(({ location }) => location === '/business/dashboard')).toBe(true)
})

test('another provider starts with nobody; the same one keeps its people', async ({ db, business }) => {
  const walked = await walk(business, at(business))
  await saveIt(db, business, { defaultRole: 'marketing' })
  expect(await whoIs(cookieOf(walked))).not.toBeNull()
  const other = await startFakeProvider()
  await saveIt(db, business, { issuer: other.issuer })
  expect(
    await db.select().from(singleSignOnIdentities).where(eq(singleSignOnIdentities.businessId, business.id)),
  ).toEqual([])
  expect(await whoIs(cookieOf(walked))).toBeNull()
  await other.close()
})

test('a test shows what came back and lets nobody in; only after one may it be required', async ({ db }) => {
  const business = await aConnectedBusiness(db)
  const owner = await ownerOf(db, business)
  await expect(requireSingleSignOn(db, business, true)).rejects.toMatchObject({ status: 409 })
  const cookie = cookieOf({ headers: await startSession(db, { userId: business.ownerId, userAgent: null }) })
  const query = '?test=yes'
  const stranger = cookieOf({
    headers: await startSession(db, { userId: (await aUser(db)).id, userAgent: null }),
  })
  expect((await walk(business, at(business), { query, cookie: stranger })).status).toBe(404)

  const wrong = await walk(business, { ...at(business), email: 'cleo@gmail.com' }, { query, cookie })
  const shown = await visit(page.loader, { path: wrong.location!, owner })
  expect(shown.data).toMatchObject({ tested: { email: 'cleo@gmail.com', refused: 'domain' } })
  await expect(requireSingleSignOn(db, business, true)).rejects.toMatchObject({ status: 409 })

  const right = await walk(business, at(business), { query, cookie })
  expect((await visit(page.loader, { path: right.location!, owner })).data).toMatchObject({
    tested: { subject: 'cleo-1', refused: null },
  })
  const elsewhere = await ownerOf(db, await aConnectedBusiness(db))
  expect((await visit(page.loader, { path: right.location!, owner: elsewhere })).data).toMatchObject({
    tested: null,
  })
  expect(await membersOf(db, business)).toEqual([])
  await requireSingleSignOn(db, business, true)
  expect((await findConnection(db, business.id))!.connection.isRequired).toBe(true)
})

test('another site cannot sign a visitor in', async ({ business }) => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const away = await visit(start.loader, { params: { businessId: business.id }, headers })
  expect(away.location).toBe(`/business/sso/${business.id}`)
})

test('a handover ends the former owner’s connection', async ({ db, business }) => {
  const walked = await walk(business, at(business))
  const heir = await aUser(db)
  await offerBusiness(db, { userId: business.ownerId, businessId: business.id, email: heir.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, business.id))
  await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
  expect(await findConnection(db, business.id)).toBeNull()
  expect(await whoIs(cookieOf(walked))).toBeNull()
})

test('a role that the owner gave later is kept', async ({ db, business }) => {
  await walk(business, at(business))
  const [member] = await membersOf(db, business)
  await changeRole(db, business, { member: member!.userId, role: 'manager' })
  await walk(business, at(business))
  expect(await membersOf(db, business)).toMatchObject([{ role: 'manager' }])
})

// SAML, through the same rules.

const samlForm = { kind: 'saml', issuer: '', clientId: '', clientSecret: '' }

async function aSamlBusiness(db: Database) {
  const business = await aConnectedBusiness(db)
  expect((await saveIt(db, business, { ...samlForm, metadata: provider.metadata })).status).toBe(200)
  return business
}

const hooks = new Hono()
mountDoors(hooks)

/** A browser asks, and the provider posts this answer from its own page. */
async function ask({ id }: Business) {
  const away = await visit(start.loader, { params: { businessId: id } })
  const request = inflateRawSync(
    Buffer.from(new URL(away.location!).searchParams.get('SAMLRequest')!, 'base64'),
  ).toString()
  return { inResponseTo: / ID="([^"]+)"/.exec(request)![1]!, browser: cookieOf(away) }
}
async function post({ id }: Pick<Business, 'id'>, answer: string) {
  const body = new URLSearchParams({ SAMLResponse: answer })
  const headers = { origin: 'https://login.example' }
  const posted = await hooks.request(`/hooks/saml/${id}`, { method: 'POST', body, headers })
  return { status: posted.status, location: posted.headers.get('location')! }
}
const consumerOf = ({ id }: Business) => `http://localhost:3000/hooks/saml/${id}`
const answerFor = (
  business: Business,
  inResponseTo: string,
  given: Partial<Parameters<typeof samlAnswer>[0]> = {},
) =>
  samlAnswer({
    issuer: provider.issuer,
    consumer: consumerOf(business),
    person: at(business),
    inResponseTo,
    ...given,
  })

test('a colleague comes in by SAML, in the browser that asked, once', async ({ db }) => {
  const business = await aSamlBusiness(db)
  const { inResponseTo, browser } = await ask(business)
  const answer = answerFor(business, inResponseTo)
  const posted = await post(business, answer)
  expect(posted).toMatchObject({ status: 303, location: expect.stringContaining('/callback?state=') })
  expect(await comeBack(business.id, posted.location, '')).toMatchObject(refusedAs('expired'))
  expect(await comeBack(business.id, posted.location, browser)).toMatchObject(isIn)
  expect(await comeBack(business.id, posted.location, browser)).toMatchObject(refusedAs('expired'))
  expect((await post(business, answer)).location).toContain('refused=expired')
  expect(await membersOf(db, business)).toMatchObject([{ role: 'responder' }])
  const described = await hooks.request(`/hooks/saml/${business.id}`)
  expect(await described.text()).toContain(`Location="${consumerOf(business)}"`)
})

test('an unsigned, wrapped, late or misdirected answer is refused', async ({ db }) => {
  const [business, other] = [await aSamlBusiness(db), await aSamlBusiness(db)]
  const { inResponseTo } = await ask(business)
  const evil = (xml: string) => xml.replaceAll(`cleo@${business.domain}`, `boss@${business.domain}`)
  const assertionIn = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
  const unsigned = (assertion: string) => assertion.replace(/<(ds:)?Signature.*<\/(ds:)?Signature>/s, '')
  const newId = (assertion: string) => assertion.replace(/ID="[^"]+"/, 'ID="_evil"')
  const wrapped = (xml: string) => newId(unsigned(evil(assertionIn(xml))))
  const bad: Record<string, Partial<Parameters<typeof samlAnswer>[0]>> = {
    'not signed': { isSigned: false },
    changed: { bend: evil },
    'signature taken out': { bend: (xml) => xml.replace(assertionIn(xml), unsigned(assertionIn(xml))) },
    'another before it': { bend: (xml) => xml.replace('<saml:Assertion', `${wrapped(xml)}<saml:Assertion`) },
    'another after it': {
      bend: (xml) => xml.replace('</samlp:Response>', `${wrapped(xml)}</samlp:Response>`),
    },
    'the signed one hidden in extensions': {
      bend: (xml) =>
        xml.replace(
          assertionIn(xml),
          `${wrapped(xml)}<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>`,
        ),
    },
    'the signed one within another': {
      bend: (xml) =>
        xml.replace(
          assertionIn(xml),
          wrapped(xml).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`),
        ),
    },
    'the signed one in the signature of another': {
      bend: (xml) => {
        const signature = /<(?:ds:)?Signature.*<\/(?:ds:)?Signature>/s.exec(xml)![0]
        const object = signature.replace(
          /<\/(ds:)?Signature>$/,
          `<Object>${unsigned(assertionIn(xml))}</Object>$&`,
        )
        return xml.replace(assertionIn(xml), newId(evil(assertionIn(xml))).replace(signature, object))
      },
    },
    'a comment in the address': {
      person: { ...at(business), email: `cleo@evil.example<!---->.${business.domain}` },
    },
    'a document type': { bend: (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}` },
    'another audience': { audience: consumerOf(other) },
    'another recipient': { recipient: consumerOf(other) },
    'too late': { endsIn: -120 },
    'another provider': { issuer: 'https://other.example' },
    'a name that passes': { nameFormat: 'transient' },
    'an address as the name': { nameFormat: 'emailAddress' },
    'no question': { inResponseTo: '_b5e6b0f0-0000-4000-8000-000000000000' },
  }
  for (const [what, given] of Object.entries(bad)) {
    const { location } = await post(business, answerFor(business, inResponseTo, given))
    const end = location.includes('refused=') ? location : null
    if (end) continue
    // Kept, and refused by what every provider is held to.
    const { inResponseTo: again, browser } = await ask(business)
    const posted = await post(business, answerFor(business, again, given))
    expect((await comeBack(business.id, posted.location, browser)).location, what).toMatch(
      /refused=(provider|domain|email)/,
    )
  }
  expect(await membersOf(db, business)).toEqual([])
  const { inResponseTo: fresh } = await ask(business)
  expect((await post(other, answerFor(business, fresh))).location).toContain('refused=provider')
  expect((await post(business, 'nonsense')).location).toContain('refused=provider')
  expect((await post(business, answerFor(business, fresh))).location).toContain('/callback?state=')
})

test('metadata of no provider, of two, or without a certificate is refused', async ({ db, business }) => {
  for (const metadata of [
    'nonsense',
    '<a/>',
    `<!DOCTYPE a>${provider.metadata}`,
    provider.metadata.replace(/<X509Certificate>.*<\/X509Certificate>/s, ''),
    provider.metadata.replace(/<X509Certificate>/, '<X509Certificate>AAAA'),
    provider.metadata.replace('HTTP-Redirect', 'HTTP-POST'),
    `<all>${provider.metadata}${provider.metadata}</all>`,
  ])
    expect(await saveIt(db, business, { ...samlForm, metadata }), metadata.slice(0, 40)).toMatchObject({
      status: 422,
      data: { errors: { metadata: expect.any(String) } },
    })
})
