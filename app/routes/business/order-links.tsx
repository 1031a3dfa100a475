import { Code, Package } from 'lucide-react'
import { data } from 'react-router'
import {
  findEndOfKeys,
  listOrderKeys,
  renewOrderKey,
  replacedKeyDays,
  revokeReplacedKeys,
} from '#app/features/invitations/order-link.server.ts'
import { orderLinkExamples } from '#app/features/invitations/order-link-examples.server.ts'
import { sourceNames } from '#app/features/orders/order-source.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Block } from '#app/ui/block.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FaceIcon } from '#app/ui/face.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/order-links.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Order links · Vouchsafe' }]

// The page shows a secret once: no cache may store it.
export const headers = () => ({ 'cache-control': 'no-store' })

// GET /business/invitations/order-links
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const [keys, endedAt] = await Promise.all([listOrderKeys(db, business.id), findEndOfKeys(db, business.id)])
  const current = keys.find(({ expiresAt }) => expiresAt === null)
  const replaced = keys.flatMap(({ expiresAt }) => expiresAt?.toISOString() ?? [])
  return {
    businessId: business.id,
    service: addressOf('/').replace(/\/$/, ''),
    current: current ? { createdAt: current.createdAt.toISOString() } : null,
    replaced,
    endedAt: endedAt?.toISOString() ?? null,
    examples: orderLinkExamples,
    replacedKeyDays,
  }
}

// POST /business/invitations/order-links: create a new key, or revoke the replaced ones.
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async renew({ business }) {
    const key = await renewOrderKey(db, business.id, business.ownerId)
    return data({ toast: { type: 'success' as const, title: 'New key created' }, key })
  },
  async revoke({ business }) {
    await revokeReplacedKeys(db, business.id)
    return done('Replaced keys revoked')
  },
}

export default function OrderLinksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { businessId, service, current, replaced, endedAt, examples, replacedKeyDays } = loaderData
  const { result } = useResult<{ key?: string }>(actionData)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Beside
        above={
          <div className="mb-6">
            <BackLink to="/business/invitations">Invitations</BackLink>
            <h2 className="text-3xl text-balance">Ask for a review after every order</h2>
            <p className="mt-2 text-muted">Connect your shop, and we invite the customer of each order.</p>
          </div>
        }
        sample={
          <Sample caption="The mail of your shop after an order." isPicture>
            <p className="flex items-center gap-3 text-base font-medium">
              <FaceIcon>
                <Package size={16} strokeWidth={1.5} />
              </FaceIcon>
              Your order 1042 has arrived
            </p>
            <p className="font-serif text-xl leading-snug">Dear Anna, how do you like it?</p>
            <p className="flex flex-wrap items-center gap-5">
              <Stars isLarge rating={5} /> <span className="btn btn-primary">Write a review</span>
            </p>
          </Sample>
        }
      >
        <Settings>
          {(['shopify', 'woocommerce', 'stripe'] as const).map((kind) => (
            <Setting
              key={kind}
              picture={<BrandMark name={sourceNames[kind]} />}
              title={sourceNames[kind]}
              to={`/business/integrations/orders?kind=${kind}`}
            />
          ))}
          <Setting
            action="Change"
            help={
              endedAt ? (
                <>
                  The keys of the former owner ended on <Time as="date" at={endedAt} />. Make a new key and
                  put it into your shop.
                </>
              ) : (
                'Your developer adds a link to your own order mails.'
              )
            }
            icon={Code}
            isOpen={endedAt !== null}
            title="Another shop"
          >
            {!current && <PostButton act="renew">Create a key</PostButton>}
            {examples.map(({ language, code }) => (
              <details className="fold mt-4" key={language}>
                <summary>Code in {language}</summary>
                <pre className="pt-4 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
                  {code}
                </pre>
              </details>
            ))}
          </Setting>
        </Settings>
      </Beside>
      {current && (
        <Block id="key" title="Your key">
          <div className="grid gap-5">
            {result?.key && (
              <CopyField
                help="Copy it now: it is shown only once. Anyone who has it can sign links in your name."
                id="order-key"
                isCode
                label="VOUCHSAFE_ORDER_KEY"
                value={result.key}
              />
            )}
            <CopyField id="business-id" isCode label="VOUCHSAFE_BUSINESS" value={businessId} />
            <CopyField id="service" isCode label="VOUCHSAFE_URL" value={service} />
            <p className="text-sm">
              Created <Time at={current.createdAt} />, and shown only then.{' '}
              {replaced.length === 0
                ? `After a new one, links of this key work for ${replacedKeyDays} days more.`
                : replaced.map((at) => (
                    <span key={at}>
                      The previous key works until <Time as="date" at={at} />.{' '}
                    </span>
                  ))}
            </p>
            <div className="flex flex-wrap gap-3">
              <PostButton act="renew">Create a new key</PostButton>
              {replaced.length > 0 && <PostButton act="revoke">Revoke the previous key now</PostButton>}
            </div>
          </div>
        </Block>
      )}
    </div>
  )
}
