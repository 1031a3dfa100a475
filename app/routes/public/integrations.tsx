import type { ReactNode } from 'react'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/integrations'
import { type Point, Sign } from './points.tsx'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Integrations · Vouchsafe',
    description: 'What Vouchsafe connects to today: your site, your shop, your mail, your files.',
  })

type Connection = { name: string; marks?: string[]; sign?: Point[0]; text: ReactNode; plan?: string }

const groups: { title: string; connections: Connection[] }[] = [
  {
    title: 'Your shop',
    connections: [
      {
        name: 'Orders',
        marks: ['Shopify', 'WooCommerce', 'Stripe'],
        text: 'Each order invites its customer once, as a verified purchase.',
        plan: 'Enterprise',
      },
      { name: 'Order links', sign: 'pen', text: 'Your shop puts a signed link into its own email.' },
      { name: 'Counter and paper', sign: 'window', text: 'A short link, its QR code and a poster to print.' },
      {
        name: 'Lists of customers',
        sign: 'people',
        text: 'Paste a list or upload a file, and check every row.',
        plan: 'From Pro',
      },
    ],
  },
  {
    title: 'Your website',
    connections: [
      {
        name: 'Any website',
        marks: ['WordPress', 'Webflow', 'Shopify'],
        text: 'Two lines of code. No cookies, no layout shift.',
      },
      { name: 'Site builders', marks: ['Wix', 'Squarespace'], text: 'The same widget in an embedded frame.' },
      { name: 'Search engines', marks: ['Google'], text: 'Markup for the stars of your page.' },
      { name: 'Your own design', sign: 'download', text: 'A widget’s content as JSON, for developers.' },
    ],
  },
  {
    title: 'Your team and your programs',
    connections: [
      { name: 'Chat', marks: ['Slack', 'Teams'], text: 'New reviews in your channel.', plan: 'Enterprise' },
      {
        name: 'Assistants',
        marks: ['MCP'],
        text: 'An assistant asks your reviews, and can only read.',
        plan: 'Enterprise',
      },
      {
        name: 'One sign-in',
        marks: ['Okta', 'Keycloak', 'Microsoft'],
        text: 'Your team signs in through your company.',
        plan: 'Enterprise',
      },
      {
        name: 'API and webhooks',
        sign: 'chip',
        text: (
          <>
            For developers: see the <a href="/docs/api">reference</a>.
          </>
        ),
        plan: 'Enterprise',
      },
    ],
  },
  {
    title: 'Mail and files',
    connections: [
      {
        name: 'Spreadsheets',
        sign: 'chart',
        text: 'Every review as CSV, with its topics and sentiment.',
        plan: 'From Pro',
      },
      { name: 'Any mail server', sign: 'letter', text: 'By SMTP.', plan: 'Set by the operator' },
      {
        name: 'Bounces',
        marks: ['Mailgun', 'Amazon SES', 'Brevo', 'Resend'],
        text: 'Dead addresses get no more invitations. Postmark and SendGrid too.',
        plan: 'Set by the operator',
      },
      { name: 'Unsubscribe', sign: 'undo', text: 'Mail programs show their own button (RFC 8058).' },
    ],
  },
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
      {groups.map(({ title, connections }) => (
        <section className="mb-12 grid gap-4" key={title}>
          <h2 className="text-2xl">{title}</h2>
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {connections.map((connection) => (
              <Card key={connection.name} {...connection} />
            ))}
          </ul>
        </section>
      ))}
      <p className="text-muted">
        Something missing? <a href="/contact">Tell us what you want to connect</a>.
      </p>
    </div>
  )
}

const Card = ({ name, marks = [], sign, text, plan = 'Every plan' }: Connection) => (
  <li className="grid content-between gap-5 rounded-surface border border-line bg-sheet p-4 sm:p-5">
    <div className="grid gap-3">
      <p className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {sign && <Sign of={sign} />}
        {marks.map((mark) => (
          <span className="flex items-center gap-2" key={mark}>
            <BrandMark name={mark} /> <span className="max-sm:sr-only">{mark}</span>
          </span>
        ))}
      </p>
      <h3 className="text-xl">{name}</h3>
      <p className="text-sm text-muted">{text}</p>
    </div>
    <p className="text-xs text-muted">{plan}</p>
  </li>
)
