import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator-card.tsx'
import { formatList } from '#app/languages/format.ts'
import type { LegalFacts } from './legal.server.ts'
import { Prose } from './text-page.tsx'

type LegalPageProps = { title: string; lead: string; facts: LegalFacts; children: ReactNode }

/** A legal text beside its contents. Operators also see a note on what they have to do; nobody else does. */
export function LegalPage({ title, lead, facts, children }: LegalPageProps) {
  const parts = Children.toArray(children).map((part) =>
    isHeading(part) ? cloneElement(part, { id: idOf(part) }) : part,
  )
  return (
    <Prose beside={<Contents headings={parts.filter(isHeading)} />} lead={lead} title={title}>
      {facts.isReadByOperator && <OperatorsNote facts={facts} />}
      {parts}
    </Prose>
  )
}

type Heading = ReactElement<{ id?: string; children: string }>

const isHeading = (part: ReactNode): part is Heading => isValidElement(part) && part.type === 'h2'

const idOf = ({ props }: Heading) => props.children.toLowerCase().replace(/[^a-z]+/g, '-')

function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label="Contents" className="sticky top-6 border-t border-rule pt-3 text-sm max-lg:hidden">
      <ul className="grid">
        {headings.map(({ props: { id, children } }) => (
          <li key={id}>
            <a className="flex min-h-9 items-center" href={`#${id}`}>
              {children}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
