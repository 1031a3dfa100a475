import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator-card.tsx'
import { formatList } from '#app/languages/format.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Time } from '#app/ui/time.tsx'
import { Entries, type Entry } from './entries.tsx'
import { type Point, Points } from './points.tsx'
import type { LegalFacts } from './public-page.server.ts'

/** The day of the last change to the texts. */
const since = '2026-11-23'

type LegalPageProps = { title: string; inShort: Point[]; facts: LegalFacts; children: ReactNode }

export function LegalPage({ title, inShort, facts, children }: LegalPageProps) {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader
        lead={
          <>
            In force since <Time as="date" at={since} />
          </>
        }
        title={title}
      />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section
          aria-labelledby="in-short"
          className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-8 lg:sticky lg:top-6"
        >
          <h2 className="text-2xl" id="in-short">
            In short
          </h2>
          <Points isStacked points={inShort} />
        </section>
        <div>
          {facts.isReadByOperator && <OperatorsNote facts={facts} />}
          <Entries className="prose" entries={partsOf(children)} level={2} />
        </div>
      </div>
    </div>
  )
}

const isHeading = (part: ReactNode): part is ReactElement<{ children: string }> =>
  isValidElement(part) && part.type === 'h2'

function partsOf(children: ReactNode): Entry[] {
  const all = Children.toArray(children)
  const starts = all.flatMap((part, at) => (isHeading(part) ? [{ title: part.props.children, at }] : []))
  return starts.map(({ title, at }, index) => ({
    id: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    title,
    text: all.slice(at + 1, starts[index + 1]?.at),
  }))
}

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
