import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { Answers } from '#app/features/form-questions/answers.tsx'
import { fieldOf } from '#app/features/form-questions/question.vocabulary.ts'
import { QuestionFields } from '#app/features/form-questions/question-fields.tsx'
import { typedOf } from '#app/features/form-questions/read-answers.ts'
import type { PhotosAddress } from '#app/features/media/photos-page.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import {
  countWordsIn,
  fieldsOf,
  NameField,
  ReviewFields,
  TitleField,
} from '#app/features/reviews/review-fields.tsx'
import { ReviewMarks } from '#app/features/reviews/review-marks.tsx'
import type { QuestionWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Filled } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { AuthorsState, type AuthorsWords, headlineOf } from './authors-state.tsx'
import type { OwnReview } from './own-review.server.ts'

export type DeskResult = FormResult & { toast?: Toast }

type AuthorsDeskProps = {
  business: BusinessFacts
  review: OwnReview
  token: string
  photos: PhotosAddress | null
  /** How many of the review's acts are in the log, out of how many. */
  logged: { count: number; total: number }
  /** In the language of the review form, as the consent sentence is. */
  words: AuthorsWords & { questions: QuestionWords; marketingConsent: string; incentive: string }
  result: DeskResult | undefined
}

/**
 * The author's page for their own review: its state and everything they can do with it, without an account.
 */
export function AuthorsDesk({ business, review, token, photos, logged, words, result }: AuthorsDeskProps) {
  useActionToast(result?.toast)
  const { rating, title, text, state } = review
  const { desk: say, form } = words
  const of = { business, review, words }
  const place = useRef<HTMLDivElement>(null)
  useFocusFirstError(place, result)
  const hasOwnPlace = !['withdraw', 'restore', 'consent'].includes(result?.values.act ?? '')
  const resultFor = (act: string) => (result?.values.act === act ? result : undefined)
  return (
    <Visitor business={business} words={form}>
      <div className="grid gap-7" ref={place}>
        <h1 className="text-4xl">{headlineOf(review, say)}</h1>
        {!hasOwnPlace && result?.message && <FormError text={result.message} />}
        <AuthorsState {...of} />
        <blockquote className="grid gap-2 border-l border-control pl-4">
          {review.product && (
            <p className="font-medium wrap-anywhere" dir="auto">
              {review.product}
            </p>
          )}
          <Stars label={fillWords(form.starsOf, { count: rating })} rating={rating} />
          {title && <p className="font-serif text-xl wrap-anywhere">{title}</p>}
          {text && (
            <p className="font-serif whitespace-pre-line wrap-anywhere" dir="auto">
              {text}
            </p>
          )}
          <Answers answers={review.answers} notShown={say.notShown} />
          <ReviewMarks review={review} words={words} />
          {review.editedAt && (
            <p className="text-xs text-muted">
              <Filled text={say.edited} values={{ date: <Time as="date" at={review.editedAt} /> }} />
            </p>
          )}
        </blockquote>
        {review.reply && (
          <div className="text-sm wrap-anywhere">
            <p className="font-medium">
              {fillWords(words.named.repliedHeading, { business: business.name })}
            </p>
            <p className="whitespace-pre-line" dir="auto">
              {review.reply}
            </p>
          </div>
        )}
        {state === 'withdrawn' && (
          <Form method="post">
            <Button kind="primary" name="act" value="restore">
              {say.restore}
            </Button>
          </Form>
        )}
        <div className="border-t border-rule">
          {review.challenge && (
            <Statement {...of} challenge={review.challenge} result={resultFor('statement')} />
          )}
          {review.canAppeal && <Appeal {...of} result={resultFor('appeal')} />}
          {review.canEdit && <Edit {...of} result={resultFor('edit')} />}
          <ShownName {...of} result={resultFor('rename')} />
          {photos && (
            <Part title={photos.title}>
              <a className="btn" href={photos.address}>
                {photos.deskLink}
              </a>
            </Part>
          )}
          {state === 'published' && <Withdraw {...of} />}
          <Consent {...of} />
          <Part title={say.downloadTitle}>
            <p className="text-sm text-muted">{say.downloadWhy}</p>
            <p className="text-sm">{fillWords(say.inLog, logged)}</p>
            <a className="btn" download href={`/review/mine/${token}/everything`}>
              {say.download}
            </a>
          </Part>
          <Erase {...of} result={resultFor('ask-erase') ?? resultFor('erase')} />
        </div>
      </div>
    </Visitor>
  )
}

function Part({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="border-b border-line" open={isOpen}>
      <summary className="cursor-pointer py-4 text-sm underline underline-offset-4">{title}</summary>
      <div className="grid justify-items-start gap-4 pb-4">{children}</div>
    </details>
  )
}

type ActProps = Pick<AuthorsDeskProps, 'business' | 'review' | 'words'> & { result?: DeskResult | undefined }

type ActPartProps = {
  title: string
  why: ReactNode
  act: string
  button: string
  isDanger?: boolean
  isOpen?: boolean
  result?: DeskResult | undefined
  children?: ReactNode
}

