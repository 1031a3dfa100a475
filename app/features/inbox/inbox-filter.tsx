import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Tag } from '#app/features/tags/tag.vocabulary.ts'
import { formatLanguage } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { type PickOption as Option, Pick } from '#app/ui/pick.tsx'
import { type InboxFilter as Filter, inboxAddress, productOf, ratingInWords } from './inbox-address.ts'
import { lastMonths, periodInWords } from './period-filter.ts'

type Colleague = { id: string; name: string }
type InboxFilterProps = {
  filter: Filter
  topics: string[]
  languages: string[]
  tags: Tag[]
  colleagues: Colleague[]
  /** Those that have reviews. */
  products: { id: string; name: string }[]
  at: string
}

/** The filter as a sentence whose dotted parts can be changed; it is kept in the URL. */
export function InboxFilter({ filter, topics, languages, tags, colleagues, products, at }: InboxFilterProps) {
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
      className="group flex grow flex-wrap items-center gap-x-6 gap-y-3"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        change({})
      }}
    >
      <p className="font-serif text-lg leading-9 pointer-coarse:leading-11">
        Show <Pick label="Which reviews" options={states} {...pick('state')} />
        {' with '}
        <Pick label="Rating" options={ratingsWith(draft.rating)} {...pick('rating')} />
        <More isSet={Boolean(draft.label)}>
          {' and '}
          <Pick label="Sentiment" options={sentiments} {...pick('label')} />
        </More>
        <More isSet={Boolean(draft.topic)}>
          {' about '}
          <Pick
            label="Topic"
            options={[
              ['', 'anything'],
              ...withCurrent(topics, draft.topic).map((topic): Option => [topic, topic]),
            ]}
            {...pick('topic')}
          />
        </More>
        {(languages.length > 1 || draft.language) && (
          <More isSet={Boolean(draft.language)}>
            {' in '}
            <Pick
              label="Language"
              options={[
                ['', 'any language'],
                ...withCurrent(languages, draft.language).map(
                  (language): Option => [
                    language,
                    language === 'und' ? 'an unknown language' : formatLanguage(language),
                  ],
                ),
              ]}
              {...pick('language')}
            />
          </More>
        )}
        {(tags.length > 0 || draft.tag) && (
          <More isSet={Boolean(draft.tag)}>
            {', '}
            <Pick label="Tag" options={tagged(tags, draft.tag)} {...pick('tag')} />
            {','}
          </More>
        )}
        {(colleagues.length > 1 || draft.assigned) && (
          <More isSet={Boolean(draft.assigned)}>
            {' '}
            <Pick
              label="Who looks after them"
              options={[
                ['', 'whoever looks after them'],
                ...colleagues.map(({ id, name }): Option => [id, `given to ${name}`]),
              ]}
              {...pick('assigned')}
            />
          </More>
        )}
        {(products.length > 0 || draft.product) && (
          <More isSet={Boolean(draft.product)}>
            {' of '}
            <Pick
              label="Of what"
              options={productOptions(products, draft.product)}
              {...pick('product')}
              value={productOf(draft)}
            />
          </More>
        )}
        <More isSet={draft.provenance !== 'any'}>
          {' from '}
          <Pick label="How they came in" options={provenances} {...pick('provenance')} />
        </More>{' '}
        {draft.importedFrom && (
          <Pick
            label="Imported from"
            options={[
              [draft.importedFrom, `imported from ${draft.importedFrom}`],
              ['', 'imported from anywhere'],
            ]}
            {...pick('importedFrom')}
          />
        )}{' '}
        <More isSet={draft.period !== 'any'}>
          <Pick label="Period" options={periods(at, draft.period)} {...pick('period')} />
        </More>
      </p>
      <details className="group/more shrink-0" data-more>
        <summary className="w-fit text-sm underline decoration-control underline-offset-4">
          <span className="group-open/more:hidden">More filters</span>
          <span className="hidden group-open/more:inline">Fewer</span>
        </summary>
      </details>
      <div className="flex min-w-[min(13rem,100%)] flex-1 items-center justify-end gap-2">
        <input
          aria-label="Search in titles, texts, names and replies"
          className="control min-w-0 max-w-72"
          data-search
          maxLength={200}
          name="q"
          onChange={(event) => setDraft({ ...draft, q: event.target.value || undefined })}
          placeholder="Search"
          type="search"
          value={draft.q ?? ''}
        />
        <Button aria-label="Show these reviews" className="shrink-0" isIcon>
          <Search aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
    </Form>
  )
}

/** A part of the sentence that is shown only while it narrows the list, or behind "More filters". */
const More = ({ isSet, children }: { isSet: boolean; children: ReactNode }) => (
  <span className={isSet ? undefined : 'hidden group-has-[[data-more][open]]:inline'}>{children}</span>
)

/** A tag that was deleted may still be in an address or a saved filter. */
const tagged = (tags: Tag[], current: string | undefined): Option[] => [
  ['', 'with any tag or none'],
  ...tags.map(({ id, name }): Option => [id, `tagged “${name}”`]),
  ...(current && !tags.some(({ id }) => id === current) ? [[current, 'with a deleted tag'] as Option] : []),
]

const productOptions = (products: InboxFilterProps['products'], product: string | undefined): Option[] => {
  const known: Option[] = [
    ['any', 'the business and its products'],
    ['none', 'the business'],
    ...products.map(({ id, name }): Option => [id, name]),
  ]
  return product && !known.some(([id]) => id === product) ? [...known, [product, 'a product']] : known
}

const states: Option[] = [
  ['all', 'all reviews'],
  ['published', 'published reviews'],
  ['unreplied', 'reviews without a reply'],
  ['replied', 'reviews with a reply'],
  ['waiting', 'reviews held by a check'],
  ['withdrawn', 'withdrawn reviews'],
  ['removed', 'removed reviews'],
]
const sentiments: Option[] = [
  ['', 'any sentiment'],
  ['positive', 'praise'],
  ['neutral', 'neither praise nor complaint'],
  ['negative', 'a complaint'],
  ['opinion', 'any opinion'],
]
const ratings: Option[] = [
  ['', 'any rating'],
  ...[5, 4, 3, 2, 1].map((rating): Option => [String(rating), ratingInWords(rating)]),
  ['4-5', ratingInWords('4-5')],
  ['1-2', ratingInWords('1-2')],
]

const ratingsWith = (current: Filter['rating']): Option[] =>
  current && !ratings.some(([value]) => value === String(current))
    ? [...ratings, [String(current), ratingInWords(current)]]
    : ratings
const provenances: Option[] = [
  ['any', 'anyone'],
  ['customers', 'everyone except insiders'],
  ['own', 'everyone in the rating'],
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
    ['quarter', 'in this month and the two before'],
    ['year', 'in the last twelve months'],
    ...months.map((month): Option => [month, periodInWords(month)]),
  ]
}

/** The value in the URL is always among the options. */
const withCurrent = (choices: string[], current: string | undefined) =>
  current && !choices.includes(current) ? [...choices, current] : choices
