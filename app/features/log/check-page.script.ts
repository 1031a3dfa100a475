import { fillWords } from '#app/languages/fill-words.ts'
import { fetchBusiness, type Get } from './fetch-business.ts'
import {
  type CheckedBusiness,
  checkBusiness,
  compareNumbers,
  compareReviews,
  countReviews,
  type Numbers,
  type ShownReview,
} from './format/business-check.ts'
import { textOf } from './format/bytes.ts'
import { readCheckpoint, readNote } from './format/note.ts'
import { readPolicy } from './format/policy.ts'
import { readTrust } from './format/trust.ts'
import { Wrong } from './format/wrong.ts'
import type { LogCheckWords } from './log-check.tsx'
import { verifyInBrowser } from './verifier/ed25519.ts'

type Words = LogCheckWords['words']

/** The log publishes within seconds; a busy machine takes longer. Milliseconds before each further attempt. */
const patience = [6000, 15_000]

/** From 1. */
const attempt = Number(new URLSearchParams(location.search).get('check') || 1)

// Loaded by the first click or by the address, and asked again by each later one.
const area = document.querySelector<HTMLElement>('[data-log-check]')!
const link = area.querySelector('a')!
link.onclick = () => {
  if (link.ariaDisabled !== 'true') void checkPage()
}

/**
 * Checks the page and says what was found below the link. A page that was opened a while ago, and one that is a second ahead
 * of the log, differ from it without being wrong: what does not fit is loaded anew and checked again, twice.
 */
async function checkPage() {
  const words = JSON.parse(area.dataset.words!) as Words
  const place = area.querySelector('div')!
  const say = (isWrong: boolean, sentences: string[]) => {
    place.className = isWrong ? 'log-check-wrong' : ''
    place.replaceChildren(...sentences.map((sentence) => paragraph(sentence)))
  }
  link.ariaDisabled = 'true'
  say(false, [words.running])
  try {
    say(false, describe(await compare(), words, area.lang))
  } catch (error) {
    const wait = patience[attempt - 1]
    if (error instanceof Wrong && wait) return await loadAnew(wait)
    if (error instanceof Wrong) say(true, [words.bad, words[error.check], words.next])
    else say(false, [words.unreachable])
  }
  link.ariaDisabled = null
}

function paragraph(sentence: string) {
  const made = document.createElement('p')
  made.textContent = sentence
  return made
}

/** A page whose address has `check` is checked at once: see log-check.tsx. */
async function loadAnew(wait: number) {
  await new Promise((resolve) => setTimeout(resolve, wait))
  const address = new URL(location.href)
  address.searchParams.set('check', `${attempt + 1}`)
  location.replace(address)
}

const get: Get = async (path) => {
  const response = await fetch(`/log/${path}`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function compare() {
  const businessId = area.dataset.logCheck!
  const [keys, policy] = await Promise.all([
    get('keys').then(textOf),
    get('policy').then(textOf, () => 'quorum none'),
  ])
  const files = await fetchBusiness(get, businessId)
  const { origin } = readCheckpoint(readNote(files.record.checkpoint).text)
  const vkeys = keys.split('\n').flatMap((line) => line.split(' ')[1] ?? [])
  const trust = { ...readTrust(origin, vkeys), witnesses: readPolicy(policy).witnesses }
  const checked = await checkBusiness(files, businessId, trust, verifyInBrowser)
  const shown = JSON.parse(area.dataset.numbers!) as Numbers
  compareNumbers({ ...countReviews(checked.reviews), received: checked.received }, shown)
  compareReviews(checked.reviews, readShown())
  return checked
}

/** The reviews that stand on the page. */
function readShown(): ShownReview[] {
  return [...document.querySelectorAll<HTMLElement>('article[data-rating]')].map((card) => ({
    rating: card.dataset.rating!,
    title: card.querySelector('h3')?.textContent ?? '',
    text: card.querySelector('blockquote')?.textContent ?? '',
    author: card.querySelector('[data-author]')?.textContent ?? '',
  }))
}

function describe({ checkpoint, received, reviews, acts }: CheckedBusiness, words: Words, lang: string) {
  const format = new Intl.NumberFormat(lang).format
  const numbers = { received: format(received), shown: format(reviews.length), acts: format(acts) }
  const witnesses = checkpoint.seen.map(({ name }) => name).join(', ')
  return [
    fillWords(words.good, numbers),
    witnesses ? fillWords(words.seen, { witnesses }) : words.alone,
    words.limits,
  ]
}

void checkPage()
