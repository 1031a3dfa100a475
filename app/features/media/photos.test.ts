import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { and, eq, ne } from 'drizzle-orm'
import { BufferSource, Input, MP4, WEBM } from 'mediabunny'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe } from 'vitest'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { writeTakeout } from '#app/features/deletion/takeout.server.ts'
import { fileParts, files } from '#app/features/files/file.table.ts'
import { readBytesOf } from '#app/features/files/stored-files.server.ts'
import { countOpenCases } from '#app/features/moderation/count-open-cases.server.ts'
import { listReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { findReportable, newReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { listOperatorActions } from '#app/features/operator/operator-actions.server.ts'
import { eraseAgain } from '#app/features/operator/personal-data.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'
import { days, hours, minutes, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openErasures } from '#app/platform/erasures.server.ts'
import { limits } from '#app/rate-limits.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { signPhotosPage } from './add-photo.server.ts'
import { decidePhoto, listWaitingPhotos, photoDecision } from './change-photos.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { photoLimits, photoRefusals, videoLimits } from './photo.vocabulary.ts'
import { findPhotosLink, findPhotosPage, removePhoto, takePhoto } from './photos-page.server.ts'
import { countWaitingPhotosOf, findAnyPhotoFile, findPublicPhotoFile } from './read-photos.server.ts'

afterEach(() => moveClock(Date.now() - now().getTime()))

const place = { exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } } }

/** As a phone takes it: with a place, and lying on its side. */
const picture = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .jpeg()
    .withExif(place.exif)
    .withMetadata({ orientation: 6 })
    .toBuffer()

const address = '192.0.2.7'
const tokenOf = ({ businessId, id }: Review, from: 'mailbox' | 'browser' = 'mailbox') =>
  signPhotosPage({ businessId, reviewId: id }, from)

async function send(db: Database, review: Review, bytes?: Buffer, from?: 'browser') {
  const file = new File([new Uint8Array(bytes ?? (await picture()))], 'IMG_1.jpg')
  return takePhoto(db, tokenOf(review, from), { values: { consent: 'on' }, files: { photo: file }, address })
}

async function aReviewWithPhoto(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, rating: 2 })
  const photoId = await send(db, review)
  return { business, review, photoId, of: { businessId: business.id, photoId } }
}

const decide = (db: Database, decided: object) => decidePhoto(db, photoDecision.parse(decided))
const show = (db: Database, of: object) => decide(db, { decision: 'show', ...of })
const refuse = (db: Database, of: object) => decide(db, { decision: 'refuse', reason: 'person', ...of })

const fileOf = (businessId: string, photoId: string, small = '') => ({
  businessId,
  file: `${photoId}${small}.jpg`,
})

async function bytesOf(db: Database, wanted: { businessId: string; file: string }) {
  const found = await findPublicPhotoFile(db, wanted)
  return 'file' in found ? buffer(readBytesOf(db, found.file)) : Buffer.from(found.captions)
}

async function shownIn(db: Database, businessId: string) {
  const { entries } = await listPublishedReviews(db, { businessId, limit: 10 })
  return entries.flatMap((entry) => (entry.kind === 'review' ? entry.photos.map(({ id }) => id) : []))
}

const keptFiles = (db: Database, businessId: string) =>
  db.$count(files, and(eq(files.businessId, businessId), ne(files.state, 'removed')))

async function bytesLeft(db: Database, businessId: string) {
  return db.$count(fileParts, eq(fileParts.businessId, businessId))
}

test('a photo is public once an operator has seen it; its place and camera are gone', async ({ db }) => {
  const { business, of, photoId, review } = await aReviewWithPhoto(db)
  expect(await shownIn(db, business.id)).toEqual([])
  await expect(findPublicPhotoFile(db, fileOf(business.id, photoId))).rejects.toMatchObject({ status: 404 })
  expect((await listWaitingPhotos(db, 100)).find(({ id }) => id === photoId)).toMatchObject({
    businessName: business.name,
    authorName: review.authorName,
  })
  expect(JSON.stringify(await listWaitingPhotos(db, 100))).not.toContain('rating')
  expect(await countWaitingPhotosOf(db, business.id)).toEqual({ count: 1, oldestHours: expect.any(Number) })
  await show(db, of)
  expect(await countWaitingPhotosOf(db, business.id)).toEqual({ count: 0, oldestHours: null })
  expect(await shownIn(db, business.id)).toEqual([photoId])
  const stored = await bytesOf(db, fileOf(business.id, photoId))
  const { width, height, exif, orientation } = await sharp(stored).metadata()
  // Turned upright, and made smaller.
  expect({ width, height, exif, orientation }).toEqual({
    width: 800,
    height: photoLimits.side,
    exif: undefined,
    orientation: undefined,
  })
  expect(stored.includes('GPS')).toBe(false)
  const square = await sharp(await bytesOf(db, fileOf(business.id, photoId, '-small'))).metadata()
  expect([square.width, square.height]).toEqual([photoLimits.small, photoLimits.small])
})

