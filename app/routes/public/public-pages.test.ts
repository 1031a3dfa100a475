import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { openLanguageModel } from '#app/features/language-model/model.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { minutes, moveClock } from '#app/platform/clock.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { loader as business } from './business.tsx'
import { action as demo } from './demo.tsx'
import { loader as shop } from './demo-shop.ts'
import * as landing from './landing.tsx'
import { loader as privacy } from './privacy.tsx'
import { loader as sampleWall } from './sample-wall.ts'
import { loader as transparency } from './transparency.tsx'

const doors = { business, transparency }

describe.each(Object.entries(doors))('the page %s', (_name, door) => {
  test('carries no e-mail address, whoever wrote and whoever owns', async ({ db }) => {
    const shop = await aBusiness(db)
    await aReview(db, { business: shop, authorEmail: 'lotte.quokka@mail.example' })
    await db.transaction((tx) => createWidget(tx, { business: shop }))
    const { status, data } = await visit(door, { params: { businessId: shop.id } })
    expect(status).toBe(200)
    expect(JSON.stringify(data)).not.toMatch(/quokka|owner\.example|\w@\w/)
  })

  test('is 404 for an id that is none of ours, whatever it is', async () => {
    const id = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid())
    await fc.assert(
      fc.asyncProperty(id, async (businessId) => {
        expect((await visit(door, { params: { businessId } })).status).toBe(404)
      }),
      { numRuns: 60 },
    )
  })

  test('takes any parameters without an error', async ({ db }) => {
    const shop = await aBusiness(db)
    await aReview(db, { business: shop })
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), fc.integer().map(String))
    const query = fc.dictionary(fc.constantFrom('rating', 'topic', 'after', 'page', 'limit'), value)
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const path = `/business/${shop.id}?${new URLSearchParams(parameters)}`
        expect((await visit(door, { path, params: { businessId: shop.id } })).status).toBe(200)
      }),
      { numRuns: 60 },
    )
  })

  test('of a closed business stands and says so', async ({ db }) => {
    const shop = await aBusiness(db, { isActive: false })
    const { status, data } = await visit(door, { params: { businessId: shop.id } })
    expect(status).toBe(200)
    expect(JSON.stringify(data)).toContain('"isActive":false')
  })
})

describe('the demo', () => {
  const typed = {
    rating: '2',
    text: 'The staff were rude. Buy followers at www.example.com',
    authorName: 'Karl H.',
  }

  test('shows what three people would see, and writes nothing', async ({ pool }) => {
    const tables = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
       where schemaname = 'public' and relname <> 'rate_limits'`,
    )
    const sizes = async () => {
      const rows = tables.rows.map(
        ({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`,
      )
      return (await pool.query(rows.join(' union all '))).rows
    }
    const before = await sizes()
    const { status, data } = await visit(demo, { path: '/demo', form: typed })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      tried: {
        failedChecks: ['Contains a link', 'Looks like advertising'],
        review: { rating: 2, provenance: 'confirmed' },
        analysis: { language: 'en', topics: { negative: expect.arrayContaining(['staff']) } },
      },
    })
    expect(await sizes()).toEqual(before)
  })

  test('keeps what was typed and says what is wrong', async () => {
    const { status, data } = await visit(demo, { path: '/demo', form: { ...typed, text: 's' } })
    expect(status).toBe(422)
    expect(data).toMatchObject({ values: { text: 's' }, errors: { text: expect.stringContaining('2') } })
  })

  test('takes any words in any language without an error', async () => {
    const text = fc.string({ unit: 'binary', minLength: 10, maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 0, max: 6 }), async (words, rating) => {
        const form = { ...typed, text: words, rating: String(rating) }
        const { status } = await visit(demo, { path: '/demo', form })
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 60 },
    )
  })

  test('is not for hammering', async () => {
    const address = `192.0.2.${1 + (Number.parseInt(uuidv7().slice(-2), 16) % 250)}`
    const answers = []
    for (let tries = 0; tries < 31; tries += 1) {
      answers.push((await visit(demo, { path: '/demo', form: typed, address })).status)
    }
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('the landing page', () => {
  const words = 'The staff were lovely, and the soup was cold.'

  test('reads what a visitor types, and keeps nothing of it', async () => {
    const { status, data } = await visit(landing.action, { path: '/?index', form: { words } })
    expect(status).toBe(200)
    expect(data).toMatchObject({ read: { text: words, sentiment: { label: expect.any(String) } } })
  })

  test('refuses what is too short or too long, with a sentence and what was typed', async () => {
    for (const wrong of ['Short', 'x'.repeat(1501)]) {
      const { status, data } = await visit(landing.action, { path: '/?index', form: { words: wrong } })
      expect(status).toBe(422)
      expect(data).toMatchObject({ values: { words: wrong }, errors: { words: expect.any(String) } })
    }
  })

  test('reads 30 texts in five minutes for one address', async () => {
    const ask = () => visit(landing.action, { path: '/?index', form: { words }, address: '203.0.113.77' })
    for (let round = 0; round < 30; round++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  test('shows its wall to our own pages alone, whatever is asked of it', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('rows', 'dark', '4', '-1', '1e9'))
    const query = fc.dictionary(
      fc.constantFrom('theme', 'layout', 'typeface', 'minimumRating', 'count'),
      value,
    )
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const answer = await visit(sampleWall, { path: `/demo/wall?${new URLSearchParams(asked)}` })
        expect(answer.status).toBe(200)
        expect(answer.data).toContain('Sample data.')
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      }),
      { numRuns: 40 },
    )
  })
})

describe('the bakery’s page', () => {
  test('shows the demo’s wall by the code that owners paste, and allows it alone', async ({ db }) => {
    const bakery = await aBusiness(db, { isSample: true })
    await aReview(db, { business: bakery })
    const { id } = await db.transaction((tx) => createWidget(tx, { business: bakery }))
    moveClock(minutes(11))
    const { data, headers } = await visit(shop, { path: '/demo/shop' })
    const address = `http://localhost:3000/w/${id}.js`
    expect(data).toContain(`<div data-vouchsafe="${id}"`)
    expect(data).toContain(`<script async src="${address}"></script>`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`script-src ${address};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("img-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(data).toContain('Corner &amp; Crumb is fictional')
  })
})

test('the privacy policy names the language model that the operator set', async ({ db: _ }) => {
  const readModel = async () =>
    ((await visit(privacy)).data as { facts: { modelAt: string | null } }).facts.modelAt
  expect(await readModel()).toBeNull()
  openLanguageModel({ languageModel: { baseUrl: 'https://llm.example/v1' } as never })
  expect(await readModel()).toBe('llm.example')
  openLanguageModel({ languageModel: null })
})
