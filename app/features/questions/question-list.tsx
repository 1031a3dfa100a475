import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ListedQuestion } from './list-questions.server.ts'
import { kindText } from './question.vocabulary.ts'

/** Current questions, in form order. */
export function QuestionList({ questions }: { questions: ListedQuestion[] }) {
  return (
    <ol>
      {questions.map((question, index) => (
        <li className="grid gap-2 border-b border-line py-4" key={question.id}>
          <Told question={question} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <Link preventScrollReset to={`/business/reviews/questions?question=${question.id}`}>
              Change<span className="sr-only"> “{question.wording.text}”</span>
            </Link>
            <Act act="archive" question={question}>
              Archive
            </Act>
            {index > 0 && (
              <Act act="up" question={question}>
                <ArrowUp aria-hidden size={16} strokeWidth={1.5} /> Up
              </Act>
            )}
            {index < questions.length - 1 && (
              <Act act="down" question={question}>
                <ArrowDown aria-hidden size={16} strokeWidth={1.5} /> Down
              </Act>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Archived questions. Their answers stay with the reviews. */
export function ArchivedQuestions({ questions, hasRoom }: { questions: ListedQuestion[]; hasRoom: boolean }) {
  return (
    <ul>
      {questions.map((question) => (
        <li className="grid gap-2 border-b border-line py-4" key={question.id}>
          <Told question={question} />
          {hasRoom && (
            <div>
              <Act act="ask-again" question={question}>
                Restore
              </Act>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Told({ question: { kind, wording, isPublic, version, since } }: { question: ListedQuestion }) {
  return (
    <div>
      <p className="font-medium wrap-anywhere" dir="auto">
        {wording.text}
      </p>
      {wording.options && (
        <p className="text-sm wrap-anywhere" dir="auto">
          {wording.options.join(' · ')}
        </p>
      )}
      {wording.low && (
        <p className="text-sm wrap-anywhere" dir="auto">
          1: {wording.low} · 5: {wording.high}
        </p>
      )}
      <p className="text-xs text-muted">
        {kindText[kind].label}, {isPublic ? 'shown with the review' : 'only for you'}
        {version > 1 && (
          <>
            , changed <Time at={since} />
          </>
        )}
      </p>
    </div>
  )
}

function Act({ act, question, children }: { act: string; question: ListedQuestion; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input name="id" type="hidden" value={question.id} />
      <Button kind="quiet" name="act" value={act}>
        {children}
        <span className="sr-only"> “{question.wording.text}”</span>
      </Button>
    </Form>
  )
}
