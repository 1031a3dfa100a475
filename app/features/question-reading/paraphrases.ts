// Questions are put in many ways: what is polite, short or roundabout in them is set to the plain words that are understood.

const reviewNoun = '(?:reviews?|comments?|feedback|ratings?|opinions?|testimonials?)'
const somebody =
  '(?:somebody|someone|anybody|anyone|people|they|(?:an? |our |the )?(?:customers?|guests?|patients?|clients?|visitors?|buyers?|shoppers?|diners?))'
const part = '(?:parts?|shares?|portions?|proportions?|percentages?|fractions?|ratios?)'

/** What people shorten when they type fast. */
const messageWords: Record<string, string> = {
  u: 'you',
  w: 'with',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ppl: 'people',
  abt: 'about',
  avg: 'average',
  wat: 'what',
  hv: 'have',
  msgs: 'reviews',
  revs: 'reviews',
  gimme: 'give me',
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  qtr: 'quarter',
  hrs: 'hours',
  hw: 'how',
  hows: 'how is',
  wats: 'what is',
  whos: 'who is',
  tho: 'though',
  btw: '',
  cust: 'customer',
  custs: 'customers',
  wkend: 'weekend',
  wkends: 'weekends',
  bday: 'birthday',
  cos: 'because',
  grade: 'rating',
  grades: 'ratings',
}

const days = '(mon|tue|tues|wed|weds|thu|thur|thurs|fri)s?'
const month = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|may'

