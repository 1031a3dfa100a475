import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import type { SentencePart } from './finding-text.ts'

/** A sentence whose counts open the reviews behind them. */
export function FindingSentence({ parts }: { parts: SentencePart[] }) {
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
