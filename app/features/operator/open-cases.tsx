import { Form, Link } from 'react-router'
import { reasonOfGround, reportGroundText } from '#app/features/moderation/case.vocabulary.ts'
import type { OpenChallenge } from '#app/features/moderation/decide-challenge.server.ts'
import type { ReportedThing } from '#app/features/moderation/open-reports.server.ts'
import { challengeReasonText, isCounted, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { HiddenFields } from '#app/ui/post-button.tsx'
import { Time } from '#app/ui/time.tsx'
import { ChallengedToo } from './case-facts.tsx'
import { Case, CaseWords, QuotedStatement } from './case-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RefusePhoto } from './waiting-photos.tsx'

export const reportKey = ({ reviewId, about }: { reviewId?: string; about?: string }) =>
  `${about}-${reviewId}`

type ReportItemProps = { thing: ReportedThing; result: FormResult | undefined }

export function ReportItem({ thing, result }: ReportItemProps) {
  const { businessId, businessName, reviewId, about, authorName, reports, upTo, version } = thing
  const isReply = about === 'reply'
  const what = isReply ? 'reply' : 'review'
  return (
    <Case
      decision={
        <DecisionForm
          choices={[
            { value: 'reject', label: 'Keep it public' },
            { value: 'uphold', label: `Remove the ${what}`, isDanger: true },
          ]}
          fields={{ businessId, reviewId, about, upTo, version }}
          id={reportKey(thing)}
          noteHelp={`The reporter will read this, and the ${isReply ? 'business' : 'author'} if you remove the ${what}.`}
          reason={{
            suggested: reasonOfGround(reports[0]!.ground),
            help: isReply ? undefined : 'Shown on the public page.',
          }}
          result={result}
        />
      }
      due={thing}
      facts={isReply ? undefined : thing.facts}
      name={isReply ? businessName : authorName}
      words={thing.text}
      title={isReply ? `Reply by ${businessName} to ${authorName}` : `${authorName} about ${businessName}`}
      why={<Badge kind="warning">{countOf(reports.length, 'report')}</Badge>}
    >
      <CaseWords
        answers={isReply ? undefined : thing.facts.answers}
        text={isReply ? thing.text : textOrNone(thing)}
        title={thing.title}
      />
      {reports.map(({ id, ground, explanation, from, at }) => (
        <QuotedStatement
          at={at}
          by={`${reportGroundText[ground]}, by ${from ?? 'an anonymous visitor'}`}
          key={id}
        >
          {explanation}
        </QuotedStatement>
      ))}
      <ReportedPhotos thing={thing} />
      {!isReply && <ChallengedToo facts={thing.facts} />}
      <p className="text-sm text-muted">
        <Standing thing={thing} /> <a href={`/business/${businessId}`}>Its page</a>
        {thing.isEditedSince && ' It was edited after the first report; this is the current text.'}
      </p>
    </Case>
  )
}

/** A photo is taken off on its own, before the report is decided. */
function ReportedPhotos({ thing: { businessId, photos } }: { thing: ReportedThing }) {
  if (photos.length === 0) return null
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {photos.map(({ id, address }, index) => (
        <li className="grid content-start gap-3" key={id}>
          <img
            alt={`${index + 1} of ${photos.length}`}
            className="aspect-4/3 w-full rounded-control bg-wash object-contain"
            src={address}
          />
          <Form action="/operator/photos" method="post">
            <HiddenFields fields={{ businessId, photoId: id }} />
            <RefusePhoto id={id} />
          </Form>
        </li>
      ))}
    </ul>
  )
}

function Standing({ thing: { standing, about } }: { thing: ReportedThing }) {
  if (standing === 'withdrawn') return 'Its author withdrew it: nobody sees it, and they can put it back.'
  if (standing === 'held') {
    return (
      <>
        Its author changed it and a check stopped at it: nobody sees it.{' '}
        <Link to="/operator">Decide that first</Link>, or here.
      </>
    )
  }
  if (standing === 'hidden' && about === 'review') return 'Its stars are public, and its words are hidden.'
  return 'It is public until you decide.'
}

type ChallengeItemProps = { challenge: OpenChallenge; result: FormResult | undefined }

export function ChallengeItem({ challenge, result }: ChallengeItemProps) {
  const { businessId, businessName, challengeId, authorName, reason, facts, version, statedAt } = challenge
  return (
    <Case
      decision={
        <DecisionForm
          choices={[
            { value: 'reject', label: challenge.isHidden ? 'Show its words' : 'Keep it public' },
            { value: 'uphold', label: 'Remove the review', isDanger: true },
          ]}
          fields={{ businessId, challengeId, version, statedAt: statedAt?.toISOString() ?? '' }}
          id={challengeId}
          noteHelp="The author and the business will read this."
          reason={{ suggested: reason, help: removalHelp(challenge) }}
          result={result}
        />
      }
      due={challenge}
      facts={facts}
      name={businessName}
      words={challenge.text}
      title={`${businessName} challenges the review by ${authorName}`}
      why={<Badge kind="warning">{challengeReasonText[reason]}</Badge>}
    >
      <CaseWords answers={facts.answers} text={textOrNone(challenge)} title={challenge.title} />
      <QuotedStatement at={challenge.openedAt} by="The business claims">
        {challenge.grounds}
      </QuotedStatement>
      <Statement challenge={challenge} />
      <p className="text-sm text-muted">
        {challenge.isHidden
          ? `Its words are hidden until you decide: our own check agrees${isCounted(facts.provenance) ? '. Its stars still count' : ''}.`
          : 'It stays public until you decide.'}{' '}
        {challenge.ratingSeen
          ? 'The business had already seen its stars here.'
          : 'The business had not seen its stars here.'}
        {challenge.isEditedSince && ' Its author has edited it since; this is the current text.'}
      </p>
    </Case>
  )
}

/** The author's statement about the challenge, or the time until which one is possible. */
function Statement({ challenge }: { challenge: OpenChallenge }) {
  const { statement, statedAt, authorHasUntil, mayRemove } = challenge
  if (statement && statedAt) return <QuotedStatement by="The author replies">{statement}</QuotedStatement>
  return (
    <p className="text-sm">
      {mayRemove ? 'The author did not reply; the time for it ended ' : 'The author may reply until '}
      <Time as={mayRemove ? 'relative' : 'exact'} at={authorHasUntil} />.
    </p>
  )
}

const removalHelp = ({ mayRemove }: OpenChallenge) =>
  mayRemove
    ? 'Shown on the public page.'
    : 'Before the author’s time ends, only personal data, or hate or threats. Shown on the public page.'
