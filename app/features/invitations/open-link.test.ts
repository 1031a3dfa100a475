import { eq } from 'drizzle-orm'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { drawQrCode } from '#app/platform/svg-drawing.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { findShortLink, followShortLink } from './open-link.server.ts'

const codeOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

describe('the short link', () => {
  test('is the same for all simultaneous requests of a business, in unambiguous letters', async ({ db }) => {
    const { id } = await aBusiness(db)
    const asked = await Promise.all(Array.from({ length: 8 }, () => findShortLink(db, id)))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toMatch(/^http:\/\/localhost:3000\/r\/[2-9A-HJKMNP-Z]{8}$/)
    expect(await findShortLink(db, (await aBusiness(db)).id)).not.toBe(asked[0])
  })

  test('leads to its business in upper or lower case, and an unknown code is not found', async ({ db }) => {
    const { id } = await aBusiness(db)
    const code = codeOf(await findShortLink(db, id))
    expect(await followShortLink(db, code)).toBe(id)
    expect(await followShortLink(db, code.toLowerCase())).toBe(id)
    for (const wrong of ['', 'AAAAAAAA', `${code}A`, '%', 'x\u0000']) {
      await expect(followShortLink(db, wrong)).rejects.toMatchObject({ status: 404 })
    }
    await db.delete(businessRows).where(eq(businessRows.id, id))
    await expect(followShortLink(db, code)).rejects.toMatchObject({ status: 404 })
  })
})

test('the QR code is a valid image, and its SVG runs and loads nothing', async () => {
  const png = await drawQrCode('http://localhost:3000/r/ABCDEFGH', 'png')
  expect(
    Buffer.from(png.body as Uint8Array)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  const svg = await drawQrCode('http://localhost:3000/r/ABCDEFGH', 'svg')
  expect(svg.body).toMatch(/^<svg /)
  expect(svg.body).not.toMatch(/script|style|href|on\w+=/)
})
