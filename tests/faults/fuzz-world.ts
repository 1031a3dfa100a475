import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { invitationToken } from '#app/features/invitations/invitation-row.server.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { mailHookKeys } from '#app/features/mailing/bounce-webhooks.server.ts'
import { issueTicket } from '#app/features/review-form/defences.server.ts'
import { days } from '#app/platform/clock.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { openSecret, sign } from '#app/platform/secret.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import type { TokenPurpose } from '#app/purposes.ts'
import type { Service } from '../service.ts'

export type Person = 'nobody' | 'owner' | 'operator'
type Owner = { id: string; businessId: string }

const [ownersSession, operatorsSession] = ['o'.repeat(43), 'p'.repeat(43)]
const cookies = { nobody: '', owner: `vouchsafe=${ownersSession}`, operator: `vouchsafe=${operatorsSession}` }
export const cookieOf = (person: Person) => cookies[person]

/**
 * The demo with an owner and an operator signed in, and valid values for its addresses and fields. `mend` puts back what
 * the run may have ended: sessions, accounts, limits.
 */
export async function openWorld(service: Service, dataDir: string) {
  openSecret({}, dataDir)
  openSite({ APP_URL: service.origin } as never)
  const { db, pool, close } = openDatabase(service.databaseUrl, { connections: 2 })
  const { rows } = await pool.query<Owner>(
    `select u.id, b.id as "businessId" from users u join businesses b on b.owner_id = u.id where b.is_sample`,
  )
  const { id: owner, businessId } = rows[0]!
  const operator = uuidv7()
  await pool.query(
    `insert into users (id, name, email, email_verified) values ($1, 'Ops', 'ops@faults.example', true)`,
    [operator],
  )

  async function mend() {
    await pool.query('delete from rate_limits')
    await pool.query('delete from two_factors')
    await pool.query('update users set closed_at = null, is_operator = (id = $1)', [operator])
    await pool.query('update businesses set owner_id = $1 where id = $2', [owner, businessId])
    for (const [userId, token] of [
      [owner, ownersSession],
      [operator, operatorsSession],
    ] as const)
      await pool.query(
        `insert into sessions (id, user_id, token_hash, user_agent, expires_at)
         values ($1, $2, $3, '', now() + interval '1 day') on conflict do nothing`,
        [uuidv7(), userId, createHash('sha256').update(token).digest()],
      )
  }
  await mend()

  const idsOf = async (table: string, where = 'true') => {
    const text = `select id from ${table} where business_id = $1 and ${where} order by id desc limit 3`
    return (await pool.query<{ id: string }>(text, [businessId])).rows.map(({ id }) => id)
  }
  // Authors of imported reviews get no links.
  const reviews = (
    await Promise.all(
      ['published', 'withdrawn', 'removed', 'pending'].map((state) =>
        idsOf('reviews', `state = '${state}' and import_source is null`),
      ),
    )
  ).flat()
  const invitations = await idsOf('invitations')
  const reports = await report(reviews.slice(0, 2))

  async function report(reviewIds: string[]) {
    const made = reviewIds.map((reviewId) => ({ id: uuidv7(), reviewId }))
    for (const { id, reviewId } of made)
      await pool.query(
        `insert into reports (business_id, id, review_id, about, submission_key, ground, explanation, created_at)
         values ($1, $2, $3, 'review', $4, 'spam', 'This is an advertisement.', now())`,
        [businessId, id, reviewId, uuidv7()],
      )
    return made.map(({ id }) => id)
  }

  const links = (purpose: TokenPurpose, subjects: string[]) =>
    Promise.all(
      subjects.map((subjectId) =>
        createLinkToken(db, { businessId, purpose, subjectId, lifetimeMs: days(1) }),
      ),
    )
  const desks = await links('authors-desk', reviews)
  const thanks = reviews.map((id) => sign('review-thanks', `${businessId} ${id}`))
  const invited = invitations.map((invitationId) => invitationToken({ businessId, invitationId }))
  const unsubscribing = invitations.map((id) => sign('unsubscribe', `${businessId} ${id}`))
  const leaving = [sign('newsletter-leave', uuidv7())]
  /** Of each address that ends in a token. */
  const tokens: Record<string, string[]> = {
    'review/mine/:token': desks,
    'review/mine/:token/everything': desks,
    'review/confirm/:token': await links('confirm-review', reviews),
    'review/thanks/:token': thanks,
    'review/receipt/:token': thanks,
    'review/started/:token': invited,
    'report/:token': await links('report', reports),
    'unsubscribe/:token': unsubscribing,
    'hooks/unsubscribe/:token': unsubscribing,
    'notifications/:token': [sign('notifications', `${businessId} ${owner}`)],
    'hooks/notifications/:token': [sign('notifications', `${businessId} ${owner}`)],
    'newsletter/confirm/:token': [sign('newsletter-confirm', uuidv7())],
    'newsletter/leave/:token': leaving,
    'hooks/newsletter/:token': leaving,
  }
  /** By the name of a parameter, a query or a field. */
  const values: Record<string, string[]> = {
    businessId: [businessId],
    business: [businessId],
    reviewId: reviews,
    review: reviews,
    invitation: invited,
    invitationId: invitations,
    question: await idsOf('questions'),
    widgetId: await idsOf('widgets'),
    code: [(await findShortLink(db, businessId)).split('/').at(-1)!],
    kind: ['removed', 'challenges', 'reports'],
    part: ['0.xml'],
    file: ['review-link.svg', 'review-link.png'],
    mailId: [uuidv7()],
    ticket: (['open', 'report'] as const).map((kind) => issueTicket({ kind, businessId })),
    key: mailHookKeys(),
    email: ['jo@cornerandcrumb.example', 'someone@faults.example'],
  }
  return { tokens, values, mend, close }
}

export type World = Awaited<ReturnType<typeof openWorld>>
