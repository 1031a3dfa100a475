import { eq } from 'drizzle-orm'
import { sendVerification } from '#app/features/accounts/account-mails.job.ts'
import { deleteIdleLanes, openMailLanes } from '#app/features/mailing/mail-lanes.server.ts'
import { mailLanes } from '#app/features/mailing/mailing.table.ts'
import { hours, minutes, moveClock, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aList, anInvitation, aUser, findInvitation } from '#tests/factories.ts'
import { holdTime } from '#tests/held-time.ts'
import { sendWaiting } from '#tests/jobs.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { invitations } from './invitation.table.ts'
import { startSending } from './sending-loop.server.ts'

const addresses = (count: number, domain: string) =>
  Array.from({ length: count }, (_, at) => `person-${at}@${domain}`)

let servers: Awaited<ReturnType<typeof aMailServer>>[] = []

async function aServer(...given: Parameters<typeof aMailServer>) {
  const server = await aMailServer(...given)
  servers.push(server)
  server.use()
  return server
}

test.beforeEach(async ({ db }) => {
  openMailLanes({ MAIL_PER_MINUTE: 60, MAIL_AT_ONCE: 4 })
  // Earlier tests may have left mails in the queue.
  await db.delete(mailLanes)
  await db.delete(invitations)
})

test.afterEach(async () => {
  for (const server of servers) await server.close()
  servers = []
  keepMail()
})

const domainsTaken = (server: { taken: { to: string[] }[] }) =>
  server.taken.map(({ to }) => to[0]!.split('@')[1])

/** Runs the workers of several processes until `isOver`. */
async function work(db: Database, isOver: () => boolean | Promise<boolean>, processes = 3) {
  const running = Array.from({ length: processes }, () => startSending(db))
  await expect.poll(isOver, { timeout: 30_000, interval: 20 }).toBe(true)
  await Promise.all(running.map(({ close }) => close()))
}

/** Moves the clock in steps and sends what is due at each. */
async function live(db: Database, steps: number, stepMs: number) {
  for (let step = 0; step < steps; step++) {
    moveClock(stepMs)
    await sendWaiting(db)
  }
  moveClock(-steps * stepMs)
}

describe('the pace', () => {
  test('is shared by all processes: at most half of it goes to one provider', async ({ db }) => {
    holdTime()
    const server = await aServer()
    await aList(db, [
      ...addresses(9, 'gmail.com'),
      ...addresses(3, 'googlemail.com'),
      ...addresses(12, 'b.example'),
    ])
    // 60 a minute: in twelve seconds 12 mails, of them 6 to one provider.
    for (let step = 0; step < 24; step++) {
      moveClock(seconds(0.5))
      await Promise.all([sendWaiting(db), sendWaiting(db), sendWaiting(db)])
    }
    moveClock(-seconds(12))
    const toGoogle = domainsTaken(server).filter((domain) => domain !== 'b.example')
    expect(server.taken.length).toBeLessThanOrEqual(13)
    expect(server.taken.length).toBeGreaterThanOrEqual(11)
    expect(toGoogle.length).toBeLessThanOrEqual(7)
    expect(toGoogle.length).toBeGreaterThanOrEqual(5)
  })

  test('does not delay urgent mail, and makes room for it', async ({ db }) => {
    holdTime()
    const server = await aServer()
    const { id } = await aUser(db, { emailVerified: false })
    await aList(db, addresses(20, 'c.example'))
    await sendWaiting(db)
    for (let n = 0; n < 5; n++) await sendVerification(db, { userId: id })
    const urgent = domainsTaken(server).filter((domain) => domain === 'owner.example')
    expect(urgent).toHaveLength(5)
    // The five mails use five seconds of the lane: one invitation went out before, none does until then.
    await live(db, 4, seconds(1))
    expect(server.taken).toHaveLength(6)
    await live(db, 8, seconds(1))
    expect(server.taken.length).toBeGreaterThan(6)
  })

  test('mails go out concurrently up to the limit, half of it to one provider', async ({ db }) => {
    // Slow enough that while the provider's lane rests, a busy machine comes to the other mails.
    openMailLanes({ MAIL_PER_MINUTE: 300, MAIL_AT_ONCE: 4 })
    const held = { all: 0, slow: 0 }
    const most = { all: 0, slow: 0 }
    // The server answers nobody until it holds four mails, and waits a little longer for a fifth.
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => {
      open = () => setTimeout(resolve, 500)
    })
    const server = await aServer({
      atData: async (to) => {
        const slow = to.endsWith('@slow.example') ? 1 : 0
        held.all += 1
        held.slow += slow
        most.all = Math.max(most.all, held.all)
        most.slow = Math.max(most.slow, held.slow)
        if (held.all === 4) open()
        await isOpen
        held.all -= 1
        held.slow -= slow
        return undefined
      },
    })
    await aList(db, [
      ...addresses(5, 'slow.example'),
      ...addresses(5, 'quick.example'),
      ...addresses(3, 'd.example'),
    ])
    await work(db, () => server.taken.length >= 13)
    expect(most).toEqual({ all: 4, slow: 2 })
    expect(new Set(server.taken.map(({ to }) => to[0])).size).toBe(13)
  })

  test('two lists go out side by side, and a single invitation waits for neither', async ({ db }) => {
    const server = await aServer()
    openMailLanes({ MAIL_PER_MINUTE: 60_000, MAIL_AT_ONCE: 4 })
    await aList(db, addresses(20, 'first.example'))
    await aList(db, addresses(5, 'second.example'))
    await anInvitation(db, { email: 'only@third.example' })
    await work(db, () => server.taken.length >= 26, 1)
    const order = domainsTaken(server)
    expect(order.indexOf('third.example')).toBeLessThan(6)
    expect(order.lastIndexOf('second.example')).toBeLessThan(16)
  })
})

