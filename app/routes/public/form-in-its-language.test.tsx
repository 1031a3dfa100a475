import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import type { Business } from '#app/features/businesses/business.table.ts'
import { unsubscribeToken } from '#app/features/invitations/stop-mails.server.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { signThanks } from '#app/features/review-form/submitted-review.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { formatLongDate, formatNumber } from '#app/languages/format.ts'
import { type Language, languageNames, languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { PageLanguage } from '#app/ui/page-language.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import {
  aBusiness,
  aConfirmationLink,
  anInvitation,
  anOrderLink,
  aQuestion,
  words,
} from '#tests/factories.ts'
import * as desk from './authors-desk.tsx'
import * as report from './report.tsx'
import * as reported from './reported.tsx'
import * as form from './review.tsx'
import * as confirmation from './review-confirm.tsx'
import * as erased from './review-erased.tsx'
import * as thanks from './review-thanks.tsx'
import * as unsubscribe from './unsubscribe.tsx'

type Page = {
  loader: Parameters<typeof visit>[0]
  default: ComponentType<never>
  meta: (args: never) => ({ title?: string; content?: string; name?: string } | undefined)[] | undefined
}

/** A page as the server draws it in a language, with what it says in its head. */
async function drawn(page: Page, given: Parameters<typeof visit>[1] & { actionData?: unknown }) {
  const { data: loaderData } = await visit(page.loader, given)
  const { pageLanguage } = loaderData as { pageLanguage: Language }
  const Shown = page.default as ComponentType<{ loaderData: unknown; actionData: unknown }>
  const element: ReactElement = (
    <PageLanguage value={pageLanguage}>
      <Shown actionData={given.actionData} loaderData={loaderData} />
    </PageLanguage>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [given.path ?? '/'] })
  const head = page.meta({ loaderData } as never) ?? []
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return { html, texts: textsIn(html), head: head.flatMap((each) => each?.title ?? each?.content ?? []) }
}

/** Everything that a person reads or hears, piece by piece. */
function textsIn(html: string) {
  const read = html.replace(/<style[\s\S]*?<\/style>/g, '')
  const between = [...read.matchAll(/>([^<>]+)</g)].map(([, text]) => text!)
  const named = [
    ...read.matchAll(
      /\s(?:aria-label|title|placeholder|alt|data-busy|data-of|data-left|data-over)="([^"]+)"/g,
    ),
  ]
  return [...between, ...named.map(([, text]) => text!)]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

async function submit(db: Database, business: Business, language: Language) {
  const submission = {
    submissionKey: uuidv7(),
    review: words({ text: '', authorName: 'Lotte M.' }),
    language,
  }
  return submitReview(db, { channel: { kind: 'open', businessId: business.id }, ...submission })
}

/** Each page of the form, in a language. */
async function pagesIn(db: Database, business: Business, language: Language) {
  const of = (query: string) => ({ path: `/review?${query}&lang=${language}` })
  const { token } = await anInvitation(db, { business, name: 'Lotte Maes', email: 'lotte@mail.example' })
  const order = await anOrderLink(db, { business, orderReference: 'A-1' })
  const submitted = await submit(db, business, language)
  const confirm = { params: { token: await aConfirmationLink(db, submitted) } }
  const open = of(`business=${business.id}`)
  const all = [
    await drawn(form, open),
    await drawn(form, {
      ...open,
      actionData: {
        values: { text: '7'.repeat(5001) },
        errors: {
          text: messages[language].reviewForm.textLong,
          authorName: messages[language].reviewForm.nameShort,
        },
      },
    }),
    await drawn(form, of(`invitation=${token}`)),
    await drawn(form, of(`order=${order.token}`)),
    await drawn(
      form,
      of(`order=${(await anOrderLink(db, { business, days: -1, orderReference: 'A-1' })).token}`),
    ),
    await drawn(thanks, { params: { token: signThanks(submitted) } }),
    await drawn(confirmation, confirm),
  ]
  await visit(confirmation.action, { ...confirm, form: {} })
  return [...all, await drawn(confirmation, confirm)]
}

