import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { FileField } from '#app/features/uploads/file-field.tsx'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { importLimits } from './import-columns.vocabulary.ts'

type ImportFileFormProps = {
  result?: Partial<FormResult>
  /** The fate of the reviews, in a sentence. */
  children: ReactNode
}

/** A file of reviews from elsewhere. */
export function ImportFileForm({ result, children }: ImportFileFormProps) {
  const { state, formData } = useNavigation()
  const isReading = state !== 'idle' && formData?.get('act') === 'upload'
  return (
    <Form className="grid max-w-measure gap-5" encType="multipart/form-data" method="post" noValidate>
      <input name="act" type="hidden" value="upload" />
      {result?.message && <FormError text={result.message} />}
      <p className="text-sm text-muted">{children}</p>
      <FileField
        error={result?.errors?.file}
        help={`CSV, Excel (.xlsx) or JSON, such as the reviews.json of Google Takeout. At most ${formatNumber(importLimits.rows)} rows and 32 MB.`}
        label="File with reviews"
        maxBytes={importLimits.fileBytes}
      />
      <div>
        <Button isBusy={isReading} kind="primary">
          {isReading ? 'Reading the file' : 'Read file'}
        </Button>
        <p className="mt-2 text-xs text-muted">Nothing is imported yet. You check the reviews first.</p>
      </div>
    </Form>
  )
}
