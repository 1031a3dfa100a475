import { limits } from '#app/rate-limits.ts'
import { expect, test } from '#tests/database.ts'
import { days, hours, moveClock } from './clock.ts'
import {
  countAgainst,
  countAgainstAll,
  forgetCount,
  type Limit,
  openRateLimits,
  uncount,
} from './rate-limit.server.ts'

let count = 0
const aLimit = (by: Limit['by'] = 'id'): Limit => ({
  name: `test-${++count}`,
  by,
  max: 3,
  windowMs: days(1),
})
const tooMany = { status: 429, code: 'too_many_requests' }

/** Whether a try by one key is also a try by the other. */
async function isShared(by: Limit['by'], one: string, other: string) {
  const limit = { ...aLimit(by), max: 1 }
  await countAgainst(limit, one)
  return countAgainst(limit, other).then(
    () => false,
    () => true,
  )
}

test('tries are counted in the database, across processes and restarts', async ({ pool }) => {
  const limit = aLimit()
  await countAgainst(limit, 'a')
  openRateLimits(pool)
  expect(await countAgainst(limit, 'a')).toBe(1)
  expect(await countAgainst(limit, 'a')).toBe(0)
  openRateLimits(pool)
  await expect(countAgainst(limit, 'a')).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 86_400 })
  await countAgainst(limit, 'b')
})

test('simultaneous tries are each counted', async () => {
  const limit = aLimit()
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => countAgainst(limit, 'a')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a count starts again after its window, and when it is reset', async () => {
  const limit = aLimit()
  const useUp = async () => {
    for (let tried = 0; tried < 3; tried++) await countAgainst(limit, 'a')
    await expect(countAgainst(limit, 'a')).rejects.toMatchObject(tooMany)
  }
  await useUp()
  moveClock(days(1))
  await useUp()
  moveClock(-days(1))
  await forgetCount(limit, 'a')
  await useUp()
})

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::9', true],
  ['2001:db8:1:2::9', '2001:db8:1:3::9', false],
  ['2001:db8::1', '2001:db8:0:0:ffff::', true],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
])('by network, %s and %s share a count: %s', async (one, other, expected) => {
  expect(await isShared('network', one, other)).toBe(expected)
})

test('by email, capitals and spaces make no difference, and the address is not kept', async ({ pool }) => {
  expect(await isShared('email', 'ada@mail.example', ' Ada@Mail.Example ')).toBe(true)
  expect(await isShared('email', 'ada@mail.example', 'bob@mail.example')).toBe(false)
  const { rows } = await pool.query('select key from rate_limits')
  expect(JSON.stringify(rows)).not.toContain('mail.example')
})

test('all addresses of a mailbox share its tries', async () => {
  expect(await isShared('email', 'sam@mail.example', 'Sam+news@mail.example')).toBe(true)
  expect(await isShared('email', 'sam.lee@gmail.com', 'samlee+1@googlemail.com')).toBe(true)
  expect(await isShared('email', 'sam.lee@mail.example', 'samlee@mail.example')).toBe(false)
})

test('a try that is taken back does not count', async () => {
  const limit = aLimit()
  for (let tried = 0; tried < 5; tried++) {
    await countAgainst(limit, 'a')
    await uncount(limit, 'a')
  }
  expect(await countAgainst(limit, 'a')).toBe(2)
})

test('a try that one limit refuses does not count against the others', async () => {
  const [hour, day] = [{ ...aLimit(), max: 1, windowMs: hours(1) }, aLimit()]
  expect(await countAgainstAll([day, hour], 'a')).toBe(0)
  for (let tried = 0; tried < 5; tried++) {
    await expect(countAgainstAll([day, hour], 'a')).rejects.toMatchObject({
      ...tooMany,
      retryAfterSeconds: 3600,
    })
  }
  expect(await countAgainst(day, 'a')).toBe(1)
})

test('simultaneous tries against several limits are each counted, in whatever order the limits are named', async () => {
  const [one, other] = [aLimit(), { ...aLimit(), max: 5 }]
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, tried) => countAgainstAll(tried % 2 ? [one, other] : [other, one], `a`)),
  )
  const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(tries.length - reasons.length).toBe(3)
  for (const reason of reasons) expect(reason).toMatchObject(tooMany)
})

test('a block of networks and a mail domain of one’s own run out, public providers do not', async () => {
  const allowed = async (by: Limit['by'], keyOf: (n: number) => string) => {
    const limit = { ...aLimit(by), max: 1 }
    for (let n = 0; n < 30; n++) {
      const isTaken = await countAgainst(limit, keyOf(n)).then(
        () => true,
        () => false,
      )
      if (!isTaken) return n
    }
    return 30
  }
  expect(await allowed('network', (n) => `2001:db8:1:${n}::1`)).toBe(20)
  expect(await allowed('network', (n) => `2001:db8:${n}::1`)).toBe(30)
  expect(await allowed('network', (n) => `192.0.2.${n}`)).toBe(30)
  expect(await allowed('network', (n) => `odd:${n}`)).toBe(30)
  expect(await allowed('email', (n) => `sam${n}@${n}.shop.example`)).toBe(20)
  expect(await allowed('email', (n) => `sam${n}@gmail.com`)).toBe(30)
  expect(await allowed('emailFromNetwork', (n) => `sam${n}@shop.example 2001:db8:1:1::${n}`)).toBe(20)
  expect(await allowed('emailFromNetwork', (n) => `sam${n}@shop.example 2001:db8:1:${n}::1`)).toBe(30)
  expect(await allowed('emailFromNetwork', (n) => `sam${n}@gmail.com 192.0.2.1`)).toBe(30)
})

test('one network cannot use up the confirmation mails of a mail domain for a day', async () => {
  const { confirmationMailsToEmailFromNetworkInDay: ofNetwork, confirmationMailsToEmailInDay: ofAll } = limits
  const ask = async (name: string, network: string) => {
    await countAgainst(ofNetwork, `${name}@shop.example ${network}`)
    await countAgainst(ofAll, `${name}@shop.example`)
  }
  const flood = Array.from({ length: 150 }, (_, n) => ask(`sam${n}`, '192.0.2.1'))
  expect(await Promise.allSettled(flood)).toContainEqual(expect.objectContaining({ status: 'rejected' }))
  await ask('ada', '192.0.2.2')
})

test('a try that is taken back counts for the block neither', async () => {
  const limit = { ...aLimit('network'), max: 1 }
  for (let n = 0; n < 40; n++) {
    await countAgainst(limit, `2001:db8:2:${n}::1`)
    await uncount(limit, `2001:db8:2:${n}::1`)
  }
})
