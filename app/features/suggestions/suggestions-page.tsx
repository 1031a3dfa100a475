import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatDate } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Suggestion, Suggestions } from './suggestion.ts'
import type { SuggestionState } from './suggestion.vocabulary.ts'
import { SuggestionItem } from './suggestion-item.tsx'

type SuggestionsPageProps = { suggestions: Suggestions; result: FormResult | undefined }

const sections: { state: SuggestionState; title: string; empty: string | null }[] = [
  { state: 'open', title: 'Suggestions', empty: 'No open suggestions.' },
  { state: 'doing', title: 'You are doing', empty: null },
  { state: 'done', title: 'Done', empty: null },
]

/** Suggestions, the likely best first, each with its quotes and its outcome. */
export function SuggestionsPage({ suggestions: { suggestions, looked }, result }: SuggestionsPageProps) {
  const inState = (state: SuggestionState) => suggestions.filter((each) => each.state === state)
  const setAside = inState('not_for_us')
  if (suggestions.length === 0) {
    return (
      <EmptyState
        action={looked.reviews === 0 && <ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
        title="No suggestions yet"
      >
        <p>
          A suggestion appears once three people, on at least two days, complain about the same thing.{' '}
          {looked.reviews > 0 && `We looked at the newest ${countOf(looked.reviews, 'review')}.`}
        </p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-12">
      {result?.message && <FormError text={result.message} />}
      {sections.map(({ state, title, empty }) => {
        const listed = inState(state)
        if (listed.length === 0 && !empty) return null
        return (
          <Block id={state} key={state} title={title}>
            {state === 'open' && listed.length > 0 && <Basis looked={looked} suggestions={listed} />}
            {listed.length === 0 ? (
              <p className="text-sm text-muted">{empty}</p>
            ) : (
              <List result={result} suggestions={listed} />
            )}
          </Block>
        )
      })}
      {setAside.length > 0 && (
        <details>
          <summary className="w-fit text-sm underline underline-offset-4">
            Not for us ({setAside.length})
          </summary>
          <p className="mt-3 mb-6 max-w-measure text-sm text-muted">
            One of these comes back when twice as many people say so as when you set it aside.
          </p>
          <List result={result} suggestions={setAside} />
        </details>
      )}
    </div>
  )
}

function List({ suggestions, result }: { suggestions: Suggestion[]; result: FormResult | undefined }) {
  const isIts = ({ act, topic }: Suggestion) =>
    result?.values.suggestion === act && result.values.topic === topic
  return (
    <ol className="grid gap-12">
      {suggestions.map((each) => (
        <li className="min-w-0" key={`${each.act} ${each.topic}`}>
          <SuggestionItem result={isIts(each) ? result : undefined} suggestion={each} />
        </li>
      ))}
    </ol>
  )
}

type BasisProps = { looked: Suggestions['looked']; suggestions: Suggestion[] }

function Basis({ looked: { reviews, imported, since }, suggestions }: BasisProps) {
  const isByEffect = suggestions.some(({ gain }) => gain)
  return (
    <p className="mb-8 max-w-measure text-sm text-muted">
      From the newest {countOf(reviews, 'review')}
      {since && `, written since ${formatDate(since)}`}
      {imported > 0 && ` (${imported} imported)`}.{' '}
      {isByEffect
        ? 'Those with the largest likely effect on your rating come first; where the effect is not clear, those that most people name.'
        : 'How these complaints affect your rating is not clear yet, so what most people name comes first.'}{' '}
      Each rests on at least three people, who wrote on at least two days.
    </p>
  )
}
