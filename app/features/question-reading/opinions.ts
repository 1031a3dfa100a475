import type { Reading } from './reading.ts'
import { complaintWords, praiseWords } from './vocabulary.ts'

export function takeOpinion(reading: Reading) {
  const { marked } = reading
  marked.takes(/\b(would|d|i) like( to)?\b|\bwhat (is|are|was) (\w+ ){1,4}like\b/)
  // "Is the bed comfy?" asks for both.
  marked.takes(
    /(?<=^(?:is|are|was|were) (?:the |our )?(?:\w+ ){1,3})(?:comfy|comfortable|tasty|delicious|yummy|fresh|reliable|helpful|any good|up to scratch|ok|okay|alright|all right|popular|worth (?:it|the money))$/,
  )
  const complaint =
    marked.takes(
      /\b(do|does|did) not (?:(?:people|customers|guests|they|you|visitors|clients|patients|folks) )?(like|love|enjoy)\b|\bnot (happy|satisfied|pleased|good|great)\b|\b(bad|badly|poor|terrible|negative|negatively)\b|\bwhy (\w+ ){0,5}(leave|left|leaving)\b/,
    ) || marked.takes(wordsOf(complaintWords))
  const praise =
    marked.takes(wordsOf(praiseWords)) || marked.takes(/\b(good|great|well|positive|positively)\b/)
  marked.takes(/\bwhy\b/)
  reading.isTwofold = complaint && praise && !marked.asks(/\b(nice|kind|friendly)\b/)
  if (complaint !== praise && !reading.opinion) reading.opinion = complaint ? 'complaint' : 'praise'
  else if (complaint && marked.asks(/^(what|which) .*\b(complain|critici|unhappy|dislike)/))
    reading.opinion = 'complaint'
}

const wordsOf = (pattern: RegExp) => new RegExp(pattern.source.replace(/^\^/, '\\b').replace(/\$$/, '\\b'))
