import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

type TabsProps = {
  /** What the tabs choose: "Reviews by state". */
  label: string
  tabs: readonly { to: string; label: string; count?: number; isCurrent: boolean }[]
}

/** Views of one page, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  // Where they do not fit side by side, the one that is open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another is open.
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current]')
    if (!nav.current || !open) return
    const [outer, inner] = [nav.current.getBoundingClientRect(), open.getBoundingClientRect()]
    if (inner.right > outer.right) nav.current.scrollLeft += inner.right - outer.right
  }, [current])
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line" ref={nav}>
      <ul className="flex gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="tab"
              preventScrollReset
              to={tab.to}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular-nums"> {tab.count.toLocaleString('en')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
