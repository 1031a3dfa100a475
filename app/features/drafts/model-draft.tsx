import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { ModelSentence } from './reply.vocabulary.ts'

/** Null if the model gave none that may be shown. */
type Written = { written: ModelSentence[] | null }

type ModelDraftProps = { reviewId: string; language: string; onTaken: (text: string) => void }

/** Asks the model for a draft, which is read beside the field until everything new in it is confirmed or deleted. */
export function ModelDraft({ reviewId, language, onTaken }: ModelDraftProps) {
  const { Form, data, state } = useFetcher<Written>()
  const isWriting = state !== 'idle'
  if (!useHydrated()) return null
  const written = isWriting ? undefined : data?.written
  return (
    <div className="grid gap-3">
      <Form action="/business/reviews" className="flex flex-wrap items-center gap-3" method="post">
        <input name="review" type="hidden" value={reviewId} />
        <Button isBusy={isWriting} name="act" value="write-reply">
          {isWriting ? 'The model is writing' : 'Write it with the model'}
        </Button>
        <span className="text-xs text-muted" role="status">
          {written === null && 'The model gave no reply that keeps our rules. Take a draft.'}
        </span>
      </Form>
      {written && <Sentences key={JSON.stringify(written)} {...{ written, language, onTaken }} />}
    </div>
  )
}

type SentencesProps = Pick<ModelDraftProps, 'language' | 'onTaken'> & { written: ModelSentence[] }

function Sentences({ written, language, onTaken }: SentencesProps) {
  const [sentences, setSentences] = useState(written)
  const open = sentences.filter(({ isNew }) => isNew).length
  const change = (at: number, instead: ModelSentence[]) =>
    setSentences(sentences.toSpliced(at, 1, ...instead))
  return (
    <section aria-label="The model’s draft" className="grid gap-2 border border-line p-3 text-sm">
      <p className="text-xs text-muted">
        Written by a language model. What is underlined is not in our drafts: please confirm that it is true,
        or delete it.
      </p>
      <ul className="grid gap-2" lang={language}>
        {sentences.map(({ text, isNew }, at) => (
          <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1" key={text}>
            {isNew ? <u className="decoration-warning decoration-2 underline-offset-4">{text}</u> : text}
            {isNew && (
              <span className="flex gap-3" lang="en">
                <button className="link" onClick={() => change(at, [{ text, isNew: false }])} type="button">
                  It is true<span className="sr-only">: {text}</span>
                </button>
                <button className="link" onClick={() => change(at, [])} type="button">
                  Delete<span className="sr-only">: {text}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={open > 0 || sentences.length === 0}
          onClick={() => onTaken(joined(sentences))}
          type="button"
        >
          Use this draft
        </Button>
        <span className="text-xs text-muted" role="status">
          {open > 0 &&
            `Confirm or delete ${open === 1 ? 'the underlined sentence' : `${open} underlined sentences`} first.`}
        </span>
      </div>
    </section>
  )
}

/** The greeting on a line of its own. */
const joined = ([first, ...others]: ModelSentence[]) =>
  first!.text.endsWith(',') || first!.text.endsWith(':')
    ? `${first!.text}\n${others.map(({ text }) => text).join(' ')}`
    : [first!, ...others].map(({ text }) => text).join(' ')
