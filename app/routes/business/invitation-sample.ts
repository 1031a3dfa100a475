import { writeDraftSample } from '#app/features/invitations/list-draft.server.ts'
import { writeOwnSample } from '#app/features/invitations/sample-mail.server.ts'
import { db } from '#app/platform/database.server.ts'
import { mailFrame } from '#app/platform/mail-frame.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/invitation-sample.ts'

// GET /business/invitations/sample: the mail itself, to oneself or, with ?batch=…, to the first on a list; ?reminder
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business, user } = memberOf(context)
  const query = new URL(request.url).searchParams
  const mailsSent = query.has('reminder') ? 1 : 0
  const batchId = query.get('batch')
  const { html } =
    batchId === null
      ? await writeOwnSample(db, business, { name: user.name, email: user.email }, mailsSent)
      : await writeDraftSample(db, business, batchId, mailsSent)
  return mailFrame(html)
}
