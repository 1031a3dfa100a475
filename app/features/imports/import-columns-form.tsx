import { ColumnsForm, type UploadView } from '#app/features/uploads/columns-form.tsx'
import { Checkbox, RadioGroup } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { knownSources, reviewColumns } from './import-columns.vocabulary.ts'

type ImportColumnsProps = {
  file: UploadView & { source: string }
  errors?: Record<string, string>
  /** A date of the file that could be read with the day or the month first. */
  example?: string
  values?: Record<string, string>
  /** Path of the page on which another file can be chosen. */
  here: string
}

export function ImportColumns({ file, errors = {}, example, values = {}, here }: ImportColumnsProps) {
  return (
    <ColumnsForm
      error={errors.columns}
      fields={reviewColumns.fields}
      foot="Ratings may be written 5, 5.0, 5/5, 8/10, ★★★★★ or FIVE. Replies, products, verified marks and addresses of photos are kept as your file has them and are not shown: we can vouch for none of them, and a reply here is logged with its date, so please write it here."
      here={here}
      note="We need the rating and the date. Nothing is imported yet, and columns that are not used are not kept."
      upload={file}
    >
      <div className="grid max-w-measure gap-5">
        <TextInput
          defaultValue={values.source ?? file.source}
          error={errors.source}
          help={`Shown with each review for as long as it is here. Such as ${knownSources.slice(0, 3).join(', ')}.`}
          label="Where they come from"
          maxLength={100}
          name="source"
        />
        {example && (
          <RadioGroup
            defaultValue={values.order}
            error={errors.order}
            label={`How is ${example} meant?`}
            name="order"
            options={[
              { value: 'day-first', label: 'Day first, as in most of the world' },
              { value: 'month-first', label: 'Month first, as in the United States' },
            ]}
          />
        )}
        {(errors.scale || values.scale) && (
          <RadioGroup
            defaultValue={values.scale}
            error={errors.scale}
            label="What is the best rating in this file?"
            name="scale"
            options={[
              { value: '5', label: '5' },
              { value: '10', label: '10: we halve them' },
            ]}
          />
        )}
        {(errors.noText || values.noText) && (
          <div className="grid gap-2">
            {errors.noText && <FormError text={errors.noText} />}
            <Checkbox
              defaultChecked={Boolean(values.noText)}
              label="These reviews are stars alone, without a text"
              name="noText"
            />
          </div>
        )}
      </div>
    </ColumnsForm>
  )
}
