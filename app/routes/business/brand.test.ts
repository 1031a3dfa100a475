import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { activities } from '#app/features/activities/activity.table.ts'
import { deleteRemovedPictures, findPictures } from '#app/features/businesses/brand.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { brandStyle } from '#app/features/profiles/brand.vocabulary.ts'
import { hours, moveClock } from '#app/platform/clock.ts'
import { type RequestFacts, setRequestFacts } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import * as picture from '#app/routes/public/business-own-picture.ts'
import { wearBrand } from '#app/routes/public/public-page.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import * as door from './brand.tsx'

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
  return visit(door.action, { path: '/business/profile/brand?picture=logo', form, owner })
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

  test('one that is removed can be restored for a day, then its bytes are deleted', async ({ db, owner }) => {
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

  test('of two uploads at once, one is shown', async ({ db, owner }) => {
    const results = await Promise.all([
      upload(owner, await aPicture('#c33')),
      upload(owner, await aPicture('#33c')),
    ])
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect(Object.keys(await findPictures(db, owner.business.id))).toEqual(['logo'])
  })
})

describe('colour and typeface', () => {
  const brandOf = async (db: Database, { business }: Owner) =>
    (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]!
  const onPro = async (db: Database) => {
    const owner = await anOwner(db)
    return { ...owner, business: { ...owner.business, ...(await subscribe(db, owner)) } }
  }
  const subscribe = async (db: Database, { business }: Owner) => {
    await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, business.id))
    return { tierName: 'pro' as const }
  }

  test('are kept, and worn by the public page under a policy with its hash', async ({ db }) => {
    const owner = await onPro(db)
    expect(await act(owner, { act: 'save', accent: '#8C2F1B', typeface: 'slab' })).toMatchObject({
      status: 200,
    })
    expect(await brandOf(db, owner)).toMatchObject({ accent: '#8c2f1b', typeface: 'slab' })
    const style = brandStyle(await brandOf(db, owner))
    expect(style).toMatch(/^\.branded\{--accent:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);/)
    const context = new RouterContextProvider()
    const facts: RequestFacts = { id: '', address: '', nonce: '' }
    setRequestFacts(context, facts)
    expect(wearBrand(context, await brandOf(db, owner))).toBe(style)
    expect(facts.styles).toEqual([expect.stringMatching(/^'sha256-/)])
  })

  test.for([
    'url(javascript:alert(1))',
    'red;background:url(//evil.example)',
    '#fff',
    '#12345g',
    '#123456}body{display:none',
    'var(--ink)',
  ])('“%s” is no accent', async (accent, { db }) => {
    const owner = await onPro(db)
    const { status, data } = await act(owner, { act: 'save', accent, typeface: '' })
    expect([status, (data as { values: object }).values]).toMatchObject([422, { accent }])
    expect(await brandOf(db, owner)).toMatchObject({ accent: null })
  })

  test('a typeface of one’s own, from elsewhere, is refused', async ({ db }) => {
    const owner = await onPro(db)
    for (const typeface of ['Comic Sans', 'url(//evil.example/f.woff2)', 'constructor'])
      expect(await act(owner, { act: 'save', accent: '', typeface })).toMatchObject({ status: 422 })
  })

  test('Starter cannot change them, keeps what a larger plan left, and may give it up', async ({ db }) => {
    const owner = await anOwner(db)
    const refused = await act(owner, { act: 'save', accent: '#8c2f1b', typeface: '' })
    expect(refused).toMatchObject({ status: 402 })
    expect(await brandOf(db, owner)).toMatchObject({ accent: null })
    await db
      .update(businessRows)
      .set({ accent: '#8c2f1b', typeface: 'slab' })
      .where(eq(businessRows.id, owner.business.id))
    expect(await act(owner, { act: 'save', accent: '#8c2f1c', typeface: 'slab' })).toMatchObject({
      status: 402,
    })
    expect(await act(owner, { act: 'save', accent: '', typeface: 'slab' })).toMatchObject({ status: 200 })
    expect(await brandOf(db, owner)).toMatchObject({ accent: null, typeface: 'slab' })
  })

  test('the site proposes its colour, and its icon where there is no logo', async ({ db }) => {
    const owner = await onPro(db)
    const asked: string[] = []
    openPublicWeb({
      readPage: async () =>
        '<meta name="theme-color" content="#0a7"><link rel="apple-touch-icon" href="/icon.png"><body>',
      readFile: async (address) => {
        asked.push(address.href)
        return aPicture('#0a7')
      },
    })
    const { data } = await act(owner, { act: 'read' })
    expect(data).toMatchObject({ values: { accent: '#00aa77' } })
    expect(asked).toEqual([expect.stringMatching(/^https:.*\/icon\.png$/)])
    expect(Object.keys(await findPictures(db, owner.business.id))).toEqual(['logo'])
    expect(await brandOf(db, owner)).toMatchObject({ accent: null })
  })

  test('a hostile site proposes nothing: no script for a colour, no file of another kind', async ({ db }) => {
    const owner = await onPro(db)
    openPublicWeb({
      readPage: async () =>
        `<meta name="theme-color" content="url(javascript:alert(1))"><link rel="apple-touch-icon" href="http://169.254.169.254/latest">${'<link '.repeat(70_000)}`,
      readFile: async () => Buffer.from('<svg onload="alert(1)"/>'),
    })
    expect(await act(owner, { act: 'read' })).toMatchObject({ status: 422 })
    expect(await findPictures(db, owner.business.id)).toEqual({})
  })
})
