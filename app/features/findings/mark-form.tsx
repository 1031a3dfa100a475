import { Form } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Finding, Mark } from './finding.ts'
import { findingStatuses, noteLimits, statusTexts } from './finding-status.vocabulary.ts'

/** The owner's mark of a finding: doing, done, or not for us. */
export function MarkForm({ finding, result }: { finding: Finding; result: FormResult | undefined }) {
  const { side, topic, status, marks } = finding
  const id = `note-${side}-${topic.replaceAll(/\s+/g, '-')}`
  return (
    <Form key={marks.length} method="post" noValidate preventScrollReset>
      <input name="side" type="hidden" value={side} />
      <input name="topic" type="hidden" value={topic} />
      <div className="flex flex-wrap items-center gap-2">
        {findingStatuses
          .filter((each) => each !== status)
          .map((each) => (
            <Button className="chip" key={each} name="status" value={each}>
              {statusTexts[each].button}
              <span className="sr-only">: {topicName(topic)}</span>
            </Button>
          ))}
        <details className="open:basis-full" open={result !== undefined}>
          <summary className="btn btn-quiet chip px-0.5">
            Add a note<span className="sr-only"> about {topicName(topic)}</span>
          </summary>
          <TextArea
            defaultValue={result?.values.note}
            error={result?.errors.note}
            fieldClassName="mt-3"
            help="Kept with the button that you press. Only you see it."
            id={id}
            label="Note"
            limit={noteLimits.max}
            name="note"
            rows={2}
          />
        </details>
      </div>
    </Form>
  )
}

export function History({ marks }: { marks: Mark[] }) {
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {marks.toReversed().map(({ status, note, at, by }) => (
        <li className="wrap-anywhere" key={at}>
          {statusTexts[status].name}, <Time as="date" at={at} />
          {by && `, ${by}`}
          {note && <span className="text-ink">: {note}</span>}
        </li>
      ))}
    </ul>
  )
}
