import { urgentReasons } from '#app/features/moderation/case.vocabulary.ts'
import type { AuthorMailWords, DeskWords, FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { Filled } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'
import type { OwnReview } from './own-review.server.ts'

/** The messages of the desk, of the form that it shows again, and of reasons and checks. */
export type AuthorsWords = {
  desk: DeskWords
  form: FormWords
  named: Pick<AuthorMailWords, 'reasons' | 'checks' | 'repliedHeading'>
}

export function headlineOf({ state, challenge, wasPublic }: OwnReview, words: DeskWords) {
  if (state === 'published' && challenge?.isHidden) return words.hidden
  if (state === 'removed' && !wasPublic) return words.refused
  if (state === 'pending' && wasPublic) return words.rechecked
  return words[state]
}

type AuthorsStateProps = { business: { name: string }; review: OwnReview; words: AuthorsWords }

export function AuthorsState({ business, review, words }: AuthorsStateProps) {
  const { state, challenge, appeal } = review
  const { desk, named } = words
  return (
    <div className="grid gap-3">
      <p>{explain(review, business.name, words)}</p>
      {challenge && (
        <div className="grid gap-1 border-l-2 border-warning py-1 pl-4 text-sm">
          <p>
            <Filled
              text={desk.challengedOn}
              values={{
                business: business.name,
                date: <Time as="date" at={challenge.since} />,
                reason: named.reasons[challenge.reason],
              }}
            />
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {challenge.grounds}
          </p>
          <p>
            {urgentReasons.includes(challenge.reason) ? (
              desk.decidesSoon
            ) : (
              <Filled
                text={desk.replyUntil}
                values={{ until: <Time as="exact" at={challenge.replyUntil} /> }}
              />
            )}{' '}
            <Filled text={desk.decisionDue} values={{ due: <Time as="exact" at={challenge.decideBy} /> }} />
          </p>
        </div>
      )}
      {appeal && (
        <p className="text-sm">
          <Filled text={desk.appealed} values={{ date: <Time as="date" at={appeal.since} /> }} />{' '}
          {appeal.state === 'open'
            ? desk.appealOpen
            : fillWords(appeal.state === 'accepted' ? desk.appealAccepted : desk.appealRejected, {
                note: appeal.note ?? '',
              })}
        </p>
      )}
      {state === 'published' && !challenge && review.decision && (
        <p className="text-sm text-muted">{fillWords(desk.challengeRejected, { note: review.decision })}</p>
      )}
    </div>
  )
}

function explain(review: OwnReview, business: string, { desk, form, named }: AuthorsWords) {
  const { state, challenge, removedReason, removedNote, failedChecks, isInsider } = review
  if (state === 'published') {
    const why = !challenge ? desk.publishedWhy : challenge.isHidden ? desk.hiddenWhy : desk.challengedWhy
    const reason = challenge ? named.reasons[challenge.reason] : ''
    return [fillWords(why, { business, reason }), isInsider && fillWords(form.insiderSaid, { business })]
      .filter(Boolean)
      .join(' ')
  }
  if (state === 'withdrawn') return desk.withdrawnWhy
  if (state === 'removed') {
    const reason = removedReason ? named.reasons[removedReason] : '–'
    return `${fillWords(desk.removedWhy, { reason })} ${removedNote ?? ''}`
  }
  if (!review.isHeld) return desk.confirmFirst
  return fillWords(desk.heldWhy, { checks: failedChecks.map((check) => named.checks[check]).join('; ') })
}
