import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { englishLabels, labelFor, type ProvenanceKind, type ProvenanceWords } from './provenance-label.ts'

const icons = {
  order: 'M4 2v20l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1V2l-2 1-2-1-2 1-2-1-2 1-2-1-2 1zM8 8h6M8 12h8M8 16h5',
  invited: 'M22 2L11 13M22 2l-7 20-4-9-9-4z',
  confirmed:
    'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  insider:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  imported: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
}

type ProvenanceProps = {
  kind: ProvenanceKind
  /** Where it was imported from. */
  from?: string
  /** Of a page that is not in English. */
  words?: ProvenanceWords
}

/** A review's provenance: an icon and a label, set by the service, never by the business. */
export function Provenance({ kind, from, words = englishLabels }: ProvenanceProps) {
  return (
    <span className={classNames('provenance', kind !== 'order' && 'text-muted')} title={words.meanings[kind]}>
      <Icon path={icons[kind]} size={14} />
      {labelFor(kind, kind === 'imported' ? from : null, words)}
    </span>
  )
}
