import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { typedOf } from '#app/features/questions/answering.ts'
import { Answers } from '#app/features/questions/answers.tsx'
import { fieldOf } from '#app/features/questions/question.vocabulary.ts'
import { QuestionFields } from '#app/features/questions/question-fields.tsx'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { IncentiveMark } from '#app/features/reviews/incentive-mark.tsx'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { countWordsIn, NameField, ReviewFields, TitleField } from '#app/features/reviews/review-fields.tsx'
import type { FormWords, QuestionWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { AuthorsState, headlineOf } from './authors-state.tsx'
import type { OwnReview } from './own-review.server.ts'

export type DeskResult = FormResult & { toast?: Toast }

type AuthorsDeskProps = {
  business: BusinessFacts
  review: OwnReview
  token: string
  words: FormWords
  questionWords: QuestionWords
  /** The consent sentence, in the language of the review form. */
  marketingConsent: string
  result: DeskResult | undefined
}

/**
 * The author's page for their own review: its state and everything they can do with it, without an account.
 */
export function AuthorsDesk({ words, questionWords, marketingConsent, ...props }: AuthorsDeskProps) {
  const { business, review, token, result } = props
  useActionToast(result?.toast)
  const { rating, title, text, state } = review
  const of = { business, review }
  const desk = useRef<HTMLDivElement>(null)
  useFocusFirstError(desk, result)
  const hasOwnPlace = !['withdraw', 'restore', 'consent'].includes(result?.values.act ?? '')
  const resultFor = (act: string) => (result?.values.act === act ? result : undefined)
  return (
    <Visitor business={business} words={words}>
      <div className="grid gap-7" ref={desk}>
        <h1 className="text-4xl">{headlineOf(review)}</h1>
        {!hasOwnPlace && result?.message && <FormError text={result.message} />}
        <AuthorsState {...of} />
        <blockquote className="grid gap-2 border-l border-control pl-4">
          <Stars rating={rating} />
          {title && <p className="font-serif text-xl wrap-anywhere">{title}</p>}
          {text && (
            <p className="font-serif whitespace-pre-line wrap-anywhere" dir="auto">
              {text}
            </p>
          )}
          <Answers answers={review.answers} />
          <IncentiveMark incentive={review.incentive} />
          {review.editedAt && (
            <p className="text-xs text-muted">
              Edited by you, last on <Time as="date" at={review.editedAt} />
            </p>
          )}
        </blockquote>
        {review.reply && (
          <div className="text-sm wrap-anywhere">
            <p className="font-medium">{business.name} replied:</p>
            <p className="whitespace-pre-line" dir="auto">
              {review.reply}
            </p>
          </div>
        )}
        {state === 'withdrawn' && (
          <Form method="post">
            <Button kind="primary" name="act" value="restore">
              Restore it
            </Button>
          </Form>
        )}
        <div className="border-t border-rule">
          {review.challenge && <Statement challenge={review.challenge} result={resultFor('statement')} />}
          {review.canAppeal && <Appeal result={resultFor('appeal')} />}
          {review.canEdit && (
            <Edit {...{ business, review, words, questionWords }} result={resultFor('edit')} />
          )}
          <ShownName result={resultFor('rename')} review={review} words={words} />
          {state === 'published' && <Withdraw business={business} />}
          <Consent review={review} sentence={marketingConsent} />
          <Part title="Download everything">
            <p className="text-sm text-muted">
              One file with your review, all its versions, everything the business and the operator did with
              it, and a signed receipt for each step.
            </p>
            <a className="btn" download href={`/review/mine/${token}/everything`}>
              Download my review and its receipts
            </a>
          </Part>
          <Erase {...of} result={resultFor('ask-erase') ?? resultFor('erase')} />
        </div>
      </div>
    </Visitor>
  )
}

/** One action, folded until the author opens it. */
function Part({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="border-b border-line" open={isOpen}>
      <summary className="cursor-pointer py-4 text-sm underline underline-offset-4">{title}</summary>
      <div className="grid justify-items-start gap-4 pb-4">{children}</div>
    </details>
  )
}

type EditProps = Pick<AuthorsDeskProps, 'business' | 'review' | 'words' | 'questionWords'> & {
  result: FormResult | undefined
}

function Edit({ business, review, words, questionWords, result }: EditProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const stood: Record<string, string> = {
    rating: String(review.rating),
    text: review.text,
    title: review.title ?? '',
    ...Object.fromEntries(review.answers.map((each) => [fieldOf(each.questionId), typedOf(each)])),
  }
  return (
    <Part isOpen={result !== undefined && !('toast' in result)} title="Edit this review">
      <p className="text-sm text-muted">
        {review.state === 'removed'
          ? 'The operator will read the new version. Saving it does not publish it.'
          : 'The new version goes through the same checks. We keep the old one but no longer show it; the page says that you edited the review and how many stars it had before.'}
      </p>
      <Form className="grid w-full gap-5" method="post" noValidate>
        {message && <FormError text={message} />}
        <ReviewFields result={{ values: { ...stood, ...values }, errors }} words={words} />
        <TitleField result={{ values: { ...stood, ...values }, errors }} words={words} />
        <QuestionFields
          errors={errors}
          questions={review.questions}
          values={{ ...stood, ...values }}
          words={{
            ...questionWords,
            notShown: fillWords(questionWords.notShown, { business: business.name }),
            optional: words.optional,
            count: countWordsIn(words),
          }}
        />
        <Button className="justify-self-start" name="act" value="edit">
          {review.state === 'removed' ? 'Save changes' : 'Publish changes'}
        </Button>
      </Form>
    </Part>
  )
}

type ShownNameProps = Pick<AuthorsDeskProps, 'review' | 'words'> & { result: DeskResult | undefined }

function ShownName({ review, words, result }: ShownNameProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Part isOpen={result !== undefined && !('toast' in result)} title="Change your shown name">
      <p className="text-sm text-muted">
        {review.state === 'published'
          ? 'The new name goes through the same checks as the review. We keep the old one in your file but no longer show it.'
          : 'Changing it does not publish the review.'}
      </p>
      <Form className="grid w-full gap-5" method="post" noValidate>
        {message && <FormError text={message} />}
        <NameField result={{ values: { authorName: review.authorName, ...values }, errors }} words={words} />
        <Button className="justify-self-start" name="act" value="rename">
          Save name
        </Button>
      </Form>
    </Part>
  )
}

