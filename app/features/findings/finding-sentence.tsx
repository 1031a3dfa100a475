import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import type { SentencePart } from './finding-text.ts'

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
