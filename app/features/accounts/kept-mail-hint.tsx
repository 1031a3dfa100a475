import { Link } from 'react-router'

/** Without a mail server: where to read the email that was just announced. */
export function KeptMailHint() {
  return (
    <p className="mt-5 border-l-2 border-rule py-1 pl-4 text-sm">
      This service has no mail server. <Link to="/dev/mail">Read the email here</Link> in a second.
    </p>
  )
}
