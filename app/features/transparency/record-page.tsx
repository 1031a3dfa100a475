import type { ReactNode } from 'react'
import { countOf, formatChoices, formatList, formatNumber } from '#app/languages/format.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { Table } from '#app/ui/table.tsx'
import { authors, collection, log, parties } from './business-sections.tsx'
import { challenges, checks, removals, reports } from './moderation-sections.tsx'
import { type PublicRecord, stars } from './public-record.ts'
import { average, months, replies, rewards, sources } from './rating-sections.tsx'
import { type Fact, type Line, type Part, readParts, type Section, type StarRow } from './section.ts'
import { starCounts } from './star-counts.ts'

/** In the order in which a doubting reader asks. */
export const sections: readonly Section[] = [
  parties,
  average,
  sources,
  months,
  challenges,
  removals,
  checks,
  reports,
  rewards,
  replies,
  authors,
  collection,
  log,
]

export function RecordPage({ record }: { record: PublicRecord }) {
  const { business } = record
  return (
    <>
      <header className="page pt-6 md:pt-10">
        {!business.isActive && (
          <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{business.status}</p>
        )}
        <p className="mb-3 text-sm">
          <a href={`/business/${business.id}`}>{business.name}</a>
          {business.isSample && <span className="text-muted">, sample data</span>}
        </p>
        <h1 className="max-w-[12em] text-5xl tracking-[-0.03em] lg:text-6xl">{recordHeading(record)}</h1>
        <div className="mt-5 grid max-w-measure gap-3">
          {record.totals.received > 0 && <p className="verdict">{describeOthers(record)}</p>}
          <p className="text-sm text-muted">
            {`${describeRating(record)} Computed from the reviews and the log; the business does not write it.`.trim()}
          </p>
        </div>
        <nav aria-label="On this page" className="mt-5">
          <Fold label="Contents">
            <ul className="contents-list">
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
      </header>
      {sections.map((section) => (
        <Answer key={section.id} record={record} section={section} />
      ))}
    </>
  )
}

/** The question, its answer, and then the evidence and the rules. */
function Answer({ section, record }: { section: Section; record: PublicRecord }) {
  const { id, question, note } = section
  const [answer, ...more] = section.verdict(record)
  const parts = readParts(section, record)
  const open = parts.filter(({ isFolded }) => !isFolded)
  const folded = parts.filter(({ isFolded }) => isFolded)
  return (
    <section aria-labelledby={id} className="page mt-8 md:mt-16">
      <div className="grid gap-x-10 gap-y-3 border-t border-rule pt-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="max-w-[14em] scroll-mt-6 text-2xl lg:text-3xl" id={id}>
          {question}
        </h2>
        <div className="grid min-w-0 content-start gap-3 lg:gap-6">
          <div className="grid max-w-measure gap-2">
            <p className="verdict">{answer}</p>
            {more.length > 0 && <p className="text-sm">{more.join(' ')}</p>}
          </div>
          {section.chart?.(record)}
          <Fold label={section.label}>
            <div className="grid gap-6 pb-4">
              {open.map((part) => (
                <div key={part.title}>
                  <h3 className={open.length > 1 ? 'mb-3 text-lg' : 'sr-only'}>{part.title}</h3>
                  <Rows part={part} />
                </div>
              ))}
              {folded.length > 0 && (
                <div>
                  {folded.map((part) => (
                    <Fold isLong key={part.title} label={<h3 className="font-sans text-sm">{part.title}</h3>}>
                      <Rows part={part} />
                    </Fold>
                  ))}
                </div>
              )}
              {note && <p className="max-w-measure text-xs text-muted">{note}</p>}
            </div>
          </Fold>
        </div>
      </div>
    </section>
  )
}

