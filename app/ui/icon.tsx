type IconProps = { path: string; size?: number; className?: string }

/**
 * A line drawing in a square of 24, beside words that say the same. The paths are Lucide's (ISC); visitors' pages
 * draw the few that they have without its library. Desks take theirs from `lucide-react`.
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

/** The cross that closes. */
export const x = 'M18 6 6 18M6 6l12 12'

/** The triangle of what went wrong. */
export const alert =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'
