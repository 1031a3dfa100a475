import { and, eq, inArray } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readCitable } from '#app/features/citations/citing.server.ts'
import { isSupported } from '#app/features/citations/supported.ts'
import type { SuggestedStep } from '#app/features/insights/next-steps.tsx'
import { findQuotes } from '#app/features/insights/quotes.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import type { Category } from '#app/features/profiles/categories.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { allTime } from '#app/features/reviews/counting-cells.ts'
import { topicCounts } from '#app/features/reviews/facts.table.ts'
import { readTrends } from '#app/features/trends/reading.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type ComplaintFound, readNewestComplaints } from './complaints.server.ts'
import { evidenceOf } from './evidence.ts'
import { gainOf } from './gain.ts'
import { type Group, groupComplaints } from './grouping.ts'
import { readMarks } from './marks.server.ts'
import { sentenceOf } from './sentence.ts'
import { shareOf } from './shares.ts'
import type { Act, Mark, Suggestion, SuggestionKey, Suggestions } from './suggestion.ts'
import { titleOf } from './title.ts'
import { watchTopic } from './watching.server.ts'
import { namedDay } from './weekday.ts'

const most = { acts: 15, questions: 3, watched: 12 }

type Of = Pick<Business, 'id' | 'tierName' | 'category'>

/** Suggestions from the newest reviews, the likely best first, each with the decisions of the owner. */
export async function readSuggestions(db: Database, business: Of, at: Date): Promise<Suggestions> {
  const { category } = business
  const pause = await readAnalysisPause(db, business, at)
  const [{ looked, complaints }, marked, { drivers }] = await Promise.all([
    readNewestComplaints(db, business.id, pause),
    readMarks(db, business.id),
    readTrends(db, business, at),
  ])
  const current = groupComplaints(complaints)
    .map((group) => draftOf(group, { marked, looked: looked.reviews, category, all: complaints }))
    .map((each) => ({ ...each, gain: each.share && gainOf(each.topic, each.share, drivers.effects) }))
  const gone = marked
    .filter(({ act, topic }) => !current.some((each) => each.act === act && each.topic === topic))
    .map(({ act, topic, marks }) => withoutComplaints({ act, topic }, { marks, category }))
  const drafts = chosen([...current, ...gone].sort(byEffect))
  const suggestions = await withEvidence(db, business.id, drafts, looked.reviews)
  return { suggestions: await withOpinions(db, business.id, suggestions), looked }
}

/** The open act that most people name, counted as on the page of suggestions. Null on a plan without suggestions. */
export async function findFirstSuggestion(
  db: Database,
  business: Of,
  at: Date,
): Promise<SuggestedStep | null> {
  if (!allows(tierInForce(business.tierName), 'performanceInsights')) return null
  const pause = await readAnalysisPause(db, business, at)
  const [{ looked, complaints }, marked] = await Promise.all([
    readNewestComplaints(db, business.id, pause),
    readMarks(db, business.id),
  ])
  const given = { marked, looked: looked.reviews, category: business.category, all: complaints }
  const open = groupComplaints(complaints)
    .map((group) => draftOf(group, given))
    .filter(({ act, state }) => act !== 'look-into' && state === 'open')
    .sort(byEffect)
  const [first] = await withEvidence(db, business.id, open.slice(0, 1), looked.reviews)
  return first?.said ? { title: first.title, text: first.said.text } : null
}

/** Before its quotes are read. */
type Draft = Omit<Suggestion, 'evidence' | 'said' | 'praise' | 'complaints' | 'counterQuote' | 'watch'> & {
  found: ComplaintFound[]
}

const byEffect = (one: Draft, other: Draft) =>
  (other.gain?.value ?? 0) - (one.gain?.value ?? 0) || other.found.length - one.found.length

/** All that the owner marked, and of the others the first. */
function chosen(drafts: Draft[]): Draft[] {
  const isOpen = ({ marks }: Draft) => marks.length === 0
  const first = (isQuestion: boolean, count: number) =>
    drafts.filter((each) => isOpen(each) && (each.act === 'look-into') === isQuestion).slice(0, count)
  const shown = new Set([
    ...drafts.filter((each) => !isOpen(each)),
    ...first(false, most.acts),
    ...first(true, most.questions),
  ])
  return drafts.filter((each) => shown.has(each))
}

type Marked = SuggestionKey & { marks: Mark[] }

type Given = { marked: Marked[]; looked: number; category: Category | null; all: ComplaintFound[] }

