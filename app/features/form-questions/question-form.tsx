import { useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { type Language, languageNames, languages } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { ListedQuestion } from './list-questions.server.ts'
import { kindText, type Phrasing, type QuestionKind, questionKinds } from './question.vocabulary.ts'
import { kindIcons } from './question-list.tsx'

type QuestionFormProps = {
  kind: QuestionKind
  question?: ListedQuestion
  result?: FormResult
  /** Takes the form's values after each change. */
  onTyped: (values: Record<string, string>) => void
}

export function QuestionForm({ kind, question, result, onTyped }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // The link that opened the form is gone, and its focus with it.
  const { search } = useLocation()
  useEffect(() => {
    if (search) form.current?.querySelector<HTMLElement>('[name=text]')?.focus()
  }, [search])
  useFocusFirstError(form, result)
  const { values, errors = {}, message } = result ?? {}
  const typed = values ?? valuesOf(question)
  return (
    <Form
      className="grid gap-5"
      method="post"
      noValidate
      onInput={({ currentTarget }) =>
        onTyped(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>)
      }
      ref={form}
    >
      <input name="act" type="hidden" value={question ? 'change' : 'add'} />
      <input name="kind" type="hidden" value={kind} />
      {question && <input name="id" type="hidden" value={question.id} />}
      {message && <FormError text={message} />}
      {question ? (
        <p className="text-sm text-muted">
          {kindText[kind].label}. {kindText[kind].help}
        </p>
      ) : (
        <nav aria-label="Kind of answer" className="grid grid-cols-3 gap-2">
          {questionKinds.toReversed().map((each) => {
            const Icon = kindIcons[each]
            return (
              <Link
                aria-current={each === kind ? 'true' : undefined}
                className="kind-tile"
                key={each}
                preventScrollReset
                to={`?new=${each}`}
              >
                <Icon aria-hidden size={20} strokeWidth={1.5} />
                {kindText[each].label}
              </Link>
            )
          })}
        </nav>
      )}
      <PhrasingFields errors={errors} kind={kind} suffix="" values={typed} />
      <Checkbox
        defaultChecked={typed.isPublic === 'on'}
        help="The form says so. Answers already given stay as they are."
        label="Show the answer with the review"
        name="isPublic"
      />
      <Translations errors={errors} kind={kind} values={typed} />
      <Actions>
        <Button kind="primary">{question ? 'Save question' : 'Add question'}</Button>
        {search && (
          <Link className="text-sm" preventScrollReset to="/business/reviews/questions">
            Leave it
          </Link>
        )}
      </Actions>
    </Form>
  )
}

type FieldsProps = {
  kind: QuestionKind
  /** '' for the business's own words, else "-de". */
  suffix: string
  values: Record<string, string>
  errors: Record<string, string>
}

function PhrasingFields({ kind, suffix, values, errors }: FieldsProps) {
  const [text, setText] = useState(values.text ?? '')
  const leading = suffix ? null : leadingWordOf(text)
  const field = (part: keyof Phrasing) => {
    const name = part + suffix
    return { name, defaultValue: values[name] ?? '', error: errors[name] }
  }
  return (
    <>
      <TextInput
        {...field('text')}
        help={
          suffix
            ? undefined
            : leading
              ? `“${leading}” hints at the answer you hope for. Word the question so that every answer is equally easy to give.`
              : 'Ask openly: “How did you hear of us?”, not “What did you love?”. Write it in your own language.'
        }
        label="Question"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {kind === 'choice' && (
        <TextArea {...field('options')} help="Two to six, one per line." label="Answers" rows={4} />
      )}
      {kind === 'scale' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput {...field('low')} label="What 1 means" placeholder={suffix ? '' : 'not at all'} />
          <TextInput {...field('high')} label="What 5 means" placeholder={suffix ? '' : 'very much'} />
        </div>
      )}
    </>
  )
}

function Translations({ kind, values, errors }: Omit<FieldsProps, 'suffix'>) {
  const isIn = (record: Record<string, string>, language: Language) =>
    Object.entries(record).some(([name, value]) => name.endsWith(`-${language}`) && value)
  const done = languages.filter((language) => isIn(values, language))
  return (
    <details className="border-y border-line py-3" open={languages.some((each) => isIn(errors, each))}>
      <summary className="cursor-pointer text-sm underline decoration-control underline-offset-4">
        In other languages{' '}
        <span className="text-muted">
          {done.length > 0 ? done.map((each) => languageNames[each]).join(', ') : 'none yet'}
        </span>
      </summary>
      <p className="mt-3 text-xs text-muted">
        The form is available in {languages.length} languages. Without a translation, customers see your
        original text.
      </p>
      {languages.map((language) => (
        <details className="mt-3 border-t border-line pt-3" key={language} open={isIn(errors, language)}>
          <summary className="cursor-pointer text-sm">{languageNames[language]}</summary>
          <div className="mt-3 grid gap-4" lang={language}>
            <PhrasingFields errors={errors} kind={kind} suffix={`-${language}`} values={values} />
          </div>
        </details>
      ))}
    </details>
  )
}

export function valuesOf(question: ListedQuestion | undefined): Record<string, string> {
  if (!question) return {}
  const { translations = {}, ...own } = question.wording
  const all = [
    ['', own] as const,
    ...Object.entries(translations).map(([tag, each]) => [`-${tag}`, each] as const),
  ]
  const fields = all.flatMap(([suffix, { text, options, low, high }]) => [
    [`text${suffix}`, text],
    [`options${suffix}`, options?.join('\n') ?? ''],
    [`low${suffix}`, low ?? ''],
    [`high${suffix}`, high ?? ''],
  ])
  return { ...Object.fromEntries(fields), isPublic: question.isPublic ? 'on' : '' }
}

const leading =
  /\b(love[ds]?|like most|favou?rite|great|excellent|amazing|fantastic|wonderful|perfect|best|awesome|happy|satisfied|delighted|enjoy(?:ed)?|lieblings\w*|begeistert|zufrieden|adoré|préféré|satisfaits?|mejor|encant\w+|satisfech\w+)\b/i

/** A leading word in a question, or null. It is only a hint and refuses nothing. */
export function leadingWordOf(question: string) {
  return leading.exec(question)?.[0] ?? null
}
