import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findStoredMail } from '#app/platform/mail.server.ts'
import { mailFrame } from '#app/platform/mail-frame.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/dev-mail-file'

// GET /dev/mail/{mailId}: the body of a kept mail, for the frame on /dev/mail; with /{filename}, a file attached to it.
export async function loader({ request, params: { mailId, filename }, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const { html, attachments } = await findStoredMail(db, mailId)
  if (!filename) return mailFrame(html)
  const file = attachments.find((each) => each.filename === filename)
  if (!file) throw notFound('file')
  return new Response(file.content, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })
}
