// Questions that reviews do not answer, and words that are no question about them.

const refusals: [RegExp, string][] = [
  [
    /\b(ignore|disregard|forget) (\w+ ){0,4}(rules?|instructions?|prompts?)\b|\b(system prompt|your (rules|instructions|prompt)|jailbreak|developer mode|pretend|act as|you are now)\b/,
    'Questions are about your reviews. They cannot change how they are answered.',
  ],
  [
    /\b((?<!about (our|the|your|their) )e ?mails?|mail address(es)?|(phone|telephone|mobile) numbers?|home address(es)?|address(es)? of|postal|passwords?|ip address(es)?|(when|what day) (is|are|was) .*birthdays?|birthdays? of|date of birth|credit cards?|bank details|iban|surnames?|last names?|real names?|contact details?|where (do |does |did )?\w+ lives?|api keys?|secrets?|tokens?)\b/,
    'Contact details and other private data of your customers are not shown here.',
  ],
  [
    /\b(revenues?|turnover|profits?|sales|sold|sell|earn(ed|ing|ings)?|income|margins?|salar(y|ies)|wages?|payroll|tax(es)?|expenses?|budget|footfall|occupancy|vacanc(y|ies)|utili[sz]ation|no shows?|headcount|stock levels?|inventory|bounce rate|how many (orders|parcels|units|items|rooms|bookings|appointments|jobs|cars|nights) (\w+ ){0,3}(did|do|have|had|were|was|are|is)|foot traffic|conversion|market share|how many (customers|guests|people|visitors|orders|tables|rooms) (did|do|have|had) (we|you|i) (\w+ )?(have|serve|served|sell|get|had))\b(?! (a |us )?review)/,
    'Reviews do not tell what you sell, earn or spend.',
  ],
  [
    /\b(forecast|predict\w*|prognos\w*|in the future|next (week|month|quarter|year|summer|autumn|winter|spring|season|weekend|time)|tomorrow|will (\w+ ){0,4}(be|get|have|rise|fall|drop|improve|go|become|reach|come|happen|complain|say|like)|going to (be|get|rise|fall|happen))\b/,
    'Reviews tell what has happened, not what will.',
  ],
  [
    /^(?!.*\b(they|those|people|customers|guests|reviews|ones)\b.* than)(is|are|does|do|was|were|how much|by how much)\b.*\b(better|worse|higher|lower|cheaper|busier|nicer|happier|more popular) (\w+ )?than (us|we|ours?|me|my \w+)$|\b(competitors?|competition|rivals?|(an?|the|any|that) ?other (bakery|business|company|shop|hotel|restaurant|cafe|dentist|practice|store|place)|other (bakeries|businesses|companies|shops|hotels|restaurants|cafes|dentists|practices|stores|places)|our industry|industry average|the market|(bakery|cafe|shop|hotel|place|restaurant) (next door|across the (street|road)|around the corner))\b/,
    'This page reads your own reviews alone. Other businesses are on the page Competitors.',
  ],
  [
    /^(please |can you |could you |would you |will you |i want you to )?(write|draft|compose|create|generate|make up|invent|translate|summari[sz]e in a poem|delete|remove|hide|erase|edit|publish|unpublish|send|forward|post|reply to|respond to|block|ban|fake|cancel|buy|upload|download|export|import|invite|(answer|change|correct|report|book|order|set|turn) (the|my|our|a|all|every|this|that|it|them))\b/,
    'Questions change nothing and write nothing: they are answered from your reviews.',
  ],
  [
    /\b(write|draft|compose|invent|fake) (me |us )?(a|an|some|the|ten|five|\d+) (\w+ ){0,3}(review|reviews|reply|replies|answer|response|post|mail|letter|poem)\b/,
    'Questions change nothing and write nothing: they are answered from your reviews.',
  ],
  [
    /\b(should (we|i|you)|(what|how) (can|could|should|would|do|shall) (we|i|you) (do|improve|change|fix|increase|get|make|raise|stop|avoid|prevent)|how to|advice|advise|recommendations? for us|worth (hiring|opening)|hire|hiring)\b/,
    'Reviews tell what people say, not what to do about it. You can ask what they complain about most.',
  ],
  [
    /^would (the |our |my )?(guests|customers|people|they|anyone|you)\b/,
    'Reviews tell what people did and felt, not what they would do.',
  ],
  [
    /^who (is|are|was|were) (our|the|my|your)\b|\b(which|who) (one )?(of|among|in) (my|our|the) (staff|team|employees|people|workers|colleagues|waiters|mechanics|technicians|crew)\b|^(which|what) (of )?(my |our |the )?(employee|staff member|member of staff|waiter|waitress|receptionist|worker|colleague|mechanic|technician|hygienist)\b|^who (works|runs|owns|wrote|complains|leaves|left)\b(?! .* (newest|latest|last|oldest|first|worst|best))/,
    'Reviews are not sorted by person here. You can ask how many reviews mention a name.',
  ],
  [
    /\b(weather|news|stock price|capital of|president|recipe for|joke|bitcoin|meaning of life|who (won|invented|discovered|is the (king|queen|prime minister|chancellor))|exchange rate|translate|how (far|tall|heavy) is|football|world cup|who are you|what are you|how old)\b/,
    'This is not a question about your reviews.',
  ],
  [
    /\b(men|women|male|female|gender|sex|nationality|religion|ethnic\w*|race|income group|years? old|ages?|aged|age groups?)\b/,
    'Reviews do not tell the age, sex or origin of their authors.',
  ],
  [
    /\bwhat time\b|\btime of (the )?day\b|\bhours? of (the )?day\b|\bin the (morning|afternoon|evening)s?\b|\b(written|posted|write|post|reviews?) at night\b|\bmost active\b/,
    'Reviews are sorted here by day, not by the hour. The page Analytics shows the hours.',
  ],
  [
    /\bhow (long|much (money|time))\b|\bhow much (does|do|did|is|are|was|were) .*\b(costs?|charges?|charged?|pay|paid|spend|spent|earn)\b|\bhow much (is|are) (an?|the|our)\b|\b(how many|number of) reviews\b.*\bon average\b|\baverage number of reviews\b|\bhow many (days|weeks|hours|minutes|euros|pounds|dollars|employees|words|times do)\b/,
    'Reviews are counted and rated here. Lengths of time and sums of money in them are not measured.',
  ],
]

const howManyPeople =
  /\bhow many (?:more |new |of our )?(?:customers|people|ppl|guests|visitors|clients|patients|diners|persons|buyers|shoppers)\b(.*)/
const reviewing =
  /\b(reviews?|reviewed|ratings?|rated?|rates|stars?|mention\w*|complain\w*|prais\w*|wrote|write|written|say|says|said|talk\w*|speak|like[ds]?|lov\w+|hate[ds]?|dislik\w*|(un)?happy|(dis)?satisfied|unhappy|critici\w*|recommend\w*|comment\w*|left|give|gave|feedback|think|enjoy\w*|replied|reply|disappointed|by themselves|invit\w+|unprompted|imported|order links?)\b/

/** Why no review can answer this; null for a question that may be one about reviews. */
export const refusalOf = (words: readonly string[]): string | null => {
  const text = words.join(' ')
  const people = howManyPeople.exec(text)?.[1]
  if (people !== undefined && !reviewing.test(people))
    return 'Reviews tell how many people wrote one, not how many customers you have.'
  return refusals.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
