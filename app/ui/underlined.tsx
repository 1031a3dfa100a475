import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Sentiment } from './sentiment.tsx'

/** A span of a text by UTF-16 offsets, as for `slice`; `found`: a match of the search; `weight` from 0 to 1. */
export type Span = { start: number; end: number; label: Sentiment | 'found'; weight?: number }

type UnderlinedProps = {
  text: string
  spans: readonly Span[]
  /** Of opinions, read aloud. */
  names?: Record<Sentiment, string>
}

const english = { positive: 'positive', neutral: 'neutral', negative: 'negative' }

/**
 * A text with praise, neutral mentions and complaints underlined straight, dashed and wavy, and with matches of a
 * search highlighted. Where spans overlap, a match wins over an opinion and an opinion over a mention, else the first.
 */
export function Underlined({ text, spans, names = english }: UnderlinedProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const span of withoutOverlaps(text, spans)) {
    parts.push(text.slice(at, span.start))
    parts.push(
      <mark
        className={
          span.label === 'found'
            ? 'found'
            : classNames('said', `said-${span.label}`, (span.weight ?? 0) >= 0.75 && 'said-strong')
        }
        key={span.start}
      >
        {span.label !== 'found' && <span className="sr-only select-none">{`${names[span.label]}: `}</span>}
        {text.slice(span.start, span.end)}
      </mark>,
    )
    at = span.end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}

/** In the order of the text. A span that is not in the text, or that cuts a character in two, is left out. */
function withoutOverlaps(text: string, spans: readonly Span[]) {
  const rank = ({ label }: Span) => (label === 'found' ? 0 : label === 'neutral' ? 2 : 1)
  const kept: Span[] = []
  for (const span of [...spans].sort((a, b) => rank(a) - rank(b) || a.start - b.start)) {
    const { start, end } = span
    const isInText = start >= 0 && start < end && end <= text.length
    if (!isInText || isWithinCharacter(text, start) || isWithinCharacter(text, end)) continue
    if (!kept.some((other) => start < other.end && other.start < end)) kept.push(span)
  }
  return kept.sort((a, b) => a.start - b.start)
}

/** Whether the position is between the two halves of a surrogate pair. */
const isWithinCharacter = (text: string, at: number) =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff && at < text.length
