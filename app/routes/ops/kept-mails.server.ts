import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findStoredMail, listStoredMails } from '#app/platform/mail.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/dev-mail'

/** For ?mail={id}&to={address}: the kept mails and the open one. Throws 404 to callers from other machines. */
export async function readKeptMails({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const query = new URL(request.url).searchParams
  const mails = await listStoredMails(db, { to: query.get('to') ?? undefined })
  const openId = query.get('mail') ?? mails[0]?.id
  if (!openId) return { mails, open: null }
  const { attachments, ...mail } = await findStoredMail(db, openId)
  return { mails, open: { ...mail, attached: attachments.map(({ filename }) => filename) } }
}
