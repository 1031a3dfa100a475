import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/integrations'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Integrations · Vouchsafe',
    description: 'What Vouchsafe connects to today: your site, your shop, your mail, your files.',
  })

type Connection = { name: string; marks?: string[]; text: ReactNode; plan?: string }

const groups: { title: string; connections: Connection[] }[] = [
  {
    title: 'Your shop',
    connections: [
      {
        name: 'Orders',
        marks: ['Shopify', 'WooCommerce', 'Stripe'],
        text: 'Each order invites its customer once; confirmed ones count as verified purchases.',
        plan: 'Enterprise',
      },
      {
        name: 'Order links',
        text: 'Your shop puts a signed link into its own email, without any request to us.',
      },
      { name: 'Counter and paper', text: 'A short link, its QR code and a poster to print.' },
      {
        name: 'Lists of customers',
        text: 'A CSV file or a pasted list. You see every row before anything is sent.',
        plan: 'From Pro',
      },
    ],
  },
  {
    title: 'Your site',
    connections: [
      {
        name: 'Script',
        text: 'Two lines of code. No cookies, no layout shift.',
      },
      { name: 'Frame', text: 'The same widget for site builders that allow only iframes.' },
      { name: 'JSON', text: 'The widget’s content as data, for pages you build yourself.' },
      {
        name: 'Search engines',
        text: 'Your page here has schema.org markup for your stars.',
      },
    ],
  },
  {
    title: 'Your programs and your team',
    connections: [
      {
        name: 'API',
        text: (
          <>
            Read reviews and figures, reply, import and invite. See the <a href="/docs/api">reference</a>.
          </>
        ),
        plan: 'Enterprise',
      },
      {
        name: 'Webhooks',
        marks: ['Slack', 'Teams'],
        text: 'Signed posts to your program or channel, tried again if they fail.',
        plan: 'Enterprise',
      },
      {
        name: 'Assistants',
        marks: ['MCP'],
        text: 'An assistant of your choice asks your reviews. It can only read.',
        plan: 'Enterprise',
      },
      {
        name: 'Single sign-on',
        marks: ['Okta', 'Keycloak'],
        text: 'Your team signs in through your company.',
        plan: 'Enterprise',
      },
    ],
  },
  {
    title: 'Mail and files',
    connections: [
      {
        name: 'Spreadsheets',
        text: 'Every review as CSV, with its source, its sentiment and what it is about.',
        plan: 'From Pro',
      },
      { name: 'Any mail server', text: 'By SMTP.', plan: 'Set by the operator' },
      {
        name: 'Bounces and complaints',
        marks: ['Mailgun', 'Amazon SES', 'Brevo', 'Resend'],
        text: 'Postmark and SendGrid too. Dead addresses get no more invitations.',
        plan: 'Set by the operator',
      },
      { name: 'One-click unsubscribe', text: 'Mail programs show their own button for it (RFC 8058).' },
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
        <section className="mb-10 grid gap-x-10 gap-y-3 lg:grid-cols-[3fr_9fr]" key={title}>
          <h2 className="text-2xl">{title}</h2>
          <ul className="border-t border-rule">
            {connections.map((connection) => (
              <Row key={connection.name} {...connection} />
            ))}
          </ul>
        </section>
      ))}
      <p className="max-w-[41em] text-muted">
        Something missing? <a href="/contact">Tell us what you want to connect</a>.
      </p>
    </div>
  )
}

function Row({ name, marks = [], text, plan = 'Every plan' }: Connection) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 text-sm sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_9rem]">
      <div className="grid content-start gap-2">
        <h3 className="font-sans text-base font-medium">{name}</h3>
        {marks.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
            {marks.map((mark) => (
              <li className="flex items-center gap-2" key={mark}>
                <BrandMark name={mark} /> {mark}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-muted">{text}</p>
      <p className="sm:text-right">
        <Badge kind={plan === 'Every plan' ? 'good' : undefined}>{plan}</Badge>
      </p>
    </li>
  )
}
