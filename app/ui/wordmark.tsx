import { Link } from 'react-router'

/** The name with its stet dots: "let it stand". */
export function Wordmark({ to = '/' }: { to?: string }) {
  return (
    <Link className="wordmark" to={to}>
      Vouchsafe
    </Link>
  )
}
