import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Sample } from '#app/ui/sample.tsx'
import { SampleOrders } from '#app/ui/samples/connections.tsx'
import { type Point, Sign } from './points.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'Integrations · Vouchsafe',
  'What Vouchsafe connects to today: your site, your shop, your mail, your files.',
)

type Connection = { name: string; marks?: string[]; sign?: Point[0]; text: ReactNode; plan?: string }

const groups: { title: string; connections: Connection[] }[] = [
  {
    title: 'Your shop',
    connections: [
      {
        name: 'Orders',
        marks: ['Shopify', 'WooCommerce', 'Stripe'],
        text: 'Shopify, WooCommerce and Stripe: each order invites its customer once.',
        plan: 'Enterprise',
      },
      { name: 'Order links', sign: 'pen', text: 'Your shop puts a signed link into its own email.' },
      { name: 'Counter and paper', sign: 'window', text: 'A short link, its QR code and a poster to print.' },
      {
        name: 'Customer lists',
        marks: ['Google Sheets'],
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
      {
        name: 'Site builders',
        marks: ['Wix', 'Squarespace'],
        text: 'Wix and Squarespace show the same widget in a frame.',
      },
      { name: 'Search engines', marks: ['Google'], text: 'Markup for the stars of your page.' },
      { name: 'Your own design', sign: 'download', text: 'A widget’s content as JSON, for developers.' },
    ],
  },
  {
    title: 'Your team and your programs',
    connections: [
      {
        name: 'Chat',
        marks: ['Slack', 'Teams'],
        text: 'New reviews in your Slack or Teams channel.',
        plan: 'Enterprise',
      },
      {
        name: 'Assistants',
        marks: ['MCP'],
        text: 'An assistant asks your reviews by MCP, and can only read.',
        plan: 'Enterprise',
      },
      {
        name: 'One sign-in',
        marks: ['Okta', 'Keycloak', 'Microsoft'],
        text: 'Your team signs in through Okta, Keycloak or Microsoft.',
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
]

// GET /integrations
export default function Integrations() {
  return (
    <PageBeside
      below={
        <div className="grid gap-10">
          {groups.map(({ title, connections }) => (
            <section className="grid gap-4" key={title}>
              <h2 className="text-2xl">{title}</h2>
              <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
                {connections.map((connection) => (
                  <Card key={connection.name} {...connection} />
                ))}
              </ul>
            </section>
          ))}
          <p className="text-muted">
            Also: reviews as CSV, mail by any SMTP server, and bounces of Postmark, SendGrid, Mailgun, Amazon
            SES, Brevo and Resend. <a href="/contact">Tell us what is missing</a>.
          </p>
        </div>
      }
      beside={
        <Sample isPicture>
          <SampleOrders />
        </Sample>
      }
      isPicture
      lead="On Enterprise, connect your shop once: each order asks its customer for a review."
      title="Integrations"
    >
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/business/signup">
        Connect your shop
      </ButtonLink>
    </PageBeside>
  )
}

const Card = ({ name, marks = [], sign, text, plan = 'Every plan' }: Connection) => (
  <li className="grid content-between gap-5 rounded-surface border border-line bg-sheet p-4 sm:p-5">
    <div className="grid gap-3">
      <p className="flex h-9 items-center gap-2">
        {sign && <Sign of={sign} />}
        {marks.map((mark) => (
          <BrandMark key={mark} name={mark} />
        ))}
      </p>
      <h3 className="text-xl">{name}</h3>
      <p className="text-sm text-muted">{text}</p>
    </div>
    <p>
      <Badge kind={plan === 'Every plan' ? 'good' : undefined}>{plan}</Badge>
    </p>
  </li>
)
