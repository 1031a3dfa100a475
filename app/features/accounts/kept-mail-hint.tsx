import { Link } from 'react-router'

/** On a machine without a mail server, where the mail is that we have just announced. */
export function KeptMailHint() {
  return (
    <p className="mt-5 border-l-2 border-rule py-1 pl-4 text-sm">
      This service has no mail server. <Link to="/dev/mail">The mail is here</Link>, in a second.
    </p>
  )
}
