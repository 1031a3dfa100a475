import { LogCheck, type LogCheckWords } from '#app/features/log/log-check.tsx'
import { countOf, formatList, formatNumber, rounded } from '#app/languages/format.ts'
import { ChartKey } from '#app/ui/chart-key.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { ShareBars } from '#app/ui/share-bars.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { authors, collection, log, parties } from './business-sections.ts'
import { challenges, checks, photos, removals, reports } from './moderation-sections.ts'
import { MonthsChart } from './months-chart.tsx'
import type { PublicRecord } from './public-record.ts'
import { average, months, replies, rewards, sources } from './rating-sections.ts'
import { type Cell, type Picture, type Row, readRows, readRules, readValue, type Section } from './section.ts'

/** The pictures; then what is told in a line, who decides first. */
export const sections: readonly Section[] = [
  average,
  removals,
  months,
  sources,
  parties,
  challenges,
  checks,
  photos,
  reports,
  rewards,
  replies,
  authors,
  collection,
  log,
]

type RecordPageProps = { record: PublicRecord; check?: LogCheckWords; watching?: Witness[] }

export function RecordPage({ record, check, watching }: RecordPageProps) {
  const { business } = record
  const draw = (section: Section) => <Answer key={section.id} record={record} section={section} />
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
        <h1 className="text-4xl tracking-[-0.03em] lg:text-5xl">{recordHeading(record)}</h1>
        {record.totals.received > 0 && <Outcomes record={record} />}
        <div className="mt-5 mb-6 flex flex-wrap justify-between gap-x-12 gap-y-3 text-sm text-muted">
          <p className="max-w-measure">{`${describeRating(record)} ${parties.verdict(record)[0]}`.trim()}</p>
          <div>
            {check && <LogCheck {...check} businessId={business.id} numbers={loggedNumbers(record)} />}
            {watching && <WatchedBy witnesses={watching} />}
          </div>
        </div>
      </header>
      <div className="page grid gap-x-8 lg:grid-cols-10">
        {sections.filter(({ brief }) => !brief).map(draw)}
      </div>
      <div className="page mt-10">
        <div className="grid gap-x-8 border-t border-rule lg:grid-cols-2">
          {sections.filter(({ brief }) => brief).map(draw)}
        </div>
      </div>
    </>
  )
}

/** What became of all reviews received: these numbers add up to them. */
export function outcomesOf({ totals, authors }: PublicRecord) {
  const outcomes = [
    ['Published', totals.standing, 'fill-positive', 'bg-positive'],
    ['Removed', totals.removed, 'fill-negative', 'bg-negative'],
    ['Refused', totals.refused, 'fill-negative', 'bg-negative'],
    ['Withdrawn by the author', totals.withdrawn, 'fill-neutral', 'bg-neutral'],
    ['Erased', authors.erased, 'fill-neutral', 'bg-neutral'],
    ['Waiting for the operator', totals.waitingForOperator, 'fill-ink', 'bg-ink'],
    ['Unconfirmed', totals.waitingForAuthor, 'fill-control', 'bg-control'],
  ] as const
  return outcomes.filter(([name, count]) => count > 0 || name === 'Removed')
}

function Outcomes({ record }: { record: PublicRecord }) {
  const { received } = record.totals
  const shown = outcomesOf(record)
  return (
    <figure className="mt-6">
      <svg aria-hidden className="block" height="36" width="100%">
        {shown.map(([name, count, fill], at) => {
          const before = shown.slice(0, at).reduce((sum, [, each]) => sum + each, 0)
          return (
            <rect
              className={fill}
              height="36"
              key={name}
              width={`${rounded((100 * count) / received)}%`}
              x={`${rounded((100 * before) / received)}%`}
            />
          )
        })}
      </svg>
      <figcaption>
        <ChartKey
          items={shown.map(([name, count, , colour]) => [
            colour,
            <>
              {name} <b className="font-medium tabular-nums">{formatNumber(count)}</b>
            </>,
          ])}
        />
      </figcaption>
    </figure>
  )
}

/** `audited`: the number of entries that an auditor holds; null for other witnesses. */
type Witness = { name: string; seenAt: string | null; audited: number | null }

function WatchedBy({ witnesses }: { witnesses: Witness[] }) {
  const seen = witnesses.flatMap(({ seenAt, ...each }) => (seenAt ? [{ ...each, seenAt }] : []))
  if (seen.length === 0) return <p className="text-xs">No one else watches this log yet.</p>
  return (
    <ul className="text-xs wrap-anywhere">
      {seen.map(({ name, seenAt, audited }) => (
        <li key={name}>
          {name}{' '}
          {audited === null
            ? 'watches the log'
            : `holds the log’s first ${countOf(audited, 'entry', 'entries')} and found every count right`}{' '}
          (<Time at={seenAt} />)
        </li>
      ))}
    </ul>
  )
}

/** Twelve bars need more room than three. */
const spans: Record<string, string> = {
  months: 'lg:not-has-[[open]]:col-span-6',
  sources: 'lg:not-has-[[open]]:col-span-4',
}

type AnswerProps = { section: Section; record: PublicRecord }

