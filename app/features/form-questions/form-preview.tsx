import type { QuestionWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import type { AskedQuestion, Phrasing, QuestionKind } from './question.vocabulary.ts'
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

const samples: Record<QuestionKind, Phrasing> = {
  scale: { text: 'How long did you wait?', low: 'hardly at all', high: 'far too long' },
  choice: { text: 'How did you hear of us?', options: ['From a friend', 'On the web', 'I walked past'] },
  text: { text: 'What should we do better?' },
}

/** A question as far as its form is filled in; before that, a sample of its kind. */
export function draftQuestion(kind: QuestionKind, values: Record<string, string>): AskedQuestion {
  const { text, low = '', high = '', options = '', isPublic } = values
  const typed = { text: text ?? '', low, high, options: options.split('\n').filter((line) => line.trim()) }
  return { id: 'draft', version: 1, kind, isPublic: isPublic === 'on', ...(text ? typed : samples[kind]) }
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
        <QuestionFields questions={questions} words={words} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        Asked once a review is sent.
        <a className="reach" href={form}>
          Open the form
        </a>
      </figcaption>
    </figure>
  )
}
