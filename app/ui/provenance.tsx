import { classNames } from './class-names.ts'

export type ProvenanceKind = 'order' | 'invited' | 'confirmed' | 'imported'

const words = {
  order: { text: 'Verified purchase', why: 'The shop signed the order behind this review.' },
  invited: { text: 'Invited', why: 'Written on an invitation that works once.' },
  confirmed: { text: 'Address confirmed', why: 'The author confirmed an e-mail address.' },
  imported: { text: 'Imported', why: 'Not part of the score.' },
}

/** How a review came in: a mark and a word, set by the service, never typed. */
export function Provenance({
  kind,
  from,
}: {
  kind: ProvenanceKind /** Where it was imported from. */
  from?: string
}) {
  const { text, why } = words[kind]
  const isVerified = kind === 'order' || kind === 'invited'
  return (
    <span className={classNames('provenance', `provenance-${kind}`, !isVerified && 'text-muted')} title={why}>
      {kind === 'imported' && from ? `Imported from ${from}` : text}
    </span>
  )
}
