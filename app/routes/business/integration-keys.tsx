import { data } from 'react-router'
import { newApiKey } from '#app/features/api-keys/api-key.schema.ts'
import {
  countConnections,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '#app/features/api-keys/api-keys.server.ts'
import { KeysPage } from '#app/features/api-keys/keys-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, findAction, handleForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { type Member, memberOf, requireFeature } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/integration-keys.ts'
import { done } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'API keys · Vouchsafe' }]

// GET /business/integrations
export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context)
  requireFeature(member, 'apiAccess')
  const [keys, connected] = await Promise.all([
    listApiKeys(db, member.business),
    countConnections(db, member.business.id),
  ])
  return { keys, connected }
}

// POST /business/integrations
export async function action({ context, request }: Route.ActionArgs) {
  const member = memberOf(context)
  requireFeature(member, 'apiAccess')
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(member, values))
}

type Act = (member: Member, values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
  async create({ business, user }, values) {
    const scopes = Object.keys(values).flatMap((name) => (name.startsWith('scope ') ? [name.slice(6)] : []))
    const parsed = newApiKey.safeParse({ ...values, scopes })
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
      return refuseForm(values, { errors })
    }
    return data({ made: await createApiKey(db, { business, userId: user.id }, parsed.data) })
  },
  async rotate({ business, user }, { key = '' }) {
    return data({ made: await rotateApiKey(db, { business, userId: user.id }, key) })
  },
  async revoke({ business }, { key = '' }) {
    await revokeApiKey(db, business, key)
    return done('Revoked: the key no longer works')
  },
}

export default function IntegrationKeysRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as
    | (Done & Partial<FormResult> & { made?: { key: string; name: string } })
    | undefined
  useDoneToast(result)
  return <KeysPage {...loaderData} made={result?.made} result={result?.values && (result as FormResult)} />
}
