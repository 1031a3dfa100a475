import { z } from 'zod'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { findLogDesk } from '#app/features/witness/log-desk.server.ts'
import { LogDesk, WatchPicture } from '#app/features/witness/log-desk.tsx'
import { addPolicyLines, removeNamed, setAudit } from '#app/features/witness/policy-lines.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, readForm, refuseForm, safeParseForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-log'
import { saying } from './operator-form.server.ts'

// GET /operator/log
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { desk: await findLogDesk(db) }
}

const asked = z.union([
  z.object({ lines: z.string().min(1).max(10_000) }),
  z.object({ remove: z.string().min(1).max(1000) }),
  z.object({ audit: z.string().min(1).max(1000), isWanted: z.enum(['yes', 'no']) }),
])

// POST /operator/log
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = safeParseForm(asked, values)
  if (!parsed.ok)
    return refuseForm(values, { errors: { lines: 'Paste a line that begins with “witness” or “log”.' } })
  return handleForm(values, async () => {
    const { value } = parsed
    const wrong = 'lines' in value ? await addPolicyLines(db, value.lines) : null
    if (wrong) return refuseForm(values, { errors: { lines: wrong } })
    if ('remove' in value) await removeNamed(db, value.remove)
    if ('audit' in value) await setAudit(db, value.audit, value.isWanted === 'yes')
    const message =
      'lines' in value
        ? `Changed who watches the log: ${value.lines}`
        : 'remove' in value
          ? `No longer watched with: ${value.remove}`
          : `${value.isWanted === 'yes' ? 'Audits' : 'No longer audits'} the log ${value.audit}`
    await recordOperatorAction(db, { operatorId: user.id, message: message.slice(0, 500) })
    return saying({ title: 'Saved' })
  })
}

export default function OperatorLog({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      lead="If this log were ever rewritten, another service that watches it could prove it."
      picture={<WatchPicture desk={desk} />}
      result={actionData}
      title={
        desk.frozen
          ? 'Your public log is frozen'
          : desk.watching.length > 0
            ? 'Your public log is watched'
            : 'Nobody else watches your public log yet'
      }
    >
      <LogDesk desk={desk} result={actionData} />
    </DeskPage>
  )
}
