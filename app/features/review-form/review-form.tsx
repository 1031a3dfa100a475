import type { Challenge } from 'altcha-lib'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import type { AskedQuestion } from '#app/features/questions/question.vocabulary.ts'
import { QuestionFields } from '#app/features/questions/question-fields.tsx'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { countWordsIn, NameField, Optional, ReviewFields } from '#app/features/reviews/review-fields.tsx'
import type { FormWords, QuestionWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { Language } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { LanguageLinks } from './language-links.tsx'
import { shortName } from './short-name.ts'
import type { KnownAuthor } from './sources.server.ts'

/** A form that was not accepted, with the questions that it asked. */
export type ReviewFormResult = FormResult & { questions?: AskedQuestion[] }

type ReviewFormProps = {
  business: BusinessFacts
  rating?: number
  ticket: string
  challenge: Challenge
  /** The business's own questions in the language of the page; `asked` is the same, signed. */
  questions: AskedQuestion[]
  asked: string
  questionWords: QuestionWords
  /** The reward offered for the review, whatever it says. */
  incentive: string | null
  incentiveWords: { given: string; marked: string }
  result?: ReviewFormResult
  /** The author named by an invitation or an order link, whose email address cannot be changed. */
  known?: KnownAuthor | null
  pageLanguage: Language
  words: FormWords
}

/** The review form: rating, text, name, email, consent. It works without JavaScript; see review-form.script.ts. */
export function ReviewForm({
  business,
  rating,
  ticket,
  challenge,
  questions: current,
  asked,
  questionWords,
  incentive,
  incentiveWords,
  result,
  known,
  pageLanguage,
  words,
}: ReviewFormProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const questions = result?.questions ?? current
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
      foot={<LanguageLinks current={pageLanguage} label={words.language} />}
      words={words}
    >
      <form
        className="grid gap-7"
        data-started={known?.kind === 'invitation' ? `/review/started/${known.token}` : undefined}
        data-challenge={JSON.stringify(challenge)}
        data-remember={`review-${business.id}`}
        method="post"
        noValidate
      >
        <h1 className="text-4xl wrap-anywhere">{say(words.question)}</h1>
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
        {questions.length > 0 && <Questions {...{ questions, questionWords, say, words }} result={shown} />}
        <NameField result={shown} words={words} />
        {known ? (
          <p className="text-sm break-words text-muted">
            {say(known.kind === 'order' ? words.orderOf : words.invitedAt)} {words.notYourAddress}{' '}
            <a href={`/review?business=${business.id}&lang=${pageLanguage}`}>{words.writeReview}</a>
          </p>
        ) : (
          <TextInput
            autoComplete="email"
            defaultValue={values.authorEmail}
            error={errors.authorEmail}
            help={say(words.emailHelp)}
            inputMode="email"
            label={words.email}
            name="authorEmail"
            type="email"
          />
        )}
        <Checkbox
          defaultChecked={values.isInsider === 'on'}
          error={errors.isInsider && say(errors.isInsider)}
          help={words.insiderHelp}
          label={say(words.insider)}
          name="isInsider"
        />
        <div className="grid gap-3">
          <Checkbox
            defaultChecked={values.consentShow === 'on'}
            error={errors.consentShow}
            label={say(words.consentShow)}
            name="consentShow"
          />
          <Checkbox
            defaultChecked={values.consentMarketing === 'on'}
            label={<Optional label={say(words.consentMarketing)} word={words.optional} />}
            name="consentMarketing"
          />
        </div>
        <Honeypot label={words.leaveEmpty} />
        <input name="language" type="hidden" value={pageLanguage} />
        <input name="asked" type="hidden" value={result?.questions ? values.asked : asked} />
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <input defaultValue={values.proof} name="proof" type="hidden" />
        <div className="grid gap-3">
          <Button data-busy={words.sending} isLarge isWide kind="primary">
            {words.send}
          </Button>
          <p className="text-xs text-muted">
            {known ? words.noteKnown : words.noteOpen}{' '}
            <EnglishLink href={`/business/${business.id}/transparency`}>{words.howCollected}</EnglishLink>
          </p>
        </div>
      </form>
    </Visitor>
  )
}

type QuestionsProps = Pick<ReviewFormProps, 'questions' | 'questionWords' | 'words'> & {
  say: (text: string) => string
  result: Pick<FormResult, 'values' | 'errors'>
}

function Questions({ questions, questionWords, words, say, result }: QuestionsProps) {
  return (
    <section className="grid gap-6 border-y border-line py-6">
      <h2 className="text-xl wrap-anywhere">{say(questionWords.also)}</h2>
      <QuestionFields
        {...result}
        questions={questions}
        words={{
          shown: questionWords.shown,
          notShown: say(questionWords.notShown),
          noAnswer: questionWords.noAnswer,
          optional: words.optional,
          count: countWordsIn(words),
        }}
      />
    </section>
  )
}
