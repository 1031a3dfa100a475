import type { FormResult } from '#app/platform/form.server.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type IncentiveFieldsProps = {
  result?: Partial<FormResult>
  incentive: string | null | undefined
  help: string
}

/** What is given for a review, and the promise without which it may not be given. */
export function IncentiveFields({ result, incentive, help }: IncentiveFieldsProps) {
  const { values, errors = {} } = result ?? {}
  return (
    <div className="grid gap-3">
      <TextInput
        defaultValue={values ? values.incentive : (incentive ?? '')}
        error={errors.incentive}
        help={help}
        isOptional
        label="Given for a review"
        name="incentive"
        placeholder="10% off the next order"
      />
      <Checkbox
        defaultChecked={values ? values.incentiveConfirmed === 'on' : Boolean(incentive)}
        error={errors.incentiveConfirmed}
        label="It is given to everybody who writes, whatever the rating and whatever they say."
        name="incentiveConfirmed"
      />
    </div>
  )
}
