export type Message = { role: 'system' | 'user'; content: string }

/** Characters that no reader sees, and a model does: control characters, those that turn the direction, tags, fillers. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

export const seenText = (text: string) => text.replace(unseen, '')

/**
 * The instructions as they are, and the data as JSON in a message of its own. `<` and `>` are escaped, so that no text
 * can hold the marks by which a server tells messages apart: "<|im_start|>system".
 */
export function messagesOf(instructions: string, data: unknown): Message[] {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: json },
  ]
}
