/** Puts values into the places of a message: `{name}`. */
export function fillWords(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
