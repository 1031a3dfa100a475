import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate, formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { acts } from './acts.ts'
import { shareOf } from './shares.ts'
import type { Suggestion } from './suggestion.ts'
import { fewestCompared, type Watch, type Watched } from './watch.ts'

type WatchSentenceProps = { suggestion: Suggestion; watch: Watch }

/** The course of a topic since the owner did something about it. */
export function WatchSentence({ suggestion, watch: { before, since, verdict } }: WatchSentenceProps) {
  const { topic } = suggestion
  const began = formatDate(since.from)
  return (
    <p className="border-l-2 border-rule py-1 pl-4 text-sm">
      {verdict === 'too_early' ? (
        <>
          Too early to tell. Since {began}, {since.of === 0 ? 'no review' : countOf(since.of, 'review')}{' '}
          praised or complained about the {topic}. We compare once {fewestCompared} have.
        </>
      ) : verdict === 'too_few_before' ? (
        <>
          Not to be compared: only {countOf(before.of, 'review')} had an opinion on the {topic} in the half
          year before {began}. <Complained topic={topic} watched={since} /> since.
        </>
      ) : (
        <>
          Since {began}: of the reviews with an opinion on the {topic},{' '}
          <Complained topic={topic} watched={before} /> complained before, and{' '}
          <Complained topic={topic} watched={since} /> since. {verdicts[verdict]}
        </>
      )}
      <SaidSince suggestion={suggestion} from={since.from} />
    </p>
  )
}

/** The complaint itself, beside those on its topic. */
function SaidSince({ suggestion: { act, evidence }, from }: { suggestion: Suggestion; from: string }) {
  if (act === 'look-into') return null
  const count = evidence.filter(({ writtenAt }) => writtenAt.slice(0, 10) >= from).length
  const said = count === 0 ? 'no review says' : countOf(count, 'review says', 'reviews say')
  return ` Since then ${said} that ${acts[act].said}.`
}

const verdicts = {
  fewer: 'That is clearly fewer.',
  more: 'That is clearly more.',
  no_change: 'No clear change yet.',
}

function Complained({ topic, watched }: { topic: string; watched: Watched }) {
  const { count, of, from, to } = watched
  const { low, high } = shareOf(count, of)
  const address = inboxAddress({
    state: 'published',
    provenance: 'customers',
    topic,
    label: 'negative',
    period: `${from}..${to ?? ''}`,
  })
  return (
    <>
      <EvidenceLink to={address}>
        {formatNumber(count)} of {formatNumber(of)}
      </EvidenceLink>{' '}
      ({formatPercent(low)} to {formatPercent(high)})
    </>
  )
}
