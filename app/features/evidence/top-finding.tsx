import { CitedQuote } from './cited-paragraph.tsx'
import type { ToldTrend } from './told-trend.ts'
import { TrendWords } from './trend-sentence.tsx'

/** The sentence that opens a page: what matters most now, with the newest of its quotes. */
export function TopFinding({ finding: { parts, citations } }: { finding: ToldTrend }) {
  const quote = citations.at(-1)
  return (
    <section aria-label="Most important now" className="mb-8 grid gap-3 border-b border-line pb-8">
      <p className="max-w-[36em] font-serif text-xl leading-[1.34] tracking-[-0.012em] wrap-anywhere sm:text-2xl">
        <TrendWords parts={parts} />
      </p>
      {quote && <CitedQuote citation={quote} />}
    </section>
  )
}
