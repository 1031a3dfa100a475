import { Form } from 'react-router'
import { listNeedlessCharges, type NeedlessCharge } from '#app/features/billing/end-renewal.server.ts'
import {
  businessClosing,
  listOperatedBusinesses,
  type OperatedBusiness,
  setBusinessActive,
} from '#app/features/businesses/set-business-active.server.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { BusinessMark } from '#app/features/profiles/business-logo.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge, TierBadge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-businesses'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/businesses
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [businesses, charged] = await Promise.all([
    listOperatedBusinesses(db, { words }),
    listNeedlessCharges(db),
  ])
  return { businesses, charged, words }
}

// POST /operator/businesses
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, businessClosing, async (closing) => {
    const name = await setBusinessActive(db, closing)
    return { title: closing.isActive === 'true' ? `${name} reopened` : `${name} closed` }
  })
}

export default function OperatorBusinesses({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData && Object.values(actionData.errors)[0]
  return (
    <DeskPage
      result={actionData}
      title={
        loaderData.words
          ? 'Businesses'
          : `${countOf(loaderData.businesses.length, 'business', 'businesses')} on this service`
      }
    >
      <FormError text={error} />
      <OperatedBusinesses {...loaderData} />
    </DeskPage>
  )
}

type OperatedBusinessesProps = {
  businesses: OperatedBusiness[]
  charged: NeedlessCharge[]
  words: string
}

function OperatedBusinesses({ businesses, charged, words }: OperatedBusinessesProps) {
  return (
    <>
      <NeedlessCharges charged={charged} />
      <Form className="flex max-w-[440px] items-end gap-3" method="get">
        <TextInput
          defaultValue={words}
          fieldClassName="min-w-0 grow"
          label="Name or domain"
          name="q"
          type="search"
        />
        <Button>Search</Button>
      </Form>
      {businesses.length === 0 ? (
        <EmptyState title="No matching business">Part of the name or domain is enough.</EmptyState>
      ) : (
        <Settings>
          {businesses.map((business) => (
            <BusinessRow business={business} key={business.id} />
          ))}
        </Settings>
      )}
    </>
  )
}

function BusinessRow({ business }: { business: OperatedBusiness }) {
  const { id, name, domain, tierName, createdAt, reviewCount, isActive, isClosedByOwner, isSample } = business
  return (
    <Setting
      action={isActive ? 'Open' : undefined}
      end={
        !isActive &&
        !isClosedByOwner && (
          <PostButton aria-label={`Reopen ${name}`} fields={{ businessId: id }} name="isActive" value="true">
            Reopen
          </PostButton>
        )
      }
      help={
        <>
          {domain}, since <Time as="date" at={createdAt} />
        </>
      }
      picture={<BusinessMark business={business} size="line" />}
      title={name}
      value={
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {countOf(reviewCount, 'review')}
          <TierBadge tier={tierName} />
          {isSample && <Badge>Sample data</Badge>}
          {!isActive && <Badge kind="danger">{isClosedByOwner ? 'Closed by owner' : 'Closed'}</Badge>}
        </span>
      }
    >
      <p className="mb-3 text-sm">
        <a href={`/business/${id}`}>Its public page</a>
      </p>
      {isActive && <Closing id={id} name={name} />}
    </Setting>
  )
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

const Closing = ({ id, name }: Named) => (
  <Form className="grid justify-items-start gap-3" method="post" preventScrollReset>
    <input name="businessId" type="hidden" value={id} />
    <TextInput
      help="The owner gets it by email. The page stays and says so; a plan without an open business is not renewed."
      id={`reason-${id}`}
      label={`Why ${name} is closed`}
      maxLength={1000}
      minLength={10}
      name="reason"
      required
    />
    <Button kind="danger" name="isActive" value="false">
      Close {name}
    </Button>
  </Form>
)