test('a refused photo is deleted at once, with the reason, and leaves room', async ({ db, pool }) => {
  const { business, of, photoId, review } = await aReviewWithPhoto(db)
  await refuse(db, of)
  await expect(findAnyPhotoFile(db, fileOf(business.id, photoId))).rejects.toMatchObject({ status: 404 })
  await runJobs(db, pool)
  expect(await keptFiles(db, business.id)).toBe(0)
  expect(await bytesLeft(db, business.id)).toBe(0)
  const mails = await mailsTo(db, review.authorEmail!)
  expect(mails.map(({ subject }) => subject)).toContain(
    `A photo or video in your review of ${business.name} is not shown`,
  )
  const page = await findPhotosPage(db, tokenOf(review))
  expect(page.photos).toEqual([{ id: photoId, state: 'refused', refusedFor: 'person', isVideo: false }])
  expect(page.left).toBe(photoLimits.ofReview)
  await expect(show(db, of)).rejects.toMatchObject({ status: 409 })
  expect(await listOperatorActions(db)).toContainEqual({
    author: null,
    id: photoId,
    kind: 'photo_refused',
    operator: null,
    at: expect.any(String),
    business: { id: business.id, name: business.name },
    message: 'Refused a photo or video of a review: person',
  })
})

test('a public photo can be taken off by an operator for a reason, or its author', async ({ db }) => {
  const { business, of, review } = await aReviewWithPhoto(db)
  await show(db, of)
  const second = await send(db, review)
  await show(db, { ...of, photoId: second })
  await refuse(db, of)
  expect(await shownIn(db, business.id)).toEqual([second])
  await removePhoto(db, tokenOf(review), second)
  expect(await shownIn(db, business.id)).toEqual([])
  expect(await keptFiles(db, business.id)).toBe(0)
  expect(photoDecision.safeParse({ decision: 'refuse', ...of, reason: 'low stars' }).success).toBe(false)
  expect(photoRefusals).not.toContain('low_rating')
})

describe('nobody else', () => {
  test('removes or reads a photo: another review’s author gets 404', async ({ db }) => {
    const { business, photoId } = await aReviewWithPhoto(db)
    const neighbour = await aReview(db, { business })
    await expect(removePhoto(db, tokenOf(neighbour), photoId)).rejects.toMatchObject({ status: 404 })
    const asked = { ...fileOf(business.id, photoId), reviewId: neighbour.id }
    await expect(findAnyPhotoFile(db, asked)).rejects.toMatchObject({ status: 404 })
    await expect(findPhotosPage(db, `${tokenOf(neighbour)}x`)).rejects.toMatchObject({ status: 410 })
  })

  test('adds one before the address is confirmed, or where only a mailbox may', async ({ db, business }) => {
    const unconfirmed = await aReview(db, { business, state: 'pending' })
    for (const from of ['mailbox', 'browser'] as const) {
      const of = { businessId: business.id, reviewId: unconfirmed.id }
      expect(await findPhotosLink(db, of, from)).toBeNull()
    }
    await expect(send(db, unconfirmed, undefined, 'browser')).rejects.toMatchObject({ status: 409 })
    const open = await aReview(db, { business })
    await expect(send(db, open, undefined, 'browser')).rejects.toMatchObject({ status: 409 })
    expect(await keptFiles(db, business.id)).toBe(0)
  })
})

