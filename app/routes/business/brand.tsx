import { Globe, Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { data, Form } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import {
  brandForm,
  keepPicture,
  mayDesign,
  pictureChange,
  removePicture,
  restorePicture,
  saveBrand,
} from '#app/features/businesses/brand.server.ts'
import { BusinessHead } from '#app/features/businesses/business-head.tsx'
import { detailsIn, findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { readSiteBrand } from '#app/features/businesses/site-brand.server.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import {
  type Brand,
  centred,
  largestPictureBytes,
  pictureAddress,
} from '#app/features/profiles/brand.vocabulary.ts'
import { BrandFields } from '#app/features/profiles/brand-fields.tsx'
import { BrandPreview } from '#app/features/profiles/brand-preview.tsx'
import { PictureForm, pictureHelp, tooLargeText, type Undo } from '#app/features/profiles/picture-form.tsx'
import { reEncode } from '#app/features/profiles/re-encode-picture.server.ts'
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
import { limits } from '#app/rate-limits.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { type Member, memberOf } from '../guards.server.ts'
import type { Route } from './+types/brand'

export const meta: Route.MetaFunction = () => [{ title: 'Brand · Vouchsafe' }]

// GET /business/profile/brand
export async function loader({ context }: Route.LoaderArgs) {
  const { id, tierName } = memberOf(context).business
  const business = await findPublicBusiness(db, id)
  return { business, shownIn: detailsIn(business, business.language), isLocked: !mayDesign({ tierName }) }
}

type Result = FormResult & { toast?: { type: 'success'; title: string }; undo?: Undo }

/** With room for the rest of the form. */
const formLimits = { bytes: largestPictureBytes + 64 * 1024 }

// POST /business/profile/brand, and ?picture=logo or cover for its picture
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
    // Fields that the plan locks are not sent, and stay as they are.
    const { accent, typeface } = business
    const form = parseForm(brandForm, { accent: accent ?? '', typeface: typeface ?? '', ...values })
    await saveBrand(db, { business, brand: form })
    return done({ toast: 'The brand is saved' })
  },
  // Proposes the colour, which the owner saves, and fills an empty place with the logo.
  async read(business, values) {
    await countAgainst(limits.picturesOfBusiness, business.id)
    const found = await readSiteBrand(business.website)
    if (!found) return refuseForm(values, { message: 'We could not open your website.' })
    const hasLogo = (await findPublicBusiness(db, business.id)).pictures.logo
    const logo = hasLogo || !found.logo ? null : await reEncode(found.logo, 'logo', centred).catch(() => null)
    if (logo) await keepPicture(db, { business, kind: 'logo', ...logo })
    const accent = mayDesign(business) ? found.accent : null
    if (!accent && !logo)
      return refuseForm(values, { message: 'Your website names no colour or logo to take.' })
    const title =
      `${logo ? 'Logo taken. ' : ''}${accent ? `Colour found: ${accent}. Save it to use it.` : ''}`.trim()
    return data<Result>({
      values: accent ? { act: 'save', accent, typeface: business.typeface ?? '' } : {},
      errors: {},
      toast: { type: 'success', title },
    })
  },
  async picture(business, values, file) {
    const form = parseForm(pictureChange, values)
    if (!file) return refuseForm(values, { errors: { file: 'Please choose a picture' } })
    if (file.size > largestPictureBytes)
      return refuseForm(values, { errors: { file: tooLargeText }, status: 413 })
    const { kind, crop } = form
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
    const { kind } = parseForm(pictureChange, values)
    const before = await removePicture(db, { business, kind })
    return done({ undo: before ? { kind, id: before } : null })
  },
  async 'restore-picture'(business, values) {
    const form = parseForm(pictureChange, values)
    await restorePicture(db, { business, kind: form.kind, id: values.picture ?? '' })
    return done({ toast: `The ${form.kind} is restored` })
  },
}

const done = ({ toast, undo }: { toast?: string; undo?: Undo }) =>
  data<Result>({ values: {}, errors: {}, undo, toast: toast ? { type: 'success', title: toast } : undefined })

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as Result | undefined
  useActionToast(result?.toast)
  const { business, shownIn, isLocked } = loaderData
  const ofPicture = result?.values.kind ? result : undefined
  const typed = result?.values.act === 'save' ? result : undefined
  const [draft, setDraft] = useState<Brand>(business)
  const isShut = isLocked && !business.accent && !business.typeface
  return (
    <Beside
      label="Preview"
      sample={
        <>
          <BrandPreview brand={draft}>
            <BusinessHead business={business} formerNames={[]} isPreview shownIn={shownIn} />
            <Button className="pointer-events-none mt-6" kind="primary" tabIndex={-1} type="button">
              Write a review
            </Button>
          </BrandPreview>
          <ButtonLink className="mt-4 justify-self-start" to={`/business/${business.id}`}>
            See the public page
          </ButtonLink>
        </>
      }
      title={
        business.pictures.logo && business.accent
          ? 'Your page has your logo and your colour'
          : 'Make your page look like your business'
      }
    >
      <Settings>
        <Setting
          end={isShut && <ButtonLink to="/business/subscription">See plans</ButtonLink>}
          help={isShut ? `Part of ${tierFor('advancedWidgets').longName}.` : undefined}
          picture={<Swatch colour={draft.accent} />}
          title="Colour and typeface"
        >
          {!isShut && (
            <BrandFields
              brand={business}
              isLocked={isLocked}
              key={`${typed?.values.accent} ${business.accent} ${business.typeface}`}
              onChange={setDraft}
              result={typed}
            />
          )}
        </Setting>
        {(['logo', 'cover'] as const).map((kind) => {
          const sent = ofPicture?.values.kind === kind ? ofPicture : undefined
          const undo = result?.undo?.kind === kind ? result.undo : null
          const picture = business.pictures[kind]
          return (
            <Setting
              action={picture ? 'Change' : 'Add'}
              help={pictureHelp[kind]}
              isOpen={undo !== null}
              key={kind}
              picture={
                picture ? (
                  <img
                    alt=""
                    className="size-9 rounded-control object-cover"
                    height={36}
                    src={pictureAddress(business.id, picture)}
                    width={36}
                  />
                ) : (
                  <ImageIcon aria-hidden size={18} strokeWidth={1.5} />
                )
              }
              result={sent}
              title={kind === 'logo' ? 'Logo' : 'Cover picture'}
            >
              <PictureForm
                businessId={business.id}
                // A saved picture puts its form back to the beginning.
                key={`${kind} ${picture?.id}`}
                kind={kind}
                picture={picture}
                result={sent}
                undo={undo}
              />
            </Setting>
          )
        })}
        <Setting
          end={
            <Form method="post" preventScrollReset>
              <SendButton
                busy="Reading…"
                isNarrow
                kind={isShut && !business.pictures.logo ? 'primary' : 'secondary'}
                name="act"
                value="read"
              >
                Copy
              </SendButton>
            </Form>
          }
          help={
            (result?.values.act === 'read' && result.message) || `Logo and colour of ${business.domainName}.`
          }
          icon={Globe}
          title="From your website"
        />
      </Settings>
    </Beside>
  )
}

const Swatch = ({ colour }: { colour: string | null }) => (
  <svg aria-hidden className="rounded-control" height={36} width={36}>
    <rect className={colour ? undefined : 'fill-accent'} fill={colour ?? undefined} height={36} width={36} />
  </svg>
)
