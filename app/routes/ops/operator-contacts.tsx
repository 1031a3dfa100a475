import { contactStatuses, contactStatusText, statusChange } from '#app/features/contacts/contact.schema.ts'
import {
  changeStatus,
  countByType,
  countContacts,
  findContact,
  listContacts,
} from '#app/features/contacts/contact-desk.server.ts'
import { ContactDesk } from '#app/features/contacts/contact-desk.tsx'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-contacts'
import { handleOperatorForm } from './operator-form.server.ts'

const eventDays = 30

// GET /operator/contacts?status=…&page=…, or ?message=ID for a single message
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const query = new URL(request.url).searchParams
  const status = contactStatuses.find((known) => known === query.get('status')) ?? 'new'
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000)
  const only = query.get('message')
  const [counts, events, list] = await Promise.all([
    countContacts(db),
    countByType(db, eventDays),
    only === null
      ? listContacts(db, { status, page })
      : findContact(db, only).then((contacts) => ({ contacts, hasMore: false })),
  ])
  return { ...list, counts, events, eventDays, status, page, only }
}

// POST /operator/contacts
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, statusChange, async (change, userId) => {
    await changeStatus(db, change, { userId })
    return { title: `Status changed to ${contactStatusText[change.status].toLowerCase()}` }
  })
}

export default function OperatorContacts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage result={actionData} title={countOf(loaderData.counts.new, 'new message')}>
      <ContactDesk {...loaderData} result={actionData} />
    </DeskPage>
  )
}
