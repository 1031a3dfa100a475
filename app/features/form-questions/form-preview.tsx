import type { QuestionWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import type { AskedQuestion } from './question.vocabulary.ts'
import { QuestionFields } from './question-fields.tsx'

type FormPreviewProps = {
  questions: AskedQuestion[]
  language: Language
  /** With the business's name filled in. */
  words: QuestionWords & {
    moreTitle: string
    optional: string
    count: { of: string; left: string; over: string }
  }
  /** The promised reward, in this language. */
  promise: string | null
  /** The form's address. */
  form: string
}

const sample: AskedQuestion = {
  id: 'sample',
  version: 1,
  kind: 'scale',
  isPublic: false,
  text: 'How long did you wait?',
  low: 'hardly at all',
  high: 'far too long',
}

/** The questions as customers see them. The preview submits nothing. */
export function FormPreview({ questions, language, words, promise, form }: FormPreviewProps) {
  return (
    <figure className="grid gap-3">
      <div className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-8" lang={language}>
        {promise && (
          <p className="border-l border-control pl-4 text-sm wrap-anywhere" dir="auto">
            {promise}
          </p>
        )}
        <p className="font-serif text-2xl wrap-anywhere">{words.moreTitle}</p>
        <QuestionFields questions={questions.length > 0 ? questions : [sample]} words={words} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        {questions.length > 0 ? 'Asked once a review is sent.' : 'A sample question.'}
        <a className="reach" href={form}>
          Open the form
        </a>
      </figcaption>
    </figure>
  )
}
