import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator-card.tsx'
import { formatList } from '#app/languages/format.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { LegalFacts } from './legal.server.ts'
import { type Point, Points } from './points.tsx'

type LegalPageProps = { title: string; inShort: Point[]; facts: LegalFacts; children: ReactNode }

/** A legal text: what it says in short, and the whole beside its contents. */
export function LegalPage({ title, inShort, facts, children }: LegalPageProps) {
  const parts = Children.toArray(children).map((part) =>
    isHeading(part) ? cloneElement(part, { id: idOf(part) }) : part,
  )
  const headings = parts.filter(isHeading)
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader title={title} />
      <section
        aria-labelledby="in-short"
        className="mb-10 grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-8"
      >
        <h2 className="text-2xl" id="in-short">
          In short
        </h2>
        <Points points={inShort} />
      </section>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,44em)]">
        <nav aria-label="Contents" className="border-t border-rule pt-3 lg:sticky lg:top-6">
          <details className="fold fold-narrow">
            <summary>Contents</summary>
            <Contents headings={headings} />
          </details>
        </nav>
        <div className="prose">
          {facts.isReadByOperator && <OperatorsNote facts={facts} />}
          {parts}
        </div>
      </div>
    </div>
  )
}

type Heading = ReactElement<{ id?: string; children: string }>

const isHeading = (part: ReactNode): part is Heading => isValidElement(part) && part.type === 'h2'

const idOf = ({ props }: Heading) => props.children.toLowerCase().replace(/[^a-z]+/g, '-')

const Contents = ({ headings }: { headings: Heading[] }) => (
  <ul className="grid text-sm">
    {headings.map(({ props: { id, children } }) => (
      <li key={id}>
        <a className="flex min-h-11 items-center no-underline hover:underline lg:min-h-9" href={`#${id}`}>
          {children}
        </a>
      </li>
    ))}
  </ul>
)

/** Only operators see what they have to do. */
export function OperatorsNote({ facts }: { facts: LegalFacts }) {
  const missing = missingDetails(facts.operator)
  return (
    <aside aria-label="For the operator" className="mb-8 rounded-surface border border-control p-5 text-sm">
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
