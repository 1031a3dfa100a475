import { FileCode2, Link as LinkIcon, Package } from 'lucide-react'
import { data, Form, Link } from 'react-router'
import {
  findEndOfKeys,
  listOrderKeys,
  renewOrderKey,
  replacedKeyDays,
  revokeReplacedKeys,
} from '#app/features/invitations/order-keys.server.ts'
import { orderLinkExamples } from '#app/features/invitations/order-link-examples.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FaceIcon } from '#app/ui/face.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/order-links.ts'
import { Failure } from './failure.tsx'

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
export async function action({ context, request }: Route.ActionArgs) {
  const { business } = memberOf(context)
  const { act } = await readForm(request)
  if (act === 'renew') {
    const key = await renewOrderKey(db, business.id, business.ownerId)
    return data({ toast: success('New key created'), key })
  }
  if (act === 'revoke') {
    await revokeReplacedKeys(db, business.id)
    return data({ toast: success('Replaced keys revoked'), key: null })
  }
  throw badRequest('Unknown action.')
}

const steps = [
  'Create a key and put it into your shop.',
  'Your shop makes a link for each order, with the code below.',
  'Each order gets one review, marked “Invited by the business”.',
]

const success = (title: string) => ({ type: 'success' as const, title })

export default function OrderLinksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { businessId, service, current, replaced, endedAt, examples, replacedKeyDays } = loaderData
  useActionToast(actionData?.toast)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="text-sm">
        <Link className="reach" to="/business/invitations">
          Back to the invitations
        </Link>
      </p>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid justify-items-start gap-6">
          <p className="font-serif text-2xl leading-[1.34]">Review links in your shop’s own mails</p>
          <ol className="grid gap-3">
            {steps.map((step, at) => (
              <li className="flex items-center gap-3 text-sm" key={step}>
                <FaceIcon>{at + 1}</FaceIcon> {step}
              </li>
            ))}
          </ol>
          {!current && (
            <>
              {endedAt && (
                <p className="border-l-2 border-warning pl-4 text-sm">
                  The keys of the former owner ended on <Time as="date" at={endedAt} />. Make a new key and
                  put it into your shop.
                </p>
              )}
              <Act act="renew" isPrimary>
                Create a key
              </Act>
            </>
          )}
        </div>
        <Sample caption="A sample: the mail of your shop after an order." isPicture>
          <p className="flex items-center gap-3 text-base font-medium">
            <FaceIcon>
              <Package size={16} strokeWidth={1.5} />
            </FaceIcon>
            Your order 1042 is on its way
          </p>
          <p className="font-serif text-xl leading-snug">
            Dear Anna, your parcel comes tomorrow. How do you like it?
          </p>
          <p className="flex flex-wrap items-center gap-5">
            <Stars isLarge rating={5} /> <span className="btn btn-primary">Write a review</span>
          </p>
        </Sample>
      </div>
      {current && (
        <Block id="key" title="Your key">
          <div className="grid gap-5">
            {actionData?.key && (
              <CopyField
                help="Copy it now: it is shown only once. Anyone who has it can sign links in your name."
                id="order-key"
                isCode
                label="VOUCHSAFE_ORDER_KEY"
                value={actionData.key}
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
              <Act act="renew">Create a new key</Act>
              {replaced.length > 0 && <Act act="revoke">Revoke the previous key now</Act>}
            </div>
          </div>
        </Block>
      )}
      <Settings title="For your developer">
        {examples.map(({ language, code }) => (
          <Setting
            action="Show"
            key={language}
            picture={<FileCode2 aria-hidden size={18} strokeWidth={1.5} />}
            title={language}
          >
            <pre className="font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">{code}</pre>
          </Setting>
        ))}
        <Setting
          action="Show"
          picture={<LinkIcon aria-hidden size={18} strokeWidth={1.5} />}
          title="Link format"
        >
          <p className="text-sm">
            <code className="break-all">{service}/review?order=v1.PAYLOAD.SIGNATURE</code>, where the payload
            is a JSON object in base64url with the fields b (the id of your business), o (your order
            reference), n (the customer’s name), e (their email address) and x (when the link expires, in
            seconds since 1970), and the signature is the HMAC-SHA256 of everything before its dot, in
            base64url, with your key as text.
          </p>
        </Setting>
      </Settings>
    </div>
  )
}

function Act({ act, isPrimary, children }: { act: string; isPrimary?: boolean; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input name="act" type="hidden" value={act} />
      <Button kind={isPrimary ? 'primary' : 'secondary'}>{children}</Button>
    </Form>
  )
}

export const ErrorBoundary = Failure
