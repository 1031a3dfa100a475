import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import type { Messages, ReportWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { Filled } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'
import type { reportWords } from './report-form.tsx'
import type { OwnReport } from './reporter.server.ts'

type Words = ReturnType<typeof reportWords>
type ReportersPageProps = { business: BusinessFacts; report: OwnReport; words: Words }

/** The reporter's page: first the confirmation, later the decision. */
export function ReportersPage({ business, report, words }: ReportersPageProps) {
  const { about, ground, state, at } = report
  const say = words.report
  return (
    <Visitor aside={<Kept report={report} words={say} />} business={business} words={words.form}>
      <div className="grid gap-6">
        <h1 className="text-4xl">{outcomeOf(report, say)}</h1>
        <p>
          <Filled
            text={about === 'reply' ? say.reportedReply : say.reportedReview}
            values={{
              business: business.name,
              date: <Time as="date" at={at} />,
              ground: words.reasons[ground],
            }}
          />
        </p>
        {state === 'open' ? (
          <div className="grid gap-3">
            <p>{say.waiting}</p>
            <p>{report.hasAddress ? say.waitingMail : say.waitingHere}</p>
          </div>
        ) : (
          <Decision report={report} words={words} />
        )}
        <p>
          <EnglishLink href={`/business/${business.id}`} isUnmarked>
            {fillWords(words.form.seeAll, { business: business.name })}
          </EnglishLink>
        </p>
      </div>
    </Visitor>
  )
}

export function outcomeOf({ about, state }: Pick<OwnReport, 'about' | 'state'>, words: Messages['report']) {
  if (state === 'open') return words.open
  const isReply = about === 'reply'
  return {
    upheld: isReply ? words.upheldReply : words.upheldReview,
    rejected: isReply ? words.rejectedReply : words.rejectedReview,
    gone: isReply ? words.goneReply : words.goneReview,
  }[state]
}

function Decision({ report, words }: Omit<ReportersPageProps, 'business'>) {
  const { state, decidedAt, reason, note, operatorEmail } = report
  const say = words.report
  if (state === 'gone') return <p>{say.gone}</p>
  return (
    <div className="grid gap-4">
      <p>
        {state === 'upheld' && reason
          ? fillWords(say.upheld, { reason: words.reasons[reason] })
          : say.rejected}{' '}
        <Filled text={say.decided} values={{ date: <Time as="date" at={decidedAt!} /> }} />
      </p>
      {note && (
        <blockquote className="border-l border-control pl-4 whitespace-pre-line wrap-anywhere" dir="auto">
          {note}
        </blockquote>
      )}
      <p className="text-sm text-muted">
        <Filled
          text={say.contest}
          values={{ email: <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> }}
        />
      </p>
    </div>
  )
}

function Kept({ report: { hasAddress, state }, words }: { report: OwnReport; words: ReportWords }) {
  if (!hasAddress) {
    return (
      <p className="border-t border-rule pt-2">
        <strong className="font-medium text-ink">{words.nothingKept}</strong> {words.nothingKeptText}
      </p>
    )
  }
  return (
    <Form className="grid gap-3 border-t border-rule pt-2" method="post">
      <p>
        <strong className="font-medium text-ink">{words.kept}</strong> {words.keptText}{' '}
        {state === 'open' && words.keptOpen}
      </p>
      <div>
        <Button>{words.forget}</Button>
      </div>
    </Form>
  )
}
