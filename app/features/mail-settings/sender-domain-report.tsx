import { findingsOf, type SenderDomain } from '#app/features/mailing/sender-domain.vocabulary.ts'
import { Time } from '#app/ui/time.tsx'

const meanings: Record<string, string> = {
  SPF: 'who may send',
  DKIM: 'the signature',
  DMARC: 'what happens to forgeries',
}

type ReportProps = { domain: SenderDomain & { checkedAt: string } }

export function SenderDomainReport({ domain }: ReportProps) {
  const findings = findingsOf(domain)
  const isAny = (wanted: 'open' | 'wrong') => findings.some(({ state }) => state === wanted)
  return (
    <div className="grid gap-5">
      <p className="font-serif text-xl leading-[1.34] wrap-anywhere">
        {isAny('wrong')
          ? `Some mailboxes may take mail from ${domain.domain} for spam.`
          : isAny('open')
            ? `Nothing wrong with ${domain.domain} was found, and not everything could be seen.`
            : `${domain.domain} has all three records.`}
      </p>
      <dl className="grid">
        {findings.map(({ name, state, found, todo }) => (
          <div
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[10em_minmax(0,1fr)]"
            key={name}
          >
            <dt>
              <span className="font-medium">{name}</span>
              <span className="block text-xs text-muted">{meanings[name]}</span>
            </dt>
            <dd className="grid content-start gap-1 text-sm wrap-anywhere">
              <p className={state === 'wrong' ? 'text-warning' : undefined}>{found}</p>
              {todo && <p className="text-muted">To do: {todo}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Checked <Time at={domain.checkedAt} />, and again every day. Whoever runs this service can change
        these records.
      </p>
    </div>
  )
}