function draftOf({ cause, topic, complaints }: Group, { marked, looked, category, all }: Given): Draft {
  const act: Act = cause ?? 'look-into'
  const known = marked.find((each) => each.act === act && (cause !== null || each.topic === topic))
  const marks = known?.marks ?? []
  const day = namedDay(complaints, all)
  const last = marks.at(-1)
  const isBack = last?.state === 'not_for_us' && complaints.length >= 2 * Math.max(1, last.authors)
  return {
    act,
    // The topic under which it was first marked stays, so that it remains the same suggestion.
    topic: known?.topic ?? topic,
    title: titleOf({ act, topic }, { category, day: day?.day }),
    found: complaints,
    share: shareOf(complaints.length, Math.max(looked, complaints.length)),
    gain: null,
    day,
    marks,
    state: isBack ? 'open' : (last?.state ?? 'open'),
    isBack,
  }
}

type Left = { marks: Mark[]; category: Category | null }

const withoutComplaints = ({ act, topic }: SuggestionKey, { marks, category }: Left): Draft => ({
  act,
  topic,
  title: titleOf({ act, topic }, { category }),
  found: [],
  share: null,
  gain: null,
  day: null,
  marks,
  state: marks.at(-1)?.state ?? 'open',
  isBack: false,
})

/** With quotes, and without a suggestion whose sentence or quotes would not hold. */
async function withEvidence(db: Database, businessId: string, drafts: Draft[], looked: number) {
  const ids = drafts.flatMap(({ found }) => found.map(({ reviewId }) => reviewId))
  const citable = await readCitable(db, businessId, ids)
  return drafts.flatMap(({ found, ...draft }): Suggestion[] => {
    const evidence = evidenceOf(found, citable)
    const stated = { ...draft, evidence, praise: 0, complaints: 0, counterQuote: null, watch: null }
    if (found.length === 0) return [{ ...stated, said: null }]
    const said = sentenceOf(stated, looked)
    const isWhole = evidence.length === found.length
    return isWhole && isSupported(said, citable, { names: [draft.topic] }) ? [{ ...stated, said }] : []
  })
}

/** With how many praise the topic and complain about it, a quote of praise, and what happened since it was done. */
async function withOpinions(db: Database, businessId: string, suggestions: Suggestion[]) {
  const topics = [...new Set(suggestions.map(({ topic }) => topic))]
  const [counts, quotes] = await Promise.all([
    countOpinions(db, businessId, topics),
    findQuotes(
      db,
      businessId,
      topics.map((topic) => ({ topic, label: 'positive' as const })),
      {},
    ),
  ])
  const done = suggestions.filter(({ state }) => state === 'done').slice(0, most.watched)
  const watches = new Map(
    await Promise.all(
      done.map(async (each) => {
        const day = doneSince(each.marks)
        return [each, await watchTopic(db, businessId, { topic: each.topic, day })] as const
      }),
    ),
  )
  return suggestions.map((each) => ({
    ...each,
    ...counts.get(each.topic),
    counterQuote: quotes.find(({ topic }) => topic === each.topic) ?? null,
    watch: watches.get(each) ?? null,
  }))
}

/** The day of the first of the last marks that say so: a later note does not change it. */
function doneSince(marks: Mark[]) {
  const from = marks.findLastIndex(({ state }) => state !== 'done') + 1
  return marks[from]!.at.slice(0, 10)
}

async function countOpinions(db: Database, businessId: string, topics: string[]) {
  const rules = await db
    .select()
    .from(topicRules)
    .where(and(eq(topicRules.businessId, businessId), eq(topicRules.isMuted, false)))
  const behind = new Map(
    topics.map((topic) => [
      topic,
      [
        ...(rules.some((rule) => rule.topic === topic) ? [] : [topic]),
        ...rules.filter(({ shownAs }) => shownAs === topic).map((rule) => rule.topic),
      ],
    ]),
  )
  const stored = [...behind.values()].flat()
  if (stored.length === 0) return new Map<string, { praise: number; complaints: number }>()
  const { topic, praise, complaints } = topicCounts
  const rows = await db
    .select({ topic, praise, complaints })
    .from(topicCounts)
    .where(
      and(
        eq(topicCounts.businessId, businessId),
        eq(topicCounts.start, allTime),
        inArray(topicCounts.topic, stored),
      ),
    )
  return new Map(
    [...behind].map(([name, names]) => {
      const own = rows.filter((row) => names.includes(row.topic))
      const sum = (what: 'praise' | 'complaints') => own.reduce((total, row) => total + row[what], 0)
      return [name, { praise: sum('praise'), complaints: sum('complaints') }]
    }),
  )
}
