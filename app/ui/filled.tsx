import { Fragment, type ReactNode } from 'react'

/** A message with elements, such as times and links, in its places: `{date}`. A place without a value stays as it was written. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = part.slice(1, -1)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never move.
    return <Fragment key={index}>{part.startsWith('{') && name in values ? values[name] : part}</Fragment>
  })
}
