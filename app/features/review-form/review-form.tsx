import type { Challenge } from 'altcha-lib'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import type { PublicProduct } from '#app/features/products/product.ts'
import { ProductPicture } from '#app/features/products/product-picture.tsx'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { LanguageLinks } from '#app/features/reviews/language-links.tsx'
import { NameField, ReviewFields } from '#app/features/reviews/review-fields.tsx'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { Chevron } from '#app/ui/icon.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { KnownAuthor } from './channels.server.ts'
import { shortName } from './short-name.ts'

type ReviewFormProps = {
  business: BusinessFacts
  /** The product that is asked about, if it is not the business itself. */
  product?: PublicProduct | null
  rating?: number
  ticket: string
  challenge: Challenge
  /** The reward offered for the review, whatever it says. */
  incentive: string | null
  /** The questions and the reward, signed by `signAsked`. */
  asked: string
  incentiveWords: { given: string; marked: string }
  result?: FormResult
  /** The author named by an invitation or an order link, whose email address cannot be changed. */
  known?: KnownAuthor | null
  pageLanguage: Language
  words: FormWords
}

/**
 * The review form: rating, text, name, email, consent. The headline and the business's questions follow in
 * SupplementForm, so that this form stays short on a phone. It works without JavaScript; see review-form.script.ts.
 */
export function ReviewForm({
  business,
  product,
  rating,
  ticket,
  challenge,
  incentive,
  asked,
  incentiveWords,
  result,
  known,
  pageLanguage,
  words,
}: ReviewFormProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const filledIn = {
    rating: rating ? String(rating) : '',
    authorName: known ? shortName(known.name, pageLanguage) : '',
  }
  const shown = { values: { ...filledIn, ...values }, errors }

  const say = (text: string) =>
    fillWords(text, {
      business: business.name,
      email: known?.email ?? '',
      order: known?.orderReference ?? '',
    })

  return (
    <Visitor
      business={business}
      languages={<LanguageLinks current={pageLanguage} label={words.language} />}
      isColumn
      words={words}
    >
      <form
        className="grid gap-4.5 md:gap-6"
        data-started={known?.kind === 'invitation' ? `/review/started/${known.token}` : undefined}
        data-challenge={JSON.stringify(challenge)}
        data-remember={rememberedAs(business.id, product)}
        method="post"
        noValidate
      >
        <div className="flex items-center gap-4">
          {product?.picture && (
            <ProductPicture className="size-20 shrink-0 rounded-control" picture={product.picture} />
          )}
          <h1 className="min-w-0 text-3xl wrap-anywhere md:text-4xl">
            {fillWords(words.question, { business: product?.name ?? business.name })}
          </h1>
        </div>
        {known?.products && known.products.length > 0 && (
          <p className="text-sm wrap-anywhere text-muted" dir="auto">
            {known.products.join(', ')}
          </p>
        )}
        {incentive && (
          <p className="border-l border-control pl-4 text-sm wrap-anywhere" dir="auto">
            {fillWords(incentiveWords.given, { incentive })} {incentiveWords.marked}
          </p>
        )}
        {(message || Object.keys(errors).length > 1) && (
          <FormError
            errors={Object.entries(errors).map(([id, text]) => ({ id, message: text }))}
            text={message ?? words.checkFields}
          />
        )}
        <ReviewFields result={shown} words={words} />
        <div className={known ? 'grid gap-3' : 'grid items-start gap-4.5 sm:grid-cols-2'}>
          <NameField result={shown} words={words} />
          {known ? (
            <p className="text-sm wrap-anywhere text-muted">
              {say(known.kind === 'order' ? words.orderOf : words.invitedAt)} {words.notYourAddress}{' '}
              <a href={`/review?business=${business.id}&lang=${pageLanguage}`}>{words.writeReview}</a>
            </p>
          ) : (
            <div className="grid justify-items-start gap-1.5">
              <TextInput
                autoComplete="email"
                defaultValue={values.authorEmail}
                error={errors.authorEmail}
                fieldClassName="w-full"
                help={say(words.emailHelp)}
                inputMode="email"
                label={words.email}
                name="authorEmail"
                type="email"
              />
              <p className="contents" data-meant={words.meant} role="status" />
            </div>
          )}
        </div>
        <div className="grid gap-3">
          <Checkbox
            defaultChecked={values.isInsider === 'on'}
            error={errors.isInsider && say(errors.isInsider)}
            help={words.insiderHelp}
            label={say(words.insider)}
            name="isInsider"
          />
          <Checkbox
            defaultChecked={values.consentShow === 'on'}
            error={errors.consentShow}
            label={say(words.consentShow)}
            name="consentShow"
          />
        </div>
        <Honeypot label={words.leaveEmpty} />
        <input name="language" type="hidden" value={pageLanguage} />
        <input name="asked" type="hidden" value={values.asked || asked} />
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <input defaultValue={values.proof} name="proof" type="hidden" />
        <div className="grid gap-3">
          <p className="text-sm text-danger empty:hidden" data-offline={words.unavailable} role="alert" />
          <Button data-busy={words.sending} isLarge isWide kind="primary">
            {words.send}
          </Button>
          <details className="text-xs text-muted">
            <summary className="flex items-center gap-1.5 py-3 font-medium text-ink">
              {words.yourWords} <Chevron />
            </summary>
            <p className="pb-1">
              {say(words.yourWordsWhy)} {known && known.kind !== 'order' ? words.noteKnown : words.noteOpen}{' '}
              <EnglishLink href={`/business/${business.id}/transparency`}>{words.howCollected}</EnglishLink>
            </p>
          </details>
        </div>
      </form>
    </Visitor>
  )
}

/** The key under which the browser keeps what is typed. */
export const rememberedAs = (businessId: string, product: { id: string } | null | undefined) =>
  `review-${product?.id ?? businessId}`
