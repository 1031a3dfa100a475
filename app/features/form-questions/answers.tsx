type AnswersProps = {
  answers: readonly { question: string; text: string; isPublic?: boolean }[]
  /** Label of answers that are not public. */
  notShown?: string
}

export function Answers({ answers, notShown = 'not shown in public' }: AnswersProps) {
  if (answers.length === 0) return null
  return (
    <dl className="grid gap-1.5 text-sm">
      {answers.map(({ question, text, isPublic }) => (
        <div key={`${question} ${text}`}>
          <dt className="text-xs text-muted wrap-anywhere" dir="auto">
            {question}
            {isPublic === false && ` · ${notShown}`}
          </dt>
          <dd className="wrap-anywhere" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
