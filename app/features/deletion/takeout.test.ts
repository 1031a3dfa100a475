import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { planView } from '#app/features/plans/plan-view.ts'
import { minutes } from '#app/platform/clock.ts'
import * as profile from '#app/routes/account/profile.tsx'
import * as takeout from '#app/routes/account/takeout.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { aBusiness, anInvitation, aReview } from '#tests/factories.ts'
import { later } from '#tests/held-time.ts'
import { aMember, logIn, password } from '#tests/members.ts'
import { subscribe } from '#tests/subscribed.ts'
import { businessView } from './takeout.server.ts'
import { businessColumns, businessParts, personParts } from './takeout-parts.ts'

/** Tables with rows of a person or a business that are not given, and why. */
const leftOut: Record<string, string> = {
  api_answers: 'what programs were answered, for a day',
  appeals: 'the author’s words to the operator',
  column_choices: 'hashes of headers',
  earlier_consents: 'the author’s',
  erasure_codes: 'hashes of codes',
  file_parts: 'the bytes of files',
  files: 'given with their bytes',
  former_members: 'keyed hashes',
  former_owners: 'keyed hashes',
  helpful_votes: 'hashes of networks, for a day',
  kept_findings: 'counted from the reviews',
  mentions: 'parts of an analysis, which is given',
  never_returning: 'keyed hashes',
  orders: 'hashes of orders; the invitations are given',
  passkey_challenges: 'hashes of challenges',
  person_requests: 'the operator’s, about people without an account',
  receipts: 'the author’s, with what opens them',
  log_cases: 'the author’s: which case of the log is whose',
  log_register: 'public, and follows from the log',
  recovery_codes: 'hashes of codes',
  removed_replies: 'hashes of wordings',
  reports: 'the reporter’s',
  review_facts: 'counted from the reviews',
  review_versions: 'the author’s',
  single_sign_on_attempts: 'ways to a provider, for a quarter of an hour',
  tokens: 'hashes of links',
  trades: 'counted from the reviews',
  upload_parts: 'the owner’s own files, for a day',
  uploads: 'the owner’s own files, for a day',
  widget_directory: 'says again which widget is whose',
}

/** Every table with a column that names a person or a business. */
async function tablesOfPeople(pool: pg.Pool) {
  const { rows } = await pool.query(`select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'business_id', 'owner_id', 'operator_id',
      'offered_by', 'changed_by', 'created_by', 'answered_by', 'email')`)
  return rows.map(({ table_name }) => table_name as string)
}

test('a takeout has every table with the person’s rows, but for those named', async ({ pool }) => {
  const given = new Set([...personParts, ...businessParts].map(({ table }) => table))
  const missing = (await tablesOfPeople(pool)).filter(
    (name) => !given.has(name) && name !== 'businesses' && !(name in leftOut),
  )
  expect(missing).toEqual([])
  expect(Object.keys(leftOut).filter((name) => given.has(name))).toEqual([])
})

test('a takeout has every column of those tables, but for secrets and those named', async ({ pool }) => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  )
  const withheld = [...personParts, ...businessParts].flatMap(({ table, columns }) => {
    // Of rows that are mostly others', little is the owner's.
    if (['analyses', 'business_rows', 'reviews'].includes(table)) return []
    const missing = rows.filter((each) => each.table === table && !columns.includes(each.column))
    const named = missing.map(({ column }) => column).filter((column) => !/^(user|business)_id$/.test(column))
    return named.length > 0 ? [`${table}: ${named.sort().join(' ')}`] : []
  })
  expect([...new Set(withheld)].sort()).toEqual([
    'account_links: hash',
    'activities: actor_id',
    'api_keys: created_by key_hash',
    'challenges: hid_words rating_seen stated_at statement wording_hash',
    'contact_status_changes: changed_by',
    'contacts: ip_address',
    'digest_reviews: digest_id',
    'finding_marks: marked_by',
    'former_names: salt',
    'handovers: email id offered_by',
    'handovers: id offered_by',
    'invitation_batches: created_by',
    'invitations: clicked_at completed_at deferrals email_hash mails_wanted queue_position send_after token_hash',
    'language_model_requests: review_ids',
    'language_model_settings: agreed_by',
    'log_leaves: entry was',
    'member_invitations: email id invited_by',
    'member_invitations: invited_by',
    'order_events: key_hash received',
    'order_keys: encrypted_key',
    'order_sources: created_by encrypted_secret encrypted_token replaced_secret',
    'passkeys: credential_id public_key',
    'passwords: hash',
    'replies: replied_by',
    'review_assignments: assigned_by',
    'review_imports: content_hash created_by reading_hash replaced_by',
    'review_photos: consent_text',
    'sessions: token_hash',
    'single_sign_ons: encrypted_secret',
    'suppressions: email_hash',
    'two_factors: encrypted_key last_step recovery_salt setup_session_id',
    'webhook_deliveries: leased_until',
    'webhook_endpoints: created_by encrypted_secret replaced_secret',
  ])
})

test('no column that is given is a secret, and each exists', async ({ pool }) => {
  const columns = [...personParts, ...businessParts].flatMap((part) => part.columns)
  for (const column of [...columns, ...businessColumns.split(' ')])
    expect(column).not.toMatch(/password|secret|token(?!s)|hash|salt|key$|author_email/)
  for (const { table, columns } of [...personParts, ...businessParts])
    await pool.query(`select ${columns.join(', ')} from ${table} limit 0`)
})

