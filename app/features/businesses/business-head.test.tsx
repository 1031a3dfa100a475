import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { en } from '#app/languages/en.ts'
import { messages } from '#app/languages/messages.server.ts'
import { BusinessHead } from './business-head.tsx'
import type { PublicBusiness } from './public-business.server.ts'

const business: PublicBusiness = {
  id: 'b1',
  name: 'Corner & Crumb',
  website: 'https://crumb.example',
  domain: 'crumb.example',
  domainName: 'crumb.example',
  isDomainProven: false,
  description: null,
  address: null,
  category: null,
  openingHours: null,
  links: [],
  language: 'en',
  timeZone: 'UTC',
  accent: null,
  typeface: null,
  pictures: {},
  isActive: true,
  closing: null,
  isSample: false,
  isRunByOperator: false,
  collectingSince: '2026-01-01T00:00:00.000Z',
}
const shownIn = { language: 'en' as const, words: en.profile, open: null }

const draw = (
  given: Partial<PublicBusiness>,
  inLanguage: Partial<Parameters<typeof BusinessHead>[0]['shownIn']> = {},
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BusinessHead
        business={{ ...business, ...given }}
        formerNames={[]}
        shownIn={{ ...shownIn, ...inLanguage }}
      />
    </MemoryRouter>,
  )

const cover = { id: '01933be1-0000-7000-8000-000000000000', width: 1500, height: 500 }

describe('the head of a business’s page', () => {
  test('says whose pictures and details these are, wherever there is a picture', () => {
    const said = 'Corner &amp; Crumb provides the pictures and details above.'
    expect(draw({ pictures: { cover } })).toContain(said)
    expect(draw({ pictures: { logo: { ...cover, width: 320, height: 320 } } })).toContain(said)
    expect(draw({})).not.toContain(said)
  })

  test('names the size and the owner of a picture', () => {
    const html = draw({ pictures: { cover } })
    expect(html).toMatch(
      /<img alt="Picture chosen by Corner &amp; Crumb"[^>]* height="500"[^>]* width="1500"/,
    )
  })

  test('escapes what the business says, and passes its links on to nobody', () => {
    const html = draw({
      name: '<img src=x onerror=alert(1)>',
      description: '</p><script>alert(1)</script>',
      links: ['https://instagram.com/crumb'],
    })
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/instagram\.com\/crumb" rel="nofollow noopener ugc">Instagram<\/a>/,
    )
  })

  test('shows trade and hours in the language of the reader, and marks it', () => {
    const openingHours = { days: [[{ from: 540, to: 1080 }], [], [], [], [], [], []], isByAppointment: true }
    const html = draw(
      { category: 'bakery', openingHours },
      { language: 'de', words: messages.de.profile, open: { isOpen: true, until: 1080 } },
    )
    expect(html).toContain('<li lang="de">Bäckerei</li>')
    expect(html).toContain('Öffnungszeiten: Geöffnet bis 18:00')
    expect(html).toMatch(/Montag<\/th><td[^>]*>9:00–18:00/)
    expect(html).toContain('nach Vereinbarung')
  })
})
