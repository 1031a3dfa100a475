/** A deeper one is no answer of ours, and thousands of braces would be read again and again. */
const deepest = 4

/**
 * Finds the JSON objects in a text that comes in pieces, each as soon as it ends, the inner before the outer: of
 * `{"sentences":[{…},{…}]}` first the sentences. Text around them, such as a fence, is skipped.
 */
export class JsonObjects {
  #text = ''
  #at = 0
  #starts: number[] = []
  #isInString = false;

  *push(piece: string): Generator<unknown> {
    this.#text += piece
    for (; this.#at < this.#text.length; this.#at++) {
      const char = this.#text[this.#at]!
      if (this.#isInString) {
        if (char === '\\') this.#at++
        else if (char === '"') this.#isInString = false
      } else if (char === '"') this.#isInString = this.#starts.length > 0
      else if (char === '{') this.#starts.push(this.#at)
      else if (char === '}') {
        const start = this.#starts.pop()
        if (start !== undefined && this.#starts.length < deepest)
          yield* parsed(this.#text.slice(start, this.#at + 1))
      }
    }
  }
}

function* parsed(json: string): Generator<unknown> {
  try {
    yield JSON.parse(json)
  } catch {
    // Not JSON after all: nothing was found.
  }
}
