import { CitedQuote } from './cited-quote.tsx'
import type { Finding, Findings } from './finding.ts'
import type { QuotesOfFinding } from './finding-quotes.server.ts'
import { FindingSentence } from './finding-sentence.tsx'
import { describeFinding } from './finding-text.ts'

type TopFindingProps = { finding: Finding; of: Pick<Findings, 'from' | 'reviews'>; quotes: QuotesOfFinding }

export function TopFinding({ finding, of, quotes: { own } }: TopFindingProps) {
  return (
    <section
      aria-label="Most important now"
      className="grid gap-3 border-line min-[1100px]:border-l min-[1100px]:pl-14"
    >
      <p className="max-w-[36em] font-serif text-xl leading-[1.34] tracking-[-0.012em] wrap-anywhere sm:text-2xl">
        <FindingSentence parts={describeFinding(finding, of)} />
      </p>
      {own[0] && <CitedQuote quote={own[0]} />}
    </section>
  )
}
