import { useState } from 'react'
import { data, Form } from 'react-router'
import { timeZones } from '#app/features/accounts/account.schema.ts'
import { businessProfile } from '#app/features/businesses/business.schema.ts'
import { BusinessHead } from '#app/features/businesses/business-head.tsx'
import { doesDomainExist, readableDomain } from '#app/features/businesses/domain-name.server.ts'
import {
  listEarlierCases,
  objectionForm,
  objectToEarlier,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { updateProfile } from '#app/features/businesses/profile.server.ts'
import { detailsIn, findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { movePerformanceDigests } from '#app/features/digests/digest-settings.server.ts'
import { moveDigests } from '#app/features/notifications/notification-settings.server.ts'
import { BrandPreview } from '#app/features/profiles/brand-preview.tsx'
import { mondayField, weekdayFields } from '#app/features/profiles/opening-hours.ts'
import { drafted } from '#app/features/profiles/profile.vocabulary.ts'
import { formatList } from '#app/languages/format.ts'
import { messages } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { memberOf } from '../guards.server.ts'
import { type IntentResult, saved } from '../sign-in/intents.server.ts'
import type { Route } from './+types/profile'
import { type Acts, handleActs } from './actions.server.ts'
import { ProfileForm } from './profile-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Vouchsafe' }]

// GET /business/profile
export async function loader({ context }: Route.LoaderArgs) {
  const { id, website, domain, domainProvenAt } = memberOf(context).business
  const business = await findPublicBusiness(db, id)
  return {
    business,
    earlier: (await listEarlierCases(db, id)).map(({ closedAt, objection }) => ({ closedAt, objection })),
    shownIn: detailsIn(business, business.language),
    categories: messages.en.profile.categories,
    timeZones,
    domain: {
      name: readableDomain(domain),
      isProven: domainProvenAt !== null,
      isShared: await doesDomainExist(db, website, { except: id }),
    },
  }
}

// POST /business/profile
export const action = (args: Route.ActionArgs) => handleActs(args, acts, { otherwise: 'save' })

const acts: Acts = {
  async save({ business }, values) {
    const form = parseForm(businessProfile, values)
    const { timeZone = business.timeZone } = form
    await db.transaction(async (tx) => {
      await updateProfile(tx, { business, profile: form })
      if (timeZone === business.timeZone) return
      await moveDigests(tx, business.id)
      await movePerformanceDigests(tx, business.id)
    })
    return saved('The profile is saved')
  },
  async object({ business }, values) {
    await objectToEarlier(db, business.id, parseForm(objectionForm, values))
    return saved('The operator reads this before deciding')
  },
  // Without JavaScript; see copyMonday.
  async 'copy-monday'(_who, values) {
    const copied = Object.fromEntries(weekdayFields.map((field) => [field, values[mondayField] ?? '']))
    return data<IntentResult>({ values: { ...values, ...copied }, errors: {} })
  },
}

export default function BusinessProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as IntentResult | undefined
  useActionToast(result?.toast)
  const [draft, setDraft] = useState<Record<string, string> | null>(null)
  return (
    <Beside
      label="Public view"
      sample={<PublicView {...loaderData} draft={draft} />}
      title={titleOf(loaderData.business)}
    >
      {loaderData.earlier.length > 0 && (
        <Block id="earlier" title="Is this a business that was closed before?">
          <EarlierNotice
            cases={loaderData.earlier}
            result={result?.values.act === 'object' ? result : undefined}
          />
        </Block>
      )}
      <ProfileForm
        {...loaderData}
        onChange={(form) => setDraft(valuesIn(form))}
        result={result?.values.act === 'object' ? undefined : result}
      />
    </Beside>
  )
}

const valuesIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`]))

type Data = Route.ComponentProps['loaderData']

function titleOf({ description, address, openingHours, pictures }: Data['business']) {
  const missing = [
    !description && 'a description',
    !address && 'an address',
    !openingHours && 'opening hours',
    !pictures.logo && 'a logo',
  ].filter((each) => each !== false)
  if (missing.length > 2) return 'Tell visitors who you are'
  return `Your page is complete${missing.length > 0 ? ` but for ${formatList(missing)}` : ''}`
}

type PublicViewProps = Data & { draft: Record<string, string> | null }

function PublicView({ business, shownIn, draft }: PublicViewProps) {
  const shown = draft ? drafted(business, draft) : { business, open: shownIn.open }
  return (
    <>
      <BrandPreview brand={business}>
        <BusinessHead
          business={{ ...business, ...shown.business }}
          formerNames={[]}
          isPreview
          shownIn={{ ...shownIn, open: shown.open }}
        />
        {!business.description && !draft?.description && (
          <p className="text-muted">One sentence about what you do will be here.</p>
        )}
      </BrandPreview>
      <p className="mt-2 text-xs text-muted">What visitors see, as typed so far.</p>
      <ButtonLink className="mt-4 justify-self-start" to={`/business/${business.id}`}>
        See the public page
      </ButtonLink>
    </>
  )
}

type EarlierNoticeProps = {
  cases: { closedAt: Date; objection: string | null }[]
  result: FormResult | undefined
}

function EarlierNotice({ cases, result }: EarlierNoticeProps) {
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <p className="text-sm">
        A business with this name or domain was closed here on <Time as="date" at={cases[0]!.closedAt} />. The
        operator decides within {periods.decisionDays} days whether yours is the same. If so, your public page
        links to its record until {periods.recordYears} years after it closed. Nothing is public before.
      </p>
      <input name="act" type="hidden" value="object" />
      <TextArea
        defaultValue={result?.values.objection ?? cases[0]!.objection ?? ''}
        error={result?.errors.objection}
        id="objection"
        label="Why yours is another business"
        limit={1000}
        name="objection"
        rows={3}
      />
      <div>
        <Button>Send to the operator</Button>
      </div>
    </Form>
  )
}
