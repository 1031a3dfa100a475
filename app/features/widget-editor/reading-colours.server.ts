import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { coloursIn, type PageColours } from './reading-colours.ts'

type Read = { colours: PageColours; found: string } | { errors: { address: string } }

/** Opens the owner's page once and proposes its colours. Only public hosts, https, and the usual port. */
export async function readPageColours(typed: string): Promise<Read> {
  const address = addressIn(typed)
  if (!address) return wrong('Please enter the address of a page, such as https://www.example.com')
  try {
    const colours = coloursIn(await publicWeb().readPage(address, isUsual))
    return { colours, found: sentenceOf(colours) }
  } catch (error) {
    log.info({ err: error }, 'a page could not be read for its colours')
    return wrong('We could not open this page. Please check the address, or choose the colours by hand.')
  }
}

const wrong = (address: string) => ({ errors: { address } })

function addressIn(typed: string) {
  const text = typed.trim().replace(/^http:\/\//i, 'https://')
  const full = /^https:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || text.length > 500 || !URL.canParse(full)) return null
  const address = new URL(full)
  return isUsual(address) && address.hostname.includes('.') ? address : null
}

const isUsual = ({ protocol, port, username, password }: URL) =>
  protocol === 'https:' && port === '' && username === '' && password === ''

function sentenceOf({ background, text }: PageColours) {
  if (background && text) return `Found: background ${background}, text ${text}.`
  if (background)
    return `Found: background ${background}. No text colour is written in the page; please choose it.`
  if (text) return `Found: text ${text}. No background is written in the page; please choose it.`
  return 'No colours are written in the page itself; they are probably in a style sheet. Please choose them.'
}
