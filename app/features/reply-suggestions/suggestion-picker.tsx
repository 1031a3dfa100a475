import { useEffect, useEffectEvent, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import type { ReplyField } from '#app/features/replies/reply-block.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Underlined } from '#app/ui/underlined.tsx'
import { type Suggestions, toneNames, tones } from './suggestion.vocabulary.ts'

type SuggestionPickerProps = {
  suggestions: Suggestions
  reviewId: string
  field: ReplyField
  /** The owner agreed to a model's writing. */
  hasModel: boolean
}

/** A reply in a model's words; null if the model gave none that we would show. */
type WrittenReply = { written: string | null }

/** Puts a draft into the field of the reply, from where it is edited and sent. Without JavaScript, the address names it. */
export function SuggestionPicker({ suggestions, reviewId, field, hasModel }: SuggestionPickerProps) {
  const { drafts, notes, language } = suggestions
  /** The owner's texts that a draft replaced, the last first. */
  const [replaced, setReplaced] = useState<string[]>([])
  const isDraft = tones.some((tone) => drafts[tone] === field.text)

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
            aria-pressed={drafts[tone] === field.text}
            className="aria-pressed:border-ink aria-pressed:bg-wash"
            data-suggestion
            key={tone}
            name="suggestion"
            onClick={() => put(drafts[tone])}
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
      {notes.map((note) => (
        <p className="border-l-2 border-warning pl-3 text-sm" key={note}>
          {note}
        </p>
      ))}
      {hasModel && suggestions.isOpenToModel && <ModelWriting onWritten={put} reviewId={reviewId} />}
      <RestsOn {...suggestions} />
      <p aria-live="polite" className="sr-only" lang={isDraft ? language : undefined}>
        {isDraft ? field.text : ''}
      </p>
    </div>
  )
}

/** Asks the model for a reply; until it comes, the field stays as it is. */
function ModelWriting({ reviewId, onWritten }: { reviewId: string; onWritten: (text: string) => void }) {
  const { Form: WritingForm, data, state } = useFetcher<WrittenReply>()
  const take = useEffectEvent(onWritten)
  useEffect(() => {
    if (data?.written) take(data.written)
  }, [data])
  const isWriting = state !== 'idle'
  if (!useHydrated()) return null
  return (
    <WritingForm action="/business/reviews" className="flex flex-wrap items-center gap-3" method="post">
      <input name="review" type="hidden" value={reviewId} />
      <Button isBusy={isWriting} name="act" value="write-reply">
        {isWriting ? 'The model is writing' : 'Write it with the model'}
      </Button>
      <span className="text-xs text-muted" role="status">
        {data?.written === null &&
          !isWriting &&
          'The model gave no reply that keeps our rules. Take a draft.'}
      </span>
    </WritingForm>
  )
}

/** The words of the review that the drafts take up. */
function RestsOn({ evidence }: Suggestions) {
  if (evidence.length === 0)
    return <p className="text-xs text-muted">These drafts quote no words of the review. Add what you know.</p>
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
