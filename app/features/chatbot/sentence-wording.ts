/** A sentence as it was composed, and as it is shown now: both are the same if its wording failed. */
export type SentenceWording = { composed: string; text: string }

/** One in each line of JSON, as soon as the line has arrived. Throws for anything else. */
export async function* readWordings(body: ReadableStream<Uint8Array>): AsyncGenerator<SentenceWording> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line)
  }
}
