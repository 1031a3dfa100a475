import {
  type CheckedRecord,
  checkBusiness,
  checkRecord,
  type RecordFile,
} from '#app/features/log-format/business-check.ts'
import { textOf } from '#app/features/log-format/bytes.ts'
import type { Fields } from '#app/features/log-format/commitment.ts'
import type { BusinessRecord } from '#app/features/log-format/entry.ts'
import { readCheckpoint, readNote } from '#app/features/log-format/note.ts'
import {
  checkShown,
  compareCounts,
  compareNewest,
  compareNumbers,
  compareReviews,
  compareSeen,
  countReviews,
  type Numbers,
  type ShownReview,
} from '#app/features/log-format/page-check.ts'
import { readPolicy, readTrust, type Trust } from '#app/features/log-format/trust.ts'
import { Wrong } from '#app/features/log-format/wrong.ts'
import { fillWords } from '#app/languages/languages.ts'
import { labelFor, type ProvenanceKind } from '#app/ui/provenance-label.ts'
import { fetchBusiness, fetchRecord, fetchShown, type Get } from './fetch-business.ts'
import type { ShownWords } from './log-check.tsx'
import { verifyInBrowser } from './verifier/ed25519.ts'

/** The log publishes within seconds; a busy machine takes longer. Milliseconds before each further attempt. */
const patience = [6000, 15_000]

/** The most bytes that are loaded without asking: about 1,000 reviews. */
const mostBytes = 1_000_000

const asked = new URLSearchParams(location.search)
/** The number of this attempt, from 1. */
const attempt = Number(asked.get('check') || 1)

// Loaded by the first click or by the address; each later click checks again.
const area = document.querySelector<HTMLElement>('[data-log-check]')!
const link = area.querySelector('a')!
link.onclick = () => {
  if (link.ariaDisabled !== 'true') void checkPage(false)
}
const words = JSON.parse(area.dataset.words!) as ShownWords
const numbers = JSON.parse(area.dataset.numbers!) as Numbers
const businessId = area.dataset.logCheck!
const { product } = area.dataset
const format = new Intl.NumberFormat(area.lang, { maximumFractionDigits: 1 }).format

/**
 * Checks the page and shows the result below the link. A page that was opened a while ago, or is a second ahead of the log,
 * differs from it without being wrong: after a mismatch it is reloaded and checked again, twice.
 */
