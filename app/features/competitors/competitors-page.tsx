import { Form, Link } from 'react-router'
import { drawChart } from '#app/features/analytics/chart.tsx'
import { May } from '#app/features/businesses/may.tsx'
import { countOf, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleComparison } from '#app/ui/samples/charts.tsx'
import { Table } from '#app/ui/table.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { findBestRated } from './best-rated.ts'
import { competitorName, competitorsAddress, mostCompetitors } from './competitor.schema.ts'
import type { Competitor, searchCandidates } from './competitors.server.ts'
import type { ShareOfVoice, Voice } from './sides.server.ts'

type Candidates = Awaited<ReturnType<typeof searchCandidates>>

type CompetitorsPageProps = {
  competitors: Competitor[]
  words: string
  /** Null without a search. */
  found: Candidates | null
  voice: ShareOfVoice | null
  result?: Partial<FormResult>
}

/** Whom an owner compares their business with: their stars side by side, and where more are added. */
export function CompetitorsPage({ competitors, words, found, voice, result }: CompetitorsPageProps) {
  const isSearched = found !== null || result?.values !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      {competitors.length === 0 ? (
        <div className="grid content-start gap-6">
          <h2 className="text-2xl">See your stars beside theirs, topic by topic</h2>
          <Sample caption="Sample data" isPicture>
            <SampleComparison />
          </Sample>
        </div>
      ) : (
        <div>
          {voice && voice.voices.length > 1 && (
            <Block
              id="voice"
              note={`${voice.quarters[0]} to ${voice.quarters.at(-1)} (UTC)`}
              title="Who is rated best?"
            >
              <RatingsPlot voice={voice} />
              <details>
                <summary className="chart-more">Who gets reviewed most?</summary>
                <ShareOfVoiceTable voice={voice} />
              </details>
            </Block>
          )}
          <ul aria-label="Your competitors" className="mt-6 border-t border-line">
            {competitors.map((competitor) => (
              <CompetitorRow competitor={competitor} key={competitor.id} />
            ))}
          </ul>
        </div>
      )}
      <May right="manage">
        <Block
          id="add"
          note={
            competitors.length > 0 ? `${formatNumber(competitors.length)} of ${mostCompetitors}` : undefined
          }
          title="Add a competitor"
        >
          <details className="fold fold-narrow" open={competitors.length === 0 || isSearched}>
            <summary>By name or website</summary>
            <div className="grid gap-8">
              <CandidateSearch found={found} words={words} />
              <NewCompetitor result={result} />
            </div>
            <p className="mt-6 text-xs text-muted">
              Businesses are not told. Laws on comparative advertising are strict, so nothing here can be
              exported.
            </p>
          </details>
        </Block>
      </May>
    </div>
  )
}

/** Each business's average with its interval; the reader's own first. */
function RatingsPlot({ voice: { voices } }: { voice: ShareOfVoice }) {
  const rows = voices.map(({ id, name, rating, reviews }) => ({
    label: id === null ? 'You' : name,
    value: rating?.value ?? null,
    low: rating?.low ?? 0,
    high: rating?.high ?? 0,
    count: reviews.reduce<number>((sum, its) => sum + (its ?? 0), 0),
    to: id && rating ? `${competitorsAddress}/${id}` : undefined,
  }))
  const best = findBestRated(voices)
  const answer = !best
    ? 'Nobody is clearly rated best.'
    : best.id === null
      ? 'You are rated best.'
      : `${best.name} is rated best.`
  return (
    <>
      <figure aria-labelledby="voice" className="chart">
        {bothSizes(
          (size) =>
            drawChart({ answer, data: { kind: 'intervals', of: 'Business', value: 'average', rows } }, size)!,
        )}
      </figure>
      <p className="mt-2 font-serif text-lg wrap-anywhere">{answer}</p>
    </>
  )
}

