import { signCheckpoint } from '#app/features/log/keys.server.ts'
import { findDifference } from '#app/features/log/recompute.server.ts'
import { sequence } from '#app/features/log/sequencer.server.ts'
import { seedBakery } from '#seeds/bakery.ts'
import { expect, test } from '#tests/database.ts'
import { unwatched } from '#tests/unwatched.ts'
import { openCases } from './open-log-cases.server.ts'

test('reviews from before the log stand in it as they stand on the page, and once', async ({ db, pool }) => {
  await seedBakery(db)
  const standings = async () =>
    (await pool.query('select review_id, standing, kind from log_cases order by review_id')).rows
  const before = await standings()
  expect(new Set(before.map(({ standing }) => standing)).size).toBeGreaterThan(4)
  await pool.query('truncate log_leaves, log_cases, receipts')
  await Promise.all([openCases(db), openCases(db)])
  expect(await standings()).toEqual(before)
  await sequence(db, unwatched(signCheckpoint))
  expect(await findDifference(db)).toBeNull()
})
