import { setImmediate as nextTurn } from 'node:timers/promises'
import { listInsiders } from '#app/features/businesses/insiders.server.ts'
import { listSuppressed } from '#app/features/mailing/suppression.server.ts'
import { plainName } from '#app/features/uploads/upload.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailboxOf } from '#app/platform/mail-address.ts'
import { invitee } from './invitation.schema.ts'
import type { Invitee, Problem } from './invitation.table.ts'
import type { LegalBasis } from './invitation.vocabulary.ts'
import { listRecentlyInvited } from './invite.server.ts'
import { type ListRow, readLanguage, saysNo, saysYes } from './read-list.server.ts'

/** `repeated`: rows with the address of an earlier row, such as the next order of the same customer. */
type CheckedList = { invitees: Invitee[]; problems: Problem[]; repeated: number }

type Checking = {
  businessId: string
  rows: ListRow[]
  language: Language
  /** Where a row names no language, its country's counts before the list's. */
  byCountry?: boolean
  legalBasis: LegalBasis
  left: number
}

type Refused = { line: number; email: string; name: string | null }

/** Splits a list into people who can be invited now and rows that cannot, each with its line and the reason. */
export async function checkList(
  db: Database,
  { businessId, rows, language, byCountry, legalBasis, left }: Checking,
): Promise<CheckedList> {
  const problems: Problem[] = []
  const refuse = ({ line, email, name }: Refused, why: string) =>
    void problems.push({ line, who: (email || name || '').slice(0, 254), why })
  const wellFormed: (Invitee & { line: number })[] = []
  const refusals = refusalsIn(rows, legalBasis)
  for (const [index, row] of rows.entries()) {
    if (index % 200 === 0) await nextTurn()
    const ofCountry = byCountry ? languageOfCountry(row.country) : undefined
    const parsed = invitee.safeParse({
      ...row,
      language: readLanguage(row.language) ?? ofCountry ?? language,
    })
    if (parsed.success) wellFormed.push({ line: row.line, ...parsed.data })
    else refuse(row, asFinding(parsed.error.issues[0]!.message))
  }

  const emails = [...new Set(wellFormed.map(({ email }) => email))]
  const [insiders, suppressed, recent] = await Promise.all([
    listInsiders(db, businessId, emails),
    listSuppressed(db, businessId, emails),
    listRecentlyInvited(db, businessId, emails).then((found) => new Set(found)),
  ])
  const firstRows = new Map<string, { line: number; email: string }>()
  const invitees: Invitee[] = []
  let repeated = 0
  for (const row of wellFormed) {
    const { line, ...person } = row
    const mailbox = mailboxOf(person.email)
    const first = firstRows.get(mailbox)
    const reason = suppressed.get(person.email)
    const no = refusals.get(mailbox)
    if (first?.email === person.email) repeated++
    else if (first) refuse(row, `Same mailbox as in line ${first.line}`)
    else if (insiders.has(person.email)) refuse(row, 'Your own address, or one of your business’s own domain')
    else if (isAmazonRelay(person.email)) refuse(row, relay)
    else if (reason) refuse(row, reasons[reason])
    else if (no) refuse(row, no)
    else if (recent.has(person.email)) refuse(row, `Invited in the last ${periods.invitationDays} days`)
    else if (invitees.length >= left) refuse(row, 'Over your plan’s limit for this month')
    else invitees.push(person)
    if (!first) firstRows.set(mailbox, { line, email: person.email })
  }
  problems.sort((a, b) => a.line - b.line)
  return { invitees, problems, repeated }
}

/**
 * Mailboxes that the file itself says not to mail. A request for a review is direct marketing in the EU and the UK: a "no"
 * may be an objection, which ends it on any ground, and the ground of consent needs a "yes". An export of orders says it
 * in one row of several.
 */
function refusalsIn(rows: ListRow[], legalBasis: LegalBasis) {
  const needsYes = legalBasis === 'consent' && rows.some(({ consent }) => consent)
  const said = new Map<string, { isYes: boolean; no?: string }>()
  for (const { email, consent, objection } of rows) {
    const mailbox = mailboxOf(email.toLowerCase())
    const before = said.get(mailbox)
    const no = saysYes(objection)
      ? 'Objected to email, your file says'
      : saysNo(consent)
        ? 'Said no to marketing, your file says'
        : before?.no
    said.set(mailbox, { isYes: Boolean(before?.isYes) || saysYes(consent), no })
  }
  return new Map(
    [...said].flatMap(([mailbox, { isYes, no }]) => {
      const why = no ?? (needsYes && !isYes ? 'No consent in your file' : null)
      return why ? [[mailbox, why] as const] : []
    }),
  )
}

const isAmazonRelay = (email: string) => /@marketplace\.amazon\.[a-z.]+$/.test(email)
const relay = 'Amazon’s relay address: Amazon forbids asking for reviews through it'

const reasons = {
  unsubscribed: 'Unsubscribed from your invitations',
  bounced: 'The address does not exist',
  complained: 'Reported one of your invitations as spam',
}

/** Turns a form's request into a finding about a row: "Please enter the name" becomes "No name". */
const asFinding = (sentence: string) =>
  sentence
    .replace('Please enter a valid email address', 'This is not an email address')
    .replace('Please enter the', 'No')

/** Countries with several languages: the country alone does not tell a customer's language. */
const several = new Set(['BE', 'CA', 'CH', 'CY', 'LU', 'MT'])

let known: Map<string, Language> | null = null

/** The language of nearly all who live in a country: "DE", "Germany", "Deutschland". Undefined where there are several. */
function languageOfCountry(cell: string): Language | undefined {
  known ??= languagesByCountry()
  return known.get(plainName(cell))
}

function languagesByCountry() {
  const names = languages.map((of) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' }))
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    codes.flatMap((code) => {
      const language = languages.find((each) => each === new Intl.Locale(`und-${code}`).maximize().language)
      if (!language || several.has(code) || !names[0]!.of(code)) return []
      const all = [code, ...names.flatMap((inWords) => inWords.of(code) ?? [])]
      return all.map((name) => [plainName(name), language] as const)
    }),
  )
}