async function checkPage(isWhole: boolean) {
  const place = area.querySelector('div')!
  const say = (isWrong: boolean, sentences: string[]) => {
    place.className = isWrong ? 'log-check-wrong' : ''
    place.replaceChildren(...sentences.map((sentence) => paragraph(sentence)))
  }
  link.ariaDisabled = 'true'
  say(false, [words.running])
  try {
    const { sentences, more } = await compare(isWhole)
    say(false, sentences)
    if (more) place.append(more)
  } catch (error) {
    const wait = patience[attempt - 1]
    if (error instanceof Wrong && wait) return await loadAnew(wait, isWhole)
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

/** Reloads the page with `check` in its address, so that it is checked at once: see log-check.tsx. */
async function loadAnew(wait: number, isWhole: boolean) {
  await new Promise((resolve) => setTimeout(resolve, wait))
  const address = new URL(location.href)
  address.searchParams.set('check', `${attempt + 1}`)
  if (isWhole) address.searchParams.set('whole', '')
  location.replace(address)
}

const get: Get = async (path) => {
  const response = await fetch(`/log/${path}`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Sentences on what was checked, and a button that checks the rest. */
type Found = { sentences: string[]; more: Node | null }

/** Compares the page with the signed record, and with all reviews unless these are many. Throws `Wrong`. */
async function compare(isWhole: boolean): Promise<Found> {
  const [keys, policy] = await Promise.all([
    get('keys').then(textOf),
    get('policy').then(textOf, () => 'quorum none'),
  ])
  const file = await fetchRecord(get, businessId)
  const { origin } = readCheckpoint(readNote(file.checkpoint).text)
  const vkeys = keys.split('\n').flatMap((line) => line.split(' ')[1] ?? [])
  const trust = { ...readTrust(origin, vkeys), witnesses: readPolicy(policy).witnesses }
  const checked = await checkRecord(file, businessId, trust, verifyInBrowser)
  compareSeen(numbers, readSeen())
  const isPart = !isWhole && weigh(checked.record) > mostBytes
  const { sentences, more } = isPart ? await comparePart(file, checked) : await compareAll(file, trust)
  const witnesses = checked.checkpoint.seen.map(({ name }) => name).join(', ')
  const seen = witnesses ? fillWords(words.seen, { witnesses }) : words.alone
  return { sentences: [...sentences, seen, words.limits], more }
}

async function comparePart(file: RecordFile, { checkpoint, record }: CheckedRecord): Promise<Found> {
  compareCounts(record, numbers)
  const shown = readShown()
  const ids = shown.map(({ id }) => id)
  const openings = ids.length > 0 ? await fetchShown(get, file, ids) : []
  compareReviews(checkShown(openings, businessId, checkpoint), shown, labelOf)
  const part = ids.length > 0 ? [fillWords(words.part, { count: format(ids.length) })] : []
  const counted = product === undefined ? [words.counted] : []
  return { sentences: [...part, ...counted, words.rest], more: offerWhole(record) }
}

async function compareAll(file: RecordFile, trust: Trust): Promise<Found> {
  const files = await fetchBusiness(get, businessId, file)
  const { reviews, received, acts } = await checkBusiness(files, businessId, trust, verifyInBrowser)
  compareNumbers({ ...countReviews(reviews, product), received }, numbers)
  const shown = readShown()
  compareReviews(reviews, shown, labelOf)
  if (isNewestFirst()) compareNewest(reviews, shown, product)
  const figures = { received: format(received), shown: format(reviews.length), acts: format(acts) }
  const ofProduct = reviews.filter(({ fields }) => fields.product === product).length
  const its = product === undefined ? [] : [fillWords(words.ofProduct, { count: format(ofProduct) })]
  return { sentences: [fillWords(words.good, figures), ...its], more: null }
}

const publicIn = ({ cases: { published = 0, hidden = 0, imported = 0 } }: BusinessRecord) =>
  published + hidden + imported

/** About how many bytes come over the network for the whole history of a business. */
const weigh = (record: BusinessRecord) => 46 * record.acts + 630 * publicIn(record)

function offerWhole(record: BusinessRecord) {
  const button = document.createElement('button')
  button.className = 'act justify-self-start'
  button.textContent = fillWords(words.all, {
    count: format(publicIn(record)),
    size: format(weigh(record) / 1e6),
  })
  button.onclick = () => void checkPage(true)
  return button
}

/** The stars that are drawn, as far as they are shown. */
function starsIn(card: HTMLElement) {
  const shown = card.querySelector('.stars svg')
  const drawn = shown?.querySelector('path')?.getAttribute('d')?.split('m20').length ?? 0
  return Math.min(drawn, Number(shown?.getAttribute('width')) / 20)
}

/** The reviews that stand on the page, as they are drawn. */
function readShown(): (ShownReview & { id: string })[] {
  return [...document.querySelectorAll<HTMLElement>('article[data-rating]')].map((card) => ({
    id: card.id.replace('review-', ''),
    rating: `${starsIn(card)}`,
    title: card.querySelector('h3')?.textContent ?? '',
    text: card.querySelector('blockquote')?.textContent ?? '',
    author: card.querySelector('[data-author]')?.textContent ?? '',
    written: card.querySelector('time')?.dateTime ?? '',
    reply: card.querySelector('[data-reply]')?.textContent ?? '',
    label: asLogged(card.querySelector('.provenance')?.textContent ?? ''),
  }))
}

/** A provider's word that an order was paid comes and goes after the review was logged: it counts as an invitation. */
const asLogged = (label: string) => (label === words.provenance.order ? words.provenance.invited : label)

const labelOf = ({ provenance, source }: Fields) =>
  asLogged(labelFor(provenance as ProvenanceKind, source, words))

function readSeen() {
  const textOf = (name: string) =>
    document.querySelector(`[data-seen=${name}]`)?.textContent as string | undefined
  return { count: textOf('count'), average: textOf('average') }
}

/** The first page of the list, unfiltered. */
const isNewestFirst = () =>
  document.querySelector('.review-columns') !== null &&
  [...asked.keys()].every((name) => ['check', 'whole', 'lang'].includes(name))

void checkPage(asked.has('whole'))
