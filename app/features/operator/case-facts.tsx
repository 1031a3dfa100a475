import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CaseFacts, EarlierDecision } from '#app/features/moderation/case-facts.server.ts'
import { recentDays } from '#app/features/moderation/challenge.vocabulary.ts'
import { reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { countOf, formatChoices, formatList } from '#app/languages/format.ts'
import { Provenance } from '#app/ui/provenance.tsx'
import { Time } from '#app/ui/time.tsx'

/** The facts of a case. Stars and sentiment are left out because they must not influence the decision. */
export function CaseFactsList({ facts }: { facts: CaseFacts }) {
  const { version, editedAt, writtenAt, confirmedAt, otherReviews, challenges, reports, decisions } = facts
  const challenged = sumOf(challenges)
  const reported = sumOf(reports)
  const none = [
    otherReviews === 0 && 'other reviews',
    challenged === 0 && 'challenges',
    reported === 0 && 'reports',
    decisions.length === 0 && 'decisions on the same words',
  ].filter((each) => each !== false)
  return (
    <dl className="grid content-start gap-x-6 gap-y-2 text-sm sm:grid-cols-[7rem_1fr] lg:grid-cols-1 lg:border-l lg:border-line lg:pl-6">
      <Fact name="Came in">
        <CameIn facts={facts} />
      </Fact>
      {facts.product && <Fact name="Product">{facts.product}</Fact>}
      <Fact name="Written">
        <Time as="exact" at={writtenAt} />
        {confirmedAt && (
          <>
            , confirmed <Time as="exact" at={confirmedAt} />
          </>
        )}
        {editedAt && (
          <>
            , edited <Time as="exact" at={editedAt} /> (version {version})
          </>
        )}
      </Fact>
      {otherReviews > 0 && (
        <Fact name="Same mailbox">{countOf(otherReviews, 'other review')} of this business</Fact>
      )}
      {challenged > 0 && (
        <Fact name="The business">
          {countOf(challenged, 'challenge')} in the last {recentDays} days: {inWords(challenges)}
        </Fact>
      )}
      {(reported > 0 || facts.reportsInAnHour > 1) && (
        <Fact name="Reports">
          {reported > 0 && `${countOf(reported, 'report')} of this review: ${inWords(reports)}`}
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
      {none.length > 0 && (
        <Fact name="Nothing else">
          <span className="text-muted">No {formatChoices(none)}.</span>
        </Fact>
      )}
    </dl>
  )
}

/** Beside a report or a failed check: the business challenges the same review. */
export function ChallengedToo({ facts: { authorHasUntil } }: { facts: CaseFacts }) {
  if (!authorHasUntil) return null
  return (
    <p className="text-sm">
      The business <Link to="/operator/challenges">challenges it</Link> too. A removal here decides both.
      Before <Time as="exact" at={authorHasUntil} /> only personal data, or hate or threats, can be removed:
      until then the author may reply.
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 max-lg:sm:col-span-2 max-lg:sm:grid-cols-subgrid">
      <dt className="text-muted lg:text-xs">{name}</dt>
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
