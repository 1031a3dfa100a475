import { topicName } from '#app/features/analyses/topic-name.ts'
import { AlsoChecked, ChartSection, NotEnoughReviews } from '#app/features/analytics/chart-section.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import type { Finding } from '#app/features/findings/finding.ts'
import { FindingKey, FindingRow, mostMentions } from '#app/features/findings/finding-row.tsx'
import { findingAddress, trendNames } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { SampleSentiment } from '#app/ui/samples/charts.tsx'
import type { AiSentiments } from './ai-sentiments.server.ts'

type AiSentimentsPageProps = { sentiments: AiSentiments /** Of all time. */; allReviews: number }

/** How many entries of each list are shown; the rest is folded. */
const shownAtOnce = 3
const columns = 'grid gap-x-12 gap-y-6 min-[1100px]:grid-cols-2'

export function AiSentimentsPage({ sentiments, allReviews }: AiSentimentsPageProps) {
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews} sample={<SampleSentiment />}>
        this page shows what people praise and criticise, what changed, and what goes with more stars.
      </NotEnoughReviews>
    )
  const { chart, query, changes, drivers, longView, bursts } = sentiments
  const isBeside = changes.length > 0 || drivers.data
  const nothing = [
    ...(changes.length === 0 ? ['Nothing became clearly more or less in the last half year.'] : []),
    ...(drivers.data ? [] : [drivers.answer]),
    ...(longView && !longView.isStep ? [`Over the years: ${longView.chart.answer}`] : []),
    ...(bursts.length === 0 ? ['No days had more reviews than chance explains.'] : []),
  ]
  return (
    <div className="print-all grid gap-6">
      <div className={isBeside ? columns : undefined}>
        {chart && (
          <ChartSection
            chart={chart}
            downloads={{ csv: `/business/analytics/charts/${chart.id}.csv${query}` }}
            isMain={!isBeside}
          />
        )}
        {changes.length > 0 ? <Changes {...sentiments} /> : drivers.data && <ChartSection chart={drivers} />}
      </div>
      <Most {...sentiments} />
      <div className={`${columns} empty:hidden`}>
        {changes.length > 0 && drivers.data && <ChartSection chart={drivers} />}
        {longView?.isStep && <ChartSection chart={longView.chart} />}
        {bursts.length > 0 && <Bursts bursts={bursts} />}
      </div>
      <div className="grid gap-4">
        <AlsoChecked things={nothing} />
        <p className="justify-self-end print:hidden">
          <Button onClick={() => window.print()} type="button">
            Print, or save as PDF
          </Button>
        </p>
      </div>
    </div>
  )
}

function Most({ findings, of }: Pick<AiSentiments, 'findings' | 'of'>) {
  const most = mostMentions(findings.map(({ finding }) => finding))
  return (
    <Block id="most" note={<FindingKey {...of} />} title="What matters most?">
      {findings.length === 0 && <p className="text-sm">No topic is named by three people yet.</p>}
      <FirstOf items={findings} most={shownAtOnce} one="finding">
        {(items) => (
          <ol>
            {items.map(({ finding, quotes }) => (
              <li key={`${finding.side} ${finding.topic}`}>
                <FindingRow
                  finding={finding}
                  most={most}
                  of={of}
                  quotes={quotes}
                  title={topicName(finding.topic)}
                />
              </li>
            ))}
          </ol>
        )}
      </FirstOf>
    </Block>
  )
}

function Changes({ changes, of }: Pick<AiSentiments, 'changes' | 'of'>) {
  return (
    <Block
      id="changes"
      note={`Decided on ${formatDate(of.decidedOn)}.`}
      title="What changed, and since when?"
    >
      <FirstOf items={changes} most={shownAtOnce} one="change">
        {(items) => (
          <ul>
            {items.map((finding) => (
              <li className="border-b border-line py-3 first:pt-0" key={`${finding.side} ${finding.topic}`}>
                <Change finding={finding} from={of.from} />
              </li>
            ))}
          </ul>
        )}
      </FirstOf>
    </Block>
  )
}

/** "Complaints about waiting time: growing, 5% → 14% since 14 Sept" */
function Change({ finding, from }: { finding: Finding; from: string }) {
  const { side, topic, trend, since, before, after } = finding
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <EvidenceLink to={findingAddress(finding, from, side)}>
        {side === 'praise' ? 'Praise for' : 'Complaints about'} {topicName(topic).toLowerCase()}
      </EvidenceLink>
      <span className="text-sm text-muted">
        {trend && trendNames[trend]} since {formatDate(since!)}
        {before !== null && after !== null && (
          <span className="ml-3 text-ink tabular-nums">
            {formatPercent(before)} → {formatPercent(after)}
          </span>
        )}
      </span>
    </span>
  )
}

function Bursts({ bursts }: Pick<AiSentiments, 'bursts'>) {
  return (
    <Block id="bursts" title="Did many reviews come at once?">
      <ul className="grid max-w-measure gap-2 text-sm">
        {bursts.map(({ from, to, reviews, usual }) => (
          <li key={from}>
            <EvidenceLink
              to={inboxAddress({ state: 'published', provenance: 'customers', period: `${from}..${to}` })}
            >
              {countOf(reviews, 'review')}
            </EvidenceLink>{' '}
            {from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`} (usual:
            about {formatNumber(Math.round(usual))}).
          </li>
        ))}
      </ul>
    </Block>
  )
}
