import { data } from 'react-router'
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
import { receiveForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-people'

// GET /operator/people
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { requests: await listPersonRequests(db) }
}

// POST /operator/people: find, code, notice, enter, drop, erase.
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  return receiveForm(request, personAct, async (act) => {
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

export default function OperatorPeople({ loaderData: { requests }, actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : null
  return <PeopleDesk found={found} requests={requests} result={actionData} />
}