test('signed in on the free plan one takes everything out, of nobody else', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  const [user] = await db.select().from(users).where(eq(users.email, person.email))
  const [business] = await db.select().from(businesses).where(eq(businesses.ownerId, user!.id))
  expect(business!.tierName).toBe('starter')
  const review = await aReview(db, { business: business! })
  const waiting = await aReview(db, {
    business: business!,
    state: 'pending',
    text: 'Nobody may read this yet.',
  })
  const invitation = await anInvitation(db, { business: business! })
  const other = await aReview(db, { business: await aBusiness(db), text: 'Of another business altogether.' })

  const response = await takeOut(cookie)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const taken = JSON.parse(response.data as string)
  expect(taken).toMatchObject({
    account: [{ email: person.email, name: person.name }],
    sessions: [{ id: expect.any(String) }],
    businesses: [
      {
        business: { id: business!.id, name: business!.name, tier: { name: 'starter', renewalDate: null } },
        plan: { id: 'starter', price: 0, stripePriceId: { monthly: '', annual: '' } },
        subscription: null,
        otherFields: { language: 'en', incentive: null },
        reviews: [{ id: review.id, text: review.text, rating: 5 }],
        invitations: [{ id: invitation.id, email: invitation.email }],
        widgets: [{ kind: 'wall' }],
      },
    ],
  })
  expect(businessView.parse(taken.businesses[0].business)).toEqual(taken.businesses[0].business)
  expect(planView.parse(taken.businesses[0].plan)).toEqual(taken.businesses[0].plan)
  for (const secret of [review.authorEmail!, waiting.text, other.text])
    expect(response.data).not.toContain(secret)
})

test('a takeout names the subscription and its fields as the specification does', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  const [user] = await db.select().from(users).where(eq(users.email, person.email))
  const [owned] = await db.select().from(businesses).where(eq(businesses.ownerId, user!.id))
  const businessId = owned!.id
  await subscribe(db, { userId: user!.id, businessId }, { plan: 'pro', billing: 'annual' })
  const [{ business, plan, subscription }] = JSON.parse((await takeOut(cookie)).data as string).businesses
  expect(subscription).toMatchObject({ planId: 'pro', isAnnual: true, amount: 27840 })
  expect(business).toMatchObject({
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: subscription.customerId,
    tier: { name: 'pro', isAnnual: true, price: 23.2, renewalDate: subscription.currentPeriodEnd * 1000 },
    tierFeatures: { analytics: true, maxReviews: 100 },
  })
  expect(plan.id).toBe('pro')
})

test('more rows than one page are all there, once each', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  await pool.query(
    `insert into activities (business_id, id, type, message, tier)
     select b.id, gen_random_uuid(), 'business_updated', 'Line ' || n, 'starter'
     from businesses b join users u on u.id = b.owner_id and u.email = $1, generate_series(1, 1203) n`,
    [person.email],
  )
  const { businesses: taken } = JSON.parse((await takeOut(cookie)).data as string)
  const lines = taken[0].activities.map(({ message }: { message: string }) => message)
  const numbered = lines.filter((message: string) => message.startsWith('Line '))
  expect(new Set(numbered).size).toBe(1203)
  expect(numbered).toHaveLength(1203)
})

test('counts of widgets are paged by widget, day and page, and each is there once', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  await pool.query(
    `insert into widget_days (business_id, widget_id, day, page, views)
     select w.business_id, w.id, date '2026-01-01' + n % 3, '/page-' || n, n
     from widgets w join businesses b on b.id = w.business_id join users u on u.id = b.owner_id and u.email = $1,
       generate_series(1, 1203) n`,
    [person.email],
  )
  const { businesses: taken } = JSON.parse((await takeOut(cookie)).data as string)
  const views = taken[0].widgetDays.map((day: { views: number }) => day.views)
  expect(new Set(views).size).toBe(1203)
  expect(views).toHaveLength(1203)
})

test('a takeout takes a session that has just reauthenticated', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  const login = '/business/login?redirect=%2Fprofile%2Ftakeout.json'
  expect((await visit(takeout.loader, { path: '/profile/takeout.json' })).location).toBe(login)
  const form = { intent: 'takeout', password: 'not the password' }
  expect(await visit(profile.action, { form, cookie })).toMatchObject({
    status: 422,
    data: { errors: { password: 'Wrong password' } },
  })
  const { location } = await visit(profile.action, { form: { ...form, password }, cookie })
  const other = cookieOf(await logIn(person.email))
  for (const [path, who] of [
    ['/profile/takeout.json', cookie],
    ['/profile/takeout.json?proof=x.y', cookie],
    [location!, other],
  ] as const)
    expect((await visit(takeout.loader, { path, cookie: who })).location).toBe('/profile')
  expect((await visit(takeout.loader, { path: location!, cookie })).status).toBe(200)
  await later(minutes(6), async () => {
    expect((await visit(takeout.loader, { path: location!, cookie })).location).toBe('/profile')
  })
})

async function takeOut(cookie: string) {
  const { location } = await visit(profile.action, { form: { intent: 'takeout', password }, cookie })
  return visit(takeout.loader, { path: location!, cookie })
}