function Rows({ part }: { part: Part }) {
  if ('text' in part)
    return <p className="max-w-measure pb-4 text-sm wrap-anywhere text-muted">{part.text}</p>
  if ('facts' in part) return <Facts facts={part.facts.filter((fact) => fact !== false)} />
  if ('byStars' in part) return <Stars caption={part.title} first={part.first} rows={part.byStars} />
  if ('drawing' in part) return <div className="max-w-[36em]">{part.drawing}</div>
  if ('shares' in part) return <ShareBars caption={part.title} counted={part.counted} rows={part.shares} />
  return (
    <Table
      caption={part.title}
      columns={part.columns.map((header, at) => ({
        id: header,
        header,
        isNumber: at > 0,
        cell: (line: Line) => (typeof line[at] === 'number' ? formatNumber(line[at]) : line[at]),
      }))}
      rowId={([name]) => name}
      rows={part.lines}
    />
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type StarsProps = { caption: string; first: string; rows: readonly StarRow[] }

/** Rows with nothing but zeros are named in one line below the table. */
function Stars({ caption, first, rows }: StarsProps) {
  const isZero = ({ counts }: StarRow) => stars.every((each) => counts[each] === 0)
  const zeros = rows.filter(isZero).map(({ name }) => name)
  return (
    <div>
      <StarMatrix
        caption={caption}
        first={first}
        rows={rows
          .filter((row) => !isZero(row))
          .map(({ name, label = name, counts, ...row }) => ({
            id: name,
            label,
            counts: starCounts(counts),
            ...row,
          }))}
      />
      {zeros.length > 0 && <p className="mt-3 text-xs text-muted">{`Zero: ${zeros.join(' · ')}`}</p>}
    </div>
  )
}

type FoldProps = { label: ReactNode; isLong?: boolean; children: ReactNode }

/** Folded on a phone; open on a wide screen and on paper, without the line to tap, unless it is long. */
function Fold({ label, isLong = false, children }: FoldProps) {
  return (
    <details className={isLong ? 'fold' : 'fold fold-narrow'}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

/** "304 reviews received, 290 published, 4 removed." A review refused before publishing weighs as much as a removed one. */
export function recordHeading({ totals: { received, standing, removed, refused } }: PublicRecord) {
  if (received === 0) return 'No reviews yet.'
  const parts = [
    `${countOf(received, 'review')} received`,
    `${formatNumber(standing)} published`,
    `${removed === 0 ? 'none' : formatNumber(removed)} removed`,
    ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Everything that the heading leaves out, so that the numbers add up to those received. */
export function describeOthers({ totals, authors }: PublicRecord) {
  const states = [
    [totals.withdrawn, 'withdrawn'],
    [totals.waitingForOperator, 'waiting for the operator'],
    [totals.waitingForAuthor, 'unconfirmed'],
    [authors.erased, 'erased'],
  ] as const
  const others = states.filter(([count]) => count > 0)
  const none = [
    ...(totals.refused === 0 ? ['refused'] : []),
    ...states.flatMap(([count, state]) => (count === 0 ? [state] : [])),
  ]
  const rest = others.reduce((sum, [count]) => sum + count, 0)
  const named = others.map(([count, state]) => `${formatNumber(count)} ${state}`)
  return [
    ...(rest > 0 ? [`${countOf(rest, 'other')}: ${named.join(', ')}.`] : []),
    ...(none.length > 0 ? [`None ${formatChoices(none)}.`] : []),
  ].join(' ')
}

/** The published reviews outside the rating, which every other page counts separately. */
function describeRating({ totals, rating, sources: { insider, imported } }: PublicRecord) {
  const outside = [
    ...(imported.count > 0 ? [`${formatNumber(imported.count)} imported`] : []),
    ...(insider.count > 0 ? [`${formatNumber(insider.count)} by insiders`] : []),
  ]
  if (outside.length === 0) return ''
  return `In the rating: ${formatNumber(rating.count)} of the ${formatNumber(totals.standing)} published, without ${formatList(outside)}.`
}
