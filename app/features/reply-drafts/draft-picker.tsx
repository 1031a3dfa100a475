import { useState } from 'react'
import { Form, useFetcher } from 'react-router'
import type { ReplyField } from '#app/features/replies/reply-block.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Underlined } from '#app/ui/underlined.tsx'
import { type ModelSentence, type ReplyDrafts, toneNames, tones } from './reply.vocabulary.ts'

type DraftPickerProps = {
  drafts: ReplyDrafts
  reviewId: string
  field: ReplyField
  /** Whether the owner agreed to texts written by a model. */
  hasModel: boolean
}

/** Puts a draft into the field of the reply, from where it is edited and sent. Without JavaScript, the address names it. */
export function DraftPicker({ drafts, reviewId, field, hasModel }: DraftPickerProps) {
  const { byTone, notes, language, evidence, isOpenToModel } = drafts
  /** The owner's texts that a draft replaced, the last first. */
  const [replaced, setReplaced] = useState<string[]>([])
  const isDraft = tones.some((tone) => byTone?.[tone] === field.text)

  const put = (text: string) => {
    if (!isDraft) setReplaced([field.text, ...replaced])
    field.replace(text)
  }
  const undo = () => {
    const [last = '', ...before] = replaced
    setReplaced(isDraft ? before : [...before, field.text])
    field.replace(last)
  }
  return (
    <>
      {byTone && (
        <Form
          action="/business/reviews"
          aria-label="Suggested replies"
          className="chips"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          preventScrollReset
        >
          <input name="review" type="hidden" value={reviewId} />
          <span className="text-xs text-muted">Draft</span>
          {tones.map((tone) => (
            <Button
              aria-pressed={byTone[tone] === field.text}
              className="chip"
              data-suggestion
              key={tone}
              name="suggestion"
              onClick={() => put(byTone[tone])}
              value={tone}
            >
              {toneNames[tone]}
            </Button>
          ))}
          <Button
            className={classNames('chip', replaced.length === 0 && 'invisible')}
            kind="quiet"
            onClick={undo}
            type="button"
          >
            Undo
          </Button>
        </Form>
      )}
      {notes.map((note) => (
        <p className="basis-full border-l-2 border-warning pl-3 text-sm" key={note}>
          {note}
        </p>
      ))}
      {hasModel && isOpenToModel && (
        <ModelDraft key={reviewId} language={language} onTaken={put} reviewId={reviewId} />
      )}
      {isDraft && <EvidenceList evidence={evidence} />}
      <p aria-live="polite" className="sr-only" lang={isDraft ? language : undefined}>
        {isDraft ? field.text : ''}
      </p>
    </>
  )
}

/** The words of the review that the drafts take up. */
function EvidenceList({ evidence }: Pick<ReplyDrafts, 'evidence'>) {
  if (evidence.length === 0)
    return (
      <p className="basis-full text-xs text-muted">
        These drafts take up no words of the review. Add what you know.
      </p>
    )
  return (
    <div className="flex basis-full flex-wrap gap-x-2 text-xs text-muted">
      <p>Rests on these words. Read it over and change it:</p>
      <ul className="contents">
        {evidence.map(({ sentence, found }) => (
          <li className="quote line-clamp-1 text-sm text-ink wrap-anywhere" key={sentence}>
            <Underlined spans={found.map((each) => ({ ...each, label: 'found' }))} text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Null if the model gave none that may be shown. */
type Written = { written: ModelSentence[] | null }

type ModelDraftProps = { reviewId: string; language: string; onTaken: (text: string) => void }

/** Asks the model for a draft, which is read beside the field until everything new in it is confirmed or deleted. */
function ModelDraft({ reviewId, language, onTaken }: ModelDraftProps) {
  const { Form, data, state } = useFetcher<Written>()
  const isWriting = state !== 'idle'
  if (!useHydrated()) return null
  const written = isWriting ? undefined : data?.written
  return (
    <div className="grid gap-3 has-[section]:basis-full">
      <Form action="/business/reviews" className="flex flex-wrap items-center gap-3" method="post">
        <input name="review" type="hidden" value={reviewId} />
        <Button className="chip" isBusy={isWriting} name="act" value="write-reply">
          {isWriting ? 'The model is writing' : 'Write it with the model'}
        </Button>
        <span className="text-xs text-muted" role="status">
          {written === null && 'The model gave no reply that keeps our rules. Take a draft.'}
        </span>
      </Form>
      {written && (
        <Sentences key={JSON.stringify(written)} written={written} language={language} onTaken={onTaken} />
      )}
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

/** Joins the sentences, with the greeting on a line of its own. */
const joined = ([first, ...others]: ModelSentence[]) =>
  first!.text.endsWith(',') || first!.text.endsWith(':')
    ? `${first!.text}\n${others.map(({ text }) => text).join(' ')}`
    : [first!, ...others].map(({ text }) => text).join(' ')
