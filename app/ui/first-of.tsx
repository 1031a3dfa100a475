import type { ReactNode } from 'react'
import { countOf } from '#app/languages/format.ts'

type FirstOfProps<Item> = {
  items: Item[]
  most: number
  /** What an item is: "finding". */
  one?: string
  /** "3 more findings", on a page that is not in English. */
  more?: (count: number) => string
  /** Opens the fold for an item in it, such as one with an error. */
  isOpen?: (item: Item) => boolean
  children: (items: Item[]) => ReactNode
}

export function FirstOf<Item>({
  items,
  most,
  one,
  isOpen = () => false,
  children,
  ...props
}: FirstOfProps<Item>) {
  const { more = (count) => countOf(count, `more ${one}`) } = props
  const rest = items.slice(most)
  return (
    <>
      {children(items.slice(0, most))}
      {rest.length > 0 && (
        <details className="mt-4" open={rest.some(isOpen)}>
          <summary className="chart-more mb-2">{more(rest.length)}</summary>
          {children(rest)}
        </details>
      )}
    </>
  )
}
