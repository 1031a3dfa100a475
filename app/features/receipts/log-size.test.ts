import { readLog } from '#app/features/transparency/collection-figures.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { findWrong } from '#tests/recounted.ts'
import { logSizes } from './log.table.ts'
import { appendBusinessEntry } from './log-entries.server.ts'

const append = (tx: Database, businessId: string) =>
  appendBusinessEntry(tx, { businessId, kind: 'renamed', at: new Date(), content: {} })

test('the size of a log is kept without waiting for anybody, and in one row once nobody appends', async ({
  db,
  pool,
}) => {
  const { id } = await aBusiness(db)
  const sizeOf = async () => (await readLog(db, id)).log.entries
  const rows = () => db.$count(logSizes)
  await append(db, id)
  expect(await sizeOf()).toBe(1)
  await db.transaction(async (first) => {
    await append(first, id)
    // On another connection: waiting for the first transaction, it would never end.
    await db.transaction((second) => append(second, id))
    expect(await sizeOf()).toBe(2)
  })
  expect(await sizeOf()).toBe(3)
  expect(await rows()).toBe(2)
  await append(db, id)
  expect([await sizeOf(), await rows()]).toEqual([4, 1])
  expect(await findWrong(pool, id)).toEqual([])
})
