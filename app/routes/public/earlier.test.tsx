import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { keepClosedRecord } from '#app/features/deletion/closed-records.server.ts'
import { closeBusiness } from '#app/features/deletion/closures.server.ts'
import { languages } from '#app/languages/languages.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import * as business from './business.tsx'
import EarlierPage, * as earlier from './earlier.tsx'

type Page = Awaited<ReturnType<typeof earlier.loader>>

test('an earlier business’s record is a page in every language, unindexed', async ({ db }) => {
  const closed = await aBusiness(db, { name: 'Mouldy Loaf' })
  await aReview(db, { business: closed, rating: 1 })
  await closeBusiness(db, { userId: closed.ownerId, businessId: closed.id })
  await keepClosedRecord(db, { businessId: closed.id })
  const again = await aBusiness(db, { ownerId: closed.ownerId, name: 'Mouldy Loaf' })
  await findEarlierBusinesses(db, again.id)
  const params = { businessId: again.id }
  const { data } = await visit(business.loader, { params })
  const { earlier: lines } = data as Awaited<ReturnType<typeof business.loader>>
  const recordId = lines[0]!.id
  const pages = new Set<string>()
  for (const language of languages) {
    const door = { path: `/?lang=${language}`, params: { ...params, recordId } }
    const loaderData = (await visit(earlier.loader, door)).data as Page
    const html = renderToStaticMarkup(createElement(EarlierPage as never, { loaderData }))
    expect(loaderData.pageLanguage).toBe(language)
    expect(html).not.toMatch(/undefined|\{\w+\}/)
    expect(earlier.meta({ loaderData } as never)).toContainEqual({ name: 'robots', content: 'noindex' })
    pages.add(html)
  }
  expect(pages.size).toBe(12)
  const other = await aBusiness(db)
  const elsewhere = await visit(earlier.loader, { params: { businessId: other.id, recordId } })
  expect(elsewhere.status).toBe(404)
})
