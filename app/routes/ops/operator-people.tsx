import { data } from 'react-router'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { PeopleDesk } from '#app/features/operator/people-desk.tsx'
import { type PersonAct, personAct } from '#app/features/operator/person-request.schema.ts'
import {
  dropPersonRequest,
  enterPersonCode,
  eraseRequested,
  listPersonRequests,
  openPersonRequest,
} from '#app/features/operator/person-requests.server.ts'
import { findPerson } from '#app/features/operator/personal-data.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-people'

export const meta = () => [{ title: 'Personal data · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/people
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, requests] = await Promise.all([countOperatorWork(db), listPersonRequests(db)])
  return { work, requests }
}

// POST /operator/people: find, code, notice, enter, drop, erase.
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(personAct, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const act = parsed.value
    const { title, found = null } = await doAct(act, user.id)
    const toast = title ? { type: 'success' as const, title } : undefined
    return data({ values: {}, errors: {}, message: undefined, toast, found })
  })
}

type Done = { title?: string; found?: Awaited<ReturnType<typeof findPerson>> }

async function doAct(act: PersonAct, operatorId: string): Promise<Done> {
  switch (act.act) {
    case 'find':
      return { found: await findPerson(db, act.email) }
    case 'code':
      await openPersonRequest(db, { operatorId, email: act.email })
      return { title: `A code goes to ${act.email}` }
    case 'notice':
      await openPersonRequest(db, { operatorId, email: act.email, identity: act.identity })
      return { title: `A notice goes to ${act.email}` }
    case 'enter':
      await enterPersonCode(db, act)
      return { title: 'The code is right' }
    case 'drop':
      await dropPersonRequest(db, { operatorId, requestId: act.requestId })
      return { title: 'Request dropped' }
    case 'erase':
      return { title: `Erased: ${await eraseRequested(db, { operatorId, requestId: act.requestId })}` }
  }
}

export default function OperatorPeople({ loaderData: { work, requests }, actionData }: Route.ComponentProps) {
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  const found = actionData && 'found' in actionData ? actionData.found : null
  return (
    <OperatorDesk
      current="people"
      lead="For people who write to you. Authors and account holders can do it themselves."
      toast={toast}
      work={work}
    >
      <PeopleDesk found={found} requests={requests} result={actionData} />
    </OperatorDesk>
  )
}
