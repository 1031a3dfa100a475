import { enqueue } from '#app/platform/queue.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { readImportProgress } from './import-progress.server.ts'

test('while imported reviews are analysed, screens show progress for this business alone', async ({ db }) => {
  const [business, other] = [await aBusiness(db), await aBusiness(db)]
  const planted = await plantReviews(db, business, [
    ...Array.from({ length: 3 }, () => ({ provenance: 'imported' as const, importSource: 'Elsewhere' })),
    {},
  ])
  const ids = planted.map(({ id }) => id)
  expect(await readImportProgress(db, business.id)).toBeNull()
  const job = { businessId: business.id }
  await enqueue(db, 'analyses.analyse-imported', job, { onceFor: business.id })
  expect(await readImportProgress(db, business.id)).toEqual({ analysed: 0, imported: 3 })
  expect(await readImportProgress(db, other.id)).toBeNull()
  await analyseReviews(db, business.id, ids.slice(0, 2))
  expect(await readImportProgress(db, business.id)).toEqual({ analysed: 2, imported: 3 })
  await analyseReviews(db, business.id, ids)
  expect(await readImportProgress(db, business.id)).toBeNull()
})
