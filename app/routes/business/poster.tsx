import { Link as LinkIcon, Printer, QrCode } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { findPictures } from '#app/features/businesses/brand.server.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import {
  brandProperties,
  pictureAddress as ownPictureAddress,
} from '#app/features/profiles/brand.vocabulary.ts'
import { capitalised } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Setting, Settings } from '#app/ui/setting.tsx'
import type { Route } from './+types/poster.ts'
import './poster.css'

export const meta: Route.MetaFunction = () => [{ title: 'QR code and poster · Vouchsafe' }]

// GET /business/invitations/poster
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const { language, name } = business
  const { logo } = await findPictures(db, business.id)
  const { invitation, reviewForm } = messages[language]
  return {
    address: await findShortLink(db, business.id),
    properties: brandProperties(business),
    logo: logo ? ownPictureAddress(business.id, logo) : null,
    words: {
      language,
      question: fillWords(invitation.heading, { business: name }),
      text: capitalised(invitation.text, language),
      maker: reviewForm.collectedWith,
    },
  }
}

const pictureOf = (format: 'png' | 'svg') => `/business/invitations/qr/review-link.${format}`

export default function PosterRoute({ loaderData }: Route.ComponentProps) {
  const { address, words, logo, properties } = loaderData
  const isHydrated = useHydrated()
  return (
    <div className="poster-page">
      <div className="grid content-start gap-6">
        <div>
          <BackLink to="/business/invitations">Invitations</BackLink>
          <h2 className="text-3xl text-balance">A poster that asks for reviews</h2>
          <p className="mt-2 text-muted">Hang it where customers pay: the code opens your review form.</p>
        </div>
        {isHydrated ? (
          <Button className="justify-self-start" kind="primary" onClick={() => window.print()} type="button">
            Print on A4
          </Button>
        ) : (
          <p className="text-sm text-muted">
            Print this page from your browser: only the poster is printed, on A4.
          </p>
        )}
      </div>
      <Poster
        address={address}
        logo={logo}
        properties={properties}
        picture={pictureOf('svg')}
        words={words}
      />
      <Settings title="On receipts, cards and parcels">
        <Setting
          end={
            <a className="btn" download="review-link.png" href={pictureOf('png')}>
              Download
            </a>
          }
          help="A picture for Word, Canva or your till (PNG)."
          icon={QrCode}
          title="QR code"
        />
        <Setting
          end={
            <a className="btn" download="review-link.svg" href={pictureOf('svg')}>
              Download
            </a>
          }
          help="Sharp at any size (SVG)."
          icon={Printer}
          title="QR code for print shops"
        />
        <Setting icon={LinkIcon} title="Short address">
          <CopyField
            help="Upper and lower case do not matter."
            id="short-link"
            label="Address"
            value={address}
          />
        </Setting>
      </Settings>
    </div>
  )
}

type PosterProps = {
  address: string
  picture: string
  logo: string | null
  /** CSS properties of the business's brand. */
  properties: [name: string, value: string][]
  /** In the language of the business's customers. The question does not suggest an answer. */
  words: { language: string; question: string; text: string; maker: string }
}

function Poster({ address, picture, logo, properties, words }: PosterProps) {
  const sheet = useRef<HTMLElement>(null)
  // By the script, because a policy forbids style attributes in documents.
  useEffect(() => {
    for (const [name, value] of properties) sheet.current!.style.setProperty(name, value)
  }, [properties])
  return (
    <section aria-label="Poster preview" className="poster" lang={words.language} ref={sheet}>
      {logo && <img alt="" className="poster-logo" height={96} src={logo} width={96} />}
      <p className="poster-question">{words.question}</p>
      <p className="poster-words">{words.text}</p>
      <img alt={`QR code that leads to ${address}`} height={240} src={picture} width={240} />
      <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
      <p className="poster-small">{words.maker}</p>
    </section>
  )
}
