import { X } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { describe, Field } from '#app/ui/field.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { AnswerView, type ShownAnswer } from './answer-view.tsx'
import type { AskedQuestion } from './asked-questions.server.ts'
import { answerAddress, type PutQuestion, questionLimits, questionsPage } from './question-address.ts'

type ChatbotPageProps = {
  put: PutQuestion | null
  answered: ShownAnswer | null
  examples: string[]
  asked: AskedQuestion[]
  hasReviews: boolean
  result: { values: Record<string, string>; errors: Record<string, string | string[]> } | undefined
}

/** Questions about one's own reviews, each with the query behind its answer. */
export function ChatbotPage({ put, answered, examples, asked, hasReviews, result }: ChatbotPageProps) {
  return (
    <div className="grid gap-12">
      <div className="min-w-0">
        <div className="grid max-w-measure gap-4">
          <QuestionForm key={put?.question ?? ''} put={put} result={result} />
          <p className="text-sm text-muted">
            Answers come from your published reviews, without those of insiders. Every number is counted,
            every quote is word for word.
          </p>
        </div>
        <div aria-live="polite" className="not-empty:mt-12">
          {put && answered && <AnswerView answered={answered} key={answerAddress(put)} put={put} />}
        </div>
      </div>
      {hasReviews ? (
        <Examples examples={examples} />
      ) : (
        <EmptyState
          action={<ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
          title="No reviews to ask about yet"
        >
          Once customers have written some, you can ask what they praise, what they complain about, and how
          that changes.
        </EmptyState>
      )}
      {asked.length > 0 && <EarlierQuestions asked={asked} />}
    </div>
  )
}

function QuestionForm({ put, result }: Pick<ChatbotPageProps, 'put' | 'result'>) {
  const isAsking = useNavigation().formData?.get('act') === 'ask'
  const error = result?.errors.question
  const help = 'In English, or the usual questions in German. The reviews may be in any language.'
  return (
    <Form action={questionsPage} className="grid gap-3" method="post">
      <Field error={error} help={help} id="question" label="Ask your reviews">
        <div className="flex flex-wrap gap-2">
          <input
            {...describe('question', { error, help })}
            autoComplete="off"
            className="control min-w-0 flex-1 basis-64"
            defaultValue={result?.values.question ?? put?.question}
            maxLength={questionLimits.max}
            name="question"
            required
          />
          <Button isBusy={isAsking} kind="primary" name="act" value="ask">
            {isAsking ? 'Counting …' : 'Ask'}
          </Button>
        </div>
      </Field>
      {put && (
        <label className="flex items-center gap-2 text-sm">
          <input name="follows" type="checkbox" value={JSON.stringify([...put.earlier, put.question])} />
          About the answer below, such as “and last year?” or “only 1 star”
        </label>
      )}
    </Form>
  )
}

function Examples({ examples }: { examples: string[] }) {
  if (examples.length === 0) return null
  return (
    <Block id="examples" title="For example">
      <ul className="grid gap-2">
        {examples.map((question) => (
          <li key={question}>
            <Link to={answerAddress({ question, earlier: [] })}>{question}</Link>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function EarlierQuestions({ asked }: { asked: AskedQuestion[] }) {
  return (
    <Block id="earlier" note="The last 20 are kept" title="Asked before">
      <ul>
        {asked.map(({ id, ...put }) => (
          <li className="flex items-start justify-between gap-4 border-b border-line py-2" key={id}>
            <span className="min-w-0 wrap-break-word">
              {put.earlier.length > 0 && <span className="text-muted">{put.earlier.join(' › ')} › </span>}
              <Link to={answerAddress(put)}>{put.question}</Link>
            </span>
            <Form action={questionsPage} method="post" preventScrollReset>
              <input name="id" type="hidden" value={id} />
              <Button aria-label={`Forget “${put.question}”`} isIcon kind="quiet" name="act" value="forget">
                <X aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Block>
  )
}
