import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { deleteRemovedPictures, findPictures } from '#app/features/businesses/pictures.server.ts'
import { hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import * as picture from '#app/routes/public/business-own-picture.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import * as door from './profile.tsx'

async function anOwner(db: Database) {
  const user = await aUser(db)
  const business = await aBusiness(db, { ownerId: user.id })
  return { sessionId: 'session', user: { ...user, isOperator: false }, business }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

const aPicture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(owner: Owner, file: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act: 'picture', kind: 'logo', ...fields }))
    form.set(name, value)
  form.set('file', new File([new Uint8Array(file)], '../../etc/logo.svg', { type: 'text/html' }))
  return visit(door.action, { path: '/business/profile?picture=logo', form, owner })
}

const act = (owner: Owner, form: Record<string, string>) => visit(door.action, { form, owner })
const fetchPicture = (businessId: string, file: string, headers = {}) =>
  visit(picture.loader, { params: { businessId, file }, headers })

describe('pictures', () => {
  test('an upload is served for ever under its own address, and a replaced one no more', async ({ db }) => {
    const owner = await anOwner(db)
    const { id } = owner.business
    expect(await upload(owner, await aPicture('#c33'))).toMatchObject({ status: 200 })
    const { logo: first } = await findPictures(db, id)
    const served = await fetchPicture(id, `${first!.id}.jpg`)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const etag = served.headers.get('etag')!
    const again = await fetchPicture(id, `${first!.id}.jpg`, { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)

    const replaced = await upload(owner, await aPicture('#33c'))
    expect(replaced.data).toMatchObject({ undo: { kind: 'logo', id: first!.id } })
    expect(await fetchPicture(id, `${first!.id}.jpg`)).toMatchObject({ status: 404 })
    await act(owner, { act: 'restore-picture', kind: 'logo', picture: first!.id })
    expect((await findPictures(db, id)).logo!.id).toBe(first!.id)
    expect(await fetchPicture(id, `${first!.id}.jpg`)).toMatchObject({ status: 200 })
  })

  test('one that is removed can be restored for a day, then its bytes are deleted', async ({ db }) => {
    const owner = await anOwner(db)
    await upload(owner, await aPicture('#c33'))
    const removed = await act(owner, { act: 'remove-picture', kind: 'logo' })
    const { undo } = removed.data as { undo: { id: string } }
    expect(await findPictures(db, owner.business.id)).toEqual({})
    await deleteRemovedPictures(db)
    await act(owner, { act: 'restore-picture', kind: 'logo', picture: undo.id })
    await act(owner, { act: 'remove-picture', kind: 'logo' })
    moveClock(hours(25))
    await deleteRemovedPictures(db)
    expect(await act(owner, { act: 'restore-picture', kind: 'logo', picture: undo.id })).toMatchObject({
      status: 404,
    })
    const said = await db.select().from(activities).where(eq(activities.businessId, owner.business.id))
    expect(said.map(({ message }) => message)).toEqual([
      'Added the logo',
      'Removed the logo',
      'Restored the logo',
      'Removed the logo',
    ])
  })

  test('no picture is served, restored or removed through another business', async ({ db }) => {
    const [owner, stranger] = [await anOwner(db), await anOwner(db)]
    await upload(owner, await aPicture('#c33'))
    const { logo } = await findPictures(db, owner.business.id)
    expect(await fetchPicture(stranger.business.id, `${logo!.id}.jpg`)).toMatchObject({ status: 404 })
    const restored = await act(stranger, { act: 'restore-picture', kind: 'logo', picture: logo!.id })
    expect(restored).toMatchObject({ status: 404 })
    await act(stranger, { act: 'remove-picture', kind: 'logo', businessId: owner.business.id })
    // A cover cannot be put in place of the logo either.
    const asCover = await act(owner, { act: 'restore-picture', kind: 'cover', picture: logo!.id })
    expect(asCover).toMatchObject({ status: 404 })
    expect(await findPictures(db, owner.business.id)).toEqual({ logo })
  })

  test.for(['x.jpg', '../../x.jpg', '0.svg', `${'0'.repeat(36)}.jpg`])(
    'there is no picture at “%s”',
    async (file, { db }) => {
      const { business } = await anOwner(db)
      expect(await fetchPicture(business.id, file)).toMatchObject({ status: 404 })
    },
  )

  test('a file that is refused leaves the picture as it was, and says why by the field', async ({ db }) => {
    const owner = await anOwner(db)
    await upload(owner, await aPicture('#c33'))
    const before = await findPictures(db, owner.business.id)
    const svg = await upload(
      owner,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    )
    expect(svg).toMatchObject({ status: 422, data: { errors: { file: expect.stringMatching(/^SVG/) } } })
    const large = await upload(owner, Buffer.alloc(9 * 1024 * 1024))
    expect(large).toMatchObject({ status: 413, data: { errors: { file: expect.stringMatching(/8 MB/) } } })
    const none = await act(owner, { act: 'picture', kind: 'logo' })
    expect(none).toMatchObject({ status: 422, data: { errors: { file: 'Please choose a picture' } } })
    expect(await findPictures(db, owner.business.id)).toEqual(before)
  })

  test('of two uploads at once, one is shown', async ({ db }) => {
    const owner = await anOwner(db)
    const results = await Promise.all([
      upload(owner, await aPicture('#c33')),
      upload(owner, await aPicture('#33c')),
    ])
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect(Object.keys(await findPictures(db, owner.business.id))).toEqual(['logo'])
  })
})

describe('the profile', () => {
  const form = { act: 'save', name: 'Corner & Crumb', website: 'corner.example' }
  const saved = async (db: Database, { business }: Owner) =>
    (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]!

  test('keeps category, hours, links, language and time zone', async ({ db }) => {
    const owner = await anOwner(db)
    const given = {
      category: 'bakery',
      hours1: '9-18',
      hours7: '18-2',
      links: 'instagram.com/crumb',
      language: 'de',
      timeZone: 'Europe/Berlin',
    }
    expect(await act(owner, { ...form, ...given })).toMatchObject({ status: 200 })
    expect(await saved(db, owner)).toMatchObject({
      category: 'bakery',
      links: ['https://instagram.com/crumb'],
      language: 'de',
      timeZone: 'Europe/Berlin',
      openingHours: {
        days: [[{ from: 540, to: 1080 }], [], [], [], [], [], [{ from: 1080, to: 120 }]],
        isByAppointment: false,
      },
    })
  })

  test('each wrong field gets its sentence, and what was typed comes back', async ({ db }) => {
    const owner = await anOwner(db)
    const wrong = {
      category: 'casino',
      hours1: '9-33',
      hours2: '9-12, 11-13',
      links: 'javascript:alert(1)',
      language: 'xx',
      timeZone: 'Moon/Base',
    }
    const { status, data } = await act(owner, { ...form, ...wrong })
    expect(status).toBe(422)
    const { errors, values } = data as { errors: object; values: object }
    expect(Object.keys(errors).sort()).toEqual(['category', 'hours1', 'language', 'links', 'timeZone'])
    expect(values).toMatchObject(wrong)
    const overlapping = await act(owner, { ...form, hours2: '9-12, 11-13' })
    expect(overlapping.data).toMatchObject({ errors: { hours2: expect.stringMatching(/overlap/) } })
    expect(await saved(db, owner)).toMatchObject({ category: null, openingHours: null, links: [] })
  })

  test('copies Monday to the weekdays without JavaScript too, and saves nothing by that', async ({ db }) => {
    const owner = await anOwner(db)
    const { data } = await act(owner, { ...form, act: 'copy-monday', hours1: '9-18', hours6: '10-12' })
    expect(data).toMatchObject({ values: { hours2: '9-18', hours5: '9-18', hours6: '10-12' } })
    expect(await saved(db, owner)).toMatchObject({ openingHours: null })
  })
})
