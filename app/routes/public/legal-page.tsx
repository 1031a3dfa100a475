import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { missingDetails } from '#app/features/instance/operator-card.tsx'
import { formatList } from '#app/languages/format.ts'
import { Entries, type Entry } from '#app/ui/entries.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Point, Points } from './points.tsx'
import type { LegalFacts } from './public-page.server.ts'

/** The day of the last change to the texts. */
const since = '2026-11-23'

type LegalPageProps = {
  title: string
  picture: ReactNode
  inShort: Point[]
  facts: LegalFacts
  children: ReactNode
}

export const LegalPage = ({ title, picture, inShort, facts, children }: LegalPageProps) => (
  <PageBeside
    below={
      <div className="-mb-12 grid gap-12">
        <Points points={inShort} />
        <Entries entries={partsOf(children)} isFirstOpen title="In full" />
      </div>
    }
    beside={picture}
    isPicture
    lead={
      <>
        In force since <Time as="date" at={since} />
      </>
    }
    title={title}
  >
    {facts.isReadByOperator && <OperatorsNote facts={facts} />}
  </PageBeside>
)

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
