import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { countOf, formatMonth } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { type PickOption as Option, Pick } from '#app/ui/pick.tsx'
import { type InboxFilter as Filter, inboxAddress } from './inbox-address.ts'
import { lastMonths } from './periods.ts'

type InboxFilterProps = { filter: Filter; topics: string[]; at: string }

/** The filter as a sentence whose dotted parts can be changed; it is kept in the URL. */
export function InboxFilter({ filter, topics, at }: InboxFilterProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filter)
  useEffect(() => setDraft(filter), [filter])

  function change(part: Partial<Filter>) {
    const wanted = { ...draft, ...part, after: undefined }
    setDraft(wanted)
    void navigate(inboxAddress(wanted))
  }
  const pick = (name: keyof Filter) => ({
    name,
    value: String(draft[name] ?? ''),
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) =>
      change({ [name]: event.target.value || undefined } as Partial<Filter>),
  })

  return (
    <Form
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-(--gutter) py-4"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        change({})
      }}
    >
      <p className="font-serif text-lg leading-9 pointer-coarse:leading-11">
        Show <Pick label="Which reviews" options={states} {...pick('state')} />
        {' about '}
        <Pick
          label="Topic"
          options={[
            ['', 'anything'],
            ...withCurrent(topics, draft.topic).map((topic): Option => [topic, topic]),
          ]}
          {...pick('topic')}
        />
        {' with '}
        <Pick label="Sentiment" options={sentiments} {...pick('label')} />
        {' and '}
        <Pick label="Rating" options={ratings} {...pick('rating')} />
        {' from '}
        <Pick label="How they came in" options={provenances} {...pick('provenance')} />{' '}
        <Pick label="Period" options={periods(at, draft.period)} {...pick('period')} />
      </p>
      <div className="flex min-w-52 flex-1 items-center gap-2">
        <input
          aria-label="Search in titles, texts and names"
          className="control max-w-72"
          maxLength={200}
          name="q"
          onChange={(event) => setDraft({ ...draft, q: event.target.value || undefined })}
          placeholder="Search"
          type="search"
          value={draft.q ?? ''}
        />
        <Button aria-label="Show these reviews" isIcon>
          <Search aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
    </Form>
  )
}

const states: Option[] = [
  ['all', 'all reviews'],
  ['published', 'published reviews'],
  ['unreplied', 'reviews without a reply'],
  ['waiting', 'reviews held by a check'],
  ['withdrawn', 'withdrawn reviews'],
  ['removed', 'removed reviews'],
]
const sentiments: Option[] = [
  ['', 'any sentiment'],
  ['positive', 'praise'],
  ['neutral', 'neither praise nor complaint'],
  ['negative', 'a complaint'],
]
const ratings: Option[] = [
  ['', 'any rating'],
  ...[5, 4, 3, 2, 1].map((rating): Option => [String(rating), countOf(rating, 'star')]),
]
const provenances: Option[] = [
  ['any', 'anyone'],
  ['customers', 'everyone except insiders'],
  ['own', 'everyone in the rating'],
  ['order', 'verified purchases'],
  ['invited', 'invited customers'],
  ['confirmed', 'confirmed addresses'],
  ['insider', 'insiders'],
  ['imported', 'imports'],
]

function periods(at: string, current: string): Option[] {
  const months = withCurrent(
    lastMonths(new Date(at), 12).toReversed(),
    current.includes('-') ? current : undefined,
  )
  return [
    ['any', 'at any time'],
    ['7', 'in the last 7 days'],
    ['30', 'in the last 30 days'],
    ['90', 'in the last 90 days'],
    ['year', 'in the last twelve months'],
    ...months.map((month): Option => [month, `in ${formatMonth(month)}`]),
  ]
}

/** The value in the URL is always among the options. */
const withCurrent = (choices: string[], current: string | undefined) =>
  current && !choices.includes(current) ? [...choices, current] : choices
