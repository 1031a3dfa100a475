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
import { refuseForm } from '#app/platform/form.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/integration-keys.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'API keys · Vouchsafe' }]

// GET /business/integrations
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'apiAccess')
  const [keys, connected] = await Promise.all([listApiKeys(db, business), countConnections(db, business.id)])
  return { keys, connected }
}

// POST /business/integrations
export const action = (args: Route.ActionArgs) => handleActs(args, acts, { feature: 'apiAccess' })

const acts: Acts = {
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
  const { result, refused } = useResult<{ made?: { key: string; name: string } }>(actionData)
  return <KeysPage {...loaderData} made={result?.made} result={refused} />
}
