import { Link } from 'react-router'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { Block } from '#app/ui/block.tsx'
import type { PinnedAnswer } from './asked-questions.server.ts'

export function PinnedAnswers({ answers }: { answers: PinnedAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <Block id="pinned" title="Your questions">
      <ul className="grid gap-5">
        {answers.map(({ question, address, sentence }) => (
          <li className="min-w-0" key={address}>
            <p className="text-sm text-muted">
              <Link to={address}>{question}</Link>
            </p>
            <p className="mt-1 max-w-measure font-serif text-lg leading-snug wrap-anywhere">
              <FindingSentence parts={sentence} />
            </p>
          </li>
        ))}
      </ul>
    </Block>
  )
}
