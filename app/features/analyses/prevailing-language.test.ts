import { eq } from 'drizzle-orm'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { analyseReviews, findPrevailingLanguage, prevailingLanguage } from './analyse-reviews.server.ts'
import { analyses } from './analysis.table.ts'

const german = ['Super!', 'Alles bestens', 'Gerne wieder', 'Top', 'Schnelle Lieferung, danke', 'Prima']

describe('the prevailing language', () => {
  test('is that of most texts with a recognisable language', () => {
    expect(prevailingLanguage(german)).toBe('de')
    expect(prevailingLanguage([...german, 'Everything was fine and quick'])).toBe('de')
  })

  test('is undefined if the texts are few or mixed', () => {
    expect(prevailingLanguage(['Gerne wieder', 'Alles bestens'])).toBeUndefined()
    expect(prevailingLanguage(['Super!', 'Top', 'Ok', '5'])).toBeUndefined()
    const french = ['Livraison rapide, merci', 'Très bon accueil', 'Je recommande', 'Très bien']
    expect(prevailingLanguage([...german, ...french])).toBeUndefined()
    expect(prevailingLanguage([])).toBeUndefined()
  })
})

test('unpublished and insiders’ reviews have no say in the prevailing language', async ({ db, business }) => {
  await plantReviews(db, business, [
    ...german.map((text) => ({ text, state: 'pending' as const })),
    ...german.map((text) => ({ text, provenance: 'insider' as const })),
  ])
  expect(await findPrevailingLanguage(db, business.id)).toBeUndefined()
  await plantReviews(
    db,
    business,
    german.map((text) => ({ text })),
  )
  expect(await findPrevailingLanguage(db, business.id)).toBe('de')
})

test('a short import is analysed in the prevailing language, a form’s in its own', async ({ db, pool }) => {
  const business = await aBusiness(db)
  await importReviews(db, {
    business,
    source: 'Shop export',
    reviews: german.map((text, index) => ({
      rating: 5,
      text,
      authorName: `Kundin ${index}`,
      writtenAt: '2026-03-04',
    })),
  })
  await enqueue(db, 'analyses.analyse-imported', { businessId: business.id })
  await runJobs(db, pool)
  const [typed] = await plantReviews(db, business, [{ text: 'Super!', formLanguage: 'sv' }])
  await analyseReviews(db, business.id, [typed!.id])
  const found = await db.select().from(analyses).where(eq(analyses.businessId, business.id))
  const languageOf = ({ reviewId, language }: (typeof found)[number]) =>
    reviewId === typed!.id ? 'typed' : language
  expect(found.map(languageOf).sort()).toEqual([...german.map(() => 'de'), 'typed'])
  expect(found.find(({ reviewId }) => reviewId === typed!.id)!.language).toBe('sv')
})
