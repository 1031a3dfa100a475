type AnswersProps = { answers: readonly { question: string; text: string; isPublic?: boolean }[] }

/** The author's answers to the business's questions. Answers that are not public are marked. */
export function Answers({ answers }: AnswersProps) {
  if (answers.length === 0) return null
  return (
    <dl className="grid gap-1.5 text-sm">
      {answers.map(({ question, text, isPublic }) => (
        <div key={`${question} ${text}`}>
          <dt className="text-xs text-muted wrap-anywhere" dir="auto">
            {question}
            {isPublic === false && ' · not shown in public'}
          </dt>
          <dd className="wrap-anywhere" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