describe('“too many”', () => {
  test.for([
    { code: 421, text: '4.7.28 Our system has detected an unusual rate' },
    { code: 450, text: 'Too many mails, slow down' },
    { code: 451, text: '4.7.650 The mail server has been temporarily rate limited' },
  ])('$code throttles its provider and no other, and no mail is lost', async (answer, { db }) => {
    holdTime()
    let isFull = true
    const server = await aServer({
      atRecipient: (to) => (isFull && to.endsWith('@outlook.com') ? answer : undefined),
    })
    const { ids, businessId } = await aList(db, [
      ...addresses(6, 'outlook.com'),
      ...addresses(4, 'e.example'),
    ])
    await live(db, 20, seconds(1))
    expect(domainsTaken(server)).toEqual(Array(4).fill('e.example'))
    const [lane] = await db.select().from(mailLanes).where(eq(mailLanes.name, 'microsoft'))
    expect(lane).toMatchObject({ throttleLevel: 1 })
    const first = await findInvitation(db, { businessId, invitationId: ids[0]! })
    expect(first).toMatchObject({
      state: 'queued',
      deferrals: 1,
      failure: expect.stringContaining(String(answer.code)),
    })

    // Refused again after the pause, it pauses for twice as long.
    moveClock(seconds(31))
    await sendWaiting(db)
    const [again] = await db.select().from(mailLanes).where(eq(mailLanes.name, 'microsoft'))
    expect(again).toMatchObject({ throttleLevel: 2 })
    isFull = false
    await live(db, 40, seconds(30))
    moveClock(-seconds(31))
    expect(domainsTaken(server).filter((domain) => domain === 'outlook.com')).toHaveLength(6)
    expect(await db.select().from(invitations).where(eq(invitations.businessId, businessId))).toSatisfy(
      (rows: { state: string; failure: string | null }[]) =>
        rows.every(({ state, failure }) => state === 'sent' && failure === null),
    )
  })

  test('simultaneous refusals throttle by one level, which ten quiet minutes undo', async ({ db }) => {
    openMailLanes({ MAIL_PER_MINUTE: 60_000, MAIL_AT_ONCE: 8 })
    let refused = 0
    // The first pauses the lane: the server answers nobody until it holds four.
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    const server = await aServer({
      atData: async () => {
        if (refused >= 4) return undefined
        refused += 1
        if (refused === 4) open()
        await isOpen
        return { code: 451, text: 'Too many' }
      },
    })
    await aList(db, addresses(12, 'f.example'))
    await work(db, () => refused === 4, 2)
    holdTime()
    const lane = async () => (await db.select().from(mailLanes).where(eq(mailLanes.name, 'f.example')))[0]
    expect(await lane()).toMatchObject({ throttleLevel: 1 })
    openMailLanes({ MAIL_PER_MINUTE: 60, MAIL_AT_ONCE: 4 })
    moveClock(minutes(1))
    await sendWaiting(db)
    const rest = async () => (await lane())!.freeAt.getTime() - now().getTime()
    expect(await rest()).toBeGreaterThan(seconds(3))
    moveClock(minutes(11))
    await sendWaiting(db)
    expect(await rest()).toBeLessThan(seconds(2.1))
    moveClock(-minutes(12))
    expect(server.taken.length).toBeGreaterThan(0)
  })

  test('a full mailbox defers its own mail alone', async ({ db }) => {
    holdTime()
    const server = await aServer({
      atRecipient: (to) =>
        to.startsWith('person-0@') ? { code: 452, text: '4.2.2 Mailbox full' } : undefined,
    })
    const { ids, businessId } = await aList(db, addresses(5, 'g.example'))
    await live(db, 12, seconds(1))
    expect(server.taken).toHaveLength(4)
    expect(await findInvitation(db, { businessId, invitationId: ids[0]! })).toMatchObject({
      state: 'queued',
      failure: expect.stringContaining('Mailbox full'),
    })
  })
})

describe('the lanes', () => {
  test('unused lanes are deleted with their domains', async ({ db }) => {
    holdTime()
    await aServer()
    await aList(db, addresses(1, 'j.example'))
    await sendWaiting(db)
    moveClock(hours(3))
    await deleteIdleLanes(db)
    moveClock(-hours(3))
    expect(await db.select().from(mailLanes)).toEqual([])
  })
})
