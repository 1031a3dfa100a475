/** The name with its stet dots: "let it stand". */
export function Wordmark({ to = '/' }: { to?: string }) {
  return (
    <a className="wordmark" href={to}>
      Vouchsafe
    </a>
  )
}
