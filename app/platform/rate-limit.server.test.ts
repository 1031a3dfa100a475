import { expect, test } from '#tests/database.ts'
import { countAgainst, forgetCount, networkOf, openRateLimits } from './rate-limit.server.ts'

const limit = { name: 'tests-of-the-limit', points: 3, perSeconds: 60 }

test('tries are counted in the database: another process, or this one started anew, goes on counting', async ({
  pool,
}) => {
  await countAgainst(limit, 'a')
  openRateLimits(pool)
  await countAgainst(limit, 'a')
  await countAgainst(limit, 'a')
  openRateLimits(pool)
  await expect(countAgainst(limit, 'a')).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  await countAgainst(limit, 'b')
})

test('tries that come together are each counted', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => countAgainst(limit, 'together')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a count that is forgotten starts anew', async () => {
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 3; count++) await countAgainst(limit, 'forgiven')
    await expect(countAgainst(limit, 'forgiven')).rejects.toMatchObject({ status: 429 })
    await forgetCount(limit, 'forgiven')
  }
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
