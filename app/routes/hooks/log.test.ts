import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { signCheckpoint } from '#app/features/log/keys.server.ts'
import { sequence } from '#app/features/log/sequencer.server.ts'
import type { Act } from '#app/features/log-format/acts.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { unwatched } from '#tests/unwatched.ts'

const doors = mountDoors(new Hono())
const publish = (db: Database) => sequence(db, unwatched(signCheckpoint))

type Shown = { index: number; fields: (string | [string, string, string])[]; proof?: string[] }

async function ask(businessId: string, query: string) {
  const response = await doors.request(`/log/business/${businessId}/openings.json?${query}`)
  if (response.status !== 200) return response.status
  return ((await response.json()) as { openings: Shown[] }).openings
}

/** The names of the fields that somebody who asks for this review sees. */
async function namesSeen(businessId: string, reviewId: string) {
  const openings = (await ask(businessId, `reviews=${reviewId}`)) as Shown[]
  return openings.flatMap(({ fields }) =>
    fields.flatMap((field) => (typeof field === 'string' ? [] : [field[0]])),
  )
}

describe('the openings of named reviews', () => {
  test('are those of the business alone, each with its proof, however often a review is named', async ({
    db,
  }) => {
    const [business, rival] = [await aBusiness(db), await aBusiness(db)]
    const [own, other] = [await aReview(db, { business }), await aReview(db, { business: rival })]
    await publish(db)
    const found = (await ask(business.id, `reviews=${own.id},${other.id},${own.id}`)) as Shown[]
    expect(found).toHaveLength(1)
    expect(found[0]!.proof!.length).toBeGreaterThan(0)
    expect(await ask(business.id, `reviews=${other.id}`)).toEqual([])
  })

  test('have what the standing of each opens: the stars of a held one, nothing of an erased one', async ({
    db,
  }) => {
    const business = await aBusiness(db)
    const add = async (...acts: Act[]) => {
      const { id, businessId } = await aReview(db, { business })
      const of = { businessId, reviewId: id, actor: 'rule', at: now() } as const
      for (const act of acts) await appendActs(db, [{ ...of, act }])
      return id
    }
    const [shown, held, removed, withdrawn, erased] = [
      await add(),
      await add('held'),
      await add('removed'),
      await add('withdrawn'),
      await add('erased'),
    ]
    await db.delete(reviews).where(eq(reviews.id, erased))
    await publish(db)
    expect(await namesSeen(business.id, shown)).toContain('text')
    expect(await namesSeen(business.id, held)).toEqual(['rating'])
    expect(await namesSeen(business.id, removed)).toEqual(['product', 'rating', 'written'])
    expect(await namesSeen(business.id, withdrawn)).toEqual([])
    expect(await namesSeen(business.id, erased)).toEqual([])
  })

  test('are of sixty reviews at most', async ({ db, business }) => {
    const { id } = await aReview(db, { business })
    await publish(db)
    const others = Array.from({ length: 60 }, () => crypto.randomUUID())
    expect(await ask(business.id, `reviews=${[id, ...others]}`)).toHaveLength(1)
    expect(await ask(business.id, `reviews=${[...others, id]}`)).toEqual([])
  })

  test('are none where the query is anything else', async ({ db, business }) => {
    const { id } = await aReview(db, { business })
    await publish(db)
    const junk = [
      '',
      ',',
      'x',
      `${id},`,
      `%20${id}`,
      `${id}');drop table receipts;--`,
      '%00',
      '%F0%9F%92%A5',
      '%ZZ',
      'x'.repeat(100_000),
      ','.repeat(100_000),
      `${id}${id}`,
    ]
    for (const query of junk) expect(await ask(business.id, `reviews=${query}`), query.slice(0, 80)).toBe(404)
    for (const query of ['after=-2', 'after=1e3', `after=${'9'.repeat(16)}`])
      expect(await ask(business.id, `reviews=${id}&${query}`)).toBe(404)
    expect(await ask('x', `reviews=${id}`)).toBe(404)
    expect(await ask(crypto.randomUUID(), `reviews=${id}`)).toBe(404)
  })

  test('end where the published log ends', async ({ db, business }) => {
    await aReview(db, { business })
    await publish(db)
    const { id } = await aReview(db, { business })
    expect(await ask(business.id, `reviews=${id}`)).toEqual([])
    for (const size of ['', '0', '999999999999999', '-1', '1.5', '1e9', 'x']) {
      expect(await ask(business.id, `reviews=${id}&size=${size}`), size).toBe(404)
      const entries = await doors.request(`/log/business/${business.id}/entries.bin?size=${size}`)
      expect([entries.status, entries.headers.get('cache-control')], size).toEqual([404, 'no-store'])
    }
  })
})

test('the entries of a business come as gzip to those who take it, with one name for both', async ({
  db,
}) => {
  const business = await aBusiness(db)
  for (let n = 0; n < 3; n++) await aReview(db, { business })
  await publish(db)
  const get = (headers: Record<string, string>) =>
    doors.request(`/log/business/${business.id}/entries.bin`, { headers })
  const plain = await get({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  const all = await plain.arrayBuffer()
  for (let time = 0; time < 2; time++) {
    const packed = await get({ 'accept-encoding': 'br, gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    const unpacked = new Response(packed.body!.pipeThrough(new DecompressionStream('gzip')))
    expect(Buffer.from(await unpacked.arrayBuffer()).equals(Buffer.from(all))).toBe(true)
    const etag = packed.headers.get('etag')!
    expect(etag).toBe(plain.headers.get('etag'))
    expect((await get({ 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(304)
  }
})
