import { z } from 'zod'

/** The names of the IANA database that this machine knows, UTC first. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
const known = new Set(timeZones)

/** The name under which we know a zone: browsers use old ones too ("Asia/Calcutta"). Null: none that we know. */
export function zoneNamed(name: string): string | null {
  if (known.has(name)) return name
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return known.has(canonical) ? canonical : null
  } catch {
    return null
  }
}

export const ownTimeZone = z
  .string('Please choose a time zone')
  .transform((name) => zoneNamed(name))
  .pipe(z.string('Please choose a time zone of the list'))

/** What a browser says of itself; one that says nothing we know gets UTC. */
export const browsersTimeZone = z
  .string()
  .catch('UTC')
  .transform((name) => zoneNamed(name) ?? 'UTC')
