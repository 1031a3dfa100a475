import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recentDays, reportGroundText } from '#app/features/moderation/case.vocabulary.ts'
import type { CaseFacts, EarlierDecision } from '#app/features/moderation/case-facts.server.ts'
import { countOf, formatList } from '#app/languages/format.ts'
import { days } from '#app/platform/clock.ts'
import { Provenance } from '#app/ui/provenance.tsx'
import { Time } from '#app/ui/time.tsx'

/** The facts of a case. Stars and sentiment are left out because they must not influence the decision. */
export function CaseFactsList({ facts }: { facts: CaseFacts }) {
  const { version, editedAt, writtenAt, confirmedAt, otherReviews, challenges, reports, decisions } = facts
  const challenged = sumOf(challenges)
  const reported = sumOf(reports)
  return (
    <dl className="grid content-start gap-y-2 text-sm">
      <Fact name="Came in">
        <CameIn facts={facts} />
      </Fact>
      {facts.product && <Fact name="Product">{facts.product}</Fact>}
      <Fact name="Written">
        <Time at={writtenAt} />
        {confirmedAt && confirmedAt.getTime() - writtenAt.getTime() > days(1) && (
          <>
            , confirmed <Time at={confirmedAt} />
          </>
        )}
        {editedAt && (
          <>
            , edited <Time at={editedAt} /> (version {version})
          </>
        )}
      </Fact>
      {otherReviews > 0 && (
        <Fact name="Same mailbox">{countOf(otherReviews, 'other review')} of this business</Fact>
      )}
      {challenged > 0 && (
        <Fact name="Challenges">
          {inWords(challenges)} by this business in {recentDays} days
        </Fact>
      )}
      {(reported > 0 || facts.reportsInAnHour > 1) && (
        <Fact name="Reports">
          {reported > 0 && `Of this review: ${inWords(reports)}`}
          {facts.reportsInAnHour > 1 && (
            <strong className="block font-medium">
              {facts.reportsInAnHour} reports about this business came within one hour
            </strong>
          )}
        </Fact>
      )}
      {decisions.length > 0 && (
        <Fact name="Same wording">
          <Decisions decisions={decisions} />
        </Fact>
      )}
    </dl>
  )
}

/** Note beside a report or a failed check that the business challenges the same review. */
export function ChallengedToo({ facts: { authorHasUntil } }: { facts: CaseFacts }) {
  if (!authorHasUntil) return null
  return (
    <p className="text-sm">
      The business <Link to="/operator/challenges">challenges it</Link> too. A removal here decides both. Its
      author may reply until <Time as="exact" at={authorHasUntil} />; before, only personal data, or hate or
      threats, can be removed.
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere first-letter:uppercase">{children}</dd>
    </div>
  )
}

function CameIn({ facts: { provenance, importSource, invitedAt, orderReference } }: { facts: CaseFacts }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {provenance ? (
        <Provenance from={importSource ?? undefined} kind={provenance} />
      ) : (
        'Address not confirmed yet'
      )}
      {invitedAt && (
        <span>
          Invitations of <Time as="date" at={invitedAt} />
        </span>
      )}
      {orderReference && <span>Order {orderReference}</span>}
    </span>
  )
}

function Decisions({ decisions }: { decisions: EarlierDecision[] }) {
  return (
    <ul className="grid gap-1">
      {decisions.map(({ by, reason, isUpheld, at, note }) => (
        <li key={`${by} ${at.getTime()}`}>
          {by === 'challenge' ? 'Challenge' : 'Report'} ({reportGroundText[reason].toLowerCase()}){' '}
          {isUpheld ? 'upheld' : 'rejected'} <Time as="date" at={at} />
          {note && <span className="block text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  )
}

const stateText: Record<string, string> = { gone: 'settled otherwise' }

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0)

/** "1 open and 2 rejected" */
const inWords = (counts: Record<string, number>) =>
  formatList(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([state, count]) => `${count} ${stateText[state] ?? state}`),
  )
