import { Link } from 'react-router'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'
import { rounded } from './rounded.ts'
import { Stet } from './stet.tsx'

export type ShareRow = {
  id: string
  label: string
  count: number
  of: number
  /** From 0 to 1; null where there are none to count. */
  rate: number | null
  /** The interval of 95 %. */
  from: number | null
  to: number | null
  /** Where reviews like these are listed. */
  linkTo?: string
  /** What stands behind the count. */
  countTo?: string
  /** Sums up others. */
  isStrong?: boolean
}

type ShareBarsProps = {
  /** What the table holds; read aloud, not drawn. */
  caption: string
  /** Of the count: "Challenged". */
  counted: string
  rows: readonly ShareRow[]
}

/** Shares side by side on one scale, each with the range in which chance alone may have put it. */
export function ShareBars({ caption, counted, rows }: ShareBarsProps) {
  const longest = Math.max(...rows.map(({ to }) => to ?? 0))
  return (
    <table className="share-bars">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Stars</th>
          <th scope="col">{counted}</th>
          <td />
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
      <Stet to={countTo}>{text}</Stet>
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
