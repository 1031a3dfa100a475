import { useRef } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { declareIncentive } from '#app/features/invitations/incentive.server.ts'
import { newIncentive } from '#app/features/invitations/invitation.schema.ts'
import { IncentiveFields } from '#app/features/invitations/terms-fields.tsx'
import {
  addQuestion,
  archiveQuestion,
  askAgain,
  changeQuestion,
  moveQuestion,
} from '#app/features/questions/change-questions.server.ts'
import { FormPreview } from '#app/features/questions/form-preview.tsx'
import { findQuestion, listQuestions } from '#app/features/questions/list-questions.server.ts'
import { newQuestion } from '#app/features/questions/question.schema.ts'
import { kindText, questionKinds, questionLimits } from '#app/features/questions/question.vocabulary.ts'
import { QuestionForm } from '#app/features/questions/question-form.tsx'
import { ArchivedQuestions, QuestionList } from '#app/features/questions/question-list.tsx'
import { translateQuestion } from '#app/features/questions/read-answers.ts'
import { countWordsIn } from '#app/features/reviews/review-fields.tsx'
import { fillWords } from '#app/languages/fill-words.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, findAction, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { type Member, memberOf } from '#app/routes/guards.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/questions.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Your review form · Vouchsafe' }]

const here = '/business/reviews/questions'

// GET /business/reviews/questions?new={kind}, ?question={id}, ?lang={language of the preview}
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  const { asked, archived } = await listQuestions(db, business.id)
  const id = query.get('question')
  const language = languages.find((each) => each === query.get('lang')) ?? business.language
  return {
    businessId: business.id,
    name: business.name,
    incentive: business.incentive,
    asked,
    archived,
    kind: questionKinds.find((each) => each === query.get('new')) ?? null,
    question: id === null ? null : await findQuestion(db, business.id, id),
    preview: previewIn(language, { business, asked }),
  }
}

type Previewed = { business: Member['business']; asked: Awaited<ReturnType<typeof listQuestions>>['asked'] }

function previewIn(language: (typeof languages)[number], { business, asked }: Previewed) {
  const { notShown, ...words } = messages[language].questions
  const form = messages[language].reviewForm
  const { given, marked } = messages[language].incentive
  const { name, incentive } = business
  return {
    language,
    questions: asked.map((question) => translateQuestion(language, question)),
    words: {
      ...words,
      notShown: fillWords(notShown, { business: name }),
      moreTitle: form.moreTitle,
      optional: form.optional,
      count: countWordsIn(form),
    },
    promise: incentive && `${fillWords(given, { incentive })} ${marked}`,
  }
}

type Result = FormResult & { toast?: Toast }

// POST /business/reviews/questions
export async function action({ context, request }: Route.ActionArgs) {
  const { business } = memberOf(context)
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(business, values))
}

type Act = (business: Member['business'], values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
  async add({ id: businessId }, values) {
    const parsed = parseForm(newQuestion, values)
    if (!parsed.ok) return parsed.result
    await addQuestion(db, { businessId, question: parsed.value })
    return redirect(here, 303)
  },
  async change({ id: businessId }, values) {
    const parsed = parseForm(newQuestion, values)
    if (!parsed.ok) return parsed.result
    await changeQuestion(db, { businessId, questionId: values.id ?? '', question: parsed.value })
    return redirect(here, 303)
  },
  async archive({ id: businessId }, { id: questionId = '' }) {
    await archiveQuestion(db, { businessId, questionId })
    return done('Question archived. Its answers stay')
  },
  async 'ask-again'({ id: businessId }, { id: questionId = '' }) {
    await askAgain(db, { businessId, questionId })
    return done('Question restored')
  },
  async up({ id: businessId }, { id: questionId = '' }) {
    await moveQuestion(db, { businessId, questionId, by: -1 })
    return done('Moved up')
  },
  async down({ id: businessId }, { id: questionId = '' }) {
    await moveQuestion(db, { businessId, questionId, by: 1 })
    return done('Moved down')
  },
  async incentive(business, values) {
    const parsed = parseForm(newIncentive, values)
    if (!parsed.ok) return parsed.result
    await declareIncentive(db, { business, incentive: parsed.value })
    return done(parsed.value ? 'It is declared' : 'Nothing is given any more')
  },
}

