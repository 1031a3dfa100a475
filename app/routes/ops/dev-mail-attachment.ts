import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findStoredMail } from '#app/platform/mail.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/dev-mail-attachment'

// GET /dev/mail/{mailId}/{filename}: a file that was attached to a kept mail.
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const { attachments } = await findStoredMail(db, params.mailId)
  const file = attachments.find(({ filename }) => filename === params.filename)
  if (!file) throw notFound('file')
  return new Response(file.content, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })
}
