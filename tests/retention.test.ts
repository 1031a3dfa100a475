import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { JobName } from '#app/jobs.ts'
import { days, minutes, moveClock, now, seconds } from '#app/platform/clock.ts'
import { handlers, schedules } from '#app/worker.server.ts'
import { generated, generatedPart, listKept } from '../commands/papers.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness } from './factories.ts'
import { hasTest } from './named-tests.ts'

const kept = listKept()
const namesOf = (ends: string[], how: 'with' | 'job') =>
  ends.flatMap((end) => new RegExp(`^${how} (\\S+)$`).exec(end)?.[1] ?? []).sort()

test.for(Object.entries(generated))('%s is as the code has it', ([file, make]) => {
  expect(generatedPart(readFileSync(file, 'utf8')), 'Run: npm run papers').toBe(make())
})

test('every table says what it keeps, of whom, how long, and what ends it', async ({ pool }) => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'migrations' order by 1`,
  )
  expect(kept.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name))
  const people = ['account', 'author', 'business', 'customer', 'nobody', 'operator', 'reporter', 'visitor']
  for (const { table, what, whose, howLong, ends } of kept) {
    expect(people, table).toContain(whose)
    expect([what, howLong, ends[0]], table).not.toContain('')
  }
})

test('a row is deleted with exactly the rows that its table names', async ({ pool }) => {
  const { rows } = await pool.query<{ table: string; others: string[] }>(
    `select conrelid::regclass::text as table, array_agg(distinct replace(confrelid::regclass::text, 'business_rows', 'businesses')) as others
     from pg_constraint where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace
       and conrelid <> confrelid group by 1`,
  )
  const inDatabase = Object.fromEntries(rows.map(({ table, others }) => [table, others.sort()]))
  for (const { table, ends } of kept) {
    expect(namesOf(ends, 'with'), table).toEqual(inDatabase[table] ?? [])
    if (ends.includes('stays')) expect(ends, table).toEqual(['stays'])
  }
})

/** The row of each job's table that another test sees go: its file > its title. */
const tested: Record<string, string> = {
  'users deletion.erase-closed':
    'app/features/deletion/erase-closed.test.ts > after 30 days a business is erased',
  'business_rows deletion.erase-closed':
    'app/features/deletion/erase-closed.test.ts > after 30 days a business is erased',
  'reviews deletion.erase-closed':
    'app/features/deletion/erase-closed.test.ts > after 30 days a business is erased',
  'invitations invitations.maintain':
    'app/features/invitations/maintenance.test.ts > thirteen months after its end an invitation names nobody, and can be stopped',
  'files files.clear':
    'app/features/files/files.test.ts > are nobody’s until they are kept, and cleared with their bytes',
  'users deletion.erase-unconfirmed-accounts':
    'app/features/deletion/erase-unconfirmed-accounts.test.ts > an unconfirmed account goes after 30 days',
  'business_rows deletion.erase-unconfirmed-accounts':
    'app/features/deletion/erase-unconfirmed-accounts.test.ts > an unconfirmed account goes after 30 days',
  'closed_records deletion.erase-closed':
    'app/features/deletion/closed-records.test.ts > the record outlives the erased business for two years',
  'two_factors accounts.maintain-totp-keys':
    'app/routes/account/two-factor.test.ts > keys outlive two rotations of SECRET; unclaimed ones are forgotten',
  'former_members team.forget-expired':
    'app/features/review-form/insiders.test.ts > for twelve months from the last time; then nothing of them is stored',
  'business_pictures businesses.delete-removed-pictures':
    'app/routes/business/brand.test.ts > one that is removed can be restored for a day, then its bytes are deleted',
  'backups backups.keep':
    'app/features/backups/backups.test.ts > are forgotten after 90 days, but for the last good one',
  'contacts contacts.maintain': 'app/features/contacts/contact-desk.test.ts > 180 days after it was settled',
  'newsletter_subscribers contacts.maintain':
    'app/features/newsletter/newsletter.test.ts > expires after seven days without confirmation, and the address is erased',
  'kept_findings findings.renew-kept':
    'app/features/findings/read-findings.test.ts > a large business’s list is cached for an hour',
  'language_model_requests language-model.forget-requests':
    'app/features/language-model/asking.test.ts > the last request is kept for 30 days',
  'mail_lanes mailing.delete-idle-lanes':
    'app/features/invitations/sending-rate.test.ts > unused lanes are deleted with their domains',
  'sender_domains mailing.check-sender-domain':
    'app/features/mailing/sender-domain.test.ts > the check of the domain in MAIL_FROM is kept',
  'reports moderation.erase-reporters':
    'app/features/moderation/report-review.test.ts > is forgotten half a year after the decision, with their words; the counts stay',
  'helpful_votes published-reviews.forget-voters':
    'app/features/published-reviews/voting.test.ts > no address is stored: a network’s hash changes daily and is deleted',
  'reviews review-form.erase-unconfirmed':
    'app/features/review-form/submission.test.ts > an unconfirmed review is erased after 30 days, and its log entries stay',
  'tags tags.forget-deleted': 'app/features/tags/tag-reviews.test.ts > a deleted tag leaves every review',
  'widgets widgets.forget-deleted':
    'app/features/widgets/many-widgets.test.ts > a deleted widget can be restored for a day, then goes',
}

type Row = Record<string, unknown>
type Made = { columns: Row; lifetime: number }

/** A row of each other table, as old as it gets, and how long it has to live. `of`: ids of a business and its owner. */
const rowsOf = (of: { businessId: string; userId: string; id: string; at: Date }): Record<string, Made> => {
  const { businessId, userId, id, at } = of
  const ends = (lifetime: number) => new Date(at.getTime() + lifetime)
  const bytes = randomBytes(32)
  const tenants = { business_id: businessId, id }
  const day = days(1)
  return {
    'sessions accounts.clear-expired': {
      columns: { id, user_id: userId, token_hash: bytes, user_agent: '', expires_at: ends(day) },
      lifetime: day,
    },
    'account_links accounts.clear-expired': {
      columns: { hash: bytes, purpose: 'verify-email', user_id: userId, expires_at: ends(day) },
      lifetime: day,
    },
    'passkey_challenges accounts.clear-expired': {
      columns: { hash: bytes, user_id: userId, expires_at: ends(minutes(10)) },
      lifetime: minutes(10),
    },
    'email_changes accounts.clear-expired': {
      columns: {
        id,
        user_id: userId,
        old_email: 'ada@old.example',
        new_email: 'ada@new.example',
        confirmable_until: ends(day),
        stoppable_until: ends(days(7)),
      },
      lifetime: days(7),
    },
    'former_owners deletion.erase-closed': {
      columns: { business_id: businessId, account_hash: 'h', until: at },
      lifetime: days(365),
    },
    'handovers deletion.erase-closed': {
      columns: { ...tenants, offered_by: userId, email: 'next@owner.example', expires_at: ends(days(14)) },
      lifetime: days(14),
    },
    'member_invitations team.forget-expired': {
      columns: {
        ...tenants,
        email: 'cy@colleague.example',
        role: 'analyst',
        invited_by: userId,
        expires_at: ends(days(14)),
      },
      lifetime: days(14),
    },
    'single_sign_on_attempts team.forget-expired': {
      columns: {
        ...tenants,
        step: 'asked',
        browser_hash: bytes,
        nonce: 'n',
        verifier: 'v',
        expires_at: ends(minutes(15)),
      },
      lifetime: minutes(15),
    },
    'api_answers integrations.forget-expired': {
      columns: {
        business_id: businessId,
        key_id: id,
        idempotency_key: 'once',
        request_hash: bytes,
        status: 200,
        body: '{}',
        created_at: at,
      },
      lifetime: day,
    },
    'api_keys integrations.forget-expired': {
      columns: {
        ...tenants,
        name: 'Till',
        scopes: ['reviews:read'],
        key_hash: bytes,
        created_by: userId,
        expires_at: at,
      },
      lifetime: days(30),
    },
    'order_events integrations.forget-expired': {
      columns: { ...tenants, source_id: id, key_hash: bytes, outcome: 'Invitation planned.', created_at: at },
      lifetime: days(30),
    },
    'invitation_batches invitations.maintain': {
      columns: {
        ...tenants,
        legal_basis: 'consent',
        source: 'A list',
        reminders: 0,
        created_at: at,
        draft: '{"invitees":[],"problems":[]}',
      },
      lifetime: day,
    },
    'uploads invitations.maintain': {
      columns: { ...tenants, kind: 'customers', shape: '{}', created_at: at },
      lifetime: day,
    },
    'person_requests operator.forget-requests': {
      columns: { id, email: `${id}@letter.example`, expires_at: ends(days(14)) },
      lifetime: days(14),
    },
    'webhook_deliveries webhooks.forget-old': {
      columns: {
        business_id: businessId,
        endpoint_id: id,
        event_id: id,
        type: 'review.published',
        due_at: at,
        created_at: at,
      },
      lifetime: days(30),
    },
    'tokens platform.clear-expired': {
      columns: {
        business_id: businessId,
        hash: bytes,
        purpose: 'report',
        subject_id: id,
        expires_at: ends(day),
      },
      lifetime: day,
    },
    'rate_limits platform.clear-expired': {
      columns: { key: `test:${id}`, points: 1, expire: ends(day).getTime() },
      lifetime: day,
    },
  }
}

/** What a row hangs on, with the same id. */
const parents = (businessId: string, userId: string, id: string): Record<string, [string, Row]> => ({
  single_sign_on_attempts: [
    'single_sign_ons',
    {
      business_id: businessId,
      kind: 'openid',
      issuer: 'https://id.example',
      client_id: 'c',
      encrypted_secret: Buffer.from('x'),
      default_role: 'analyst',
    },
  ],
  api_answers: [
    'api_keys',
    {
      business_id: businessId,
      id,
      name: 'Till',
      scopes: ['reviews:read'],
      created_by: userId,
      key_hash: randomBytes(32),
    },
  ],
  order_events: [
    'order_sources',
    {
      business_id: businessId,
      id,
      kind: 'generic',
      name: 'Shop',
      legal_basis: 'consent',
      language: 'en',
      delay_days: 0,
      created_by: userId,
    },
  ],
  webhook_deliveries: [
    'webhook_endpoints',
    {
      business_id: businessId,
      id,
      url: 'https://hook.example',
      format: 'standard',
      events: ['review.published'],
      encrypted_secret: Buffer.from('x'),
      created_by: userId,
    },
  ],
})

async function insert(pool: pg.Pool, table: string, columns: Row) {
  const names = Object.keys(columns)
  await pool.query(
    `insert into ${table} (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
    Object.values(columns),
  )
}

