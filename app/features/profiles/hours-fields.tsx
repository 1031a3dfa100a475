import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { dayFields, type OpeningHours, weekdayNames, writeDay } from './opening-hours.ts'

type HoursFieldsProps = {
  hours: OpeningHours | null
  result?: FormResult
  onCopyMonday: (form: HTMLFormElement) => void
}

export function HoursFields({ hours, result, onCopyMonday }: HoursFieldsProps) {
  const { values, errors = {} } = result ?? {}
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        A line a day, such as <span className="text-ink">9:00–12:30, 14:00–18:00</span>. Leave a closed day
        empty. After midnight is fine: <span className="text-ink">18:00–2:00</span>. Leave all of it empty to
        show no hours.
      </p>
      <div className="grid gap-2.5">
        {dayFields.map((name, day) => (
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-3" key={name}>
            <label className="pt-2.5 text-sm" htmlFor={name}>
              {weekdayNames[day]}
            </label>
            <TextInput
              autoComplete="off"
              defaultValue={values ? values[name] : hours ? writeDay(hours.days[day]!) : ''}
              error={errors[name]}
              fieldClassName="[&>label]:sr-only"
              id={name}
              label={`Hours on ${weekdayNames[day]}`}
              name={name}
              placeholder="closed"
            />
          </div>
        ))}
      </div>
      <Button
        className="justify-self-start"
        kind="quiet"
        name="act"
        onClick={(event) => {
          event.preventDefault()
          if (event.currentTarget.form) onCopyMonday(event.currentTarget.form)
        }}
        value="copy-monday"
      >
        Copy Monday to Tuesday–Friday
      </Button>
      <Checkbox
        defaultChecked={values ? values.byAppointment === 'on' : hours?.isByAppointment}
        label="Also, or only, by appointment"
        name="byAppointment"
      />
    </div>
  )
}
