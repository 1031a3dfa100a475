import { useState } from 'react'
import { data } from 'react-router'
import { timeZones } from '#app/features/accounts/account.schema.ts'
import { businessProfile } from '#app/features/businesses/business.schema.ts'
import { BusinessHead } from '#app/features/businesses/business-head.tsx'
import { detailsIn } from '#app/features/businesses/details-in.server.ts'
import { doesDomainExist } from '#app/features/businesses/domain-check.server.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import {
  listEarlierCases,
  objectionForm,
  objectToEarlier,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { EarlierNotice } from '#app/features/businesses/earlier-notice.tsx'
import { keepPicture, removePicture, restorePicture } from '#app/features/businesses/pictures.server.ts'
import { updateProfile } from '#app/features/businesses/profile.server.ts'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { movePerformanceDigests } from '#app/features/dashboard/digest/digest-settings.server.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { moveDigests } from '#app/features/notifications/notification-settings.server.ts'
import { mondayField, weekdayFields } from '#app/features/profiles/opening-hours.ts'
import { pictureChange } from '#app/features/profiles/picture.schema.ts'
import { largestPictureBytes } from '#app/features/profiles/picture.vocabulary.ts'
import { PictureForm, tooLargeText, type Undo } from '#app/features/profiles/picture-form.tsx'
import { drafted } from '#app/features/profiles/profile-draft.ts'
import { reEncode } from '#app/features/profiles/re-encode-picture.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import { limits } from '#app/limits.ts'
import { db } from '#app/platform/database.server.ts'
import {
  type FormResult,
  findAction,
  handleForm,
  parseForm,
  refuseForm,
  withForm,
} from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { type Member, memberOf } from '../guards.server.ts'
import type { Route } from './+types/profile'
import { Failure } from './failure.tsx'
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

type Result = FormResult & { toast?: { type: 'success'; title: string }; undo?: Undo }

/** With room for the rest of the form. */
const formLimits = { bytes: largestPictureBytes + 64 * 1024 }

// POST /business/profile, and ?picture=logo or cover for its picture
export async function action({ request, context }: Route.ActionArgs) {
  const { business } = memberOf(context)
  const kind = new URL(request.url).searchParams.get('picture')
  return withForm(request, formLimits, async ({ values, files }) => {
    const act = findAction(acts, values.act ?? 'save')
    return handleForm(values, () => act(business, values, files.file))
  }).catch((refusal) => {
    if (kind && refusal instanceof Refusal && refusal.status === 413)
      return refuseForm({ kind }, { errors: { file: tooLargeText }, status: 413 })
    throw refusal
  })
}

type Act = (business: Member['business'], values: Record<string, string>, file?: File) => Promise<unknown>

