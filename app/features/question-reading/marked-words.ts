/** The words of a question, each of which is taken once by what understands it. */
export class MarkedWords {
  readonly words: readonly string[]
  private readonly left: string[]

  constructor(words: readonly string[]) {
    this.words = words
    this.left = [...words]
  }

  /** Takes what matches, everywhere: where it stood, and what was caught. */
  takeAll(pattern: RegExp): { at: number; end: number; groups: string[] }[] {
    const text = this.left.join(' ')
    const global = new RegExp(pattern.source, 'g')
    return [...text.matchAll(global)].map((match) => {
      const at = wordsBefore(text, match.index)
      const end = at + match[0].trim().split(' ').length
      this.take(at, end)
      return { at, end, groups: [...match].slice(1).map((group) => group ?? '') }
    })
  }

  takes = (pattern: RegExp) => this.takeAll(pattern).length > 0

  has = (pattern: RegExp) => pattern.test(this.left.join(' '))
  /** In the question as it was put. */
  asks = (pattern: RegExp) => pattern.test(this.words.join(' '))

  take(at: number, end: number) {
    for (let i = at; i < end; i++) this.left[i] = taken
  }

  isTaken = (index: number) => this.left[index] === taken

  /** Where the question as it was put first matches, as a number of words; -1 if nowhere. */
  find(pattern: RegExp, from = 0) {
    const text = this.words.map((word, index) => (index < from ? taken : word)).join(' ')
    const found = pattern.exec(text)
    return found ? wordsBefore(text, found.index) : -1
  }

  /** The words that nothing took, in runs that stand together. */
  runs(isEmpty: (word: string) => boolean): { at: number; words: string[] }[] {
    const runs: { at: number; words: string[] }[] = []
    this.left.forEach((word, index) => {
      if (word === taken || isEmpty(word)) return
      const last = runs.at(-1)
      if (last && last.at + last.words.length === index) last.words.push(word)
      else runs.push({ at: index, words: [word] })
    })
    return runs
  }
}

const taken = '_'
const wordsBefore = (text: string, index: number) =>
  text.slice(0, index + (text[index] === ' ' ? 1 : 0)).split(' ').length - 1
