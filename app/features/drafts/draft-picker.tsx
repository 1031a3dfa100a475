import { useState } from 'react'
import { Form } from 'react-router'
import type { ReplyField } from '#app/features/replies/reply-block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import { ModelDraft } from './model-draft.tsx'
import { type ReplyDrafts, toneNames, tones } from './reply.vocabulary.ts'

type DraftPickerProps = {
  drafts: ReplyDrafts
  reviewId: string
  field: ReplyField
  /** The owner agreed to a model's writing. */
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
    <div className="grid gap-3">
      {byTone && (
        <Form
          action="/business/reviews"
          aria-label="Suggested replies"
          className="flex flex-wrap items-center gap-x-3 gap-y-2"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          preventScrollReset
        >
          <input name="review" type="hidden" value={reviewId} />
          <span className="text-sm font-medium max-sm:basis-full">Suggestion</span>
          {tones.map((tone) => (
            <Button
              aria-pressed={byTone[tone] === field.text}
              className="aria-pressed:border-ink aria-pressed:bg-wash"
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
            className={replaced.length > 0 ? undefined : 'invisible'}
            kind="quiet"
            onClick={undo}
            type="button"
          >
            Undo
          </Button>
        </Form>
      )}
      {notes.map((note) => (
        <p className="border-l-2 border-warning pl-3 text-sm" key={note}>
          {note}
        </p>
      ))}
      {hasModel && isOpenToModel && (
        <ModelDraft key={reviewId} language={language} onTaken={put} reviewId={reviewId} />
      )}
      {byTone && <RestsOn evidence={evidence} />}
      <p aria-live="polite" className="sr-only" lang={isDraft ? language : undefined}>
        {isDraft ? field.text : ''}
      </p>
    </div>
  )
}

/** The words of the review that the drafts take up. */
function RestsOn({ evidence }: Pick<ReplyDrafts, 'evidence'>) {
  if (evidence.length === 0)
    return (
      <p className="text-xs text-muted">These drafts take up no words of the review. Add what you know.</p>
    )
  return (
    <div className="text-xs text-muted">
      <p>The drafts rest on these words. Read them over and change them before you publish.</p>
      <ul className="mt-1 grid gap-1">
        {evidence.map(({ sentence, found }) => (
          <li className="quote line-clamp-2 text-sm text-ink wrap-anywhere" key={sentence}>
            <Underlined spans={found.map((each) => ({ ...each, label: 'found' }))} text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  )
}