const acts: Record<string, Act> = {
  async save(business, values) {
    const form = parseForm(businessProfile, values)
    if (!form.ok) return form.result
    const { timeZone = business.timeZone } = form.value
    await db.transaction(async (tx) => {
      await updateProfile(tx, { business, profile: form.value })
      if (timeZone === business.timeZone) return
      await moveDigests(tx, business.id)
      await movePerformanceDigests(tx, business.id)
    })
    return done({ toast: 'The profile is saved' })
  },
  async object(business, values) {
    const form = parseForm(objectionForm, values)
    if (!form.ok) return form.result
    await objectToEarlier(db, business.id, form.value)
    return done({ toast: 'The operator reads this before deciding' })
  },
  // Without JavaScript; see copyMonday.
  async 'copy-monday'(_business, values) {
    const copied = Object.fromEntries(weekdayFields.map((field) => [field, values[mondayField] ?? '']))
    return data<Result>({ values: { ...values, ...copied }, errors: {} })
  },
  async picture(business, values, file) {
    const form = parseForm(pictureChange, values)
    if (!form.ok) return form.result
    if (!file) return refuseForm(values, { errors: { file: 'Please choose a picture' } })
    if (file.size > largestPictureBytes)
      return refuseForm(values, { errors: { file: tooLargeText }, status: 413 })
    const { kind, crop } = form.value
    await countAgainst(limits.picturesOfBusiness, business.id)
    const bytes = Buffer.from(await file.arrayBuffer())
    const encoded = await reEncode(bytes, kind, crop).catch((refusal) => {
      if (refusal instanceof Refusal && refusal.status === 422) return refusal.message
      throw refusal
    })
    if (typeof encoded === 'string')
      return refuseForm(values, {
        errors: { file: `${encoded} If the field is empty, choose the file again.` },
      })
    const before = await keepPicture(db, { business, kind, ...encoded })
    return done({ toast: `The ${kind} is saved`, undo: before ? { kind, id: before } : null })
  },
  async 'remove-picture'(business, values) {
    const form = parseForm(pictureChange, values)
    if (!form.ok) return form.result
    const { kind } = form.value
    const before = await removePicture(db, { business, kind })
    return done({ undo: before ? { kind, id: before } : null })
  },
  async 'restore-picture'(business, values) {
    const form = parseForm(pictureChange, values)
    if (!form.ok) return form.result
    await restorePicture(db, { business, kind: form.value.kind, id: values.picture ?? '' })
    return done({ toast: `The ${form.value.kind} is restored` })
  },
}

const done = ({ toast, undo }: { toast?: string; undo?: Undo }) =>
  data<Result>({ values: {}, errors: {}, undo, toast: toast ? { type: 'success', title: toast } : undefined })

export default function BusinessProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as Result | undefined
  useActionToast(result?.toast)
  const { business } = loaderData
  const [draft, setDraft] = useState<Record<string, string> | null>(null)
  const ofPicture = result?.values.kind ? result : undefined
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid max-w-[600px] content-start gap-12">
        {loaderData.earlier.length > 0 && (
          <Block id="earlier" title="Is this a business that was closed before?">
            <EarlierNotice
              cases={loaderData.earlier}
              result={result?.values.act === 'object' ? result : undefined}
            />
          </Block>
        )}
        <Block id="pictures" title="Logo and cover">
          <div className="grid gap-8">
            {(['logo', 'cover'] as const).map((kind) => (
              <PictureForm
                businessId={business.id}
                // A saved picture puts its form back to the beginning.
                key={`${kind} ${business.pictures[kind]?.id}`}
                kind={kind}
                picture={business.pictures[kind]}
                result={ofPicture?.values.kind === kind ? ofPicture : undefined}
                undo={result?.undo?.kind === kind ? result.undo : null}
              />
            ))}
          </div>
        </Block>
        <ProfileForm
          {...loaderData}
          onChange={(form) => setDraft(valuesIn(form))}
          result={ofPicture || result?.values.act === 'object' ? undefined : result}
        />
      </div>
      <PublicView {...loaderData} draft={draft} />
    </div>
  )
}

const valuesIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`]))

type Data = Route.ComponentProps['loaderData']
type PublicViewProps = Data & { draft: Record<string, string> | null }

/** The head of the public page, as typed so far. */
function PublicView({ business, shownIn, draft }: PublicViewProps) {
  const shown = draft ? drafted(business, draft) : { business, open: shownIn.open }
  return (
    <section aria-labelledby="public-view" className="content-start border-t border-rule pt-3">
      <div className="lg:sticky lg:top-6">
        <h2 className="mb-4 text-lg" id="public-view">
          Public view
        </h2>
        <BusinessHead
          business={{ ...business, ...shown.business }}
          formerNames={[]}
          isPreview
          shownIn={{ ...shownIn, open: shown.open }}
        />
        {!business.description && !draft?.description && (
          <p className="mt-4 text-sm text-muted">
            No description yet. One sentence about what you do tells visitors that they are in the right
            place.
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <ButtonLink to={`/business/${business.id}`}>See the public page</ButtonLink>
          <ButtonLink kind="quiet" to="/business/reviews/questions">
            Questions and thank-you
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export const ErrorBoundary = Failure
