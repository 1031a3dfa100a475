import { eq } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { users } from '#app/features/accounts/account.table.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { sendTestInvitation } from '#app/features/invitations/sample-mail.server.ts'
import { sendDueMail } from '#app/features/invitations/send-invitations.server.ts'
import { notifyAuthor } from '#app/features/notifications/notify-author.job.tsx'
import { sendConfirmation } from '#app/features/review-form/send-confirmation.job.tsx'
import { minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, aReview } from '#tests/factories.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { newMailSettings } from './mail-settings.schema.ts'
import { findSender, forgetReplyTo, saveMailSettings } from './sender.server.ts'

afterEach(keepMail)

const save = (db: Database, business: Business, given: Record<string, string>) =>
  saveMailSettings(db, { business, settings: newMailSettings.parse(given) })

async function aProvenBusiness(db: Database) {
  return aBusiness(db, { domainProvenAt: new Date() })
}

const ownerOf = async (db: Database, { ownerId }: Business) =>
  (await db.select().from(users).where(eq(users.id, ownerId)))[0]!

test('without settings From has the business’s name, and replies go where they went', async ({ db }) => {
  const business = await aBusiness(db)
  expect(await findSender(db, business.id)).toEqual({ fromName: 'Corner & Crumb', footer: null })
})

test.for(['help@bank.example', 'Vouchsafe Support'])('a business %s is not in From', async (name, { db }) => {
  const business = await aBusiness(db, { name })
  expect((await findSender(db, business.id)).fromName).toBeUndefined()
})

test('replies go to the owner’s own address or to the proven domain, and to nobody else', async ({ db }) => {
  const [business, rival] = [await aProvenBusiness(db), await aProvenBusiness(db)]
  const owner = await ownerOf(db, business)
  for (const replyTo of [owner.email, `hello@${business.domain}`]) {
    expect(await save(db, business, { replyTo })).toBeNull()
    expect((await findSender(db, business.id)).replyTo).toBe(replyTo)
  }
  const others = [
    `hello@${rival.domain}`,
    `hello@${business.domain}.evil.example`,
    `hello@not${business.domain}`,
    (await ownerOf(db, rival)).email,
  ]
  for (const replyTo of others)
    expect((await save(db, business, { replyTo }))?.replyTo, replyTo).toContain('your proven domain')
  const unproven = await aBusiness(db)
  expect((await save(db, unproven, { replyTo: `hello@${unproven.domain}` }))?.replyTo).toContain(
    'prove first',
  )
})

test('a mailbox provider that somebody calls their domain gets no replies', async ({ db }) => {
  const business = await aBusiness(db, { domain: 'posteo.de', domainProvenAt: new Date() })
  expect(await save(db, business, { replyTo: 'anybody@posteo.de' })).toHaveProperty('replyTo')
})

test('a reply address falls back when the proof ends or the owner has another address', async ({ db }) => {
  const business = await aProvenBusiness(db)
  await save(db, business, { replyTo: `hello@${business.domain}` })
  await db.update(businessRows).set({ domainProvenAt: null }).where(eq(businessRows.id, business.id))
  expect((await findSender(db, business.id)).replyTo).toBeUndefined()

  const owner = await ownerOf(db, business)
  await save(db, business, { replyTo: owner.email })
  await db
    .update(users)
    .set({ email: `new-${owner.email}` })
    .where(eq(users.id, owner.id))
  expect((await findSender(db, business.id)).replyTo).toBeUndefined()
})

test('a reply address outlives no handover, not even at a domain proven again', async ({ db }) => {
  const [business, heir] = [await aProvenBusiness(db), await aBusiness(db)]
  await save(db, business, { replyTo: (await ownerOf(db, business)).email, footer: 'Market Street 1' })
  await db.update(businessRows).set({ ownerId: heir.ownerId }).where(eq(businessRows.id, business.id))
  expect((await findSender(db, business.id)).replyTo).toBeUndefined()

  await save(db, business, { replyTo: `hello@${business.domain}`, footer: 'Market Street 1' })
  expect(await forgetReplyTo(db, business.id)).toBe(1)
  expect(await findSender(db, business.id)).toMatchObject({ replyTo: undefined, footer: 'Market Street 1' })
})