type StatementProps = {
  challenge: NonNullable<OwnReview['challenge']>
  result: DeskResult | undefined
}

function Statement({ challenge, result }: StatementProps) {
  const { statement, statedAt } = challenge
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Part isOpen title={statement === null ? 'Reply to the challenge' : 'Your reply to the challenge'}>
      <p className="text-sm text-muted">
        Only the operator reads it: it is shown neither in public nor in the area of the business. You can
        change it until the operator has decided.
        {statedAt && (
          <>
            {' '}
            Saved <Time as="exact" at={statedAt} />.
          </>
        )}
      </p>
      <Form className="grid w-full gap-5" method="post" noValidate>
        {message && <FormError text={message} />}
        <TextArea
          defaultValue={values.statement ?? statement ?? ''}
          error={errors.statement}
          help="What happened, and how you know: an order, a date, a photo you could show."
          id="statement"
          label="Your statement about the challenge"
          limit={reviewLimits.statement.max}
          name="statement"
          rows={4}
        />
        <Button className="justify-self-start" name="act" value="statement">
          {statement === null ? 'Send to the operator' : 'Replace my reply'}
        </Button>
      </Form>
    </Part>
  )
}

function Appeal({ result }: { result: FormResult | undefined }) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Part isOpen={result !== undefined} title="Appeal (once)">
      <p className="text-sm text-muted">
        The operator will read the current version of your review again within three days. If something in it
        has to go, edit it first.
      </p>
      <Form className="grid w-full gap-5" method="post" noValidate>
        {message && <FormError text={message} />}
        <TextArea
          defaultValue={values.appeal}
          error={errors.text}
          id="appeal"
          label="Why it should be public"
          limit={reviewLimits.grounds.max}
          name="appeal"
          rows={4}
        />
        <Button className="justify-self-start" name="act" value="appeal">
          Send appeal
        </Button>
      </Form>
    </Part>
  )
}

function Withdraw({ business }: { business: BusinessFacts }) {
  return (
    <Part title="Withdraw this review">
      <p className="text-sm text-muted">
        Its words will no longer be public, and its stars will not count in the rating. The public record will
        count it as withdrawn. You can restore it with this same link; it is then checked again.
      </p>
      <Form method="post">
        <Button kind="danger" name="act" value="withdraw">
          Withdraw my review of {business.name}
        </Button>
      </Form>
    </Part>
  )
}

function Consent({ review, sentence }: { review: OwnReview; sentence: string }) {
  return (
    <Part title="Change your consent">
      <p className="text-sm text-muted">
        Since <Time as="exact" at={review.consentedAt} />:{' '}
        <span lang={review.formLanguage}>{review.consentText}</span>
      </p>
      <Form className="grid justify-items-start gap-4" method="post">
        <Checkbox
          defaultChecked={review.isMarketingAgreed}
          key={String(review.isMarketingAgreed)}
          label={<span lang={review.formLanguage}>{sentence}</span>}
          name="marketing"
        />
        <Button name="act" value="consent">
          Save my consent
        </Button>
      </Form>
      {review.state === 'published' && (
        <p className="text-sm text-muted">
          If you no longer want your review to be shown at all, withdraw it above.
        </p>
      )}
    </Part>
  )
}

type EraseProps = { business: BusinessFacts; review: OwnReview; result: DeskResult | undefined }

function Erase({ business, review, result }: EraseProps) {
  const isAsked = result !== undefined
  return (
    <Part isOpen={isAsked} title="Erase this review and my data">
      <p className="text-sm text-muted">
        We permanently delete your text, stars, name and address, and the reply by {business.name}. Only
        anonymous fingerprints stay in the log, and backups until they are replaced. This cannot be undone. To
        confirm that it is you, we send a code to {review.maskedEmail}.
      </p>
      {isAsked && (
        <Form className="grid w-full gap-4" method="post" noValidate>
          {result.message && <FormError text={result.message} />}
          <TextInput
            autoComplete="one-time-code"
            error={result.errors.code}
            help="Six digits, valid for 15 minutes."
            inputMode="numeric"
            label="Code from the email"
            name="code"
          />
          <Button className="justify-self-start" kind="danger" name="act" value="erase">
            Erase permanently
          </Button>
        </Form>
      )}
      <Form method="post">
        <Button kind={isAsked ? 'quiet' : 'secondary'} name="act" value="ask-erase">
          {isAsked ? 'Send a new code' : 'Send me a code'}
        </Button>
      </Form>
    </Part>
  )
}
