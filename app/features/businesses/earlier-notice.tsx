import { Form } from 'react-router'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'

type EarlierNoticeProps = {
  cases: { closedAt: Date; objection: string | null }[]
  result: FormResult | undefined
}

export function EarlierNotice({ cases, result }: EarlierNoticeProps) {
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <p className="text-sm">
        A business with this name or domain was closed here on <Time as="date" at={cases[0]!.closedAt} />. The
        operator decides within {periods.decisionDays} days whether yours is the same. If so, your public page
        links to its record until {periods.recordYears} years after it closed. Nothing is public before.
      </p>
      <input name="act" type="hidden" value="object" />
      <TextArea
        defaultValue={result?.values.objection ?? cases[0]!.objection ?? ''}
        error={result?.errors.objection}
        id="objection"
        label="Why yours is another business"
        limit={1000}
        name="objection"
        rows={3}
      />
      <div>
        <Button>Send to the operator</Button>
      </div>
    </Form>
  )
}
