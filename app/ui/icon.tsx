import { Fragment, type ReactNode } from 'react'

type IconProps = { path: string; size?: number; className?: string }

/**
 * A 24-unit line icon beside text that says the same. The paths are Lucide's (ISC); public pages use these
 * few without the library, the app uses `lucide-react`.
 */
export function Icon({ path, size = 16, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={path} />
    </svg>
  )
}

/** A cross, for closing. */
export const x = 'M18 6 6 18M6 6l12 12'

/** A triangle, for errors. */
export const alert =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'

export function Chevron() {
  return (
    <svg
      aria-hidden
      className="size-3 shrink-0 fill-none stroke-current"
      strokeWidth="1.6"
      viewBox="0 0 12 12"
    >
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  )
}

/** A message with elements, such as times and links, in its places: `{date}`. A place without a value stays as it was written. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = part.slice(1, -1)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never move.
    return <Fragment key={index}>{part.startsWith('{') && name in values ? values[name] : part}</Fragment>
  })
}
