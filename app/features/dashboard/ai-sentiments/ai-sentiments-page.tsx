import { Link } from 'react-router'
import { drawChart } from '#app/features/dashboard/analytics/drawing.tsx'
import { NotEnoughReviews } from '#app/features/dashboard/not-enough-reviews.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { FindingItem } from '#app/features/findings/finding-item.tsx'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { tellFinding } from '#app/features/findings/telling.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { IntervalsSvg } from '#app/ui/intervals-drawing.tsx'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import { starsDomain } from './driver-chart.ts'
import { Part, TableOf } from './part.tsx'
import type { AiSentiments } from './reading.server.ts'
import { sentimentUnits } from './sentiment-unit.ts'

type AiSentimentsPageProps = { sentiments: AiSentiments /** Of all time. */; allReviews: number }

/** Sentiment over time, what matters most, what changed, what goes with the stars, and the long view. */
export function AiSentimentsPage({ sentiments, allReviews }: AiSentimentsPageProps) {
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews}>
        this page begins to show how your customers feel, what they praise and criticise, what changed and
        since when, and what goes with more stars.
      </NotEnoughReviews>
    )
  return (
    <div className="grid gap-14">
      <OverTime overTime={sentiments.overTime} />
      <Most {...sentiments} />
      <Changes {...sentiments} />
      <Drivers drivers={sentiments.drivers} />
      {sentiments.longView && (
        <Part answer={sentiments.longView.answer} id="long" question="And over the years?">
          <TrendChart points={sentiments.longView.points} title="Stars by quarter" />
        </Part>
      )}
      <Bursts bursts={sentiments.bursts} />
      <p className="print:hidden">
        <Button onClick={() => window.print()} type="button">
          Print, or save as PDF
        </Button>
      </p>
    </div>
  )
}

function OverTime({ overTime: { unit, chart } }: Pick<AiSentiments, 'overTime'>) {
  const { question, answer, evidence, notes, data, table } = chart
  return (
    <Part answer={answer} id="time" question={question}>
      {evidence && (
        <p className="text-sm">
          <EvidenceLink to={evidence.to}>{evidence.text}</EvidenceLink>
        </p>
      )}
      <p className="flex gap-4 text-sm print:hidden">
        {sentimentUnits.map((each) => (
          <Link
            aria-current={each === unit ? 'true' : undefined}
            className="inline-block py-2 aria-[current=true]:font-medium aria-[current=true]:no-underline"
            key={each}
            preventScrollReset
            to={`?by=${each}`}
          >
            By {each}
          </Link>
        ))}
      </p>
      {data && (
        <>
          <figure aria-labelledby="time" className="chart">
            {bothSizes((size) => drawChart('sentiment', chart, size)!)}
          </figure>
          <p className="max-w-measure text-xs text-muted">{notes.join(' ')}</p>
          <div className="flex flex-wrap items-baseline gap-x-6 print:hidden">
            <TableOf question={question} table={table} />
            <p className="text-xs text-muted">
              Download{' '}
              <a
                aria-label={`CSV: ${question}`}
                className="inline-block py-2"
                download
                href={`/business/ai-sentiments/sentiment.csv?by=${unit}`}
              >
                CSV
              </a>
            </p>
          </div>
        </>
      )}
    </Part>
  )
}

function Most({ findings, of }: Pick<AiSentiments, 'findings' | 'of'>) {
  return (
    <Part
      answer={findings.length === 0 ? 'No topic is named by three people yet.' : undefined}
      id="most"
      question="What matters most?"
    >
      {findings.length > 0 && (
        <>
          <p className="max-w-measure text-sm text-muted">
            From {countOf(of.reviews, 'review')} written since {formatDate(of.from)}, the most important
            first: what recent reviews say most, and what goes with the largest difference in stars.
          </p>
          <ol className="grid gap-12">
            {findings.map(({ finding, quotes }) => (
              <li className="min-w-0 break-inside-avoid" key={`${finding.side} ${finding.topic}`}>
                <FindingItem finding={finding} of={of} quotes={quotes} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Part>
  )
}

function Changes({ changes, of }: Pick<AiSentiments, 'changes' | 'of'>) {
  return (
    <Part
      answer={
        changes.length === 0 ? 'In the last half year, nothing became clearly more or less.' : undefined
      }
      id="changes"
      question="What changed, and since when?"
    >
      {changes.length > 0 && (
        <ul className="grid max-w-measure gap-3">
          {changes.map((finding) => (
            <li key={`${finding.side} ${finding.topic}`}>
              <FindingSentence parts={tellFinding(finding, of)} />
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-xs text-muted">
        Decided on {formatDate(of.decidedOn)}, as every Monday, for all topics at once, so that chance alone
        rarely makes a change.
      </p>
    </Part>
  )
}

const stars = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

function Drivers({ drivers: { question, answer, notes, data, table } }: Pick<AiSentiments, 'drivers'>) {
  return (
    <Part answer={answer} id="drivers" question={question}>
      {data && (
        <>
          <figure aria-labelledby="drivers" className="chart">
            {bothSizes((size) => (
              <IntervalsSvg
                description={`${answer} The table has the numbers.`}
                domain={starsDomain(data.rows as { low: number; high: number }[])}
                format={stars}
                key={size}
                rows={data.rows}
                size={size}
              />
            ))}
          </figure>
          <p className="max-w-measure text-xs text-muted">{notes.join(' ')}</p>
          <TableOf question={question} table={table} />
        </>
      )}
    </Part>
  )
}

function Bursts({ bursts }: Pick<AiSentiments, 'bursts'>) {
  return (
    <Part
      answer={
        bursts.length === 0
          ? 'No. In the last half year, no days had more reviews than chance explains.'
          : undefined
      }
      id="bursts"
      question="Did many reviews come at once?"
    >
      {bursts.length > 0 && (
        <ul className="grid max-w-measure gap-2">
          {bursts.map(({ from, to, reviews, usual }) => (
            <li key={from}>
              <EvidenceLink
                to={inboxAddress({ state: 'published', provenance: 'customers', period: `${from}..${to}` })}
              >
                {countOf(reviews, 'review')}
              </EvidenceLink>{' '}
              {from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`}{' '}
              (usual would be about {formatNumber(Math.round(usual))})
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
