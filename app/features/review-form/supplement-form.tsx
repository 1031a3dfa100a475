import { QuestionFields } from '#app/features/form-questions/question-fields.tsx'
import { countWordsIn, Optional, TitleField } from '#app/features/reviews/review-fields.tsx'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import type { SupplementForm as Asked, SupplementResult } from './supplement-form.server.ts'

type Props = { form: Asked | null; result: unknown; words: FormWords }

/** After a review is sent: the business's own questions, a headline, a further consent. All are optional. */
export function SupplementForm({ form, result, words }: Props) {
  if (isAdded(result)) {
    return (
      <p
        className="border-l border-accent pl-4 outline-none"
        data-forget={result.draft}
        data-result
        role="status"
        tabIndex={-1}
      >
        {words.moreDone}
      </p>
    )
  }
  const { values, errors, message, questions } = ofSupplement(result)
  if (!form) return message ? <FormError text={message} /> : null
  const say = (text: string) => fillWords(text, { business: form.business })
  return (
    <form
      className="grid gap-6 border-t border-rule pt-6"
      data-remember={form.draft}
      method="post"
      noValidate
    >
      <div className="grid gap-1.5">
        <h2 className="text-2xl">{words.moreTitle}</h2>
        <p className="text-sm text-muted">{words.moreHelp}</p>
      </div>
      {(message || Object.keys(errors).length > 1) && (
        <FormError
          errors={Object.entries(errors).map(([id, text]) => ({ id, message: text }))}
          text={message ?? words.checkFields}
        />
      )}
      <QuestionFields
        errors={errors}
        questions={questions ?? form.questions}
        values={values}
        words={{
          shown: form.questionWords.shown,
          notShown: say(form.questionWords.notShown),
          noAnswer: form.questionWords.noAnswer,
          optional: words.optional,
          count: countWordsIn(words),
        }}
      />
      {form.asksTitle && <TitleField result={{ values, errors }} words={words} />}
      {form.asksConsent && (
        <Checkbox
          defaultChecked={values.consentMarketing === 'on'}
          label={<Optional label={say(words.consentMarketing)} word={words.optional} />}
          name="consentMarketing"
        />
      )}
      <input name="asked" type="hidden" value={questions ? values.asked : form.asked} />
      <input name="act" type="hidden" value="supplement" />
      <Button className="justify-self-start">{words.moreSend}</Button>
    </form>
  )
}

type Added = { isAdded: true; draft: string }

const isAdded = (result: unknown): result is Added =>
  typeof result === 'object' && result !== null && 'isAdded' in result

/** Ignores the results of the page's other forms. */
function ofSupplement(result: unknown): SupplementResult {
  const own = result as SupplementResult | undefined
  return own?.values?.act === 'supplement' ? own : { values: {}, errors: {} }
}
