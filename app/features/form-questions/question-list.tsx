import { Ellipsis, ListChecks, SlidersHorizontal, TextCursorInput } from 'lucide-react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import type { ListedQuestion } from './list-questions.server.ts'
import { kindText } from './question.vocabulary.ts'

/** Current questions, in form order. */
export const QuestionList = ({ questions }: { questions: ListedQuestion[] }) =>
  questions.map((question, index) => (
    <Setting
      {...told(question)}
      end={
        <div className="flex items-center">
          <ButtonLink preventScrollReset to={`/business/reviews/questions?question=${question.id}`}>
            Change<span className="sr-only"> “{question.wording.text}”</span>
          </ButtonLink>
          <Unfold
            label={`More for “${question.wording.text}”`}
            look="btn btn-quiet btn-icon"
            summary={<Ellipsis aria-hidden size={18} strokeWidth={1.5} />}
          >
            <Form className="menu absolute top-full right-0 z-10 w-max" method="post" preventScrollReset>
              <input name="id" type="hidden" value={question.id} />
              {[
                ['archive', 'Archive'],
                ...(index > 0 ? [['up', 'Up']] : []),
                ...(index < questions.length - 1 ? [['down', 'Down']] : []),
              ].map(([act, words]) => (
                <button className="menu-item" key={act} name="act" type="submit" value={act}>
                  {words}
                  <span className="sr-only"> “{question.wording.text}”</span>
                </button>
              ))}
            </Form>
          </Unfold>
        </div>
      }
      key={question.id}
    />
  ))

type ArchivedProps = { questions: ListedQuestion[]; hasRoom: boolean }

/** Archived questions. Their answers stay with the reviews. */
export const ArchivedQuestions = ({ questions, hasRoom }: ArchivedProps) =>
  questions.map((question) => (
    <Setting
      {...told(question)}
      end={
        hasRoom && (
          <PostButton act="ask-again" fields={{ id: question.id }}>
            Restore<span className="sr-only"> “{question.wording.text}”</span>
          </PostButton>
        )
      }
      key={question.id}
    />
  ))

export const kindIcons = { scale: SlidersHorizontal, choice: ListChecks, text: TextCursorInput }

function told({ kind, wording, isPublic, version, since }: ListedQuestion) {
  const Icon = kindIcons[kind]
  const answers = wording.options?.join(' · ') ?? (wording.low && `1: ${wording.low} · 5: ${wording.high}`)
  return {
    picture: <Icon aria-hidden size={18} strokeWidth={1.5} />,
    title: wording.text,
    help: (
      <>
        {answers ?? kindText[kind].label}, {isPublic ? 'shown with the review' : 'only for you'}
        {version > 1 && (
          <>
            , changed <Time at={since} />
          </>
        )}
      </>
    ),
  } as const
}
