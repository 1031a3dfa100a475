const leading =
  /\b(love[ds]?|like most|favou?rite|great|excellent|amazing|fantastic|wonderful|perfect|best|awesome|happy|satisfied|delighted|enjoy(?:ed)?|lieblings\w*|begeistert|zufrieden|adoré|préféré|satisfaits?|mejor|encant\w+|satisfech\w+)\b/i

/** A leading word in a question, or null. It is only a hint and refuses nothing. */
export function leadingWordOf(question: string) {
  return leading.exec(question)?.[0] ?? null
}