/** An action with its form, which stays open where it was refused. */
function ActPart({ title, why, act, button, isDanger, isOpen, result, children }: ActPartProps) {
  const isRefused = result !== undefined && !('toast' in result)
  return (
    <Part isOpen={isOpen || isRefused} title={title}>
      <p className="text-sm text-muted">{why}</p>
      <Form className="grid w-full gap-5" method="post" noValidate>
        <FormError text={result?.message} />
        {children}
        <Button
          className="justify-self-start"
          kind={isDanger ? 'danger' : 'secondary'}
          name="act"
          value={act}
        >
          {button}
        </Button>
      </Form>
    </Part>
  )
}

function Edit({ business, review, words: { desk, form, questions }, result }: ActProps) {
  const { values = {}, errors = {} } = result ?? {}
  const shown: Record<string, string> = {
    ...fieldsOf(review),
    ...Object.fromEntries(review.answers.map((each) => [fieldOf(each.questionId), typedOf(each)])),
    ...values,
  }
  const isRemoved = review.state === 'removed'
  return (
    <ActPart
      act="edit"
      button={isRemoved ? desk.save : desk.publish}
      result={result}
      title={desk.editTitle}
      why={isRemoved ? desk.editRemovedWhy : desk.editWhy}
    >
      <input name="version" type="hidden" value={review.version} />
      <ReviewFields result={{ values: shown, errors }} words={form} />
      <TitleField result={{ values: shown, errors }} words={form} />
      <QuestionFields
        errors={errors}
        questions={review.questions}
        values={shown}
        words={{
          ...questions,
          notShown: fillWords(questions.notShown, { business: business.name }),
          optional: form.optional,
          count: countWordsIn(form),
        }}
      />
    </ActPart>
  )
}

function ShownName({ review, words: { desk, form }, result }: ActProps) {
  const { values = {}, errors = {} } = result ?? {}
  return (
    <ActPart
      act="rename"
      button={desk.rename}
      result={result}
      title={desk.renameTitle}
      why={review.state === 'published' ? desk.renameWhy : desk.renameHiddenWhy}
    >
      <NameField result={{ values: { ...fieldsOf(review), ...values }, errors }} words={form} />
    </ActPart>
  )
}

type StatementProps = ActProps & { challenge: NonNullable<OwnReview['challenge']> }

function Statement({ challenge: { statement, statedAt }, words: { desk, form }, result }: StatementProps) {
  return (
    <ActPart
      act="statement"
      button={statement === null ? desk.send : desk.replace}
      isOpen
      result={result}
      title={desk.stateTitle}
      why={
        <>
          {desk.stateWhy}{' '}
          {statedAt && <Filled text={desk.stated} values={{ date: <Time as="exact" at={statedAt} /> }} />}
        </>
      }
    >
      <TextArea
        countWords={countWordsIn(form)}
        defaultValue={result?.values.statement ?? statement ?? ''}
        error={result?.errors.statement}
        help={desk.statementHelp}
        id="statement"
        label={desk.statement}
        limit={reviewLimits.statement.max}
        name="statement"
        rows={4}
      />
    </ActPart>
  )
}

const Appeal = ({ words: { desk, form }, result }: ActProps) => (
  <ActPart
    act="appeal"
    button={desk.sendAppeal}
    result={result}
    title={desk.appealTitle}
    why={desk.appealWhy}
  >
    <TextArea
      countWords={countWordsIn(form)}
      defaultValue={result?.values.appeal}
      error={result?.errors.text}
      id="appeal"
      label={desk.appeal}
      limit={reviewLimits.grounds.max}
      name="appeal"
      rows={4}
    />
  </ActPart>
)

const Withdraw = ({ business, words: { desk } }: ActProps) => (
  <ActPart
    act="withdraw"
    button={fillWords(desk.withdraw, { business: business.name })}
    isDanger
    title={desk.withdrawTitle}
    why={desk.withdrawWhy}
  />
)

function Consent({ review, words: { desk, marketingConsent } }: ActProps) {
  return (
    <ActPart
      act="consent"
      button={desk.consent}
      title={desk.consentTitle}
      why={
        <>
          <Filled text={desk.consentSince} values={{ date: <Time as="exact" at={review.consentedAt} /> }} />{' '}
          {review.consentText}
        </>
      }
    >
      <Checkbox
        defaultChecked={review.isMarketingAgreed}
        key={String(review.isMarketingAgreed)}
        help={review.state === 'published' ? desk.consentWhy : undefined}
        label={marketingConsent}
        name="marketing"
      />
    </ActPart>
  )
}

function Erase({ business, review, words: { desk }, result }: ActProps) {
  const isAsked = result !== undefined
  return (
    <Part isOpen={isAsked} title={desk.eraseTitle}>
      <p className="text-sm text-muted">
        {fillWords(desk.eraseWhy, { business: business.name, email: review.maskedEmail })}
      </p>
      {isAsked && (
        <Form className="grid w-full gap-4" method="post" noValidate>
          {result.message && <FormError text={result.message} />}
          <TextInput
            autoComplete="one-time-code"
            error={result.errors.code}
            help={desk.codeHelp}
            inputMode="numeric"
            label={desk.code}
            name="code"
          />
          <Button className="justify-self-start" kind="danger" name="act" value="erase">
            {desk.erase}
          </Button>
        </Form>
      )}
      <Form method="post">
        <Button kind={isAsked ? 'quiet' : 'secondary'} name="act" value="ask-erase">
          {isAsked ? desk.newCode : desk.sendCode}
        </Button>
      </Form>
    </Part>
  )
}
