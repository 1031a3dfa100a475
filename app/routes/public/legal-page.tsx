import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator.ts'
import type { LegalFacts } from './legal.server.ts'
import { Prose } from './prose.tsx'

type LegalPageProps = { title: string; lead: string; facts: LegalFacts; children: ReactNode }

/** A legal text. The operator who reads it is told what is theirs to do with it; nobody else sees that. */
export function LegalPage({ title, lead, facts, children }: LegalPageProps) {
  return (
    <Prose lead={lead} title={title}>
      {facts.isReadByOperator && <OperatorsNote facts={facts} />}
      {children}
    </Prose>
  )
}

function OperatorsNote({ facts }: { facts: LegalFacts }) {
  const missing = missingDetails(facts.operator)
  return (
    <aside aria-label="For the operator" className="rounded-surface border border-control p-5">
      <b>Only you, the operator, see this note.</b> The text fits a service that somebody hosts with this
      software. It is no legal advice: have a lawyer of your country read it before others rely on it.
      {missing.length > 0 && (
        <>
          {' '}
          Still missing: {new Intl.ListFormat('en').format(missing)}.{' '}
          <Link to="/operator/settings">Fill it in</Link>
        </>
      )}
    </aside>
  )
}
