const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the database would take it as a UUID; anything else is an unknown id, not an error. */
export function isUuid(value: string) {
  return uuid.test(value)
}
