import { data } from 'react-router'
import { contactStatuses, contactStatusText, statusChange } from '#app/features/contacts/contact.schema.ts'
import {
  changeStatus,
  countContacts,
  findContact,
  listContacts,
} from '#app/features/contacts/contact-desk.server.ts'
import { ContactDesk } from '#app/features/contacts/contact-desk.tsx'
import { sumEvents } from '#app/features/contacts/event-counts.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-contacts'

export const meta = () => [{ title: 'Messages · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

const eventDays = 30

// GET /operator/contacts?status=…&page=…, or ?message=ID for a single message
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const query = new URL(request.url).searchParams
  const status = contactStatuses.find((known) => known === query.get('status')) ?? 'new'
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000)
  const only = query.get('message')
  const [work, counts, events, list] = await Promise.all([
    countOperatorWork(db),
    countContacts(db),
    sumEvents(db, 'contact_form_submit', eventDays),
    only === null
      ? listContacts(db, { status, page })
      : findContact(db, only).then((contacts) => ({ contacts, hasMore: false })),
  ])
  return { work, desk: { ...list, counts, events, eventDays, status, page, only } }
}

// POST /operator/contacts
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  return changeMessageStatus(values, user.id)
}

function changeMessageStatus(values: Record<string, string>, userId: string) {
  const parsed = parseForm(statusChange, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await changeStatus(db, parsed.value, { userId })
    return done(`Status changed to ${contactStatusText[parsed.value.status].toLowerCase()}`)
  })
}

const done = (title: string) =>
  data({ values: {}, errors: {}, message: undefined, toast: { type: 'success' as const, title } })

export default function OperatorContacts({ loaderData, actionData }: Route.ComponentProps) {
  const { work, desk } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="contacts" toast={toast} work={work}>
      <ContactDesk {...desk} result={actionData} />
    </OperatorDesk>
  )
}
