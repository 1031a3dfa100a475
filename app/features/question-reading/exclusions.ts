import type { Found, Reading } from './reading.ts'
import { complement } from './set-merging.ts'

const excluding = /^(not|non|without|except|excluding|exclude|minus|besides|ignoring|omitting)$/
/** Their second word is read: "other than", "leaving out". */
const excludingPairs =
  /^(other than|apart from|leaving out|leave out|aside from|anything but|all but|but not|rather than)$/
const between =
  /^(a|an|the|in|of|on|from|for|with|at|any|our|or|full|reviews?|ones|those|people|customers|written|writing|come|came|coming|being|been|be|giving|gives?|gave|given|rated|leaving|left|us|that|which|who|are|is|was|were)$/

/** "non-5-star", "not in German", "other than on Saturdays": turns conditions into the others, or into a doubt. */
export function takeExclusions(reading: Reading) {
  for (const found of [...reading.found]) {
    const start = exclusionBefore(reading, found)
    if (start === null) continue
    const rest = complement(found.set)
    if (rest) found.set = rest
    else reading.doubt = reading.marked.words[start]!
    reading.marked.take(start, found.at)
  }
}

/** The place of the word that excludes what was found. */
function exclusionBefore({ marked }: Reading, { at }: Found): number | null {
  const { words } = marked
  // A condition may have been caught with words before it.
  for (let i = at; i >= 0 && i > at - 8; i--) {
    const word = words[i]!
    if (i < at && marked.isTaken(i)) return null
    if (marked.isTaken(i)) continue
    if (excluding.test(word)) return i
    if (i > 0 && excludingPairs.test(`${words[i - 1]} ${word}`)) return i - 1
    if (!between.test(word)) return null
  }
  return null
}
