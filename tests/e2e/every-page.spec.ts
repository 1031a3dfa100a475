import type { Page } from '@playwright/test'
import pg from 'pg'
import { expectAccessibleAtEverySize } from './accessible.ts'
import { expect, signedIn, test, testAsOwner, testEveryFeature, testWithDemo } from './demo.ts'
import { type Figures, lengthsOf, readFigures } from './figures.ts'
import { linkInMail } from './mailbox.ts'
import { firstShown, listPlainPages } from './plain-pages.ts'
import { sendReview } from './sending-review.ts'

// The owner of the demo has Pro, and is the operator.
const worked = [
  ...['', '/security', '/notifications'].map((part) => `/profile${part}`),
  ...[
    'dashboard',
    'invitations',
    'invitations/many',
    'invitations/order-links',
    'invitations/poster',
    'reviews',
    'reviews/tags',
    'reviews/templates',
    'reviews/import',
    'reviews/questions',
    'widgets',
    'widgets?add',
    'analytics',
    'analytics/topics',
    'profile',
    'profile/domain',
    'profile/mail',
    'subscription',
    'subscription?feature=ai-sentiments',
    'subscription/stripe',
    'activities',
    'all',
    'new',
  ].map((path) => `/business/${path}`),
]

test('axe finds nothing on pages to read, and nothing sticks out', async ({ page, demo }) => {
  const signingIn = ['login', 'signup', 'forgotten-password'].map((path) => `/business/${path}`)
  const pages = [...(await listPlainPages(demo.origin)), ...signingIn]
  await walk(
    page,
    pages.map((path) => demo.origin + path),
  )
})

testAsOwner('axe finds nothing on the owner’s pages, at three widths', async ({ page, demo }) => {
  await walk(
    page,
    worked.map((path) => demo.origin + path),
  )
})

const workedWithAllFeatures = ['', '/questions', '/competitors', '/content']

testEveryFeature('a number that leads to a list is its length, on every page', async ({ page, demo }) => {
  const htmlOf = async (path: string) => {
    const answer = await page.request.get(demo.origin + path)
    return answer.text()
  }
  const figures: Figures = { lists: new Map(), averages: new Map() }
  const pages = [
    ...(await listPlainPages(demo.origin)),
    ...worked,
    ...workedWithAllFeatures.map((part) => `/business/ai-sentiments${part}`),
    ...['', '/challenges', '/reports', '/record', '/state'].map((part) => `/operator${part}`),
  ]
  for (const path of pages) readFigures(figures, path, await htmlOf(path))

  const wrong: string[] = []
  let lists = 0
  const opened = new Map<string, number>()
  for (const [to, all] of figures.lists) {
    const kind = kindOf(to)
    opened.set(kind, (opened.get(kind) ?? 0) + 1)
    const lengths = opened.get(kind)! > 3 ? null : lengthsOf(await htmlOf(to))
    if (lengths) lists += 1
    const right = lengths ?? [all[0]!.count]
    const others = all.filter(({ count }) => !right.includes(count))
    wrong.push(...others.map(({ on, words }) => `“${words}” on ${on}, but ${right[0]} on ${to}`))
  }
  expect(wrong).toEqual([])
  expect(lists).toBeGreaterThan(50)

  // Smaller numbers may be two groups of reviews.
  const averages = [...figures.averages].filter(([count]) => count >= 100)
  for (const [count, all] of averages) {
    const exact = all.map(Number)
    expect(Math.max(...exact) - Math.min(...exact), `${all} from ${count} reviews`).toBeLessThan(0.051)
  }
  expect(Math.max(...averages.map(([, all]) => all.length))).toBeGreaterThan(4)
})

/** What lists of a kind are asked in common. Of those that differ in a topic, a month or an id alone some are opened. */
function kindOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return [pathname.replace(/[0-9a-f-]{36}/g, ''), ...[...searchParams.keys()].sort()].join(' ')
}

/** Each of the addresses in one tab, which sees all of them before it says what was wrong. */
async function walk(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' })
    await expectAccessibleAtEverySize(page)
  }
}

const testLongWords = testWithDemo()

testLongWords.describe('words without a space', () => {
  const endless = (length: number) => 'Donaudampfschifffahrt'.repeat(240).slice(0, length)
  const mailLabel = 'abcdefghij'.repeat(6)
  const email = `${mailLabel}@${mailLabel}.${mailLabel}.mail.example`
  const customer = `customer@${mailLabel}.${mailLabel}.mail.example`

  let database: pg.Client
  let ids: { business: string; review: string }

  testLongWords.beforeAll(async ({ demo }) => {
    database = new pg.Client({ connectionString: demo.databaseUrl })
    await database.connect()
    ids = await firstShown(demo.origin)
    await database.query(`update businesses set name = $1, incentive = $2`, [endless(80), endless(120)])
    await database.query(
      `update reviews set author_name = $1, title = $2, text = case when text = '' then '' else $3 end`,
      [endless(80), endless(120), endless(5000)],
    )
    await database.query(`update replies set text = $1`, [endless(2000)])
    await database.query(`update invitations set name = $1`, [endless(80)])
  })

  testLongWords.afterAll(async () => {
    await database?.end()
  })

  /** A phone and a narrow one. */
  async function expectToFit(page: Page) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${new URL(page.url()).pathname} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }

  testLongWords('unbroken words wrap on the pages of visitors and authors', async ({ page, demo }) => {
    const { business, review } = ids
    for (const path of [
      `/business/${business}`,
      `/business/${business}/transparency`,
      `/business/${business}/transparency/challenged`,
      `/business/${business}/report?review=${review}`,
      '/businesses',
      '/review',
      `/review/erased?business=${business}`,
      `/review?business=${business}&rating=4`,
    ]) {
      await page.goto(demo.origin + path)
      await expectToFit(page)
    }
    await page.locator('[name=text]').fill(`${endless(4000)}ende`)
    await page.locator('[name=authorName]').fill(endless(80))
    await page.locator('[name=authorEmail]').fill(email)
    await page.locator('[name=consentShow]').check()
    await sendReview(page)
    await expectToFit(page)
    await page.goto(await linkInMail(page, email, '/review/confirm/', demo.origin))
    await expectToFit(page)
    await page.locator('form[method=post] button').last().click()
    await expect(page.getByRole('heading', { name: 'Anything to add?' })).toBeVisible()
    await expectToFit(page)
    await page.goto(await linkInMail(page, email, '/review/mine/', demo.origin))
    await expectToFit(page)
  })

  testLongWords.extend(signedIn)('and on the pages of the owner', async ({ page, demo }) => {
    for (const path of [
      '/business/dashboard',
      '/business/invitations',
      '/business/reviews',
      `/business/reviews/challenge?review=${ids.review}`,
      '/business/reviews/questions',
      '/business/widgets',
      '/business/activities',
      '/business/all',
      '/business/profile',
      '/business/profile/brand',
      '/profile',
      '/profile/notifications',
      '/operator',
      '/operator/businesses',
    ]) {
      await page.goto(demo.origin + path)
      await expectToFit(page)
    }
    await page.goto(`${demo.origin}/business/invitations`)
    await page.getByLabel('Name (optional)', { exact: true }).fill(endless(80))
    await page.getByLabel('Email address', { exact: true }).fill(customer)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(customer).first()).toBeVisible()
    await expectToFit(page)
    await page.goto(await linkInMail(page, customer, '/unsubscribe/', demo.origin))
    await expectToFit(page)
  })
})
