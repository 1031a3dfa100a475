import { Link } from 'react-router'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/integrations'
import { Entries, type Entry } from './entries.tsx'

export const handle = { scripts: 'apart' }

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Integrations · Vouchsafe',
    description: 'What Vouchsafe connects to today: your site, your shop, your mail, your files.',
  })

const site: Entry[] = [
  {
    id: 'script',
    title: 'Script',
    text: (
      <p>
        Two lines of code, in any page that takes HTML. The first reserves the space, the second draws the
        wall into it. It sets no cookie, evaluates nothing and works under a strict content security policy
        with Trusted Types.
      </p>
    ),
    note: '/w/ID.js, every plan',
  },
  {
    id: 'frame',
    title: 'Frame',
    text: (
      <p>The same wall as a page of its own, without any script, for site builders that allow only frames.</p>
    ),
    note: '/w/ID.html, every plan',
  },
  {
    id: 'json',
    title: 'JSON',
    text: (
      <p>
        What the wall shows as data, open to any origin, for pages that you draw yourself. With an ETag, so
        that asking again costs nothing while nothing changed.
      </p>
    ),
    note: '/w/ID.json, every plan',
  },
  {
    id: 'search-engines',
    title: 'Search engines',
    text: (
      <p>
        Your public page here carries schema.org markup of the reviews that stand on it. Walls on your own
        site carry none, because search engines do not accept stars that a business shows about itself.
      </p>
    ),
    note: 'Every plan',
  },
]

const shop: Entry[] = [
  {
    id: 'order-links',
    title: 'Order links',
    text: (
      <p>
        Your shop signs a link for each order and puts it into its own mail. It asks us nothing; the review
        carries the mark “Verified purchase”. The page with your key has code that is tested as it stands.
      </p>
    ),
    note: 'HMAC-SHA256, every plan',
  },
  {
    id: 'paper',
    title: 'Counter and paper',
    text: (
      <p>A short link, its QR code as SVG or PNG, and a poster to print for the counter or the invoice.</p>
    ),
    note: 'Every plan',
  },
  {
    id: 'lists',
    title: 'Lists of customers',
    text: (
      <p>A CSV file or a pasted list of addresses. Each row is checked and shown before anything is sent.</p>
    ),
    note: 'CSV, from Pro',
  },
  {
    id: 'spreadsheets',
    title: 'Spreadsheets',
    text: (
      <p>
        Every review as CSV, with provenance, sentiment, what it praises and what it complains about. Cells
        that a spreadsheet would run as a formula are made harmless.
      </p>
    ),
    note: 'CSV, from Pro',
  },
]

const mail: Entry[] = [
  {
    id: 'smtp',
    title: 'Any mail server',
    text: <p>Mail leaves by SMTP, so whoever runs this service chooses the provider.</p>,
    note: 'SMTP, set by the operator',
  },
  {
    id: 'bounces',
    title: 'Bounces and complaints',
    text: (
      <p>
        Postmark, SendGrid, Mailgun, Amazon SES, Brevo and Resend can post them here as they are, anybody else
        in a plain form of ours. An address that is dead or wants no mail gets none.
      </p>
    ),
    note: '/hooks/mail, set by the operator',
  },
  {
    id: 'unsubscribing',
    title: 'One-click unsubscribing',
    text: <p>Mail programs show their own button for it in every invitation, as RFC 8058 describes.</p>,
    note: 'Every plan',
  },
]

// GET /integrations
export default function Integrations() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader
        lead="What connects today. What is not on this page does not exist yet."
        title="Integrations"
      />
      <Entries entries={site} title="With your site" />
      <Entries entries={shop} title="With your shop and your files" />
      <Entries entries={mail} title="With mail" />
      <p className="mt-10 max-w-[41em] text-muted">
        The codes and keys are in the dashboard, under Widgets and Invitations, once you have{' '}
        <Link to="/business/signup">signed up</Link>. Something missing?{' '}
        <a href="/contact">Say what you would connect</a>.
      </p>
    </div>
  )
}
