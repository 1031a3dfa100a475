// npm run test:faults -- uploads [KILLS]: what is left of photos and videos whose arrival breaks: the sender goes, the service is
// killed (kill -9), the disk is full. Nothing half is kept, the review stands, and the next try works.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { clearFiles } from '#app/features/files/stored-files.server.ts'
import { signPhotosPage } from '#app/features/media/add-photo.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { manyVisitors, openService } from '../service.ts'
import { createBusinesses } from './businesses.ts'
import { openForm, submit } from './submitter.ts'

const kills = Number(process.argv[2] ?? 12)
const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-faults-')) })
const received = join(dataDir, 'received')
const hasSmallDisk = mountSmallDisk()
const service = await openService(dataDir, manyVisitors)
await service.start()
openSecret({}, dataDir)
const { db, pool } = openDatabase(service.databaseUrl)
const [businessId] = await createBusinesses(service.databaseUrl, 1)
const clip = readFileSync('tests/videos/clip.mp4')
const poster = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#567' } })
  .jpeg()
  .toBuffer()
const broken: string[] = []
const expect = (isRight: boolean, sentence: string) => {
  if (!isRight) broken.push(sentence)
}
let senders = 0

{
  const own = await aReview()
  await cutOff(own, 0.6)
  await sleep(1_000)
  expect(leftovers() === 0, 'A sender that went left something in the data folder.')
  expect((await send(own)).status === 200, 'After a sender that went, the next try was refused.')
}
for (let kill = 0; kill < kills; kill++) {
  const own = await aReview()
  // Every other kill comes while the video arrives, the others while it is read and stored.
  const sending = kill % 2 ? send(own).catch(() => null) : cutOff(own, 0.6, 5_000)
  await sleep(kill % 2 ? Math.random() * 900 : 50 + Math.random() * 100)
  await service.killService()
  await sending
  const { rows } = await pool.query('select text from reviews where id = $1 and state = $2', [
    own.reviewId,
    'published',
  ])
  expect(rows.length === 1, 'A review went with its video.')
  const { status } = await send(own)
  expect(status === 200 || status === 409, `After a kill, the next try was answered ${status}.`)
}
let full = 'not tried: no small disk could be mounted'
if (hasSmallDisk) {
  const own = await aReview('de')
  const { status, body } = await send(own, Buffer.concat([clip, Buffer.alloc(9_000_000)]))
  full = `${status} ${body}`
  expect(status === 503 && body.includes('nichts'), `A full disk was answered ${full}`)
  expect((await send(own)).status === 200, 'After a full disk, the next try was refused.')
}

// Two hours later.
for (const name of readdirSync(received)) utimesSync(join(received, name), 0, 0)
await pool.query(`update files set created_at = created_at - interval '3 hours'`)
await service.killService()
await clearFiles(db)
expect(leftovers() === 0, 'The sweep left something in the data folder.')
const count = async (text: string) => Number((await pool.query(`select count(*) ${text}`)).rows[0].count)
const photos = await count('from review_photos')
const orphans = await count(`from files f where not exists (select from review_photos p
  where p.business_id = f.business_id and f.id in (p.id, p.small_id, p.video_id))`)
const half = await count(`from review_photos p where 3 <> (select count(*) from files f
  where f.business_id = p.business_id and f.id in (p.id, p.small_id, p.video_id) and f.state = 'kept'
    and f.bytes = (select sum(length(bytes)) from file_parts b where b.business_id = f.business_id and b.file_id = f.id))`)
const reviews = await count(`from reviews where state = 'published'`)
expect(orphans === 0, `${orphans} files belong to nothing.`)
expect(half === 0, `${half} videos are not whole.`)
expect(photos === reviews, `${reviews} reviews have ${photos} videos.`)

await pool.end()
await service.stop()
if (hasSmallDisk) execFileSync('umount', [received])
rmSync(dataDir, { recursive: true, force: true })
for (const sentence of broken) console.log(sentence)
console.log(
  `${kills} kills and one sender that went: ${photos} videos of ${reviews} reviews whole, ${orphans} files of nothing; full disk: ${full}`,
)
process.exit(broken.length > 0 ? 1 : 0)

/** Only root can. */
function mountSmallDisk() {
  mkdirSync(received, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', received], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function leftovers() {
  return readdirSync(received, { recursive: true }).length
}

async function aReview(language = 'en') {
  const { reviewId } = await submit(service.origin, await openForm(service.origin, businessId!), () => {})
  await pool.query(
    `update reviews set state = 'published', provenance = 'confirmed', confirmed_at = now(), published_at = now(),
       form_language = $2 where id = $1`,
    [reviewId, language],
  )
  return { reviewId, token: signPhotosPage({ businessId: businessId!, reviewId }, 'mailbox') }
}
type Own = Awaited<ReturnType<typeof aReview>>

function addressOf({ token }: Own) {
  return `${service.origin}/review/photos/${token}/upload`
}

function visitor() {
  return {
    origin: service.origin,
    'x-forwarded-for': `10.9.${senders >> 8}.${senders++ & 255}`,
  }
}

function formOf(video: Buffer) {
  const form = new FormData()
  for (const [name, value] of [
    ['kind', 'video'],
    ['consent', 'on'],
  ] as const)
    form.set(name, value)
  form.set('photo', new Blob([new Uint8Array(poster)]), 'poster.jpg')
  form.set('video', new Blob([new Uint8Array(video)]), 'clip.mp4')
  return form
}

async function send(own: Own, video = clip) {
  const signal = AbortSignal.timeout(60_000)
  const sent = { method: 'POST', body: formOf(video), headers: visitor(), signal }
  const answer = await fetch(addressOf(own), sent)
  return { status: answer.status, body: await answer.text() }
}

/** Sends a part of the form, and goes after a while. */
async function cutOff(own: Own, share: number, afterMs = 300) {
  const whole = new Response(formOf(clip))
  const type = whole.headers.get('content-type')!
  const body = Buffer.from(await whole.arrayBuffer())
  const going = request(addressOf(own), {
    method: 'POST',
    headers: { ...visitor(), 'content-type': type, 'content-length': body.length },
  })
  const gone = new Promise<void>((resolve) => going.on('error', () => resolve()).on('close', () => resolve()))
  going.write(body.subarray(0, Math.floor(share * body.length)))
  await Promise.race([gone, sleep(afterMs)])
  going.destroy()
}