function CompetitorRow({ competitor }: { competitor: Competitor }) {
  const { id, name, collectsAs, isAway } = competitor
  const address = `${competitorsAddress}/${id}`
  const hasReviews = collectsAs ? !isAway : competitor.latestImport !== null
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-4">
      <Face name={name} />
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          <Origin competitor={competitor} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {hasReviews && (
          <ButtonLink to={address}>
            Compare<span className="sr-only"> with {name}</span>
          </ButtonLink>
        )}
        <May right="manage">
          {!collectsAs && (
            <ButtonLink kind={hasReviews ? 'quiet' : 'secondary'} to={`${address}/import`}>
              Import<span className="sr-only"> reviews of {name}</span>
            </ButtonLink>
          )}
          <Form method="post" preventScrollReset>
            <input name="id" type="hidden" value={id} />
            <Button kind="quiet" name="act" value="remove">
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        </May>
      </div>
    </li>
  )
}

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

function CandidateSearch({ words, found }: Pick<CompetitorsPageProps, 'words' | 'found'>) {
  return (
    <section aria-labelledby="here" className="grid min-w-0 content-start gap-4">
      <h3 className="text-base font-medium" id="here">
        A business that collects reviews here
      </h3>
      <Form className="flex items-end gap-3" method="get" role="search">
        <TextInput
          autoComplete="off"
          defaultValue={words}
          fieldClassName="grow min-w-0"
          label="Name or website"
          maxLength={100}
          name="q"
          type="search"
        />
        <Button kind={found ? 'secondary' : 'primary'}>Find</Button>
      </Form>
      {found?.length === 0 && (
        <p aria-live="polite" className="text-sm text-muted wrap-anywhere">
          No business matches “{words}”. Try fewer words, or import its reviews.
        </p>
      )}
      {found && found.length > 0 && (
        <ul aria-label="Found" className="border-t border-line">
          {found.map(({ id, name, domainName }) => (
            <li className="flex items-center gap-4 border-b border-line py-2" key={id}>
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                <Link className="font-medium" dir="auto" to={`/business/${id}`}>
                  {name}
                </Link>{' '}
                <span className="text-muted">{domainName}</span>
              </span>
              <Form method="post">
                <input name="business" type="hidden" value={id} />
                <Button name="act" value="add-business">
                  Add<span className="sr-only"> {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NewCompetitor({ result }: Pick<CompetitorsPageProps, 'result'>) {
  return (
    <section aria-labelledby="elsewhere" className="grid min-w-0 content-start gap-4">
      <h3 className="text-base font-medium" id="elsewhere">
        A business with reviews elsewhere
      </h3>
      {result?.message && <FormError text={result.message} />}
      <Form className="flex items-end gap-3" method="post" noValidate>
        <TextInput
          defaultValue={result?.values?.name}
          error={result?.errors?.name}
          fieldClassName="grow min-w-0"
          label="Competitor’s name"
          maxLength={competitorName.max}
          name="name"
        />
        <Button name="act" value="add-name">
          Add
        </Button>
      </Form>
      <p className="-mt-2 text-xs text-muted">You import its reviews from a file. Only you see them.</p>
    </section>
  )
}

/** Each business's share of all their reviews together, quarter by quarter. */
function ShareOfVoiceTable({ voice: { quarters, voices } }: { voice: ShareOfVoice }) {
  // Null where the reviews of one of them are not all known: what is left would look like more than it is.
  const totals = quarters.map((_, at) =>
    voices.reduce<number | null>((sum, { reviews }) => {
      const its = reviews[at] ?? null
      return sum === null || its === null ? null : sum + its
    }, 0),
  )
  const shareOf = (reviews: number | null, total: number | null) => {
    if (reviews === null) return 'not imported'
    if (total === 0) return 'none'
    const count = `(${formatNumber(reviews)})`
    return total === null ? count : `${formatPercent(reviews / total)} ${count}`
  }
  return (
    <>
      <Table
        caption="Share of all reviews by quarter"
        columns={[
          {
            id: 'name',
            header: 'Business',
            cell: ({ id, name }: Voice) => (
              <span className="wrap-anywhere" dir="auto">
                {name}
                {id === null && ' (you)'}
              </span>
            ),
          },
          ...quarters.map((quarter, at) => ({
            id: quarter,
            header: quarter,
            cell: ({ reviews }: Voice) => shareOf(reviews[at] ?? null, totals[at] ?? null),
            isNumber: true,
          })),
        ]}
        rowId={({ id }) => id ?? 'own'}
        rows={voices}
      />
      {totals.includes(null) && (
        <p className="mt-3 text-xs text-muted">
          “Not imported”: the imported reviews end before the quarter does.
        </p>
      )}
    </>
  )
}
