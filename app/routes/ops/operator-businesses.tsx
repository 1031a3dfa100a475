import { data, Form } from 'react-router'
import { listNeedlessCharges, type NeedlessCharge } from '#app/features/billing/leaving.server.ts'
import {
  businessClosing,
  listOperatedBusinesses,
  type OperatedBusiness,
  setBusinessActive,
} from '#app/features/businesses/closing.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { formatNumber } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Table } from '#app/ui/table.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { TierBadge } from '#app/ui/tier-badge.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-businesses'

export const meta = () => [{ title: 'Businesses · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/businesses
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [work, businesses, charged] = await Promise.all([
    countOperatorWork(db),
    listOperatedBusinesses(db, { words }),
    listNeedlessCharges(db),
  ])
  return { work, businesses, charged, words }
}

// POST /operator/businesses
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(businessClosing, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const name = await setBusinessActive(db, parsed.value)
    const title = parsed.value.isActive === 'true' ? `${name} reopened` : `${name} closed`
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

export default function OperatorBusinesses({ loaderData, actionData }: Route.ComponentProps) {
  const { work, businesses, charged, words } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  const error = actionData && Object.values(actionData.errors)[0]
  return (
    <OperatorDesk current="businesses" toast={toast} work={work}>
      <FormError text={error} />
      <OperatedBusinesses businesses={businesses} charged={charged} words={words} />
    </OperatorDesk>
  )
}

/** Every business, with a button to close or reopen it. */
function OperatedBusinesses({ businesses, charged, words }: OperatedBusinessesProps) {
  return (
    <div className="grid gap-6">
      <NeedlessCharges charged={charged} />
      <Form className="flex flex-wrap items-end gap-3" method="get">
        <div className="min-w-0 grow">
          <TextInput defaultValue={words} label="Name or domain" name="q" type="search" />
        </div>
        <Button>Search</Button>
      </Form>
      {businesses.length === 0 ? (
        <EmptyState title="No matching business">Part of the name or domain is enough.</EmptyState>
      ) : (
        <Table
          caption="Businesses"
          columns={[
            {
              id: 'name',
              header: 'Business',
              cell: ({ name, domain }) => (
                <span className="flex min-w-36 items-center gap-3 wrap-anywhere">
                  <Face name={name} />
                  <span>
                    <b className="block font-medium">{name}</b>
                    <span className="block text-xs font-normal text-muted">{domain}</span>
                  </span>
                </span>
              ),
            },
            { id: 'state', header: 'State', cell: (business) => <State {...business} /> },
            { id: 'plan', header: 'Plan', cell: ({ tierName }) => <TierBadge tier={tierName} /> },
            { id: 'since', header: 'Since', cell: ({ createdAt }) => <Time as="date" at={createdAt} /> },
            {
              id: 'reviews',
              header: 'Reviews',
              isNumber: true,
              cell: ({ reviewCount }) => formatNumber(reviewCount),
            },
            {
              id: 'act',
              header: 'Actions',
              isNumber: true,
              cell: (business) => (
                <div className="flex flex-wrap items-start gap-2 md:justify-end">
                  <a
                    aria-label={`Open page of ${business.name}`}
                    className="btn"
                    href={`/business/${business.id}`}
                  >
                    Open page
                  </a>
                  <CloseOrReopen {...business} />
                </div>
              ),
            },
          ]}
          rowId={({ id }) => id}
          rows={businesses}
        />
      )}
    </div>
  )
}

function State({ isActive, isClosedByOwner, isSample }: OperatedBusiness) {
  return (
    <span className="flex flex-wrap gap-1">
      {isActive ? (
        <Badge kind="good">Open</Badge>
      ) : (
        <Badge kind="danger">{isClosedByOwner ? 'Closed by owner' : 'Closed'}</Badge>
      )}
      {isSample && <Badge>Sample data</Badge>}
    </span>
  )
}

function CloseOrReopen({ id, name, isActive, isClosedByOwner }: OperatedBusiness) {
  if (isClosedByOwner) return null
  return isActive ? <Closing id={id} name={name} /> : <Reopening id={id} name={name} />
}

type OperatedBusinessesProps = {
  businesses: OperatedBusiness[]
  charged: NeedlessCharge[]
  words: string
}

function NeedlessCharges({ charged }: { charged: NeedlessCharge[] }) {
  if (charged.length === 0) return null
  return (
    <section aria-labelledby="charged" className="border-l-2 border-warning pl-4 text-sm">
      <h2 className="font-medium" id="charged">
        Plans that cover no open business and would be renewed
      </h2>
      <p>
        We try to end each renewal again every night. If one stays here, cancel it at the payment provider.
      </p>
      <ul>
        {charged.map(({ subscriptionId, email }) => (
          <li className="wrap-anywhere" key={subscriptionId}>
            {email}: {subscriptionId}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Named = { id: string; name: string }

function Closing({ id, name }: Named) {
  return (
    <details>
      <summary aria-label={`Close ${name}…`} className="btn btn-quiet">
        Close…
      </summary>
      <Form className="mt-3 grid w-72 max-w-full gap-3" method="post" preventScrollReset>
        <input name="businessId" type="hidden" value={id} />
        <TextInput
          help="The owner gets it by email. The page stays and says so; a plan without an open business is not renewed."
          id={`reason-${id}`}
          label="Reason"
          maxLength={1000}
          minLength={10}
          name="reason"
          required
        />
        <Button aria-label={`Close ${name}`} kind="danger" name="isActive" value="false">
          Close
        </Button>
      </Form>
    </details>
  )
}

function Reopening({ id, name }: Named) {
  return (
    <Form method="post" preventScrollReset>
      <input name="businessId" type="hidden" value={id} />
      <Button aria-label={`Reopen ${name}`} kind="secondary" name="isActive" value="true">
        Reopen
      </Button>
    </Form>
  )
}
