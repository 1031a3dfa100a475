import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/integrations'
import { wordsHeaders } from './public-page.server.ts'
import { Entries, type Entry } from './text-page.tsx'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Integrations · Vouchsafe',
    description: 'What Vouchsafe connects to today: your site, your shop, your mail, your files.',
  })

const marksOf = (...names: string[]) => (
  <span className="flex gap-1">
    {names.map((name) => (
      <BrandMark key={name} name={name} />
    ))}
  </span>
)

const site: Entry[] = [
  {
    id: 'script',
    title: 'Script',
    text: (
      <p>
        Two lines of code for any page that accepts HTML. The first reserves the height, the second fills it
        with the widget. The script sets no cookies and works under a strict content security policy with
        Trusted Types.
      </p>
    ),
    note: 'Every plan',
  },
  {
    id: 'frame',
    title: 'Frame',
    text: <p>The same widget as a page without any script, for site builders that allow only iframes.</p>,
    note: 'Every plan',
  },
  {
    id: 'json',
    title: 'JSON',
    text: (
      <p>
        The widget’s content as data, open to any origin, for pages you build yourself. It has an ETag, so
        unchanged content is not sent twice.
      </p>
    ),
    note: 'Every plan',
  },
  {
    id: 'search-engines',
    title: 'Search engines',
    text: (
      <p>
        Your public page here has schema.org markup for the reviews it shows. Widgets on your own site have
        none, because search engines do not accept ratings that a business shows about itself.
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
        Your shop signs a link for each order and puts it into its own email, without any request to us. Once
        the customer has confirmed the address, the review is marked “Invited by the business”. The page with
        your key has tested example code.
      </p>
    ),
    note: 'Every plan',
  },
  {
    id: 'orders',
    mark: marksOf('Shopify', 'WooCommerce', 'Stripe'),
    title: 'Orders',
    text: (
      <p>
        Shopify, WooCommerce, Stripe or a system of your own tells us each order by a signed webhook, or by a
        copy of its mail where this service receives mail. Its customer is invited once, after the days that
        you choose; a refund or cancellation withdraws the invitation. What Shopify or Stripe confirm to us
        themselves is marked “Verified purchase”.
      </p>
    ),
    note: 'Enterprise',
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
    text: <p>A CSV file or a pasted list of addresses. You see every checked row before anything is sent.</p>,
    note: 'From Pro',
  },
  {
    id: 'spreadsheets',
    title: 'Spreadsheets',
    text: (
      <p>
        Every review as CSV, with its provenance, its sentiment, and what it praises and complains about.
        Cells that a spreadsheet would run as a formula are made harmless.
      </p>
    ),
    note: 'From Pro',
  },
]

const programs: Entry[] = [
  {
    id: 'api',
    title: 'API',
    text: (
      <p>
        Programs of yours read reviews, figures and findings, reply, import and invite, each with a key of its
        own. The <a href="/docs/api">reference</a> is made from the checks themselves, as OpenAPI 3.1.
      </p>
    ),
    note: 'Enterprise',
  },
  {
    id: 'webhooks',
    mark: marksOf('Slack', 'Teams'),
    title: 'Webhooks',
    text: (
      <p>
        We post to your program, or to a Slack or Teams channel, when a review comes in, an invitation is
        answered or a finding is new: signed by the Standard Webhooks specification, and tried again for three
        days.
      </p>
    ),
    note: 'Enterprise',
  },
  {
    id: 'assistants',
    mark: marksOf('MCP'),
    title: 'Assistants',
    text: (
      <p>An assistant of your choice asks your reviews by the Model Context Protocol. It can only read.</p>
    ),
    note: 'Enterprise',
  },
  {
    id: 'single-sign-on',
    mark: marksOf('Okta', 'Keycloak'),
    title: 'Single sign-on',
    text: <p>Your team signs in through your company, for your business alone.</p>,
    note: 'Enterprise',
  },
]

const mail: Entry[] = [
  {
    id: 'smtp',
    title: 'Any mail server',
    text: <p>Mail is sent by SMTP, so the operator of this service chooses the provider.</p>,
    note: 'Set by the operator',
  },
  {
    id: 'bounces',
    mark: marksOf('Mailgun', 'Brevo', 'Resend'),
    title: 'Bounces and complaints',
    text: (
      <p>
        Postmark, SendGrid, Mailgun, Amazon SES, Brevo and Resend can report them here directly, other
        providers in a simple format of ours. Dead addresses and people who unsubscribed get no more
        invitations.
      </p>
    ),
    note: 'Set by the operator',
  },
  {
    id: 'unsubscribing',
    title: 'One-click unsubscribe',
    text: <p>Mail programs show their own unsubscribe button in every invitation, as RFC 8058 describes.</p>,
    note: 'Every plan',
  },
]

/** What the entries name. */
const names = [
  ...['Shopify', 'WooCommerce', 'Stripe', 'Slack', 'Teams', 'MCP', 'Okta', 'Keycloak'],
  ...['Mailgun', 'Amazon SES', 'Brevo', 'Resend'],
]

// GET /integrations
export default function Integrations() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader
        action={
          <ButtonLink isLarge kind="primary" to="/business/signup">
            Connect your shop
          </ButtonLink>
        }
        lead="What connects today. If it is not here, it does not exist yet."
        title="Integrations"
      />
      <ul aria-label="Works with" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {names.map((name) => (
          <li
            className="flex items-center gap-2 rounded-surface border border-line bg-sheet p-2.5 text-xs font-medium sm:gap-3 sm:p-3 sm:text-sm"
            key={name}
          >
            <BrandMark name={name} />
            {name}
          </li>
        ))}
      </ul>
      <Entries entries={shop} title="Your shop and your files" />
      <Entries entries={site} title="Your site" />
      <Entries entries={programs} title="Your programs and your team" />
      <Entries entries={mail} title="Mail" />
      <p className="mt-10 max-w-[41em] text-muted">
        Something missing? <a href="/contact">Tell us what you want to connect</a>.
      </p>
    </div>
  )
}
