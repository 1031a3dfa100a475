import { data } from 'react-router'
import { PhotosLink } from '#app/features/media/photos-form.tsx'
import { findPhotosLink } from '#app/features/media/photos-page.server.ts'
import { ProductPicture } from '#app/features/products/product-picture.tsx'
import { sendConfirmationAgain } from '#app/features/review-form/confirmation.server.ts'
import { schemasIn } from '#app/features/review-form/form-language.server.ts'
import { ReceiptSlip } from '#app/features/review-form/receipt-slip.tsx'
import { rememberedAs } from '#app/features/review-form/review-form.tsx'
import type { Submitted } from '#app/features/review-form/submission.server.ts'
import {
  correctAddress,
  findSubmittedReview,
  listNextProducts,
  openThanks,
} from '#app/features/review-form/submitted-review.server.ts'
import { findSupplementForm, takeSupplement } from '#app/features/review-form/supplement-form.server.ts'
import { SupplementForm } from '#app/features/review-form/supplement-form.tsx'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { fillWords } from '#app/languages/languages.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, readForm } from '#app/platform/form.server.ts'
import { limits } from '#app/rate-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Filled } from '#app/ui/icon.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/review-thanks'
import { wearBrand } from './public-page.server.ts'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = fillWords(loaderData.words.thankYou, { name: firstNameOf(loaderData) })
  return unlistedMeta(title)
}

// GET /review/thanks/:token
export async function loader({ params, context }: Route.LoaderArgs) {
  const of = openThanks(params.token)
  const submitted = await findSubmittedReview(db, of)
  return {
    token: params.token,
    ...submitted,
    brandStyle: wearBrand(context, submitted.business),
    next: await listNextProducts(db, of),
    supplement: await findSupplementForm(db, of, 'browser'),
    photos: await findPhotosLink(db, of, 'browser'),
    mailLimits: {
      hour: limits.confirmationMailsToEmail.max,
      day: limits.confirmationMailsToEmailInDay.max,
    },
  }
}

const firstNameOf = ({ authorName }: { authorName: string }) => authorName.split(' ')[0] ?? ''

// POST /review/thanks/:token adds to the review, or sends the confirmation mail again. The answer to that is the same
// whether the limit lets it go out.
export async function action({ context, params, request }: Route.ActionArgs) {
  const values = await readForm(request)
  const of = openThanks(params.token)
  if (values.act === 'correct') return correct(of, values, factsOf(context).address)
  if (values.act === 'supplement') return takeSupplement(db, of, { values, from: 'browser' })
  return handleForm({}, async () => {
    await sendConfirmationAgain(db, of, factsOf(context).address)
    return { isSent: true }
  })
}

async function correct(of: Submitted, values: Record<string, string>, address: string) {
  const { pageLanguage } = await findSubmittedReview(db, of)
  const parsed = schemasIn(pageLanguage).open.shape.authorEmail.safeParse(values.authorEmail)
  if (!parsed.success) return data({ correction: { values, error: parsed.error.issues[0]!.message } }, 422)
  return handleForm(values, async () => {
    await correctAddress(db, { ...of, email: parsed.data, address })
    return { correctedTo: parsed.data }
  })
}

export default function ReviewThanks({ loaderData, actionData }: Route.ComponentProps) {
  const { business, rating, authorEmail, state, isConfirmed, isHeld, receipt, token, words } = loaderData
  return (
    <>
      {loaderData.brandStyle && <style>{loaderData.brandStyle}</style>}
      <Visitor
        aside={
          <p className="border-t border-rule pt-2">
            <strong className="font-medium text-ink">{words.checkYourself}</strong> {words.checkYourselfHow}
          </p>
        }
        business={business}
        words={words}
      >
        <div className="grid grid-cols-1 gap-7" data-forget={rememberedAs(business.id, loaderData.product)}>
          <h1 className="text-4xl wrap-anywhere">
            {fillWords(words.thankYou, { name: firstNameOf(loaderData) })}
          </h1>
          {isConfirmed ? (
            <Standing isHeld={isHeld} state={state} words={words} />
          ) : (
            <p>
              <strong className="font-medium">{words.oneStep}</strong>{' '}
              <Filled
                text={words.oneStepWhy}
                values={{ email: <strong className="font-medium wrap-anywhere">{authorEmail}</strong> }}
              />
            </p>
          )}
          {loaderData.mayCorrect && <WrongAddress result={actionData} {...loaderData} />}
          {!isConfirmed && <MailMissing result={actionData} {...loaderData} />}
          <NextProducts {...loaderData} />
          <PhotosLink link={loaderData.photos} />
          <SupplementForm form={loaderData.supplement} result={actionData} words={words} />
          <p>{words.receiptWhy}</p>
          <ReceiptSlip
            businessName={loaderData.product?.name ?? business.name}
            rating={rating}
            receipt={receipt}
            words={words}
          />
          <div className="flex flex-wrap gap-3">
            <a className="btn" download href={`/review/receipt/${token}`}>
              {words.saveReceipt}
            </a>
            <EnglishLink className="btn btn-quiet" href={`/business/${business.id}`} isUnmarked>
              {words.seeOthers}
            </EnglishLink>
          </div>
        </div>
      </Visitor>
    </>
  )
}

