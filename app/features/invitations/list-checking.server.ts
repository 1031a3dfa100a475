import { setImmediate as nextTurn } from 'node:timers/promises'
import { listInsiders } from '#app/features/businesses/insiders.server.ts'
import { listSuppressed } from '#app/features/mailing/suppression.server.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailboxOf } from '#app/platform/mailbox.ts'
import { invitee } from './invitation.schema.ts'
import type { Invitee, Problem } from './invitation.table.ts'
import { lifetimeDays } from './invitation.vocabulary.ts'
import { listRecentlyInvited } from './inviting.server.ts'
import type { ListRow } from './list-reading.server.ts'

export type CheckedList = { invitees: Invitee[]; problems: Problem[] }

type Checking = { businessId: string; rows: ListRow[]; language: Language; left: number }

/** Splits a list into people who can be invited now and rows that cannot, each with its line and the reason. */
export async function checkList(
  db: Database,
  { businessId, rows, language, left }: Checking,
): Promise<CheckedList> {
  const problems: Problem[] = []
  const refuse = ({ line, email, name }: Pick<ListRow, 'line' | 'email' | 'name'>, why: string) =>
    void problems.push({ line, who: (email || name).slice(0, 254), why })
  const wellFormed: (Invitee & { line: number })[] = []
  for (const [index, row] of rows.entries()) {
    if (index % 200 === 0) await nextTurn()
    const parsed = invitee.safeParse({ ...row, language: languageOf(row.language) ?? language })
    if (parsed.success) wellFormed.push({ line: row.line, ...parsed.data })
    else refuse(row, asFinding(parsed.error.issues[0]!.message))
  }

  const emails = [...new Set(wellFormed.map(({ email }) => email))]
  const [insiders, suppressed, recent] = await Promise.all([
    listInsiders(db, businessId, emails),
    listSuppressed(db, businessId, emails),
    listRecentlyInvited(db, businessId, emails).then((found) => new Set(found)),
  ])
  const firstLines = new Map<string, number>()
  const invitees: Invitee[] = []
  for (const row of wellFormed) {
    const { line, ...person } = row
    const first = firstLines.get(mailboxOf(person.email))
    const reason = suppressed.get(person.email)
    if (first !== undefined) refuse(row, `Same mailbox as in line ${first}`)
    else if (insiders.has(person.email)) refuse(row, 'Your own address, or one of your business’s own domain')
    else if (reason) refuse(row, reasons[reason])
    else if (recent.has(person.email)) refuse(row, `Invited in the last ${lifetimeDays} days`)
    else if (invitees.length >= left) refuse(row, 'Over your plan’s limit for this month')
    else invitees.push(person)
    if (first === undefined) firstLines.set(mailboxOf(person.email), line)
  }
  problems.sort((a, b) => a.line - b.line)
  return { invitees, problems }
}

const reasons = {
  unsubscribed: 'Unsubscribed from your invitations',
  bounced: 'The address does not exist',
  complained: 'Reported one of your invitations as spam',
}

/** "de", "de-AT", "DE" */
function languageOf(cell: string) {
  const code = cell.trim().toLowerCase().slice(0, 2)
  return languages.find((language) => language === code)
}

/** Turns a form's request into a finding about a row: "Please enter the name" becomes "No name". */
const asFinding = (sentence: string) =>
  sentence
    .replace('Please enter a valid email address', 'This is not an email address')
    .replace('Please enter the', 'No')
