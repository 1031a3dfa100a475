/** The field of each day in the form, Monday first. */
export const dayFields = ['hours1', 'hours2', 'hours3', 'hours4', 'hours5', 'hours6', 'hours7'] as const
export type DayField = (typeof dayFields)[number]

const [monday, ...others] = dayFields
export const mondayField = monday
export const weekdayFields = others.slice(0, 4)