const done = (title: string) => data<Result>({ values: {}, errors: {}, toast: { type: 'success', title } })

export default function QuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { businessId, asked, archived, kind, question, preview, incentive } = loaderData
  const result = actionData as Result | undefined
  useActionToast(result?.toast)
  const resultFor = (...wanted: string[]) => (wanted.includes(result?.values.act ?? '') ? result : undefined)
  const hasRoom = asked.length < questionLimits.questions.max
  const refused = resultFor('archive', 'ask-again', 'up', 'down')
  return (
    <div className="grid max-w-[1180px] gap-10 px-(--gutter) pt-6 pb-16">
      <div className="grid max-w-measure gap-3">
        <h2 className="font-serif text-2xl leading-[1.34] font-normal">
          Your own questions, and any reward you offer.
        </h2>
        <p className="text-sm text-muted">
          Up to three questions. They are optional, and customers answer them after sending their review.
        </p>
      </div>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <div className="grid min-w-0 content-start gap-10">
          <Block
            id="questions"
            note={`${asked.length} of ${questionLimits.questions.max}`}
            title="Your questions"
          >
            {refused?.message && <FormError text={refused.message} />}
            {question ? (
              <QuestionForm
                result={resultFor('change')}
                key={`${question.id} ${question.version}`}
                kind={question.kind}
                question={question}
              />
            ) : kind ? (
              <QuestionForm result={resultFor('add')} key={kind} kind={kind} />
            ) : (
              <Asked asked={asked} hasRoom={hasRoom} />
            )}
          </Block>
          {archived.length > 0 && !question && !kind && (
            <Block id="archived" note="Their answers stay" title="Archived questions">
              <ArchivedQuestions hasRoom={hasRoom} questions={archived} />
            </Block>
          )}
          <Block id="given" title="Do you reward reviews?">
            <Incentive result={resultFor('incentive')} incentive={incentive} key={incentive} />
          </Block>
        </div>
        <Block
          id="preview"
          note={<a href={`/review?business=${businessId}&lang=${preview.language}`}>Open the form</a>}
          title="As customers see it"
        >
          <FormPreview {...preview} />
        </Block>
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Asked({ asked, hasRoom }: Pick<Data, 'asked'> & { hasRoom: boolean }) {
  return (
    <div className="grid gap-5">
      {asked.length > 0 ? (
        <QuestionList questions={asked} />
      ) : (
        <EmptyState level={3} title="No questions of your own yet">
          <p>
            Ask what you would like to count: how customers heard of you, what they came for, how long they
            waited.
          </p>
        </EmptyState>
      )}
      {hasRoom ? (
        <div className="grid gap-2">
          <p className="text-sm">Add a question</p>
          <div className="flex flex-wrap gap-3">
            {questionKinds.toReversed().map((each) => (
              <ButtonLink key={each} preventScrollReset to={`${here}?new=${each}`}>
                {kindText[each].label}
              </ButtonLink>
            ))}
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">Three is the maximum. Archive a question to add another.</p>
      )}
      <p className="text-sm">
        <Link to="/business/analytics#answers">See the answers</Link>
      </p>
    </div>
  )
}

function Incentive({ incentive, result }: Pick<Data, 'incentive'> & { result: Result | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const refused = result && !result.toast ? result : undefined
  useFocusFirstError(form, refused)
  return (
    <Form className="grid max-w-[560px] gap-4" method="post" noValidate preventScrollReset ref={form}>
      <p className="text-sm text-muted">
        If you do, you must say so, and the reward must not depend on the rating. This applies to your review
        link and order links; invitations have their own setting. The form shows the reward, and each review
        written for it is marked.
      </p>
      {refused?.message && <FormError text={refused.message} />}
      <IncentiveFields
        result={refused}
        help="At most 120 characters. Empty: no reward."
        incentive={incentive}
      />
      <Button className="justify-self-start" name="act" value="incentive">
        Save reward
      </Button>
    </Form>
  )
}

export const ErrorBoundary = Failure
