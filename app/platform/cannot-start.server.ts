/** The service cannot start as things are. The message is a sentence for the operator; no stack is printed. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

const ofDatabase: Record<string, string> = {
  '28P01': 'The database refuses the name or the password in DATABASE_URL.',
  '28000': 'The database refuses the name or the password in DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '42501': 'The user in DATABASE_URL may not create tables in its database.',
  '25006': 'The database in DATABASE_URL can only be read.',
}

/** What is wrong with the database that the settings name, however deep the cause lies; null if it is something else. */
export function explainDatabase(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code = '' } = error as { code?: string }
  return ofDatabase[code] ?? explainDatabase(error.cause)
}
