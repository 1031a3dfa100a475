import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { mountDoors } from '#app/doors.server.ts'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { type AuthorsFile, checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { invitedReview, newReply, shownName } from '#app/features/reviews/review.schema.ts'
import { openLoopback } from '#app/platform/client-address.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import * as mailPage from '#app/routes/ops/dev-mail.tsx'
import * as attachment from '#app/routes/ops/dev-mail-file.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aConfirmationLink, anInvitation, aReview, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { renameAuthor } from './edit-review.server.ts'
import { askForErasureCode, eraseOwnReview } from './erase-review.server.ts'

const checked = (raw: string) => checkAuthorsFile(raw, verifyEd25519, new Date())

async function actsIn(raw: string) {
  const { acts } = await checked(raw)
  return acts.map((act) => (typeof act === 'string' ? act : act.entry.act))
}

async function attachedTo(db: Database, email: string, subject: string) {
  const mail = (await mailsTo(db, email)).find((each) => each.subject.includes(subject))!
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['vouchsafe-receipts.json'])
  expect(mail.html).toContain('Attached: our signed receipts')
  return {
    mail,
    raw: mail.attachments[0]!.content,
    file: JSON.parse(mail.attachments[0]!.content) as AuthorsFile,
  }
}

test('the mail about a published review has its receipts, which can be checked', async ({ db, pool }) => {
  const business = await aBusiness(db)
  const review = await aReview(db, {
    business,
    text: 'The "best" loaf: \\ 100 % ★ l’été',
    authorName: 'Lotte M.',
  })
  await runJobs(db, pool)
  const { raw, file } = await attachedTo(db, review.authorEmail!, 'is live')
  expect(raw).toContain('l’été')
  expect(await actsIn(raw)).toEqual(['submitted', 'confirmed', 'published'])
  const other = raw.replace('l’été', 'l’hiver')
  expect((await actsIn(other))[0]).toBe('The words are not those of the receipt.')
  const [first, second] = file.acts
  const swapped = JSON.stringify({ ...file, acts: [{ ...first!, receipt: second!.receipt }] })
  expect(await actsIn(swapped)).toEqual(['The words are not those of the receipt.'])

  const keys = await mountDoors(new Hono()).request('/log/keys')
  expect(keys.headers.get('content-type')).toMatch(/^text\/plain/)
  const published = await keys.text()
  for (const key of file.keys) expect(published).toContain(key)
})

test('later mails have the receipts of the acts since', async ({ db, pool }) => {
  const { businessId, token, email } = await anInvitation(db)
  const review = invitedReview.parse({ ...words({ authorName: 'Zoë M.' }), title: '' })
  const channel = { kind: 'invitation' as const, token }
  const { reviewId } = await submitReview(db, { channel, submissionKey: uuidv7(), review })
  await runJobs(db, pool)
  expect((await attachedTo(db, email, 'is live')).file.acts).toHaveLength(2)
  const of = { businessId, purpose: 'authors-desk' as const, subjectId: reviewId, lifetimeMs: days(1) }
  await renameAuthor(db, await createLinkToken(db, of), shownName.parse({ authorName: 'Z. M.' }))
  const business = { ...(await aBusiness(db)), id: businessId }
  const reply = newReply.parse({ text: 'Thank you.' })
  await replyToReview(db, { business, reviewId, userId: business.ownerId, reply })
  await runJobs(db, pool)
  const { raw } = await attachedTo(db, email, 'replied')
  expect(await actsIn(raw)).toEqual(['submitted', 'published', 'edited', 'answered'])
})

test('the confirmation mail has the receipt, and words only where quoted', async ({ db, pool }) => {
  const advertising = await aReview(db, {
    state: 'pending',
    text: 'Bargains at www.bargains.example, click here.',
  })
  const review = await aReview(db, { state: 'pending' })
  await runJobs(db, pool)
  const unquoted = await attachedTo(db, advertising.authorEmail!, 'Confirm')
  expect(unquoted.file.acts).toEqual([expect.objectContaining({ salt: '', fields: [] })])
  expect(unquoted.raw).not.toContain('bargains')
  const { raw } = await attachedTo(db, review.authorEmail!, 'Confirm')
  expect(await actsIn(raw)).toEqual(['submitted'])
  const { businessId, id: reviewId } = review
  await confirmReview(db, await aConfirmationLink(db, { businessId, reviewId }))
  await runJobs(db, pool)
  await attachedTo(db, review.authorEmail!, 'is live')
})

test('a stored mail shows its attachment locally alone, and erasure removes it', async ({ db, pool }) => {
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  const review = await aReview(db, { text: 'A quokka baked this loaf.' })
  await runJobs(db, pool)
  const email = review.authorEmail!
  const { mail, raw } = await attachedTo(db, email, 'is live')
  const local = { address: '127.0.0.1', headers: { host: 'localhost:3000' } }
  const params = { mailId: mail.id, filename: 'vouchsafe-receipts.json' }
  expect(await visit(attachment.loader, { ...local, params })).toMatchObject({ status: 200, data: raw })
  const far = { ...local, address: '192.0.2.7', params }
  expect((await visit(attachment.loader, far)).status).toBe(404)
  const none = { ...local, params: { ...params, filename: 'none' } }
  expect((await visit(attachment.loader, none)).status).toBe(404)
  const page = await visit(mailPage.loader, { ...local, path: `/dev/mail?mail=${mail.id}` })
  expect(page.data).toMatchObject({ open: { attached: ['vouchsafe-receipts.json'] } })

  const of = { businessId: review.businessId, purpose: 'authors-desk' as const, subjectId: review.id }
  const token = await createLinkToken(db, { ...of, lifetimeMs: days(1) })
  await askForErasureCode(db, token)
  await runJobs(db, pool)
  const code = (await mailsTo(db, email))[0]!.subject.match(/\d{6}/)![0]
  await eraseOwnReview(db, token, code)
  const { rows } = await pool.query(`select 1 from dev_mails where attachments::text like '%quokka%'`)
  expect(rows).toEqual([])
})
