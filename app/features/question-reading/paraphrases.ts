// Questions are put in many ways: what is polite, short or roundabout in them is set to the plain words that are understood.

const reviewNoun = '(?:reviews?|comments?|feedback|ratings?|opinions?|testimonials?)'
const somebody =
  '(?:somebody|someone|anybody|anyone|people|they|(?:an? |our |the )?(?:customers?|guests?|patients?|clients?|visitors?|buyers?|shoppers?|diners?))'
const part = '(?:parts?|shares?|portions?|proportions?|percentages?|fractions?|ratios?)'

const messageWords: Record<string, string> = {
  ...{ u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', ppl: 'people' },
  ...{
    abt: 'about',
    avg: 'average',
    wat: 'what',
    hv: 'have',
    msgs: 'reviews',
    revs: 'reviews',
    gimme: 'give me',
    yr: 'year',
    grade: 'rating',
    grades: 'ratings',
  },
}

const plainWords: [RegExp, string][] = [
  // Small talk.
  [
    /^(?:(?:hi|hiya|hello|hey|there|dear|morning|good (?:morning|afternoon|evening|day)|please|ok|okay|well|um|hmm|so far|so) )+/,
    '',
  ],
  [/^(?:just )?(?:(?:an?|one|another) )?(?:(?:quick|small|short|brief|last|little) )?question /, ''],
  [/^(?:just )?(?:an? )?quick one /, ''],
  [/ (?:just|only) the (?:numbers?|figures?)$/, ''],
  [/^(?:can|could|would|will) you (?:please |maybe |kindly |possibly |perhaps |quickly |just )*/, ''],
  [/^(?:please )?(?:tell|inform) (?:me|us) (?:please )?/, ''],
  [/^(?:i|we) (?:would |d )?(?:like|love|want|need|wish) to (?:know|learn|find out|hear|understand) /, ''],
  [
    /^(?:i |we )?(?:was |am |are |were )?(?:just )?(?:wondering|wonder|curious) (?:about )?(?:if |whether )?/,
    '',
  ],
  [/^do you (?:happen to )?(?:know|have any idea) (?:if |whether )?/, ''],
  [/^any idea (?:if |whether )?/, ''],
  [/\b(?: (?:please|thanks|thank you|thx|cheers|many|in advance|a lot|so much|very much|kindly))+$/, ''],
  [
    /\b(?:actually|roughly|approximately|approx|precisely|exactly|basically|simply|honestly|altogether|in total|all in all|ever|so far|up to now|as of (?:today|now)|really) ?/g,
    '',
  ],
  [/\b(?:full|whole|entire|complete) (?=(?:[1-5]|one|two|three|four|five) stars?\b)/g, ''],
  [/\b(?:(?:for|in|over|during) )?(?:the )?(?:whole|entire|all) of (?=(?:20\d\d|this|last)\b)/g, 'in '],
  [/\bin average\b/g, 'on average'],
  [/\bdo(?:es)? the words? (\w+) (?:appear|occur|come up|turn up)\b/g, 'mention $1'],
  [
    /\b(?:did|have|has) (?:i|we) (?:forget|forgot|forgotten|fail|failed) to (?:answer|reply to)\b/g,
    'have we not answered',
  ],
  // Shares.
  [
    new RegExp(
      `\\bhow (?:large|big|high|small|low|great) (?:is|are|was|were) (?:the |our )?${part}(?: of)?\\b`,
      'g',
    ),
    'what share of',
  ],
  [new RegExp(`\\bhow (?:large|big|high|small|low|great) an? ${part}(?: of)?\\b`, 'g'), 'what share of'],
  [new RegExp(`\\b(?:what|which) (?:is (?:the|our) )?${part} of\\b`, 'g'), 'what share of'],
  [/\bhow much of (?=(?:our|the|all|my|this|that|last)\b)/g, 'what share of '],
  [/(?<=\bwhat share of .*) (?:in percent(?:age)?|in %|as a percent(?:age)?)$/g, ''],
  [
    /\bhow (?:large|big|high|small|low|great) (?:is|are|was|were) the (?:number|amount|count) of\b/g,
    'how many',
  ],
  // Averages.
  [/\b(?:average|mean) (?:number|amount|count) of stars\b/g, 'average rating'],
  [/\b(?:how many|number of|what number of) stars\b(?=.*\bon average\b)/g, 'average rating'],
  [/(?<=\bon average .*)\b(?:how many|what) stars\b/g, 'average rating'],
  [/(?<=\baverage rating\b.*) ?\bon average\b/g, ''],
  // Times until the reply.
  [
    /\bhow many (?:hours|days|minutes|weeks) (?:does|do|did|has|is|are|will)? ?(?:it|we)? ?(?:takes?|took|taken|need|needs|pass|go by)?(?: us| you| we)?(?: on average)? (?=(?:to|until|till|before|for)\b)/g,
    'how long ',
  ],
  // Writing.
  [
    new RegExp(
      `\\b(${reviewNoun}(?: (?!or\\b|and\\b)[a-z0-9_]+){0,3}) (?:arrive[sd]?|arriving|(?:sent|handed|came|come|coming|coming|rolled|got) in|submitted|turned up|appeared)\\b`,
      'g',
    ),
    '$1 written',
  ],
  [
    new RegExp(
      `\\b(newest|latest|most recent|last|first|oldest|earliest) (?:things?|words?|message)(?: that)? ${somebody} (?:has |have )?(?:wrote|written|said|posted|left|told|sent|write)(?: us| about us| to us)?\\b`,
      'g',
    ),
    '$1 review',
  ],
  // Complaints.
  [/\b(?:(?:an?|the) )?(?:lack|shortage|absence) of (?=[a-z])/g, 'complaints about '],
  [/\b(?:the )?missing (?=[a-z]+$)/g, 'complaints about '],
]

/** The words of a question in plain words. */
export function plainly(words: readonly string[]): string[] {
  const text = words.map((word) => (Object.hasOwn(messageWords, word) ? messageWords[word] : word)).join(' ')
  const plain = plainWords.reduce((so, [from, to]) => so.replace(from, to), text)
  return plain.split(' ').filter(Boolean)
}
