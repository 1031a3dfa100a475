import { redirect } from 'react-router'
import { z } from 'zod'
import {
  forgetQuestion,
  keepQuestion,
  listAskedQuestions,
} from '#app/features/chatbot/asked-questions.server.ts'
import { askReviews, readBackground } from '#app/features/chatbot/asking.server.ts'
import { ChatbotPage } from '#app/features/chatbot/chatbot-page.tsx'
import { exampleQuestions } from '#app/features/chatbot/example-questions.ts'
import { queryInWords } from '#app/features/chatbot/query-words.ts'
import { newQuestion, readQuestion } from '#app/features/chatbot/question.schema.ts'
import { answerAddress, mostEarlier, questionsPage } from '#app/features/chatbot/question-address.ts'
import { wordingModel } from '#app/features/chatbot/wording-answers.server.ts'
import { limits } from '#app/limits.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { actNamed, type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/reviews-questions.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Questions to your reviews · Vouchsafe' }]

// GET /business/ai-sentiments/questions?q=…
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'aiChatbot')
  const { id } = owner.business
  const query = new URL(request.url).searchParams
  const put = readQuestion(query)
  const [background, asked] = await Promise.all([
    readBackground(db, id, { question: '', earlier: [], at: now() }),
    listAskedQuestions(db, id),
  ])
  if (put) await countAgainst(limits.questionsOfBusiness, id)
  const leftOut = query.get('without')?.split(' ')
  const answered = put && (await askReviews(db, id, { ...put, at: now(), leftOut }))
  return {
    put,
    answered: answered && {
      ...answered,
      shown: answered.query && queryInWords(answered.query),
      wordingModel: await wordingModel(db, id, answered.answer),
    },
    examples: exampleQuestions(background, background.languages),
    asked,
    hasReviews: background.languages.length > 0,
  }
}

// POST /business/ai-sentiments/questions
export async function action({ context, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'aiChatbot')
  const values = await readForm(request)
  const act = actNamed(acts, values.act)
  return handleForm(values, () => act(owner.business, values))
}

type Act = (business: Owner['business'], values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
  async ask({ id }, values) {
    const parsed = parseForm(newQuestion, values)
    if (!parsed.ok) return parsed.result
    const put = { question: parsed.value.question, earlier: earlierIn(values.follows) }
    await keepQuestion(db, id, put)
    return redirect(answerAddress(put))
  },
  async forget(business, { id = '' }) {
    await forgetQuestion(db, { businessId: business.id, id })
    return redirect(questionsPage)
  },
}

const earlierQuestions = z.array(newQuestion.shape.question).max(mostEarlier + 1)

/** The questions that a form says it follows. */
function earlierIn(follows = ''): string[] {
  try {
    return earlierQuestions.parse(JSON.parse(follows)).slice(-mostEarlier)
  } catch {
    return []
  }
}

export default function ReviewsQuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatbotPage {...loaderData} result={actionData as FormResult | undefined} />
}

export const ErrorBoundary = Failure