/** Each later page of an author, of a reporter and of somebody who was invited, in a language. */
async function laterPagesIn(db: Database, business: Business, language: Language) {
  const submitted = await submit(db, business, language)
  const { businessId, reviewId } = submitted
  await confirmReview(db, await aConfirmationLink(db, submitted))
  const link = { businessId, purpose: 'authors-desk', subjectId: reviewId, lifetimeMs: days(1) } as const
  const own = { params: { token: await createLinkToken(db, link) } }
  const say = messages[language]
  const refused = { values: { act: 'ask-erase' }, errors: {}, message: say.desk.codeWrong }
  const pages = [await drawn(desk, own), await drawn(desk, { ...own, actionData: refused })]

  const door = { path: `/?review=${reviewId}&lang=${language}`, params: { businessId } }
  const errors = { ground: say.report.groundMissing, goodFaith: say.report.goodFaithMissing }
  pages.push(await drawn(report, door))
  pages.push(await drawn(report, { ...door, actionData: { values: {}, errors } }))
  for (const email of ['', `vera-${language}@mail.example`]) {
    const typed = { ground: 'fake', explanation: 'Sie war nie da, sagt man.', goodFaith: 'on', email }
    const given = { about: 'review', submissionKey: uuidv7(), report: newReviewReport.parse(typed) } as const
    const { token } = await submitReport(db, { businessId, reviewId, language, ...given })
    pages.push(await drawn(reported, { params: { token } }))
  }

  const challenge = newChallenge.parse({ reason: 'not_about_business', grounds: 'Das war woanders.' })
  await challengeReview(db, { business, reviewId, challenge })
  pages.push(await drawn(desk, own))
  await visit(desk.action, { ...own, form: { act: 'withdraw' } })
  pages.push(await drawn(desk, own))

  const invited = await anInvitation(db, { business, language, email: `ida-${language}@mail.example` })
  const out = { params: { token: unsubscribeToken({ businessId, invitationId: invited.id }) } }
  pages.push(await drawn(unsubscribe, out))
  await visit(unsubscribe.action, { ...out, form: { act: 'decline' } })
  pages.push(await drawn(unsubscribe, out))
  await visit(unsubscribe.action, { ...out, form: {} })
  pages.push(await drawn(unsubscribe, out))
  return [...pages, await drawn(erased, { path: `/?business=${businessId}&lang=${language}` })]
}

type Shop = { business: Business; pages: Awaited<ReturnType<typeof pagesIn>> }
const shops = new Map<Language, Promise<Shop>>()

/** A shop with all its pages in a language, which are drawn once. */
function shopIn(db: Database, language: Language) {
  if (!shops.has(language)) shops.set(language, openShop(db, language))
  return shops.get(language)!
}

async function openShop(db: Database, language: Language): Promise<Shop> {
  const business = await aBusiness(db, { address: '14 Mill Lane', incentive: 'Kaffee' })
  await aQuestion(db, { business, kind: 'text', text: 'Warum?', options: '' })
  const pages = await pagesIn(db, business, language)
  return { business, pages: [...pages, ...(await laterPagesIn(db, business, language))] }
}

const isName = (text: string, business: Business) =>
  [
    business.name,
    business.address,
    'Kaffee',
    'Warum?',
    'Das war woanders.',
    ...Object.values(languageNames),
  ].includes(text)

describe('the pages of the form, of authors, of reporters and of people who are invited', () => {
  test.for(languages.filter((language) => language !== 'en'))(
    'say nothing in English on a page in %s',
    async (language, { db }) => {
      const { business, pages } = await shopIn(db, language)
      const inEnglish = (await shopIn(db, 'en')).pages
      const english = new Set(inEnglish.flatMap(({ texts, head }) => [...texts, ...head]))
      // Star ratings and words that are the same in both languages.
      const alike = new Set(Object.values(messages[language].reviewForm))
      for (const { texts, head } of pages) {
        const same = [...texts, ...head].filter(
          (text) => english.has(text) && !isName(text.replaceAll('&amp;', '&'), business) && !alike.has(text),
        )
        expect(same.filter((text) => text !== 'noindex' && !/@|[0-9a-f]{12}|=$/.test(text))).toEqual([])
      }
    },
  )

  test.for(languages)('mark each link that leads to a page in English, in %s', async (language, { db }) => {
    for (const { html } of (await shopIn(db, language)).pages) {
      const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes!)
      expect(links.length).toBeGreaterThan(2)
      for (const link of links.filter((each) => !/href="(#|\/review|mailto)|download/.test(each)))
        expect(link).toContain('hrefLang="en"')
    }
  })

  test.for(languages)('write numbers and dates as %s does', async (language, { db }) => {
    const [open, tooLong, , , , thanked] = (await shopIn(db, language)).pages
    const limit = formatNumber(5000, language)
    const count = (number: number) =>
      messages[language].reviewForm.countOf
        .replace('{count}', formatNumber(number, language))
        .replace('{limit}', limit)
    expect(open!.texts.join('\n')).not.toContain(language === 'en' ? '5.000' : '5,000')
    expect(open!.html).toContain(count(0))
    expect(tooLong!.html).toContain(count(5001))
    expect(thanked!.html).toContain(formatLongDate(now(), language))
  })
})

test('a form of a closed business says so in its language', async ({ db }) => {
  const business = await aBusiness(db, { isActive: false })
  const path = `/review?business=${business.id}&lang=de`
  expect((await visit(form.loader, { path })).status).toBe(410)
  const { html, texts } = await drawn(form, { path })
  expect(html).toContain(messages.de.reviewForm.closed)
  expect(texts).not.toContain(messages.de.reviewForm.writeReview)
})