test('what is no photo, too large or too many is refused in the author’s language', async ({ db }) => {
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  const letter = Buffer.from('This is a letter, not a picture.')
  await expect(send(db, review, letter)).rejects.toMatchObject({
    status: 422,
    message: /cannot read this file/,
  })
  const bomb = await sharp({ create: { width: 12_001, height: 10, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await expect(send(db, review, bomb)).rejects.toMatchObject({ status: 422 })
  const large = Buffer.alloc(photoLimits.bytes + 1)
  await expect(send(db, review, large)).rejects.toMatchObject({ status: 413, message: /larger than 12 MB/ })
  const file = new File([new Uint8Array(await picture())], 'p.jpg')
  await expect(
    takePhoto(db, tokenOf(review), { values: {}, files: { photo: file }, address }),
  ).rejects.toHaveProperty('status', 422)
  expect(await keptFiles(db, business.id)).toBe(0)
  // Together: the lock lets no fifth one in.
  const sent = await Promise.allSettled(Array.from({ length: 6 }, () => send(db, review)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(photoLimits.ofReview)
  expect(await keptFiles(db, business.id)).toBe(2 * photoLimits.ofReview)
})

describe('a video', () => {
  const clip = (name: string) => readFileSync(`tests/videos/${name}`)

  async function sendVideo(db: Database, review: Review, bytes: Buffer, captions = '', poster?: Buffer) {
    const [photo, video] = [poster ?? (await picture()), bytes].map(
      (each) => new File([new Uint8Array(each)], 'it'),
    )
    const values = { kind: 'video', consent: 'on', captions }
    return takePhoto(db, tokenOf(review), { values, files: { photo: photo!, video: video! }, address })
  }

  test.for([
    ['clip.mp4', 'video/mp4', ['Secret title', 'Secret handler', '+52.5163']],
    ['clip.webm', 'video/webm', ['Secret title', 'Secret handler']],
  ] as const)(
    '%s is kept as its pictures and sound, without titles, place and clock',
    async ([name, type, secrets], { db, business, review }) => {
      for (const secret of secrets) expect(clip(name).includes(secret)).toBe(true)
      const photoId = await sendVideo(db, review, clip(name), 'The <b>crust</b> cracked. It was still warm!')
      const own = { businessId: business.id, reviewId: review.id, file: `${photoId}-video` }
      expect(await findAnyPhotoFile(db, own)).toMatchObject({ file: { type } })
      await show(db, { businessId: business.id, photoId })
      const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 1 })
      const [photo] = (entries[0] as PublicReview).photos
      expect(photo!.video).toMatchObject({
        type,
        isPlayedEverywhere: true,
        captions: `${photo!.address.slice(0, -4)}.vtt`,
      })
      expect(photo!.video!.seconds).toBeCloseTo(2, 1)
      const stored = await bytesOf(db, { businessId: business.id, file: `${photoId}-video` })
      for (const secret of secrets) expect(stored.includes(secret)).toBe(false)
      const again = new Input({ formats: [MP4, WEBM], source: new BufferSource(stored) })
      expect((await again.getTracks()).map(({ type: each }) => each).sort()).toEqual(['audio', 'video'])
      expect(await again.computeDuration()).toBeCloseTo(2, 1)
      const captions = (await bytesOf(db, { businessId: business.id, file: `${photoId}.vtt` })).toString()
      expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:0[01]\.\d{3}\nThe &lt;b&gt;crust/)
      await removePhoto(db, tokenOf(review), photoId)
      expect(await keptFiles(db, business.id)).toBe(0)
    },
  )

  test('that is over a minute, no video, cut off or the second one is refused', async ({ db }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    await expect(sendVideo(db, review, clip('long.mp4'))).rejects.toMatchObject({
      status: 422,
      message: /longer than 60 seconds/,
    })
    for (const bytes of [
      Buffer.from('<svg onload=alert(1)>'),
      clip('clip.mp4').subarray(0, 5000),
      await picture(),
      Buffer.alloc(300_000, 'ftypmp42moov'),
    ])
      await expect(sendVideo(db, review, bytes)).rejects.toMatchObject({
        status: 422,
        message: /cannot read this file/,
      })
    const large = Buffer.alloc(videoLimits.bytes + 1)
    await expect(sendVideo(db, review, large)).rejects.toMatchObject({
      status: 413,
      message: /larger than 60 MB/,
    })
    expect(await keptFiles(db, business.id)).toBe(0)
    await expect(
      sendVideo(db, review, clip('clip.webm'), '', Buffer.from('No picture for a poster.')),
    ).rejects.toMatchObject({ status: 422 })
    expect(await keptFiles(db, business.id)).toBe(0)
    await sendVideo(db, review, clip('clip.webm'))
    await expect(sendVideo(db, review, clip('clip.mp4'))).rejects.toMatchObject({ status: 409 })
    // Photos have room of their own.
    await send(db, review)
    expect(await keptFiles(db, business.id)).toBe(5)
  })
})

test('the report of a review shows its photos, and the operator can take one off', async ({ db }) => {
  const { business, of, photoId, review } = await aReviewWithPhoto(db)
  const reported = { businessId: business.id, reviewId: review.id, about: 'review' as const }
  expect((await findReportable(db, reported)).photos).toEqual([])
  await show(db, of)
  expect((await findReportable(db, reported)).photos.map(({ id }) => id)).toEqual([photoId])
  const report = newReport('review', messages.en).parse({
    ground: 'personal_data',
    explanation: 'I am in it and was not asked.',
    goodFaith: 'on',
  })
  await submitReport(db, { ...reported, submissionKey: uuidv7(), report })
  const isIt = ({ reviewId }: { reviewId: string }) => reviewId === review.id
  expect((await listReportedThings(db)).find(isIt)?.photos.map(({ id }) => id)).toEqual([photoId])
  await refuse(db, of)
  expect((await listReportedThings(db)).find(isIt)?.photos).toEqual([])
})

test('the operator is reminded of photos that wait for longer than was promised', async ({ db }) => {
  const before = (await countOpenCases(db, now())).photos
  await aReviewWithPhoto(db)
  moveClock(days(periods.decisionDays) - hours(1))
  expect((await countOpenCases(db, now())).photos).toBe(before)
  moveClock(hours(2))
  expect((await countOpenCases(db, now())).photos).toBeGreaterThan(before)
})

test('a backup that is restored brings back no photo that was refused or removed since', async ({ db }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-photos-'))
  openErasures(folder)
  try {
    const { business, of, review } = await aReviewWithPhoto(db)
    const second = await send(db, review)
    const [madeAt, rows] = [now().toISOString(), await photosOf(db, business.id)]
    moveClock(minutes(1))
    await refuse(db, of)
    await removePhoto(db, tokenOf(review), second)
    // As the backup has them.
    await db.delete(reviewPhotos).where(eq(reviewPhotos.businessId, business.id))
    await db.insert(reviewPhotos).values(rows)
    await db.update(files).set({ state: 'kept' }).where(eq(files.businessId, business.id))
    expect(await eraseAgain(db, madeAt)).toBe(2)
    expect(await photosOf(db, business.id)).toEqual([])
    expect(await keptFiles(db, business.id)).toBe(0)
  } finally {
    openErasures(undefined)
    rmSync(folder, { recursive: true })
  }
})

const photosOf = (db: Database, businessId: string) =>
  db.select().from(reviewPhotos).where(eq(reviewPhotos.businessId, businessId))

test('one network cannot fill the queue of photos with many reviews', async ({ db, review }) => {
  const file = new File([new Uint8Array(10)], 'p.jpg')
  const sent = { values: { consent: 'on' }, files: { photo: file }, address: '198.51.100.4' }
  // One after the other: so many at once wait for a connection for longer than a slow machine lets them.
  const tokens: string[] = []
  for (let at = 0; at <= limits.photosFromNetwork.max; at++) tokens.push(tokenOf(await aReview(db)))
  const outcomes = await Promise.all(
    tokens.map((token) => takePhoto(db, token, sent).catch(({ status }) => status)),
  )
  expect(outcomes.filter((status) => status === 429)).toHaveLength(1)
  expect(await keptFiles(db, review.businessId)).toBe(0)
})

test('a withdrawn review takes its photos from the public, and none can be added', async ({ db }) => {
  const { business, of, photoId, review } = await aReviewWithPhoto(db)
  await show(db, of)
  await withdrawReview(db, await deskOf(db, review))
  await expect(findPublicPhotoFile(db, fileOf(business.id, photoId))).rejects.toMatchObject({ status: 404 })
  await expect(send(db, review)).rejects.toMatchObject({ status: 409 })
})

test('erasing a review erases its photos; the author’s file has them all', async ({ db, pool }) => {
  const { business, of, review } = await aReviewWithPhoto(db)
  await show(db, of)
  const waiting = await send(db, review)
  const desk = await deskOf(db, review)
  const own = JSON.parse(JSON.stringify(await exportOwnReview(db, desk)))
  expect(own.photos.map(({ state }: { state: string }) => state)).toEqual(['shown', 'waiting'])
  expect(own.photos[0].content.length).toBeGreaterThan(1000)
  expect(own.photos[0].consentText).toContain('I took these photos')
  const owners = await text(writeTakeout(db, business.ownerId!))
  expect(owners).toContain(of.photoId)
  expect(owners).not.toContain(waiting)
  expect(JSON.parse(owners).businesses[0].files).toHaveLength(2)
  await eraseOwnReview(db, desk, await makeErasureCode(db, { businessId: business.id, reviewId: review.id }))
  await runJobs(db, pool)
  expect(await keptFiles(db, business.id)).toBe(0)
  expect(await bytesLeft(db, business.id)).toBe(0)
})

const deskOf = (db: Database, { businessId, id }: Review) => aDeskLink(db, { businessId, id })
