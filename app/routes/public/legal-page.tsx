import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator-card.tsx'
import { formatList } from '#app/languages/format.ts'
import type { LegalFacts } from './legal.server.ts'
import { Prose } from './text-page.tsx'

type LegalPageProps = { title: string; lead: string; facts: LegalFacts; children: ReactNode }

/** A legal text. Operators also see a note on what they have to do; nobody else does. */
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
      <b>Only you, the operator, see this note.</b> This text is written for anyone who hosts this software.
      It is not legal advice: have a lawyer in your country review it before others rely on it.
      {missing.length > 0 && (
        <>
          {' '}
          Still missing: {formatList(missing)}. <Link to="/operator/settings">Fill it in</Link>
        </>
      )}
    </aside>
  )
}
