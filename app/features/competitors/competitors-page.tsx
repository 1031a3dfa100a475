import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { Chart } from '#app/features/analytics/chart.tsx'
import { ChartSection } from '#app/features/analytics/chart-section.tsx'
import { May } from '#app/features/businesses/business-context.tsx'
import type { Column } from '#app/features/figures/chart-table.ts'
import { countOf, formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleComparison } from '#app/ui/samples/charts.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import type { ShareOfVoice } from './compared-businesses.server.ts'
import { competitorName, competitorsAddress, mostCompetitors } from './competitor.schema.ts'
import type { Competitor, searchCandidates } from './competitors.server.ts'

type Candidates = Awaited<ReturnType<typeof searchCandidates>>

type CompetitorsPageProps = {
  competitors: Competitor[]
  words: string
  /** Null without a search. */
  found: Candidates | null
  voice: ShareOfVoice | null
  result?: Partial<FormResult>
}

export function CompetitorsPage({ competitors, words, found, voice, result }: CompetitorsPageProps) {
  const chart = voice && voice.voices.length > 1 && voiceChart(voice)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      {chart && (
        <div className="min-w-0 min-[1100px]:col-span-2">
          <ChartSection chart={chart} isMain />
        </div>
      )}
      {competitors.length === 0 ? (
        <div className="grid content-start gap-6">
          <h2 className="text-3xl text-balance">See your stars beside theirs, topic by topic</h2>
          <Sample isPicture>
            <SampleComparison />
          </Sample>
        </div>
      ) : (
        <Block id="competitors" title="Compare one by one">
          <ul>
            {competitors.map((competitor) => (
              <CompetitorRow
                competitor={competitor}
                key={competitor.id}
                rating={voice?.voices.find(({ id }) => id === competitor.id)?.rating?.value ?? null}
              />
            ))}
          </ul>
        </Block>
      )}
      <May right="manage">
        <Block
          id="add"
          note={
            competitors.length > 0 ? `${formatNumber(competitors.length)} of ${mostCompetitors}` : undefined
          }
          title="Add a competitor"
        >
          <div className="grid gap-4">
            <CandidateSearch found={found} result={result} words={words} />
            <p className="text-xs text-muted">Businesses are not told. Only you see what you compare.</p>
          </div>
        </Block>
      </May>
    </div>
  )
}

/** Each business's average, the reader's own first; in the table its share of all their reviews, quarter by quarter. */
function voiceChart({ quarters, voices, best }: ShareOfVoice): Chart {
  // Null where the reviews of one of them are not all known: what is left would look like more than it is.
  const totals = quarters.map((_, at) => {
    const its = voices.map(({ reviews }) => reviews[at] ?? null)
    return its.includes(null) ? null : its.reduce<number>((sum, each) => sum + each!, 0)
  })
  const shareOf = (reviews: number | null, total: number | null) => {
    if (reviews === null) return 'not imported'
    const count = formatNumber(reviews)
    return total ? `${count} (${formatPercent(reviews / total)})` : count
  }
  return {
    id: 'voice',
    question: `Who has been rated best since ${quarters[0]}?`,
    answer: best
      ? `${best.id === null ? 'You are' : `${best.name} is`} rated best.`
      : 'Too close to call: compare one by one.',
    notes: [
      `${quarters[0]} to ${quarters.at(-1)} (UTC), with 95% confidence intervals. The table has each one’s share of all reviews.`,
    ],
    data: {
      kind: 'intervals',
      of: 'Business',
      value: 'average',
      rows: voices.map(({ id, name, rating, reviews }) => ({
        label: id === null ? 'You' : name,
        isOwn: id === null,
        value: rating?.value ?? null,
        low: rating?.low ?? 0,
        high: rating?.high ?? 0,
        count: reviews.reduce<number>((sum, its) => sum + (its ?? 0), 0),
      })),
    },
    table: {
      columns: [
        { header: 'Business', kind: 'text' },
        ...quarters.map((header): Column => ({ header, kind: 'count' })),
      ],
      rows: voices.map(({ id, name, reviews }) => [
        id === null ? 'You' : name,
        ...reviews.map((each, at) => shareOf(each, totals[at] ?? null)),
      ]),
    },
  }
}

