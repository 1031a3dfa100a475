import { data } from 'react-router'
import { orderMailDomain } from '#app/features/orders/order-mail-address.server.ts'
import {
  newOrderSource,
  pastedSecret,
  pastedTokens,
  sourceKinds,
  sourceSettings,
} from '#app/features/orders/order-source.schema.ts'
import {
  changeSource,
  createSource,
  deleteSource,
  findSource,
  forgetToken,
  listSources,
  pauseSource,
  replaceSecret,
  saveToken,
} from '#app/features/orders/order-sources.server.ts'
import { OrderSourcesPage } from '#app/features/orders/order-sources-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/order-sources.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Orders · Vouchsafe' }]

// The page shows a secret once: no cache may store it.
export const headers = () => ({ 'cache-control': 'no-store' })

// GET /business/integrations/orders
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberWith(context, 'orders')
  const kinds = sourceKinds.filter((kind) => kind !== 'mail' || orderMailDomain())
  const asked = new URL(request.url).searchParams.get('kind')
  return {
    sources: await listSources(db, owner.business.id),
    kind: kinds.find((kind) => kind === asked) ?? ('shopify' as const),
    kinds,
    language: owner.business.language,
  }
}

// POST /business/integrations/orders
export const action = (args: Route.ActionArgs) =>
  handleActs(args, acts, { feature: 'orders', onAnyPlan: ['pause', 'delete', 'forget-token'] })

const acts: Acts = {
  async connect({ business, user }, values) {
    const source = parseForm(newOrderSource, values)
    const { id, secret } = await createSource(db, { business, userId: user.id }, source)
    return data({ ...connected, made: secret && { id, secret } })
  },
  async change({ business }, values) {
    await changeSource(db, { business, sourceId: values.source ?? '' }, parseForm(sourceSettings, values))
    return done('Saved')
  },
  async secret({ business }, values) {
    const { secret } = parseForm(pastedSecret, values)
    await replaceSecret(db, { business, sourceId: values.source ?? '' }, secret)
    return done('Stored. Send a test now')
  },
  async token({ business }, values) {
    const kind = values.kind === 'stripe' ? 'stripe' : 'shopify'
    const token = parseForm(pastedTokens[kind], values)
    await saveToken(db, { business, sourceId: values.source ?? '' }, kind, token)
    return done('Stored. We ask about the order of each review from now on')
  },
  async 'forget-token'({ business }, { source: sourceId = '' }) {
    await forgetToken(db, { business, sourceId })
    return done('Removed the key')
  },
  async rotate({ business }, { source: sourceId = '' }) {
    const secret = await replaceSecret(db, { business, sourceId })
    const isMail = (await findSource(db, { businessId: business.id, sourceId }))?.kind === 'mail'
    return isMail
      ? done('The address is new. The one before it is taken for a day more')
      : data({ made: { id: sourceId, secret } })
  },
  async pause({ business }, { source: sourceId = '' }) {
    await pauseSource(db, { business, sourceId }, true)
    return done('Paused')
  },
  async resume({ business }, { source: sourceId = '' }) {
    await pauseSource(db, { business, sourceId }, false)
    return done('Invites again')
  },
  async delete({ business }, { source: sourceId = '' }) {
    await deleteSource(db, { business, sourceId })
    return done('Deleted')
  },
}

const connected = { toast: { type: 'success' as const, title: 'Connected. Set it up at the provider now' } }

export default function OrderSourcesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { result, refused } = useResult<{ made?: { id: string; secret: string } }>(actionData)
  return <OrderSourcesPage {...loaderData} made={result?.made} result={refused} />
}
