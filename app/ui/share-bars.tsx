import { Link } from 'react-router'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { rounded } from './rounded.ts'

export type ShareRow = {
  id: string
  label: string
  count: number
  of: number
  /** From 0 to 1; null if there is nothing to count. */
  rate: number | null
  /** The 95% confidence interval. */
  from: number | null
  to: number | null
  /** The address of the list of these reviews. */
  linkTo?: string
  /** Text after the count. */
  countTo?: string
  /** A total of other rows. */
  isStrong?: boolean
}

type ShareBarsProps = {
  /** The table's caption for screen readers. */
  caption: string
  /** The count's column heading, such as "Challenged". */
  counted: string
  rows: readonly ShareRow[]
}

/** Shares on one scale, each with its confidence interval. */
export function ShareBars({ caption, counted, rows }: ShareBarsProps) {
  const longest = Math.max(...rows.map(({ to }) => to ?? 0))
  return (
    <table className="share-bars">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Stars</th>
          <th scope="col">{counted}</th>
          <th scope="col">95% interval</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className={classNames(row.isStrong && 'is-strong')} key={row.id}>
            <th scope="row">{row.linkTo ? <Link to={row.linkTo}>{row.label}</Link> : row.label}</th>
            <td>
              <Count {...row} />
            </td>
            <td>
              <Bar longest={longest} {...row} />
            </td>
            <td>{row.rate === null ? 'none' : formatPercent(row.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({ count, of, countTo }: ShareRow) {
  const [text, all] = [formatNumber(count), ` of ${formatNumber(of)}`]
  if (!countTo || count === 0) return text + all
  return (
    <>
      <EvidenceLink to={countTo}>{text}</EvidenceLink>
      {all}
    </>
  )
}

function Bar({ rate, from, to, longest }: ShareRow & { longest: number }) {
  if (rate === null || from === null || to === null || longest === 0) return null
  const at = (share: number) => rounded((100 * share) / longest)
  return (
    <svg aria-hidden preserveAspectRatio="none" viewBox="0 0 100 14">
      <path d={`M0 2h${at(rate)}v10H0z`} />
      <path d={`M${at(from)} 4v6m0-3H${at(to)}m0-3v6`} />
    </svg>
  )
}