test('a footer links to the business’s own website alone', async ({ db }) => {
  const business = await aBusiness(db, { domain: 'bakery.com', website: 'https://bakery.com' })
  for (const footer of [
    'https://bakery.com/imprint.',
    'See www.bakery.com (shop.bakery.com/about)',
    'Müller GmbH & Co.KG',
  ])
    expect(await save(db, business, { footer }), footer).toBeNull()
  for (const footer of [
    'http://localhost/unsub',
    'https://bakery.com@evil.example/',
    'evil.example/stop',
    'www.evil.com',
    'HTTPS://evil.example',
    'javascript://bakery.com/%0aalert(1)',
  ])
    expect(await save(db, business, { footer }), footer).toHaveProperty('footer')
})

test('an invitation has name, reply address and footer, and its way out as before', async ({ db }) => {
  const business = await aProvenBusiness(db)
  const replyTo = `hello@${business.domain}`
  await save(db, business, {
    senderName: 'Crumb, "the" bakery\r\n',
    replyTo,
    footer: 'Market Street 1\n<a href="https://bakery.example">HRB</a> 12345'.replace(/https:\S+"/, 'x"'),
  })
  const { id } = await anInvitation(db, { business })
  const server = await aMailServer()
  try {
    server.use()
    moveClock(minutes(5))
    expect(await sendDueMail(db, { businessId: business.id, invitationId: id })).toBe(true)
  } finally {
    moveClock(-minutes(5))
    await server.close()
  }
  const { mail, raw } = server.taken[0]!
  expect(mail.from).toEqual({ name: 'Crumb, "the" bakery', address: 'no-reply@reviews.example' })
  expect(mail.replyTo).toEqual([{ name: '', address: replyTo }])
  expect(raw.match(/^(from|reply-to|bcc):/gim)).toHaveLength(2)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toMatch(/^<http.*>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.html).not.toContain('<a href="x">')
  for (const body of [mail.html!, mail.text!]) {
    expect(body).toContain('Market Street 1')
    expect(body.indexOf('Market Street 1')).toBeLessThan(body.lastIndexOf('No more invitations from'))
  }
})

test('the news of a review has the name and the footer, and never the reply address', async ({ db }) => {
  const business = await aProvenBusiness(db)
  const replyTo = (await ownerOf(db, business)).email
  await save(db, business, { senderName: 'The bakery', replyTo, footer: 'Market Street 1' })
  const review = await aReview(db, { business })
  const waiting = await aReview(db, { business, state: 'pending' })
  const server = await aMailServer()
  try {
    server.use()
    await notifyAuthor(db, { businessId: business.id, reviewId: review.id, news: 'published' })
    await sendConfirmation(db, { businessId: business.id, reviewId: waiting.id })
  } finally {
    await server.close()
  }
  expect(server.taken).toHaveLength(2)
  for (const { mail, raw } of server.taken) {
    expect(mail.from?.name).toBe('The bakery')
    expect(raw).toContain('Market Street 1')
    expect(mail.replyTo).toBeUndefined()
  }
})

test('a mail that is kept shows in whose name it would have come', async ({ db, business }) => {
  const { email: replyTo } = await ownerOf(db, business)
  await save(db, business, { senderName: 'The bakery', replyTo })
  await sendTestInvitation(db, { businessId: business.id, userId: business.ownerId })
  const [kept] = await db.select().from(devMails).where(eq(devMails.recipient, replyTo))
  expect(kept!.headers).toEqual({ From: 'The bakery <no-reply@localhost>', 'Reply-To': replyTo })
})

test('the owner gets a test of an invitation, and nobody else can have one sent', async ({ db }) => {
  const [business, rival] = [await aBusiness(db), await aBusiness(db)]
  const server = await aMailServer()
  try {
    server.use()
    await sendTestInvitation(db, { businessId: business.id, userId: rival.ownerId })
    await sendTestInvitation(db, { businessId: business.id, userId: business.ownerId })
  } finally {
    await server.close()
  }
  const owner = await ownerOf(db, business)
  expect(server.taken.map(({ to }) => to)).toEqual([[owner.email]])
  expect(server.taken[0]!.mail.subject).toMatch(/^Test: /)
})