type Found = Route.ComponentProps['loaderData']

function Standing({ state, isHeld, words }: Pick<Found, 'state' | 'isHeld' | 'words'>) {
  if (!isHeld) return <p>{state === 'published' ? words.live : words.notPublic}</p>
  return (
    <p>
      <strong className="font-medium">{words.heldTitle}.</strong> {words.held}
    </p>
  )
}

/** What else was in the order: each with a form of its own, whose review counts for that product. */
function NextProducts({ next, token, pageLanguage, words }: Found) {
  if (next.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{words.nextProducts}</h2>
      <ul>
        {next.map(({ id, name, picture }) => (
          <li className="border-b border-line first:border-t" key={id}>
            <a
              className="flex items-center gap-4 py-3"
              href={`/review?next=${token}&product=${id}&lang=${pageLanguage}`}
            >
              <ProductPicture className="size-12 shrink-0 rounded-control" picture={picture} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WrongAddressProps = Pick<Found, 'words' | 'meant'> & { result: Route.ComponentProps['actionData'] }

/** Offers the address that was probably meant, to correct with one tap, and any other behind a fold. */
function WrongAddress({ words, meant, result }: WrongAddressProps) {
  const correction = result && 'correction' in result ? result.correction : undefined
  const isRefused = result !== undefined && 'message' in result && result.values.act === 'correct'
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      {result && 'correctedTo' in result && (
        <p role="status">{fillWords(words.corrected, { email: result.correctedTo })}</p>
      )}
      {isRefused && <FormError text={words.tooMany} />}
      {meant && (
        <form className="grid justify-items-start gap-2" method="post">
          <p className="font-medium wrap-anywhere">{fillWords(words.meant, { email: meant })}</p>
          <input name="act" type="hidden" value="correct" />
          <Button className="wrap-anywhere" kind="primary" name="authorEmail" value={meant}>
            {fillWords(words.sendTo, { email: meant })}
          </Button>
        </form>
      )}
      <details open={correction !== undefined || isRefused}>
        <summary className="cursor-pointer underline underline-offset-4">{words.wrongAddress}</summary>
        <form className="mt-3 grid max-w-[440px] justify-items-start gap-3" method="post" noValidate>
          <input name="act" type="hidden" value="correct" />
          <TextInput
            autoComplete="email"
            defaultValue={correction?.values.authorEmail}
            error={correction?.error}
            fieldClassName="w-full"
            inputMode="email"
            label={words.rightAddress}
            name="authorEmail"
            type="email"
          />
          <Button>{words.sendThere}</Button>
        </form>
      </details>
    </div>
  )
}

type MailMissingProps = Pick<Found, 'words' | 'mailLimits'> & {
  result: Route.ComponentProps['actionData']
}

function MailMissing({ words, mailLimits, result }: MailMissingProps) {
  const isSentAgain = result !== undefined && 'isSent' in result
  const isRefused = result !== undefined && 'message' in result && !result.values.act
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">{fillWords(words.mailMissing, mailLimits)}</p>
      {isSentAgain && <p role="status">{words.sentAgain}</p>}
      {isRefused && <FormError text={words.tooMany} />}
      {!isSentAgain && (
        <form method="post">
          <Button>{words.sendAgain}</Button>
        </form>
      )}
    </div>
  )
}
