import { Form } from 'react-router'
import { LegalBasisField } from '#app/features/invitations/terms-fields.tsx'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'

export function ImportedAuthors({ count, result }: { count: number; result?: Partial<FormResult> }) {
  const refused = result?.values?.act === 'authors' ? result : undefined
  return (
    <Block id="authors" title="Ask their authors to write here">
      <Form className="grid gap-5" method="post">
        <input name="act" type="hidden" value="authors" />
        <FormError text={refused?.message} />
        <p className="text-sm text-muted">
          Your imports name the email of {countOf(count, 'author')}. Each gets one invitation, whatever the
          stars. A review that they write here counts and replaces the imported one.
        </p>
        <LegalBasisField result={refused} />
        <div>
          <Button>Check the list</Button>
        </div>
      </Form>
    </Block>
  )
}
