import { z } from 'zod'
import { type DayField, dayFields } from './day-fields.ts'
import { hasHours, type Interval, type OpeningHours, overlappingDay, weekdayNames } from './opening-hours.ts'
import { readDay } from './typed-hours.ts'

const day = z
  .string()
  .max(200, 'This is too long for one day')
  .default('')
  .transform((typed, context): Interval[] => {
    const { intervals, error } = readDay(typed)
    if (intervals) return intervals
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

/** The fields of a week, to be spread into the schema of a form. */
export const typedHours = {
  hours1: day,
  hours2: day,
  hours3: day,
  hours4: day,
  hours5: day,
  hours6: day,
  hours7: day,
  byAppointment: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
}

type Typed = Record<DayField, Interval[]> & { byAppointment: boolean }

/** Joins the fields of a week into opening hours: null where nothing is given. Refuses hours that overlap. */
export function withOpeningHours<Form extends Typed>(form: Form, context: z.RefinementCtx) {
  const { hours1, hours2, hours3, hours4, hours5, hours6, hours7, byAppointment, ...rest } = form
  const days = [hours1, hours2, hours3, hours4, hours5, hours6, hours7]
  const overlapping = overlappingDay(days)
  if (overlapping >= 0)
    context.addIssue({
      code: 'custom',
      path: [dayFields[overlapping]!],
      message: `These hours overlap with others of ${weekdayNames[overlapping]} or the night before`,
    })
  const hours: OpeningHours = { days, isByAppointment: byAppointment }
  return { ...rest, openingHours: hasHours(hours) ? hours : null }
}
