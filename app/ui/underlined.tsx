import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Sentiment } from './sentiment.tsx'

/** A span of a text by UTF-16 offsets, as for `slice`; `weight` from 0 to 1. */
export type Span = { start: number; end: number; label: Sentiment; weight?: number }

/**
 * A text with praise, neutral mentions and complaints underlined straight, dashed and wavy. Of overlapping
 * spans the first wins.
 */
export function Underlined({ text, spans }: { text: string; spans: readonly Span[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < at || span.end > text.length || span.end <= span.start) continue
    parts.push(text.slice(at, span.start))
    parts.push(
      <mark
        className={classNames('said', `said-${span.label}`, (span.weight ?? 0) >= 0.75 && 'said-strong')}
        key={span.start}
      >
        <span className="sr-only select-none">{`${span.label}: `}</span>
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
