import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { days, moveClock, now } from '#app/platform/clock.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { orderKeys } from './invitation.table.ts'
import { listOrderKeys, openOrderLink, renewOrderKey, revokeReplacedKeys } from './order-link.server.ts'

const inSeconds = (afterMs: number) => Math.floor((now().getTime() + afterMs) / 1000)

/** As a shop would sign it. */
function sign(key: string, payload: unknown) {
  const signed = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

const orderOf = (b: string, given = {}) => ({
  b,
  o: 'A-4711',
  n: 'Zoë Müller',
  e: 'Zoe@mail.example',
  x: inSeconds(days(90)),
  ...given,
})

describe('an order link', () => {
  test('opens with the shop’s signature', async ({ db }) => {
    const { id } = await aBusiness(db)
    const key = await renewOrderKey(db, id)
    expect(await openOrderLink(db, sign(key, orderOf(id)))).toMatchObject({
      businessId: id,
      orderReference: 'A-4711',
      name: 'Zoë Müller',
      email: 'zoe@mail.example',
    })
  })

  test('is refused after any change to it', async ({ db }) => {
    const { id } = await aBusiness(db)
    const key = await renewOrderKey(db, id)
    const link = sign(key, orderOf(id))
    const [version, body, mac] = link.split('.')
    const forged = Buffer.from(JSON.stringify(orderOf(id, { e: 'other@mail.example' }))).toString('base64url')
    for (const wrong of [
      '',
      'x',
      '..',
      'v1..',
      `${version}.${forged}.${mac}`,
      `v2.${body}.${mac}`,
      `${link}.x`,
      `${link}AA`,
      link.slice(0, -3),
      `${version}.${body}.`,
      sign(`${key}x`, orderOf(id)),
      sign(key, orderOf(uuidv7())),
      sign(key, { ...orderOf(id), b: ['x'] }),
      sign(key, null),
    ]) {
      await expect(openOrderLink(db, wrong), wrong).rejects.toMatchObject({ status: 422 })
    }
  })

  test('of one shop cannot be signed with the key of another', async ({ db }) => {
    const [mine, theirs] = [await aBusiness(db), await aBusiness(db)]
    const [key] = [await renewOrderKey(db, theirs.id), await renewOrderKey(db, mine.id)]
    await expect(openOrderLink(db, sign(key, orderOf(mine.id)))).rejects.toMatchObject({ status: 422 })
    expect(await openOrderLink(db, sign(key, orderOf(theirs.id)))).toMatchObject({ businessId: theirs.id })
  })

  test('names the invalid field once the signature is right', async ({ db }) => {
    const { id } = await aBusiness(db)
    const key = await renewOrderKey(db, id)
    const wrong = { o: 'x'.repeat(101), n: 'Z', e: 'nobody', x: 1.5 }
    for (const [field, value] of Object.entries(wrong)) {
      await expect(openOrderLink(db, sign(key, orderOf(id, { [field]: value })))).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining(`“${field}”`),
      })
    }
  })
})

describe('a shop’s key', () => {
  test('works for 30 more days after it was replaced', async ({ db }) => {
    const { id } = await aBusiness(db)
    const old = await renewOrderKey(db, id)
    const link = sign(old, orderOf(id))
    const fresh = await renewOrderKey(db, id)
    expect(fresh).not.toBe(old)
    expect((await listOrderKeys(db, id)).map(({ key }) => key)).toEqual([fresh, old])
    moveClock(days(29))
    await openOrderLink(db, link)
    moveClock(days(2))
    await expect(openOrderLink(db, link)).rejects.toMatchObject({ status: 422 })
    await openOrderLink(db, sign(fresh, orderOf(id)))
    moveClock(-days(31))
  })

  test('can be revoked once it was replaced, which leaves the current one', async ({ db }) => {
    const { id } = await aBusiness(db)
    const [old, fresh] = [await renewOrderKey(db, id), await renewOrderKey(db, id)]
    await revokeReplacedKeys(db, id)
    await expect(openOrderLink(db, sign(old, orderOf(id)))).rejects.toMatchObject({ status: 422 })
    await openOrderLink(db, sign(fresh, orderOf(id)))
  })

  test('is created once, however many requests arrive at the same time', async ({ db }) => {
    const { id } = await aBusiness(db)
    await Promise.all(Array.from({ length: 5 }, () => renewOrderKey(db, id)))
    const keys = await listOrderKeys(db, id)
    expect(keys).toHaveLength(5)
    expect(keys.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1)
    expect(keys[0]!.expiresAt).toBeNull()
  })

  test('is stored encrypted', async ({ db }) => {
    const { id } = await aBusiness(db)
    const key = await renewOrderKey(db, id)
    const rows = await db.select().from(orderKeys)
    for (const { encryptedKey } of rows) expect(encryptedKey.includes(key)).toBe(false)
  })
})
