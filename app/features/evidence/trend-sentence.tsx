import type { SentencePart } from '#app/features/trends/words.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'

/** A sentence whose counts open the reviews behind them. */
export function TrendWords({ parts }: { parts: SentencePart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <EvidenceLink key={part.address} to={part.address}>
        {part.text}
      </EvidenceLink>
    ),
  )
}