type CompetitorRowProps = { competitor: Competitor; rating: number | null }

function CompetitorRow({ competitor, rating }: CompetitorRowProps) {
  const { id, name, collectsAs, isAway } = competitor
  const address = `${competitorsAddress}/${id}`
  const hasReviews = collectsAs ? !isAway : competitor.latestImport !== null
  const importLink = (look: string) => (
    <Link className={look} to={`${address}/import`}>
      Import reviews<span className="sr-only"> of {name}</span>
    </Link>
  )
  return (
    <Row
      text={
        <>
          {rating !== null && (
            <span className="flex items-center gap-2 py-1 text-sm text-ink">
              <b className="font-medium">{formatAverage(rating, 1)}</b> <Stars rating={rating} />
            </span>
          )}
          <Origin competitor={competitor} />
        </>
      }
      title={name}
    >
      {hasReviews ? (
        <ButtonLink to={address}>
          Compare<span className="sr-only"> with {name}</span>
        </ButtonLink>
      ) : (
        !collectsAs && <May right="manage">{importLink('btn')}</May>
      )}
      <May right="manage">
        <Unfold
          label={`More for ${name}`}
          look="btn btn-quiet btn-icon"
          summary={<Ellipsis aria-hidden size={18} strokeWidth={1.5} />}
        >
          <Form className="menu absolute top-full right-0 z-10 w-max" method="post" preventScrollReset>
            <input name="id" type="hidden" value={id} />
            {hasReviews && !collectsAs && importLink('menu-item')}
            <button className="menu-item" name="act" type="submit" value="remove">
              Remove<span className="sr-only"> {name}</span>
            </button>
          </Form>
        </Unfold>
      </May>
    </Row>
  )
}

type RowProps = { title: string; text: ReactNode; children: ReactNode }

/** A business and what can be done with it. */
const Row = ({ title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-3 border-b border-line py-4">
    <Face name={title} />
    <p className="grid min-w-32 flex-1 wrap-anywhere">
      <span className="font-medium" dir="auto">
        {title}
      </span>
      <span className="text-xs text-muted">{text}</span>
    </p>
    {children}
  </li>
)

export function Origin({ competitor }: { competitor: Competitor }) {
  const { collectsAs, isAway, reviews, latestImport } = competitor
  if (isAway) return 'Not in the directory at present, so it is not compared'
  if (collectsAs)
    return (
      <>
        Reviews from its <Link to={`/business/${collectsAs}`}>public page</Link>
      </>
    )
  if (!latestImport) return 'No reviews imported yet'
  return (
    <>
      {countOf(reviews, 'review')}, imported by you from {latestImport.source} on{' '}
      <Time as="date" at={latestImport.importedAt} />
    </>
  )
}

/** A business here, or one whose reviews are imported from a file. */
function CandidateSearch({ words, found, result }: Pick<CompetitorsPageProps, 'words' | 'found' | 'result'>) {
  const problem = result?.message ?? result?.errors?.name
  const named = words.trim()
  const candidates = [
    ...(found ?? []).map(({ id, name, domainName }) => ({
      act: 'add-business',
      field: 'business',
      value: id,
      title: name,
      text: <Link to={`/business/${id}`}>{domainName}</Link>,
    })),
    { act: 'add-name', field: 'name', value: named, title: named, text: 'Import its reviews from a file' },
  ]
  return (
    <>
      <Form className="flex items-end gap-3" method="get" role="search">
        <TextInput
          autoComplete="off"
          defaultValue={words}
          fieldClassName="grow min-w-0"
          label="Name or website"
          maxLength={competitorName.max}
          name="q"
          required
          type="search"
        />
        <Button kind={found ? 'secondary' : 'primary'}>Find</Button>
      </Form>
      {problem && <FormError text={problem} />}
      {found && (
        <ul aria-label="Found" className="border-t border-line">
          {candidates.map(({ act, field, value, title, text }) => (
            <Row key={value} text={text} title={title}>
              <Form method="post">
                <input name={field} type="hidden" value={value} />
                <Button name="act" value={act}>
                  Add<span className="sr-only"> {title}</span>
                </Button>
              </Form>
            </Row>
          ))}
        </ul>
      )}
    </>
  )
}