/** The answer at a glance, which opens; or the question, its answer in a sentence and a picture of it. */
function Answer({ section, record }: AnswerProps) {
  const { id, question, brief } = section
  const [answer] = section.verdict(record)
  const picture = section.picture?.(record)
  const whole = (
    <>
      <h2 className="scroll-mt-6 text-xl" id={id}>
        {question}
      </h2>
      <p className="mt-1 mb-2 max-w-measure text-muted">{answer}</p>
      {picture && <Drawing id={id} picture={picture} />}
    </>
  )
  if (brief) {
    const [figure, of] = brief(record)
    return (
      <section aria-labelledby={id} className="print-all has-[[open]]:col-span-full">
        <details className="fold">
          <summary>
            <span>
              <b className="font-medium">{figure}</b> {of}
            </span>
          </summary>
          {whole}
          <Behind record={record} section={section} />
        </details>
      </section>
    )
  }
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'print-all col-span-full mt-8 grid min-w-0 content-start border-t border-rule pt-3',
        spans[id] ?? 'lg:not-has-[[open]]:col-span-5',
      )}
    >
      {whole}
      <details>
        <summary aria-describedby={id} className="chart-more">
          In numbers
        </summary>
        <Behind record={record} section={section} />
      </details>
    </section>
  )
}

/** How sure the answer is, what it rests on, and what is counted. */
function Behind({ section, record }: AnswerProps) {
  const [, ...more] = section.verdict(record)
  return (
    <div className="overflow-x-auto pb-3">
      {more.length > 0 && <p className="mb-3 max-w-measure text-sm">{more.join(' ')}</p>}
      <Rows columns={section.columns} id={section.id} rows={readRows(section, record)} />
      {readRules(section, record).map(([title, text]) => (
        <p className="mt-3 max-w-measure text-sm wrap-anywhere" key={title}>
          <b className="font-medium">{title}.</b> <span className="text-muted">{text}</span>
        </p>
      ))}
    </div>
  )
}

function Drawing({ picture, id }: { picture: Picture; id: string }) {
  if ('months' in picture) return <MonthsChart months={picture.months} />
  const tone = id === 'average' ? 'star' : id === 'sources' ? 'positive' : 'negative'
  return (
    <>
      <ShareBars labelledBy={id} rows={picture.shares} tone={tone} />
      {picture.shares.some(({ to }) => to) && (
        <ChartKey
          items={[
            ['bg-negative', 'Share'],
            ['bg-negative/18', 'Range that chance allows'],
          ]}
        />
      )}
    </>
  )
}

type RowsProps = { id: string; columns: readonly string[]; rows: readonly Row[] }

/** Rows with nothing but zeros are named in one line below the table. */
function Rows({ id, columns, rows }: RowsProps) {
  const zeros = rows.filter(isZero)
  const shown = rows.filter((row) => !isZero(row))
  return (
    <>
      {shown.length > 0 && (
        <Table
          columns={columns.map((header, at) => ({
            id: header,
            header,
            isNumber: at > 0 && columns.length > 2,
            cell: (row: Row) => <Value cell={row[at] ?? null} />,
          }))}
          isTight={columns.length <= 7}
          labelledBy={id}
          rowId={(row) => String(shown.indexOf(row))}
          rows={shown}
        />
      )}
      {zeros.length > 0 && (
        <p className="mt-3 text-xs text-muted">
          {shown.length > 0 ? `Zero: ${zeros.map(([name]) => name).join(' · ')}` : 'All zero.'}
        </p>
      )}
    </>
  )
}

function isZero([, ...cells]: Row) {
  const values = cells.map(readValue).filter((value) => value !== null)
  return values.length > 0 && values.every((value) => value === 0)
}

/** Texts may be somebody's own: each keeps its direction, and a page of the business passes nothing on. */
function Value({ cell }: { cell: Cell }) {
  const value = readValue(cell)
  if (value === null) return null
  const text = typeof value === 'number' ? formatNumber(value) : value
  if (typeof cell !== 'object' || value === 0) return <bdi className="whitespace-pre-line">{text}</bdi>
  if (typeof value === 'number') return <EvidenceLink to={cell!.to}>{text}</EvidenceLink>
  const rel = cell!.to.startsWith('/') ? undefined : 'nofollow noopener ugc'
  return (
    <a href={cell!.to} rel={rel}>
      {text}
    </a>
  )
}

/** "300 of 314 reviews are published." */
export function recordHeading({ totals: { received, standing } }: PublicRecord) {
  if (received === 0) return 'No reviews yet.'
  return received === 1
    ? `The only review is ${standing === 1 ? '' : 'not '}published.`
    : `${standing === received ? 'All' : `${formatNumber(standing)} of`} ${formatNumber(received)} reviews are published.`
}

/** The numbers that must follow from the log. */
const loggedNumbers = ({ totals, rating, sources: { imported, insider } }: PublicRecord) => ({
  received: totals.received,
  count: rating.count,
  average: rating.average,
  imported: imported.count,
  insiders: insider.count,
  products: totals.ofProducts,
})

/** The published reviews outside the rating, which every other page counts separately. */
function describeRating({ totals, rating, sources: { insider, imported } }: PublicRecord) {
  const outside = [
    ...(totals.ofProducts > 0 ? [`${formatNumber(totals.ofProducts)} of its products`] : []),
    ...(imported.count > 0 ? [`${formatNumber(imported.count)} imported`] : []),
    ...(insider.count > 0 ? [`${formatNumber(insider.count)} by insiders`] : []),
  ]
  if (outside.length === 0) return ''
  return `In the rating: ${formatNumber(rating.count)} of the ${formatNumber(totals.standing)} published, without ${formatList(outside)}.`
}
