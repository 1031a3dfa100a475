import { data } from 'react-router'
import { newWebhook } from '#app/features/webhooks/webhook.schema.ts'
import {
  addWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  redeliver,
  rotateSecret,
  sendTest,
} from '#app/features/webhooks/webhook-endpoints.server.ts'
import { WebhooksPage } from '#app/features/webhooks/webhooks-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { refuseForm } from '#app/platform/form.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/webhooks.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Slack and Teams · Vouchsafe' }]

// The page shows a secret once: no cache may store it.
export const headers = () => ({ 'cache-control': 'no-store' })

// GET /business/integrations/webhooks
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = memberWith(context, 'webhooks').business
  const [webhooks, deliveries] = await Promise.all([listWebhooks(db, id), listDeliveries(db, id)])
  return { webhooks, deliveries }
}

// POST /business/integrations/webhooks
export const action = (args: Route.ActionArgs) =>
  handleActs(args, acts, { feature: 'webhooks', onAnyPlan: ['pause', 'delete'] })

const acts: Acts = {
  async add({ business, user }, values) {
    const events = Object.keys(values).flatMap((name) => (name.startsWith('event ') ? [name.slice(6)] : []))
    const parsed = newWebhook.safeParse({ ...values, events })
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
      return refuseForm(values, { errors })
    }
    return data({ made: await addWebhook(db, { business, userId: user.id }, parsed.data) })
  },
  async test({ business }, { webhook = '' }) {
    await sendTest(db, business.id, webhook)
    return done('A test is on its way: its answer shows under Deliveries')
  },
  async pause({ business }, { webhook = '' }) {
    await pauseWebhook(db, business, webhook, true)
    return done('Paused')
  },
  async resume({ business }, { webhook = '' }) {
    await pauseWebhook(db, business, webhook, false)
    return done('Resumed')
  },
  async rotate({ business }, { webhook = '' }) {
    return data({ made: await rotateSecret(db, business, webhook) })
  },
  async delete({ business }, { webhook = '' }) {
    await deleteWebhook(db, business, webhook)
    return done('Deleted: nothing more is posted there')
  },
  async redeliver({ business }, { webhook = '', event = '' }) {
    await redeliver(db, business.id, { id: webhook, event })
    return done('It is sent again')
  },
}

export default function WebhooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { result, refused } = useResult<{ made?: { url: string; secret: string } }>(actionData)
  return <WebhooksPage {...loaderData} made={result?.made} result={refused} />
}
