import { eq } from 'drizzle-orm'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { listSuppressed, suppress } from '#app/features/mailing/suppression.server.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, anInvitee, aUser } from '#tests/factories.ts'
import { holdTime } from '#tests/held-time.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { inviteCustomer } from './invite.server.ts'
import { findInvitingStop, monthlyInvitations } from './monthly-quota.server.ts'

const invite = (db: Database, business: { id: string; ownerId: string }, given = {}) =>
  inviteCustomer(db, { businessId: business.id, userId: business.ownerId, invitation: anInvitee(given) })

const find = async (db: Database, id: string) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!
const invited = (db: Database, id: string) =>
  db.select().from(invitations).where(eq(invitations.businessId, id))

/** Runs `work` with the clock at a moment. */
async function at<T>(moment: string, work: () => Promise<T>) {
  holdTime()
  const by = new Date(moment).getTime() - now().getTime()
  moveClock(by)
  try {
    return await work()
  } finally {
    moveClock(-by)
  }
}

/** Runs `work` in a time zone. */
async function inZone(zone: string, work: () => Promise<void>) {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}

describe('the monthly quota', () => {
  test('twenty simultaneous invitations get exactly what the plan has left', async ({ db }) => {
    const business = await aBusiness(db, { monthlyInvitationCount: 43 })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => invite(db, business)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    const refused = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({
      status: 402,
      message: expect.stringContaining('all 50 of your plan’s invitations this month'),
    })
    expect(await find(db, business.id)).toMatchObject({ monthlyInvitationCount: 50 })
    expect(await invited(db, business.id)).toHaveLength(7)
    const batches = eq(invitationBatches.businessId, business.id)
    expect(await db.select().from(invitationBatches).where(batches)).toHaveLength(7)
  })

  test('a plan without a limit counts and never refuses', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise', monthlyInvitationCount: 90_000 })
    await invite(db, business)
    expect(await find(db, business.id)).toMatchObject({ monthlyInvitationCount: 90_001 })
  })

  // Months that end while the zone's clock changes, forwards and backwards; and the end of a year.
  test.for([
    ['America/Los_Angeles', '2026-11-01', '2026-12-01'],
    ['Europe/Berlin', '2027-11-01', '2027-12-01'],
    ['Europe/Berlin', '2030-04-01', '2030-05-01'],
    ['Australia/Sydney', '2028-10-01', '2028-11-01'],
    ['Australia/Sydney', '2029-04-01', '2029-05-01'],
    ['UTC', '2028-01-01', '2028-02-01'],
  ] as const)(
    'resets once at the end of the month, even where the clock changes that day (%s, %s)',
    async ([zone, first, following], { db }) => {
      const resetAt = new Date(first)
      const business = await aBusiness(db, {
        monthlyInvitationCount: 49,
        monthlyInvitationResetAt: resetAt,
      })
      await inZone(zone, async () => {
        const [before, after] = [-1.6, 1.6].map((side) =>
          new Date(resetAt.getTime() + days(side)).getTimezoneOffset(),
        )
        expect(before !== after).toBe(zone !== 'UTC')
        await at(new Date(resetAt.getTime() - 500).toISOString(), async () => {
          await invite(db, business)
          await expect(invite(db, business)).rejects.toMatchObject({ status: 402 })
        })
        await at(first, async () => {
          const month = monthlyInvitations(await find(db, business.id), now())
          expect(month).toMatchObject({ count: 0, left: 50 })
          await Promise.all(Array.from({ length: 5 }, () => invite(db, business)))
        })
      })
      expect(await find(db, business.id)).toMatchObject({
        monthlyInvitationCount: 5,
        monthlyInvitationResetAt: new Date(following),
      })
    },
  )

  test('nobody is invited while the month has more reviews than the plan includes', async ({ db }) => {
    const business = await aBusiness(db)
    const lastMonth = new Date(now().getTime() - days(32))
    const plant = (count: number, given: Planted = {}) =>
      plantReviews(
        db,
        business,
        Array.from({ length: count }, () => given),
      )
    await plant(10)
    await plant(3, { provenance: 'imported' })
    await plant(3, { provenance: 'insider' })
    await plant(3, { writtenAt: lastMonth })
    await invite(db, business)
    expect(await findInvitingStop(db, business)).toBeNull()
    await plant(1)
    expect(await findInvitingStop(db, business)).toBe('reviews')
    await expect(invite(db, business)).rejects.toMatchObject({
      status: 402,
      message: expect.stringContaining('New invitations pause'),
    })
    expect(await invited(db, business.id)).toHaveLength(1)
    expect(await find(db, business.id)).toMatchObject({ monthlyInvitationCount: 1 })
    await db.update(businessRows).set({ tierName: 'enterprise' }).where(eq(businessRows.id, business.id))
    await invite(db, business)
  })
})

