import { type ReactNode, useEffect, useState } from 'react'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import { sentencesIn } from './answer.ts'
import { wordingsAddress } from './question-address.ts'
import { readWordings } from './sentence-wording.ts'

export const AnswerText = ({ children }: { children: ReactNode }) => (
  <p className="font-serif text-2xl leading-snug wrap-break-word">{children}</p>
)

type WordedTextProps = { text: string; query: Query; model: string }

/** The composed text, in which each sentence gives way to its wording as that arrives. */
export function WordedText({ text, query, model }: WordedTextProps) {
  const wordings = useWordings(query)
  const sentences = sentencesIn(text)
  const isWorded = sentences.some((sentence) => wordings.has(sentence))
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className="self-start grid gap-3">
        <AnswerText>
          {sentences.flatMap((sentence) => [
            <span key={sentence}>{wordings.get(sentence) ?? sentence}</span>,
            ' ',
          ])}
        </AnswerText>
        <p className={isWorded ? 'text-sm text-muted' : 'invisible text-sm'}>
          Worded by {model} from the same figures and quotes.
        </p>
      </div>
      {/* Keeps the place of the composed text and of one line more, so that nothing below moves. */}
      <div aria-hidden className="invisible grid gap-3 pb-[1lh] text-2xl leading-snug">
        <AnswerText>{text}</AnswerText>
        <p className="text-sm">Worded by {model} from the same figures and quotes.</p>
      </div>
    </div>
  )
}

/** By the composed sentence. Without an answer of the server, or with part of one, the rest stays as composed. */
function useWordings(query: Query): ReadonlyMap<string, string> {
  const [wordings, setWordings] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = JSON.stringify(query)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const body = new URLSearchParams({ query: asked })
      const response = await fetch(wordingsAddress, { method: 'POST', body, signal: leaving.signal })
      if (!response.ok || !response.body) return
      for await (const { composed, text } of readWordings(response.body))
        if (text !== composed) setWordings((known) => new Map(known).set(composed, text))
    }
    read().catch(() => {})
    return () => leaving.abort()
  }, [asked])
  return wordings
}
