import { Link } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'

type TabsProps = {
  /** The label of the tab list, such as "Reviews by state". */
  label: string
  tabs: readonly { to: string; label: string; count?: number; isCurrent: boolean }[]
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="min-w-0 print:hidden">
      <ul className="tabs">
        {tabs.map((tab) => (
          <li className="shrink-0" key={tab.to}>
            <Link
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="tab"
              preventScrollReset
              to={tab.to}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tabular-nums"> {formatNumber(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
