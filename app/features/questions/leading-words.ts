const leading =
  /\b(love[ds]?|like most|favou?rite|great|excellent|amazing|fantastic|wonderful|perfect|best|awesome|happy|satisfied|delighted|enjoy(?:ed)?|lieblings\w*|begeistert|zufrieden|adoré|préféré|satisfaits?|mejor|encant\w+|satisfech\w+)\b/i

/** A word in a question that hints at the answer that is hoped for, or null. It refuses nothing: it is a hint. */
export function leadingWordOf(question: string) {
  return leading.exec(question)?.[0] ?? null
}
