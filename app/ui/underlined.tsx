import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Sentiment } from './sentiment.tsx'

/** A part of a text by its offsets in UTF-16 units, as `slice` takes them; `weight` from 0 to 1. */
export type Span = { start: number; end: number; label: Sentiment; weight?: number }

/** A text with what it praises and blames underlined: straight, dashed, wavy. Overlaps: the first one stands. */
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
