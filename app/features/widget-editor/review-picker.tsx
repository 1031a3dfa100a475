import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { setNatively } from '#app/ui/remembered-form.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { Pickable } from './editor-choices.server.ts'
import { useFields } from './editor-fields.tsx'

type ReviewPickerProps = { widgetId: string; picked: Pickable[] }

export function ReviewPicker({ widgetId, picked: saved }: ReviewPickerProps) {
  const { values, errors, isLocked } = useFields()
  const [known, setKnown] = useState(saved)
  const [ids, setIds] = useState(() => (values.picked ?? '').split(/[\s,]+/).filter(Boolean))
  const field = useRef<HTMLInputElement>(null)
  const picked = ids.flatMap((id) => known.find((review) => review.id === id) ?? [])
  const isFull = ids.length >= widgetLimits.count.max

  function change(next: string[]) {
    setIds(next)
    setNatively(field.current!, next.join('\n'))
  }
  function add(review: Pickable) {
    setKnown([...known.filter(({ id }) => id !== review.id), review])
    change([...ids, review.id])
  }

  return (
    <div className="grid gap-4">
      <input
        defaultValue={ids.join('\n')}
        disabled={isLocked('picked')}
        name="picked"
        ref={field}
        type="hidden"
      />
      {picked.length > 0 ? (
        <ol className="border-t border-line">
          {picked.map((review, at) => (
            <Picked
              at={at}
              key={review.id}
              last={picked.length - 1}
              onMove={(to) => change(ids.filter((id) => id !== review.id).toSpliced(to, 0, review.id))}
              onRemove={() => change(ids.filter((id) => id !== review.id))}
              review={review}
            />
          ))}
        </ol>
      ) : (
        <p className="text-sm text-muted">Nothing picked yet. Find reviews below and add them.</p>
      )}
      <FieldError id="picked-error" text={errors.picked} />
      {!isLocked('picked') && <Search isFull={isFull} onAdd={add} picked={ids} widgetId={widgetId} />}
      <noscript>
        <p className="text-sm text-muted">
          Picking single reviews needs JavaScript. Every other choice works without.
        </p>
      </noscript>
    </div>
  )
}

type PickedProps = {
  review: Pickable
  at: number
  last: number
  onMove: (to: number) => void
  onRemove: () => void
}

function Picked({ review, at, last, onMove, onRemove }: PickedProps) {
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const
  const of = <span className="sr-only"> the review by {review.author}</span>
  return (
    <li className="flex items-start gap-2 border-b border-line py-2">
      <Told review={review} />
      <div className="flex shrink-0">
        <Button disabled={at === 0} isIcon kind="quiet" onClick={() => onMove(at - 1)} type="button">
          <ArrowUp {...icon} />
          <span className="sr-only">Move up</span>
          {of}
        </Button>
        <Button disabled={at === last} isIcon kind="quiet" onClick={() => onMove(at + 1)} type="button">
          <ArrowDown {...icon} />
          <span className="sr-only">Move down</span>
          {of}
        </Button>
        <Button isIcon kind="quiet" onClick={onRemove} type="button">
          <X {...icon} />
          <span className="sr-only">Remove</span>
          {of}
        </Button>
      </div>
    </li>
  )
}

function Told({ review: { author, rating, text } }: { review: Pickable }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars rating={rating} />
        <span className="font-medium wrap-anywhere">{author}</span>
      </p>
      <p className="line-clamp-2 wrap-anywhere text-muted" dir="auto">
        {text || 'Stars without words'}
      </p>
    </div>
  )
}

type SearchProps = {
  widgetId: string
  picked: string[]
  isFull: boolean
  onAdd: (review: Pickable) => void
}

const pauseMs = 250

function Search({ widgetId, picked, isFull, onAdd }: SearchProps) {
  const { load, data, state } = useFetcher<{ found: Pickable[] }>()
  const [query, setQuery] = useState<string | null>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (query === null) return
    const address = `/business/widgets/${widgetId}/reviews?${new URLSearchParams({ q: query })}`
    const timer = setTimeout(() => void load(address), query ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [query, widgetId, load])
  if (!isHydrated) return null
  const found = data?.found.filter(({ id }) => !picked.includes(id)) ?? []
  return (
    <div className="grid gap-2">
      <label className="text-sm font-medium" htmlFor="find-review">
        Find a review
      </label>
      <input
        className="control"
        id="find-review"
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => setQuery(query ?? '')}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder="Words of the review"
        type="search"
      />
      <p className="sr-only" role="status">
        {data && state === 'idle' ? `${found.length} found` : ''}
      </p>
      {isFull && <p className="text-sm text-muted">{widgetLimits.count.max} is the most a widget shows.</p>}
      {data && (
        <ul className="max-h-72 overflow-y-auto border-y border-line">
          {found.map((review) => (
            <li className="flex items-start gap-2 border-b border-line py-2 last:border-0" key={review.id}>
              <Told review={review} />
              <Button disabled={isFull} onClick={() => onAdd(review)} type="button">
                Add<span className="sr-only"> the review by {review.author}</span>
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className="py-3 text-sm text-muted">No matching reviews</li>}
        </ul>
      )}
    </div>
  )
}
