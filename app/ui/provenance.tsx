import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type ProvenanceKind = 'order' | 'invited' | 'confirmed' | 'imported'

const marks = {
  order: {
    icon: 'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z',
    text: 'Verified purchase',
    why: 'The shop signed the order behind this review.',
  },
  invited: {
    icon: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
    text: 'Invited',
    why: 'Written on an invitation that works once.',
  },
  confirmed: {
    icon: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    text: 'Address confirmed',
    why: 'The author confirmed an e-mail address.',
  },
  imported: {
    icon: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
    text: 'Imported',
    why: 'Not part of the score.',
  },
}

/** How a review came in: a mark and a word, set by the service, never typed. */
export function Provenance({
  kind,
  from,
}: {
  kind: ProvenanceKind /** Where it was imported from. */
  from?: string
}) {
  const { icon, text, why } = marks[kind]
  const isVerified = kind === 'order' || kind === 'invited'
  return (
    <span className={classNames('provenance', !isVerified && 'text-muted')} title={why}>
      <Icon path={icon} size={14} />
      {kind === 'imported' && from ? `Imported from ${from}` : text}
    </span>
  )
}
