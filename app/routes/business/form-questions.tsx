import { ChartLine, Gift } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, redirect } from 'react-router'
import {
  addQuestion,
  archiveQuestion,
  changeQuestion,
  moveQuestion,
  restoreQuestion,
} from '#app/features/form-questions/change-questions.server.ts'
import { draftQuestion, FormPreview } from '#app/features/form-questions/form-preview.tsx'
import { findQuestion, listQuestions } from '#app/features/form-questions/list-questions.server.ts'
import { newQuestion } from '#app/features/form-questions/question.schema.ts'
import { questionKinds, questionLimits } from '#app/features/form-questions/question.vocabulary.ts'
import { QuestionForm, valuesOf } from '#app/features/form-questions/question-form.tsx'
import { ArchivedQuestions, QuestionList } from '#app/features/form-questions/question-list.tsx'
import { translateQuestion } from '#app/features/form-questions/read-answers.ts'
import { newIncentive } from '#app/features/invitations/invitation.schema.ts'
import { declareIncentive } from '#app/features/invitations/open-link.server.ts'
import { IncentiveFields } from '#app/features/invitations/terms-fields.tsx'
import { countWordsIn } from '#app/features/reviews/review-fields.tsx'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { type Member, memberOf } from '#app/routes/guards.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { SidePage } from '#app/ui/side-page.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/form-questions.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your review form · Vouchsafe' }]

const here = '/business/reviews/questions'

// GET /business/reviews/questions?new={kind}, ?question={id}
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  const { asked, archived } = await listQuestions(db, business.id)
  const id = query.get('question')
  return {
    businessId: business.id,
    name: business.name,
    incentive: business.incentive,
    asked,
    archived,
    kind: questionKinds.find((each) => each === query.get('new')) ?? null,
    question: id === null ? null : await findQuestion(db, business.id, id),
    preview: previewOf({ business, asked }),
  }
}

type Previewed = { business: Member['business']; asked: Awaited<ReturnType<typeof listQuestions>>['asked'] }

function previewOf({ business, asked }: Previewed) {
  const { name, incentive, language } = business
  const { notShown, ...words } = messages[language].questions
  const form = messages[language].reviewForm
  const { given, marked } = messages[language].incentive
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

// POST /business/reviews/questions
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async add({ business }, values) {
    await addQuestion(db, { businessId: business.id, question: parseForm(newQuestion, values) })
    return redirect(here, 303)
  },
  async change({ business }, values) {
    const question = parseForm(newQuestion, values)
    await changeQuestion(db, { businessId: business.id, questionId: values.id ?? '', question })
    return redirect(here, 303)
  },
  async archive({ business }, { id: questionId = '' }) {
    await archiveQuestion(db, { businessId: business.id, questionId })
    return done('Question archived. Its answers stay')
  },
  async 'ask-again'({ business }, { id: questionId = '' }) {
    await restoreQuestion(db, { businessId: business.id, questionId })
    return done('Question restored')
  },
  async up({ business }, { id: questionId = '' }) {
    await moveQuestion(db, { businessId: business.id, questionId, by: -1 })
    return done('Moved up')
  },
  async down({ business }, { id: questionId = '' }) {
    await moveQuestion(db, { businessId: business.id, questionId, by: 1 })
    return done('Moved down')
  },
  async incentive({ business }, values) {
    const incentive = parseForm(newIncentive, values)
    await declareIncentive(db, { business, incentive })
    return done(incentive ? 'Reward saved' : 'Nothing is given any more')
  },
}

export default function FormQuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { businessId, asked, archived, kind, question, preview, incentive } = loaderData
  const { refused } = useResult(actionData)
  const resultFor = (...wanted: string[]) =>
    wanted.includes(refused?.values.act ?? '') ? refused : undefined
  const isFirst = asked.length === 0
  const hasRoom = asked.length < questionLimits.questions.max
  const edited = question?.kind ?? kind ?? (isFirst ? 'scale' : null)
  const of = question?.id ?? `${asked.length + 1}`
  const [typed, setTyped] = useState<Record<string, string>>()
  const onTyped = (values: Record<string, string>) => setTyped({ ...values, of })
  const values = typed?.of === of ? typed : valuesOf(question ?? undefined)
  const others = preview.questions.filter(({ id }) => id !== question?.id)
  const questions = edited ? [...others, draftQuestion(edited, values)] : others
  return (
    <SidePage
      below={
        <Settings title="On every form">
          <Setting
            action={incentive ? 'Change' : 'Add'}
            help={
              incentive ? 'Whatever the rating.' : 'A gift or discount for any review is marked beside it.'
            }
            id="given"
            key={incentive}
            icon={Gift}
            result={resultFor('incentive')}
            title="Reward for reviews"
            value={incentive}
          >
            <Incentive result={resultFor('incentive')} incentive={incentive} />
          </Setting>
        </Settings>
      }
      error={resultFor('archive', 'ask-again', 'up', 'down')?.message}
      label="What customers see"
      sample={
        <FormPreview
          {...preview}
          questions={questions}
          form={`/review?business=${businessId}&lang=${preview.language}`}
        />
      }
      title="Ask up to three questions of your own"
    >
      {edited ? (
        <section
          aria-label="Your question"
          className="settings rounded-surface border border-line bg-sheet p-5 sm:p-7"
        >
          {question ? (
            <QuestionForm
              result={resultFor('change')}
              key={`${question.id} ${question.version}`}
              kind={question.kind}
              onTyped={onTyped}
              question={question}
            />
          ) : (
            <QuestionForm result={resultFor('add')} kind={edited} onTyped={onTyped} />
          )}
        </section>
      ) : (
        <Settings>
          <QuestionList questions={asked} />
          {asked.length > 0 && (
            <Setting
              end={<ButtonLink to="/business/analytics#answers">See answers</ButtonLink>}
              icon={ChartLine}
              title="What customers answered"
            />
          )}
          <p className="setting p-5 text-sm">
            {hasRoom ? (
              <ButtonLink kind="primary" preventScrollReset to="?new=scale">
                Add a question
              </ButtonLink>
            ) : (
              'Archive a question to add another.'
            )}
          </p>
        </Settings>
      )}
      {archived.length > 0 && !question && !kind && (
        <Settings note="Their answers stay" title="Archived questions">
          <ArchivedQuestions hasRoom={hasRoom} questions={archived} />
        </Settings>
      )}
    </SidePage>
  )
}

type Data = Route.ComponentProps['loaderData']

function Incentive({ incentive, result }: Pick<Data, 'incentive'> & { result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid max-w-[560px] gap-4" method="post" noValidate preventScrollReset ref={form}>
      <p className="text-sm text-muted">For your review link and order links. Each such review is marked.</p>
      <FormError text={result?.message} />
      <IncentiveFields
        result={result}
        help="At most 120 characters. Empty: no reward."
        incentive={incentive}
      />
      <Button className="justify-self-start" name="act" value="incentive">
        Save reward
      </Button>
    </Form>
  )
}