const plainWords: [RegExp, string][] = [
  // Abbreviations.
  [/^(?:(?:the|total) )?(?:no|nr|nbr|num|numbers?|nos) of\b/, 'number of'],
  [/(?<= )(?:nr|nbr|num) of\b/g, 'number of'],
  [/\bmon(?:day)? (?:to |till |through |thru )?fri(?:day)?\b/g, 'weekdays'],
  [/\bsat(?:urday)?s? (?:and |or )?sun(?:day)?s?\b(?! (?:vs|versus|against|or|compared))/g, 'weekends'],
  [new RegExp(`(?<=\\b(?:on|last|since|by|for|each|every|vs|than|and|or) )${days}(?= |$)`, 'g'), '$1day'],
  [/\btue(?:s)?day\b/g, 'tuesday'],
  [/\bwed(?:s)?day\b/g, 'wednesday'],
  [/\bthu(?:r|rs)?day\b/g, 'thursday'],
  // Periods.
  [
    /\b(?:to date|of all time|all time|since (?:the )?(?:very )?(?:beginning|opening|we (?:opened|started)))(?! of)\b/g,
    '',
  ],
  [
    /\bthis (year|month|week|quarter|summer|autumn|winter|spring)\b(.*) than (?:the )?last(?: (?:one|time))?$/,
    'this $1$2 than last $1',
  ],
  [
    /\b(this|last) (?:vs|versus|and|or|against|compared (?:to|with)) (this|last) (year|month|week|quarter)\b/g,
    '$1 $3 versus $2 $3',
  ],
  [
    new RegExp(`\\bthis (${month}) (?:vs|versus|against|compared (?:to|with)|and) last years?\\b`, 'g'),
    'this $1 versus $1 last year',
  ],
  [/\bby the end of\b/g, 'until the end of'],
  [/\b(?:a|one) year ago today\b/g, 'one year ago'],
  [/\b(?:of|for) the (year|month|week|quarter)$/, 'this $1'],
  // Questions in a phrase.
  [/^(?:what (?:is|are|were|was) )?(?:the |our )?(?:main |biggest )?reasons? (?:for|behind|of) /, 'why '],
  [
    /(?<=\bquotes?\b.*) for (?:the|our|my|an?) (?:website|homepage|flyer|poster|newsletter|social media|advert|ad|menu|window)$/,
    '',
  ],
  [
    /(?<=\b(?:rating|average|score|we) )(?:above|below|over|under|at least|more than|less than|higher than|lower than|better than) [1-5] \d$/,
    '',
  ],
  [
    /^(?:thoughts|views|opinions?|feedback|comments?|remarks) (?:on|about|re|regarding|of|for) /,
    'what do people say about ',
  ],
  [/^(?:any(?:thing)?|some(?:thing)?) (?:on|re|regarding) /, 'anything about '],
  [
    /(?<=\b(?:complaints?|feedback|comments?|praise|anything|quotes?|problems?) )on (?!(?:a |the )?(?:\w+days?|weekends?|_))/g,
    'about ',
  ],
  [/(?<=\b(?:complaints?|feedback|comments?|reviews?|praise|anything|quotes?|problems?) )re /g, 'about '],
  [/^who (?:wrote|left|gave|posted|sent)(?: to)? us\b/, 'show reviews written'],
  [/^who (?:wrote|left|posted|sent)\b/, 'show reviews written'],
  [/\bwhat (?:has |have |is |was )?(?:changed|different)\b/g, 'why the rating changed'],
  [/\bwalk ?ins?\b/g, 'people who came by themselves'],
  [
    /^(?:have|did) we (?:replied to|answered|reply to|answer|responded to|respond to) (?:all|every|each)(?: of)?(?: the| our)? (.+)$/,
    'what share of $1 have a reply',
  ],
  [
    /^how (?:is|are) (?:the |our )?(.+) going down(?: with (?:people|customers|guests|them))?$/,
    'what do people say about $1',
  ],
  [
    /^where (?:do|did|are) (?:all )?(?:the |our |my )?reviews (?:come|coming) from/,
    'how many reviews per source',
  ],
  [
    /^what languages? (?:do|are|did) (?:people|customers|guests|they|our reviews|the reviews|reviews) (?:write|written|speak)(?: in)?/,
    'how many reviews per language',
  ],
  [/^what (?:sort|kind|type)s? of (?:things|topics|stuff) /, 'what topics '],
  [/\bhow come\b/g, 'why'],
  [/ according to (?:the |our )?(?:customers|guests|reviews|people|reviewers|patients|clients)\b/g, ''],
  [
    / (?:that |which )?(?:i|we) (?:can|could|may|want to|will) (?:read|show|share|use|print|post|put|give|pass)\b.*$/,
    '',
  ],
  [
    /\bwhat (?:could|can|should|needs? to|has to|must) (?:be|get|become) (?:better|improved|fixed)\b/g,
    'what do people complain about',
  ],
  [
    /^what (?:should|shall|must|do|can|could) (?:i|we)(?: need to| have to)? (?:fix|improve|tackle|work on)(?: first| next| most)?$/,
    'what do people complain about most',
  ],
  [
    /^what is (?:our|the) (?:biggest|main|worst|number one|top) (?:problem|issue|weakness|complaint)\b/,
    'what do people complain about most',
  ],
  [
    /^what (?:do|did|are|have) we (?:get|getting|got|do|doing|done) wrong(?: (?:with|about|on|at|in) )?/,
    'what do people complain about ',
  ],
  [
    /^what (?:do|did|are|have) we (?:get|getting|got|do|doing|done) right(?: (?:with|about|on|at|in) )?/,
    'what do people praise ',
  ],
  [
    /\b(?:the )?best things? (?:that )?(?:someone|somebody|anyone|anybody|people|they|a \w+|customers?|guests?) (?:has |have |ever )*(?:said|wrote|written|say) about /g,
    'praise quotes about ',
  ],
  [
    /\b(?:the )?worst things? (?:that )?(?:someone|somebody|anyone|anybody|people|they|a \w+|customers?|guests?) (?:has |have |ever )*(?:said|wrote|written|say) about /g,
    'complaint quotes about ',
  ],
  // Everyday words, and what they stand for.
  [/^what (?:is|was|are|were|lies) behind /, 'why '],
  [
    /^(?:why|what) .*\b([1-4]) (?:stars? )?(?:and not|but not|instead of|rather than|not) (?:an? )?5(?: stars?)?$/,
    'what do people who gave $1 stars complain about',
  ],
  [
    /\b([1-5]) (?:stars? )?(?:and not|but not|instead of|rather than|not) (?:a |an )?[1-5](?: stars?)?\b/g,
    '$1 stars',
  ],
  [
    /\bnot (?:counted )?in (?:the |our )?(?:score|rating|average)(?: because (?:they|these|those) are imported)?/g,
    'imported',
  ],
  [
    /\b(?:are|were|have|did) we (?:(?:still|just|been|being|simply) )*(?:ignoring|ignored|ignore|neglecting|neglected|overlooking|overlooked)\b/g,
    'have we not answered',
  ],
  // "When did the queue complaints start?" is answered with the first reviews that say so.
  [
    /^(?:when|since when|from when on) (?:did|do|have|has) (?:people|customers|guests|patients|they|clients|visitors) (?:first |start |started |begin |began )?(?:to )?(?:complain|complaining|complained|moan|moaning) (?:about|of) /,
    'the 3 oldest reviews with 3 stars or less that mention ',
  ],
  [
    /^when (?:did|have|has|was|were) (?:the |our )?(?:complaints?|problems?|issues?|trouble) (?:about|of|with) (.+?) (?:first )?(?:start|started|begin|began|begun|appear|appeared)$/,
    'the 3 oldest reviews with 3 stars or less that mention $1',
  ],
  [
    /^when (?:did|have|has|was|were) (.+?) (?:complaints?|problems?|issues?|trouble) (?:first )?(?:start|started|begin|began|begun|appear|appeared|come up)$/,
    'the 3 oldest reviews with 3 stars or less that mention $1',
  ],
  [
    /^when (?:did|do) (?:people|customers|guests|patients|they|clients|visitors) (?:first |start |started |begin |began )?(?:to )?(?:mention|mentioning|talk about|talking about) /,
    'the 3 oldest reviews that mention ',
  ],
  [
    /\b(?:do|does|did|has|have) (?:the|our|my) (?:garage|workshop|practice|surgery|clinic|hotel|restaurant|cafe|bakery|salon|studio|gym|pub|bar|guesthouse) (?=(?:have|has|had|get|got|receive|received)\b)/g,
    'do we ',
  ],
  [
    /\b(?:an? (?:few|couple(?: of)?|handful of)|some|several) (?=(?:\w+ )?(?:quotes?|examples?|comments|reviews|complaints|opinions|voices)\b)/g,
    '',
  ],
  [
    /\b(?:sweet|heartwarming|touching|flattering|cute|lovely|nice|kind) (?=quotes?\b|comments?\b|lines?\b)/g,
    'positive ',
  ],
  [
    /\b(?:positive|good|great|glowing) (?=(?:quotes?|comments?|lines?) (?:about|on|regarding|of|for) )/g,
    'praise ',
  ],
  [
    /\b(?:negative|bad|critical|harsh) (?=(?:quotes?|comments?|lines?) (?:about|on|regarding|of|for) )/g,
    'complaint ',
  ],
  [
    /^how many (.+) and what (?:do|did) (?:they|these|those|people) (?:say|write|said|complain about)$/,
    'show $1',
  ],
  [/^what (?:are|is) we (?:bad|poor|terrible|worst) at\b/, 'what do people complain about'],
  [/^what (?:are|is) we (?:good|great|best) at\b/, 'what do people praise'],
  [/^what (?:is|are|was|were|goes|went)(?: going)? wrong\b/, 'what do people complain about'],
  [/\bbug(?:s|ging|ged)? (?=people|customers|guests|them|clients|patients|visitors|our|the)/g, 'annoys '],
  // Shares.
  [
    /\b(?:star|rating|score|ratings) (?:breakdown|distribution|split|spread)\b|\b(?:breakdown|distribution|spread|split) (?:of|by) (?:the |our )?(?:stars?|ratings?|scores?|star ratings?)\b/g,
    'number of reviews by stars',
  ],
  [/\bhow (?:big|large|small) an? (?:slice|chunk|piece|part|share) of\b/g, 'what share of'],
  [
    /\bratio of (\w+) (?:reviews )?(?:to|and|vs|versus) (\w+)(?: reviews)?\b/g,
    'how many $1 reviews versus $2 reviews',
  ],
  [
    /\b(?:the )?(percentage|percent|proportion|share) (?=(?:german|english|french|spanish|italian|dutch|polish|portuguese|swedish|danish|czech|turkish)\b)/g,
    'what share of reviews is in ',
  ],
  [
    /\b(?:the |our )?(?:reply|answer|response) rate (?:for|of|to|on|with|among) (.+)$/,
    'what share of $1 have a reply',
  ],
  [/\b(?:the |our )?(?:reply|answer|response) rate\b/, 'what share of reviews have a reply'],
  [/^total reviews\b/, 'number of reviews'],
  [/^(?:all|total) (?:the |our )?(?:number|count) of\b/, 'number of'],
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
    /\b(?:actually|roughly|approximately|approx|precisely|exactly|basically|simply|honestly|altogether|in total|all in all|ever|so far|up to now|as of (?:today|now)|really)\b ?/g,
    '',
  ],
  [/\b(?:full|whole|entire|complete) (?=(?:[1-5]|one|two|three|four|five) stars?\b)/g, ''],
  [/\b(?:(?:for|in|over|during) )?(?:the )?(?:whole|entire|all) of (?=(?:20\d\d|this|last)\b)/g, 'in '],
  [/^how many stars (?=(?:do|did|does|have|are|were|would)\b)/, 'what average rating '],
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
