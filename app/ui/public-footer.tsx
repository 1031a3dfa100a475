import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Wordmark } from './wordmark.tsx'

export type Foot = {
  /** The copyright holder: the operator. */
  owner: string
  year: number
  email: string
  /** The icon's id in public/social.svg, and the network's name. */
  social: { id: string; name: string; address: string }[]
  hasDirectory: boolean
}

export function PublicFooter({ foot }: { foot: Foot }) {
  return (
    <footer className="page mt-12 pb-6 md:mt-24 text-sm">
      <div className="foot">
        <Column title="Product">
          <a href="/#features">Features</a>
          <a href="/#pricing">Pricing</a>
          <a href="/integrations">Integrations</a>
          <a href="/faq">FAQ</a>
          {foot.hasDirectory && <a href="/businesses">Businesses</a>}
        </Column>
        <Column title="Company">
          <a href="/about">About Us</a>
          <a href="/blog">Blog</a>
          <a href="/careers">Careers</a>
          <a href="/contact">Contact</a>
        </Column>
        <Column title="Legal">
          <a href="/terms-of-service">Terms of Service</a>
          <a href="/privacy-policy">Privacy Policy</a>
          <a href="/imprint">Imprint</a>
          <a href="/review-policy">Review policy</a>
        </Column>
        <Column title="Connect">
          {foot.email && <a href={`mailto:${foot.email}`}>{breakable(foot.email)}</a>}
          {foot.social.length > 0 && <Social social={foot.social} />}
        </Column>
        <Newsletter />
      </div>
      <p className="mt-6 flex md:mt-10 flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line pt-5 text-xs text-muted">
        <Wordmark />
        <span>{`© ${foot.year} ${foot.owner}`}</span>
      </p>
    </footer>
  )
}

/** An address that wraps before its @, if it must. */
function breakable(email: string) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="foot-column">
      <h2>{title}</h2>
      {children}
    </nav>
  )
}

function Social({ social }: Pick<Foot, 'social'>) {
  return (
    <span className="-mx-2.5 flex flex-wrap">
      {social.map(({ id, name, address }) => (
        <a className="foot-sign" href={address} key={id} rel="me noopener" title={name}>
          <span className="sr-only">{name}</span>
          <svg aria-hidden height="18" viewBox="0 0 24 24" width="18">
            <use href={`/social.svg#${id}`} />
          </svg>
        </a>
      ))}
    </span>
  )
}

function Newsletter() {
  return (
    <form action="/newsletter" className="foot-letter" method="post">
      <h2>
        <label htmlFor="newsletter-email">News by email</label>
      </h2>
      <p className="text-muted">News about the service; one click unsubscribes.</p>
      <div className="mt-2 flex max-w-80 gap-2">
        <input
          autoComplete="email"
          className="control min-w-0"
          id="newsletter-email"
          name="email"
          placeholder="you@example.com"
          required
          type="email"
        />
        <Button className="shrink-0">Sign up</Button>
      </div>
    </form>
  )
}
