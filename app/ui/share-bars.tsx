import { useContext } from 'react'
import { Link } from 'react-router'
import { formatNumber, formatPercent, rounded } from '#app/languages/format.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { PageLanguage } from './page-language.ts'

export type ShareRow = {
  label: string
  count: number
  /** The total that `count` is a part of; shown only if it differs between rows. */
  of?: number
  /** From 0 to 1; null if there is nothing to count. */
  rate: number | null
  /** The ends of the 95% confidence interval; null if the share has none. */
  from?: number | null
  to?: number | null
  /** The address of the list of these reviews. */
  linkTo?: string | undefined
  /** The address of the cases that were counted. */
  countTo?: string | undefined
}

type ShareBarsProps = {
  /** The id of the heading that names the bars, or else a name. */
  labelledBy?: string
  label?: string
  rows: readonly ShareRow[]
  /** What the bars count: a colour by its meaning. */
  tone?: 'star' | 'positive' | 'negative'
}

/** Shares on one scale, each with the band of its confidence interval. */
export function ShareBars({ labelledBy, label, rows, tone }: ShareBarsProps) {
  const longest = Math.max(...rows.map(({ to, rate }) => to ?? rate ?? 0))
  return (
    <table aria-label={label} aria-labelledby={labelledBy} className="share-bars" data-tone={tone}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.linkTo ? <Link to={row.linkTo}>{row.label}</Link> : row.label}</th>
            <td>
              <Bar longest={longest} {...row} />
            </td>
            <td>
              <Count {...row} />
            </td>
            {row.of !== undefined && <td>{row.rate === null ? 'none' : formatPercent(row.rate)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({ count, of, countTo }: ShareRow) {
  const text = formatNumber(count, useContext(PageLanguage))
  return (
    <>
      {countTo && count > 0 ? <EvidenceLink to={countTo}>{text}</EvidenceLink> : text}
      {of !== undefined && ` of ${formatNumber(of)}`}
    </>
  )
}

function Bar({ rate, from, to, longest }: ShareRow & { longest: number }) {
  if (rate === null || longest === 0) return null
  const at = (share: number) => rounded((100 * share) / longest)
  return (
    <svg aria-hidden preserveAspectRatio="none" viewBox="0 0 100 14">
      {typeof from === 'number' && typeof to === 'number' && (
        <path className="band" d={`M${at(from)} 0H${at(to)}v14H${at(from)}z`} />
      )}
      <path d={`M0 3h${at(rate)}v8H0z`} />
    </svg>
  )
}
