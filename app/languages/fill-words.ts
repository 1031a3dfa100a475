/** Puts values into the places of a message, `{name}`. A place without a value stays as it was written. */
export function fillWords(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
