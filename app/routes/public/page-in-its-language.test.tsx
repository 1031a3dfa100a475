import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Business } from '#app/features/businesses/business.table.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { PageLanguage } from '#app/ui/page-language.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed } from '#tests/planted-reviews.ts'
import * as page from './business.tsx'
import * as products from './products.tsx'

type Page = { loader: unknown; default: unknown; meta: (args: never) => unknown }

async function drawn({ loader, default: Shown, meta }: Page, business: Business, query: string) {
  const path = `/business/${business.id}?${query}`
  const given = { path, params: { businessId: business.id } }
  const { data: loaderData } = await visit(loader as Parameters<typeof visit>[0], given)
  const { pageLanguage } = loaderData as { pageLanguage: Language }
  const Drawn = Shown as ComponentType<{ loaderData: unknown }>
  const element: ReactElement = (
    <PageLanguage value={pageLanguage}>
      <Drawn loaderData={loaderData} />
    </PageLanguage>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const head = JSON.stringify(meta({ loaderData } as never)).replace(/\{"@context.*?\}\}/g, '')
  // The check of the log carries its messages with it.
  const html = renderToStaticMarkup(<RouterProvider router={router} />).replace(/ data-words="[^"]*"/g, '')
  return { html, head }
}

async function aShop(db: Database) {
  const business = await aBusiness(db, { name: 'Brot {count} & {reviews}' })
  const told = ['The staff were friendly to us.', 'The staff were friendly.', 'The staff were rude.']
  await plantAnalysed(db, business, [
    ...told.map((text, at) => ({ text, rating: 5 - at, authorName: `Ada {date} ${at}`, incentive: 'Tee' })),
    { text: 'Das Brot war hervorragend, und wir kommen gerne wieder.', rating: 5, editedAt: now() },
    { text: 'Solala', rating: 3, challengedAt: now() },
    { text: '', rating: 2, state: 'removed' as const, publishedAt: now(), removedReason: 'spam' as const },
    { text: 'Ours', rating: 5, provenance: 'insider' as const },
    { text: 'Old', rating: 4, provenance: 'imported' as const, importSource: 'Acme' },
  ])
  return business as Business
}

/** Sentences that only an English page has. */
const english = Object.values({
  ...messages.en.review,
  ...messages.en.page,
  ...messages.en.page.filter,
  ...messages.en.page.ranking,
  ...messages.en.page.backTo,
  ...messages.en.page.sources,
  ...messages.en.widgets.provenance,
  ...messages.en.review.meanings,
})
  .flatMap((message) => (typeof message === 'string' ? message.split(/\{\w+\}/) : []))
  .map((part) => part.replace(/^[\s,.:;]+|[\s,.:;]+$/g, ''))
  .filter((part) => part.length > 7)

const views = [
  '',
  'rating=5&replied=yes&source=order',
  'order=helpful',
  'topic=staff',
  'q=zzz',
  'order=oldest',
]

describe('the page of a business', () => {
  test.for(languages.filter((language) => language !== 'en'))(
    'says nothing in English on a page in %s',
    async (language, { db }) => {
      const business = await aShop(db)
      const pages = await Promise.all([
        ...views.map((view) => drawn(page, business, `${view}&lang=${language}`)),
        drawn(products, business, `lang=${language}`),
      ])
      for (const { html, head } of pages) {
        const shown = html.replaceAll('&amp;', '&')
        const own = JSON.stringify(messages[language])
        expect(english.filter((part) => !own.includes(part) && (shown + head).includes(part))).toEqual([])
        expect(html).not.toMatch(/\d+ (?:reviews?|stars?|votes?)\b|out of 5/)
        expect(shown).toContain('Brot {count} & {reviews}')
      }
      expect(pages[0]!.html).toContain(`lang=${language}`)
      expect(pages[0]!.html).toContain('Ada {date} 0')
    },
  )
})

test('an address that names no language adds none to its links and has one canonical address', async ({
  db,
}) => {
  const business = await aShop(db)
  const { html, head } = await drawn(page, business, 'lang=de')
  expect(head).toContain(`/business/${business.id}"`)
  expect(html).toContain('Worüber Kunden schreiben')
  expect((await drawn(page, business, '')).html).not.toContain('lang=en')
})
