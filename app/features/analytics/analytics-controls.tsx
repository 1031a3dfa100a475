import { useEffect, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { lastMonths, monthOf, shiftMonth } from '#app/features/inbox/period-filter.ts'
import { formatLanguage, formatMonth } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import type { Analytics } from './analytics.server.ts'
import {
  type AnalyticsFilter,
  type Asked,
  analyticsQuery,
  defaultFilter,
  fixedSources,
  inWordsOf,
  lengthOf,
  monthsName,
  partsOf,
  sourceWords,
} from './analytics-filter.ts'

type ControlsProps = Pick<Analytics, 'filter' | 'isOpening' | 'options'> & { at: string }

const periods: PickOption[] = [
  ['month', 'this month'],
  ['quarter', 'the last 3 months'],
  ['year', 'the last 12 months'],
  ['this-year', 'this year'],
  ['any', 'everything'],
  ['custom', 'the months'],
]
const comparisons: PickOption[] = [
  ['before', 'the period before'],
  ['year-before', 'the same months a year earlier'],
  ['none', 'nothing'],
]

/** The period and the filters as a sentence, kept in the address. In words, with a button to change it. */
export function Controls(props: ControlsProps) {
  const { filter, isOpening } = props
  return (
    <>
      <details>
        <summary className="cursor-pointer">
          <span className="flex min-h-11 items-center gap-4 text-sm max-sm:justify-between">
            <span className="min-w-0 first-letter:uppercase">{inWordsOf(filter)}</span>
            <span className="shrink-0 underline underline-offset-4">Change</span>
          </span>
        </summary>
        <Sentence {...props} />
      </details>
      {isOpening && filter.source !== defaultFilter.source && (
        <p className="text-sm text-muted">
          Your rating has too few reviews yet, so that imported ones are counted here.
        </p>
      )}
    </>
  )
}

function Sentence({ filter, isOpening, options, at }: ControlsProps) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const given = partsOf(filter)
  const [draft, setDraft] = useState(given)
  const key = JSON.stringify(given)
  useEffect(() => setDraft(JSON.parse(key)), [key])

  function change(part: Partial<AnalyticsFilter>) {
    const wanted = { ...draft, ...part }
    if (wanted.period === 'custom') {
      wanted.from ??= filter.months?.from ?? options.firstMonth
      wanted.to ??= filter.months?.to ?? monthOf(new Date(at))
    }
    setDraft(wanted)
    void navigate(`/business/analytics${analyticsQuery(wanted)}`, { preventScrollReset: true })
  }
  const pick = (name: keyof AnalyticsFilter) => ({
    name,
    value: draft[name] ?? '',
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) =>
      change({ [name]: event.target.value || undefined }),
  })
  const months = monthsToChoose(options.firstMonth, at, filter)
  return (
    <Form action="/business/analytics" className="flex flex-wrap items-center gap-x-6 gap-y-2" method="get">
      <p className="max-w-[46em] font-serif text-lg leading-9 pointer-coarse:leading-11">
        Show <Pick label="Period" options={periods} {...pick('period')} />
        {draft.period === 'custom' && (
          <>
            {' from '}
            <Pick label="First month" options={months} {...pick('from')} />
            {' to '}
            <Pick label="Last month" options={months} {...pick('to')} />
          </>
        )}
        {draft.period !== 'any' && (
          <>
            {' compared with '}
            <Pick label="Compared with" options={comparisons} {...pick('compare')} />
          </>
        )}
        {', about '}
        <Pick
          label="Topic"
          options={[['', 'any topic'], ...withCurrent(options.topics, draft.topic).map(same)]}
          {...pick('topic')}
        />
        {' in '}
        <Pick
          label="Language"
          options={[
            ['', 'any language'],
            ...withCurrent(options.languages, draft.language).map(
              (code): PickOption => [code, code === 'zxx' ? 'stars alone' : formatLanguage(code)],
            ),
          ]}
          {...pick('language')}
        />
        {' from '}
        <Pick
          label="Source"
          options={withCurrent([...fixedSources, ...options.imports], draft.source).map(
            (source): PickOption => [source, sourceWords(source)],
          )}
          {...pick('source')}
        />
        .
      </p>
      {!isHydrated && <Button>Show</Button>}
      {!isOpening && (
        <Link className="text-sm" to="/business/analytics">
          Clear
        </Link>
      )}
      <p className="basis-full text-xs text-muted">
        {filter.months ? monthsName(filter.months) : 'All reviews'}
        {filter.before && `, compared with ${monthsName(filter.before)}`}, by month of writing
      </p>
    </Form>
  )
}

const same = (text: string): PickOption => [text, text]

/** The value in the address is always among the options. */
const withCurrent = (choices: readonly string[], current: string | undefined) =>
  current && !choices.includes(current) ? [...choices, current] : choices

/** All months since the first review, the newest first. */
function monthsToChoose(first: string, at: string, { from, to }: Asked): PickOption[] {
  const now = monthOf(new Date(at))
  const earliest = [first, from ?? first, to ?? first, shiftMonth(now, -11)].sort()[0]!
  return lastMonths(new Date(at), lengthOf({ from: earliest, to: now }))
    .toReversed()
    .map((month) => [month, formatMonth(month)])
}
