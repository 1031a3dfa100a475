import type { ReactNode } from 'react'

/** What the colours of a chart mean: the class of each colour, and its name. */
export const ChartKey = ({ items }: { items: readonly (readonly [colour: string, name: ReactNode])[] }) => (
  <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {items.map(([colour, name], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a key never changes its order.
      <li className="flex items-center gap-2" key={at}>
        <span aria-hidden className={`size-3 shrink-0 rounded-full ${colour}`} />
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