describe('who can be invited', () => {
  test('nobody twice in 90 days, whatever the case of the address and however fast', async ({ db }) => {
    const business = await aBusiness(db)
    const both = await Promise.allSettled([
      invite(db, business, { email: 'Mia@Mail.Example' }),
      invite(db, business, { email: 'mia@mail.example' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    moveClock(days(91))
    await invite(db, business, { email: 'mia@mail.example' })
    moveClock(-days(91))
    expect(await invited(db, business.id)).toHaveLength(2)
  })

  test('another business may invite the same person', async ({ db }) => {
    const first = await anInvitation(db)
    const second = await anInvitation(db, { email: first.email })
    expect(second.businessId).not.toBe(first.businessId)
    expect(await invited(db, second.businessId)).toMatchObject([{ id: second.id, state: 'queued' }])
  })

  test('nobody who unsubscribed from this business, and the quota stays as it was', async ({ db }) => {
    const business = await aBusiness(db)
    await suppress(db, { businessId: business.id, email: 'out@mail.example', reason: 'unsubscribed' })
    await expect(invite(db, business, { email: 'OUT@mail.example' })).rejects.toMatchObject({ status: 409 })
    expect(await invited(db, business.id)).toEqual([])
    expect(await find(db, business.id)).toMatchObject({ monthlyInvitationCount: 0 })
    await anInvitation(db, { email: 'out@mail.example' })
  })

  test.for([
    ['sam@mail.example', 'sam+new@mail.example'],
    ['sam+old@mail.example', 'sam+new@mail.example'],
    ['s.am+old@gmail.com', 'Sam@googlemail.com'],
  ])('nobody who unsubscribed as %s, under %s either', async ([left, email], { db }) => {
    const business = await aBusiness(db)
    await suppress(db, { businessId: business.id, email: left!, reason: 'unsubscribed' })
    await expect(invite(db, business, { email: email! })).rejects.toMatchObject({ status: 409 })
    expect(await listSuppressed(db, business.id, [email!, 'other@mail.example'])).toEqual(
      new Map([[email, 'unsubscribed']]),
    )
  })

  test('a closed business cannot invite', async ({ db }) => {
    const business = await aBusiness(db, { isActive: false })
    await expect(invite(db, business)).rejects.toMatchObject({ status: 410 })
  })
})

describe('the business’s own people are not invited', () => {
  test('the owner, also in capitals and with a plus, but an operator is not given away', async ({ db }) => {
    const owner = await aUser(db)
    const operator = await aUser(db, { isOperator: true })
    const business = await aBusiness(db, { ownerId: owner.id })
    for (const email of [owner.email, owner.email.toUpperCase(), owner.email.replace('@', '+friend@')]) {
      await expect(invite(db, business, { email })).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining('your own address'),
      })
    }
    expect(await invited(db, business.id)).toEqual([])
    expect(await find(db, business.id)).toMatchObject({ monthlyInvitationCount: 0 })
    await invite(db, business, { email: operator.email })
    await invite(db, await aBusiness(db), { email: owner.email })
  })

  test('invites nobody of a proven domain, but anybody of a typed one', async ({ db }) => {
    const proven = await aBusiness(db, { domainProvenAt: now() })
    for (const host of [proven.domain, `mail.${proven.domain}`]) {
      await expect(invite(db, proven, { email: `staff@${host}` })).rejects.toMatchObject({ status: 422 })
    }
    const typed = await aBusiness(db)
    await invite(db, typed, { email: `zoe@${typed.domain}` })
    expect(await invited(db, typed.id)).toHaveLength(1)
  })
})

test('one mailbox is not invited twice under several addresses', async ({ db, business }) => {
  await invite(db, business, { email: 'sam.fan@gmail.com' })
  for (const email of ['sam.fan+1@gmail.com', 'S.amfan@googlemail.com', 'samfan@gmail.com']) {
    await expect(invite(db, business, { email })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('in the last 90 days'),
    })
  }
  expect(await invited(db, business.id)).toHaveLength(1)
})
