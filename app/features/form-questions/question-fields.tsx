import type { QuestionWords } from '#app/languages/en.ts'
import { Radio } from '#app/ui/checkbox.tsx'
import { describe, FieldError } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { type AskedQuestion, fieldOf, questionLimits, scaleValues } from './question.vocabulary.ts'

type Words = Pick<QuestionWords, 'shown' | 'notShown' | 'noAnswer'> & {
  optional: string
  count: { of: string; left: string; over: string }
}

type QuestionFieldsProps = {
  questions: readonly AskedQuestion[]
  /** With {business} filled in. */
  words: Words
  values?: Record<string, string>
  errors?: Record<string, string>
}

/** The business's questions, each saying who will see the answer. All are optional. */
export function QuestionFields({ questions, words, values = {}, errors = {} }: QuestionFieldsProps) {
  return questions.map((question) => {
    const field = fieldOf(question.id)
    const props = { question, words, field, value: values[field], error: errors[field] }
    return question.kind === 'text' ? (
      <TextQuestion key={question.id} {...props} />
    ) : (
      <ChosenQuestion key={question.id} {...props} />
    )
  })
}

type QuestionProps = { question: AskedQuestion; words: Words; field: string; value?: string; error?: string }

function TextQuestion({ question, words, field, value, error }: QuestionProps) {
  return (
    <TextArea
      className="question-text"
      countWords={words.count}
      defaultValue={value}
      error={error}
      help={question.isPublic ? words.shown : words.notShown}
      label={<Asked question={question} words={words} />}
      limit={questionLimits.response.max}
      name={field}
      rows={2}
    />
  )
}

function ChosenQuestion({ question, words, field, value, error }: QuestionProps) {
  const help = question.isPublic ? words.shown : words.notShown
  const described = describe(field, { help, error })
  const wrong = described['aria-invalid']
  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      className="question grid content-start gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-medium">
        <Asked question={question} words={words} />
      </legend>
      {question.kind === 'scale' ? (
        <Scale field={field} isWrong={wrong} question={question} value={value} />
      ) : (
        question.options?.map((option, index) => (
          <Radio
            aria-invalid={wrong}
            defaultChecked={value === String(index)}
            id={index === 0 ? field : `${field}-${index}`}
            key={option}
            label={<span dir="auto">{option}</span>}
            name={field}
            value={index}
          />
        ))
      )}
      <FieldError id={`${field}-error`} text={error} />
      <div className="flex items-start justify-between gap-4 text-xs text-muted">
        <p className="py-1" id={`${field}-description`}>
          {help}
        </p>
        {/* Clears the answer. */}
        <div className="question-none whitespace-nowrap">
          <Radio className="text-xs" id={`${field}-none`} label={words.noAnswer} name={field} value="" />
        </div>
      </div>
    </fieldset>
  )
}

type ScaleProps = { question: AskedQuestion; field: string; value?: string; isWrong?: boolean }

/** A scale with labelled ends, in boxes so that it does not look like stars. */
function Scale({ question: { low, high }, field, value, isWrong }: ScaleProps) {
  const ends: Partial<Record<number, string>> = { 1: low, 5: high }
  return (
    <div className="grid max-w-[360px] gap-1.5">
      <div className="pick w-full">
        {scaleValues.map((each) => (
          <label className="flex-1 text-center tabular-nums has-aria-invalid:text-danger" key={each}>
            <input
              aria-invalid={isWrong}
              defaultChecked={value === String(each)}
              id={each === 1 ? field : `${field}-${each}`}
              name={field}
              type="radio"
              value={each}
            />
            {each}
            {ends[each] && <span className="sr-only">, {ends[each]}</span>}
          </label>
        ))}
      </div>
      <p aria-hidden className="flex justify-between gap-6 text-xs text-muted" dir="auto">
        <span className="wrap-anywhere">{low}</span>
        <span className="text-right wrap-anywhere">{high}</span>
      </p>
    </div>
  )
}

function Asked({ question, words }: Pick<QuestionProps, 'question' | 'words'>) {
  return (
    <>
      <span className="wrap-anywhere" dir="auto">
        {question.text}
      </span>{' '}
      <span className="font-normal text-muted">({words.optional})</span>
    </>
  )
}
