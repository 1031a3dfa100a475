import { CircleCheck, Download, Mail, ReceiptText } from 'lucide-react'
import { classNames } from './class-names.ts'

export type ProvenanceKind = 'order' | 'invited' | 'confirmed' | 'imported'

const marks = {
  order: {
    Icon: ReceiptText,
    text: 'Verified purchase',
    why: 'The shop signed the order behind this review.',
  },
  invited: { Icon: CircleCheck, text: 'Invited', why: 'Written on an invitation that works once.' },
  confirmed: { Icon: Mail, text: 'Address confirmed', why: 'The author confirmed an e-mail address.' },
  imported: { Icon: Download, text: 'Imported', why: 'Not part of the score.' },
}

/** How a review came in: a mark and a word, set by the service, never typed. */
export function Provenance({
  kind,
  from,
}: {
  kind: ProvenanceKind /** Where it was imported from. */
  from?: string
}) {
  const { Icon, text, why } = marks[kind]
  const isVerified = kind === 'order' || kind === 'invited'
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-xs leading-tight',
        isVerified ? 'text-ink' : 'text-muted',
      )}
      title={why}
    >
      <Icon aria-hidden className="shrink-0" size={14} strokeWidth={1.5} />
      {kind === 'imported' && from ? `Imported from ${from}` : text}
    </span>
  )
}