const example = rowsOf({ businessId: uuidv7(), userId: uuidv7(), id: uuidv7(), at: new Date() })

describe('every job that is said to end rows', () => {
  const pairs = kept.flatMap(({ table, ends }) => namesOf(ends, 'job').map((job) => `${table} ${job}`))

  test('is scheduled, and a test sees it do so', () => {
    for (const pair of pairs) {
      const job = pair.split(' ')[1] as JobName
      expect(schedules[job], pair).toBeDefined()
      if (pair in tested)
        expect(hasTest(...(tested[pair]!.split(' > ') as [string, string])), pair).toBe(true)
    }
    expect(Object.keys({ ...tested, ...example }).sort()).toEqual([...pairs].sort())
  })

  test.for(Object.keys(example))('%s: not before its time, and then', async (pair, { db, pool }) => {
    const [table, job] = pair.split(' ') as [string, JobName]
    const business = await aBusiness(db)
    const [businessId, userId, id, at] = [business.id, business.ownerId, uuidv7(), now()]
    const { columns, lifetime } = rowsOf({ businessId, userId, id, at })[pair]!
    const parent = parents(businessId, userId, id)[table]
    if (parent) await insert(pool, ...parent)
    await insert(pool, table, columns)
    const [key, value] = Object.entries(columns)[table === 'api_answers' ? 1 : 0]!
    const left = async () => (await pool.query(`select from ${table} where ${key} = $1`, [value])).rowCount
    moveClock(lifetime - minutes(1))
    await handlers[job](db, {} as never)
    expect(await left()).toBe(1)
    moveClock(minutes(1) + seconds(5))
    await handlers[job](db, {} as never)
    expect(await left()).toBe(0)
    moveClock(-lifetime - seconds(5))
  })
})
