/** Shows that something unfolds. */
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
