import { redirect } from 'react-router'
import { answer } from '#app/features/ask/answer.server.ts'
import {
  forgetQuestion,
  keepQuestion,
  listAskedQuestions,
  pinQuestion,
} from '#app/features/ask/asked-questions.server.ts'
import { completionsOf, examplesOf, templateLanguage } from '#app/features/ask/completions.ts'
import {
  answerAddress,
  type Question,
  questionsPage,
  readQuestion,
  typedQuestion,
} from '#app/features/ask/question.schema.ts'
import { QuestionsPage } from '#app/features/ask/questions-page.tsx'
import { understandQuestion } from '#app/features/ask/understand-question.server.ts'
import { readNames, readVocabulary } from '#app/features/ask/vocabulary.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/questions.ts'
import { type Acts, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Questions to your reviews · Vouchsafe' }]

// GET /business/ai-sentiments/questions?show=count&topic=…, or typed: ?q=…
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'aiChatbot')
  const query = new URL(request.url).searchParams
  const at = now()
  const typed = typedQuestion.safeParse({ q: query.get('q')?.toWellFormed() ?? '' }).data?.q
  const asked = readQuestion(query)
  if (typed && !asked) {
    await countAgainst(limits.questionsOfBusiness, business.id)
    throw redirect(typedAddress(await understandQuestion(db, business.id, typed, at), typed))
  }
  if (asked) await countAgainst(limits.questionsOfBusiness, business.id)
  const language = templateLanguage(request.headers.get('accept-language') ?? '')
  const { topics } = await readVocabulary(db, business.id)
  const shown = topics.map(({ topic }) => topic)
  return {
    asked,
    typed,
    answered: asked && (await answer(db, business, asked, at)),
    suggestions: completionsOf(shown, await readNames(db, business.id), language),
    topics: shown,
    examples: examplesOf(shown, language),
    earlier: await listAskedQuestions(db, business.id),
    hasReviews: business.reviewCount + business.importedCount > 0,
  }
}

/** With the words as typed, for the field. */
const typedAddress = (asked: Question, typed: string) =>
  `${answerAddress(asked)}&${new URLSearchParams({ q: typed })}`

// POST /business/ai-sentiments/questions
export const action = (args: Route.ActionArgs) => handleActs(args, acts, { feature: 'aiChatbot' })

const acts: Acts = {
  async ask({ business: { id } }, values) {
    const { q } = parseForm(typedQuestion, values)
    await countAgainst(limits.questionsOfBusiness, id)
    const asked = await understandQuestion(db, id, q, now())
    await keepQuestion(db, id, asked)
    return redirect(typedAddress(asked, q))
  },
  async forget({ business }, { id = '' }) {
    await forgetQuestion(db, { businessId: business.id, id })
    return redirect(questionsPage)
  },
  async pin({ business }, { id = '' }) {
    await pinQuestion(db, { businessId: business.id, id }, true)
    return redirect(questionsPage)
  },
  async unpin({ business }, { id = '' }) {
    await pinQuestion(db, { businessId: business.id, id }, false)
    return redirect(questionsPage)
  },
}

export default function QuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} result={actionData as FormResult | undefined} />
}
