import { CodeXml, Globe } from 'lucide-react'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import type { ProofFailure, ProofMethod } from './domain-proof.vocabulary.ts'
import { graceDays } from './domain-proof.vocabulary.ts'

export type DomainState = {
  /** In Unicode. */
  domain: string
  state: 'unasked' | 'checking' | 'proven' | 'failed'
  method: ProofMethod | null
  failure: ProofFailure | null
  /** ISO 8601. */
  checkedAt: string | null
  failingSince: string | null
  /** The business's own domain, or one that it wants to take over. */
  isOwn: boolean
}

const places = { dns: 'a TXT record of your domain', meta: 'your front page' }

const failures: Record<ProofFailure, string> = {
  missing:
    'We found no code, neither in your domain’s records nor on your front page. A new record can take up to an hour to be seen everywhere.',
  other_code: 'We found the code of another business, or an old one of yours. Replace it with the one below.',
  unreachable:
    'Neither the name server nor the front page answered. We read only https, and at most a few seconds.',
  taken_over:
    'Another business has since proved this domain. If it is yours, put the code below back and check again.',
}

/** The state of the proof in words; looks again by itself while a check is running. */
export function DomainStatus({ proof }: { proof: DomainState }) {
  useRefresh(proof.state === 'checking')
  const { domain, state, method, failure, checkedAt, failingSince } = proof
  return (
    <div className="grid max-w-[40em] gap-3" role="status">
      <p className="font-serif text-3xl text-balance">
        {state === 'proven' || failingSince
          ? 'This domain is proven to be yours'
          : state === 'checking'
            ? 'Looking for your code…'
            : state === 'failed'
              ? 'We did not find your code'
              : 'Prove that this domain is yours'}
      </p>
      <p className="font-medium wrap-anywhere">{domain}</p>
      {state === 'proven' && method && (
        <p className="text-sm text-muted">
          Found in {places[method]}, {checkedAt && <Time at={checkedAt} />}. Leave it there: we look again
          once a week.
        </p>
      )}
      {state === 'failed' && failure && (
        <p className="border-l-2 border-warning py-1 pl-4 text-sm">
          {failures[failure]}{' '}
          {checkedAt && (
            <>
              Checked <Time at={checkedAt} />.
            </>
          )}
          {failingSince && (
            <>
              {' '}
              The proof ends if the code stays missing for {graceDays} days; it has been since{' '}
              <Time as="date" at={failingSince} />.
            </>
          )}
        </p>
      )}
    </div>
  )
}

type Codes = { recordName: string; record: string; tag: string }

/** The two ways to show that a domain is one's own. One is enough. */
export const ProofCodes = ({ recordName, record, tag, isProven }: Codes & { isProven: boolean }) => (
  <>
    <Setting
      action={isProven ? 'Change' : undefined}
      help="Easiest: paste this line into your front page."
      icon={CodeXml}
      title="On your website"
    >
      <CopyField
        help="Website builders call the place “code in the head” or “site verification”."
        id="tag"
        isCode
        label="Line to paste"
        value={tag}
      />
    </Setting>
    <Setting
      action="Change"
      help="In the settings of the company that sold it to you, as a TXT record."
      icon={Globe}
      title="Or at your domain"
    >
      <div className="grid gap-4">
        <CopyField
          help="If it is not accepted, use the domain itself."
          id="record-name"
          isCode
          label="Name"
          value={recordName}
        />
        <CopyField id="record-value" isCode label="Value" value={record} />
      </div>
    </Setting>
  </>
)
