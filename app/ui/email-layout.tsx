import { createContext, Fragment, type ReactNode, use } from 'react'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email'

// Mail clients support neither our tokens nor light-dark(): colours are inline, with a stylesheet for clients
// with a dark theme. No remote images or fonts, so that nothing tells us who reads a mail.
const paper = '#fbf9f5'
const sheet = '#fefdfb'
const ink = '#141b2c'
const muted = '#50586b'
const line = '#dfdbd3'
const accent = '#0e4f38'
const star = '#a86400'
const serif = 'Newsreader, Georgia, "Times New Roman", serif'
const sans = 'Geist, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

// Names and addresses may be one long word.
const wrapped = { wordBreak: 'break-word' } as const
const small = { color: muted, font: `400 13px/1.5 ${sans}`, ...wrapped }

type Shade = { accent: string; on: string }

/** A business's colours and serif typeface in its mails. */
type EmailLook = { shades: { light: Shade; dark: Shade } | null; serif: string | null }

const ours: EmailLook = {
  shades: { light: { accent, on: sheet }, dark: { accent: '#357a57', on: '#fdfcfa' } },
  serif,
}
const Look = createContext(ours)

const darkStyle = ({ accent, on }: Shade) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-body, .mail-body td, .mail-page { background-color: #14181f !important; }
  .mail-ink { color: #edebe5 !important; }
  .mail-muted { color: #a7abb6 !important; }
  .mail-line { border-color: #363c47 !important; }
  .mail-star { color: #e0a63c !important; }
  .mail-button { background-color: ${accent} !important; color: ${on} !important; }
  .mail-page { border-color: ${accent} !important; }
}
@media (max-width: 480px) {
  .mail-page td { padding-left: 20px !important; padding-right: 20px !important; }
  .mail-page td.mail-cell { padding: 0 4px 0 0 !important; }
}
`

type EmailLayoutProps = {
  heading: string
  /** The preview text beside the subject. */
  preview: string
  /** Why this person gets this mail, and what to do if it is not meant for them. */
  reason: ReactNode
  /** The business's own small print. */
  footer?: string | null
  /** The sender's name: the business, if a mail is sent for one. */
  brand?: string
  language?: string
  /** The look of that business; ours by default. */
  look?: EmailLook
  children: ReactNode
}

export function EmailLayout(props: EmailLayoutProps) {
  const { heading, preview, reason, footer, brand = 'Vouchsafe', language = 'en', look, children } = props
  const { shades = ours.shades, serif: own } = look ?? ours
  const worn = shades ?? ours.shades!
  const headings = (own ?? serif).replaceAll('"', "'")
  return (
    <Html lang={language}>
      <Head>
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <style>{darkStyle(worn.dark)}</style>
      </Head>
      <Body className="mail-body" style={{ margin: 0, padding: 0, backgroundColor: paper }}>
        <Preview>{preview}</Preview>
        <Container
          className="mail-page"
          style={{
            maxWidth: 560,
            padding: '32px 32px 40px',
            backgroundColor: paper,
            textAlign: 'left',
            ...(look?.shades && { borderTop: `6px solid ${worn.light.accent}` }),
          }}
        >
          <Text
            className="mail-ink"
            style={{
              margin: '0 0 28px',
              color: ink,
              font: `500 20px/1.2 ${headings}`,
              letterSpacing: '-0.01em',
            }}
          >
            {brand}
          </Text>
          <Heading
            as="h1"
            className="mail-ink"
            style={{
              margin: '0 0 20px',
              color: ink,
              font: `400 28px/1.2 ${headings}`,
              letterSpacing: '-0.015em',
              ...wrapped,
            }}
          >
            {heading}
          </Heading>
          <Look value={{ shades: worn, serif: headings }}>{children}</Look>
          <Hr
            className="mail-line"
            style={{ margin: '32px 0 16px', border: 0, borderTop: `1px solid ${line}` }}
          />
          {footer && (
            <Text className="mail-muted" style={{ margin: '0 0 16px', ...small }}>
              <Lines text={footer} />
            </Text>
          )}
          <Text className="mail-muted" style={{ margin: 0, ...small }}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export const EmailText = ({ children }: { children: ReactNode }) => (
  <Text
    className="mail-ink"
    style={{ margin: '0 0 16px', color: ink, font: `400 16px/1.55 ${sans}`, ...wrapped }}
  >
    {children}
  </Text>
)

type EmailLinkProps = { href: string; children: ReactNode }

/** The main action. */
export function EmailButton({ href, children }: EmailLinkProps) {
  const { accent, on } = use(Look).shades!.light
  return (
    <Button
      className="mail-button"
      href={href}
      style={{
        margin: '8px 0 16px',
        padding: '12px 20px',
        borderRadius: 6,
        backgroundColor: accent,
        color: on,
        font: `500 16px/1.2 ${sans}`,
        textDecoration: 'none',
      }}
    >
      {children}
    </Button>
  )
}

/** Five equal stars, each a link that sets the rating. */
export function EmailStars({ links }: { links: string[] }) {
  return (
    <table role="presentation" style={{ margin: '0 0 20px' }}>
      <tbody>
        <tr>
          {links.map((link, at) => (
            <td className="mail-cell" key={link} style={{ padding: '0 4px 0 0', textAlign: 'center' }}>
              <Link
                aria-label={`${at + 1} / 5`}
                className="mail-star"
                href={link}
                style={{
                  display: 'inline-block',
                  minWidth: 44,
                  padding: '4px 0',
                  color: star,
                  font: `400 34px/1.1 ${sans}`,
                  textDecoration: 'none',
                }}
              >
                ★
                <span
                  className="mail-muted"
                  style={{ display: 'block', color: muted, font: `400 13px/1.4 ${sans}` }}
                >
                  {at + 1}
                </span>
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export const EmailLink = ({ href, children }: EmailLinkProps) => (
  <Link className="mail-ink" href={href} style={{ color: ink, textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** A link in the small print. */
export const EmailQuietLink = ({ href, children }: EmailLinkProps) => (
  <Link className="mail-muted" href={href} style={{ color: muted, textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** A quote, in its own language (BCP 47). Keeps its line breaks, also in plain text. */
export function EmailQuote({ language, children }: { language?: string; children: string }) {
  return (
    <Text
      className="mail-ink mail-line"
      lang={language}
      style={{
        margin: '0 0 20px',
        padding: '0 0 0 16px',
        borderLeft: `2px solid ${line}`,
        color: ink,
        font: `400 18px/1.5 ${serif}`,
        ...wrapped,
      }}
    >
      <Lines text={children} />
    </Text>
  )
}

const Lines = ({ text }: { text: string }) =>
  text.split(/\r?\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change places
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
