// "unhappy (3 or less)", "bad reviews (1-2 stars)": the bracket says what the adjective before it means.

const adjective =
  '(?:very |really )?(?:unhappy|happy|bad|good|low|high|poor|negative|positive|critical|dissatisfied|satisfied|great|terrible)'
const noun = '(?:reviews?|ratings?|ones?|scores?|guests?|customers?|people|feedback|comments?)'
const orLess = 'or (?:less|fewer|below|lower|worse|under)'
const orMore = 'or (?:more|above|better|higher|over)'

const ranges: [RegExp, string][] = [
  [new RegExp(`^([1-5]) ?(?:stars? )?${orLess}(?: stars?)?$`), '$1 stars or less'],
  [new RegExp(`^([1-5]) ?(?:stars? )?${orMore}(?: stars?)?$`), '$1 stars or more'],
  [/^([1-5]) ?stars?$/, '$1 stars'],
  [/^([1-5]) ?(?:stars?)? ?(?:-|–|to|and|or) ?([1-5])(?: ?stars?)?$/, '$1 to $2 stars'],
  [/^(?:<=|≤|up to|at most) ?([1-5])(?: ?stars?)?$/, '$1 stars or less'],
  [/^(?:>=|≥|at least) ?([1-5])(?: ?stars?)?$/, '$1 stars or more'],
  [/^(?:<|under|below|less than) ?([2-5])(?: ?stars?)?$/, 'less than $1 stars'],
  [/^(?:>|over|above|more than) ?([1-4])(?: ?stars?)?$/, 'more than $1 stars'],
]

const defined = new RegExp(`\\b(?:${adjective}(?: (${noun}))? ?)?\\(([^()]{1,30})\\)`, 'gi')

/** The question with the stars of such a bracket in place of the adjective. */
export const withoutBrackets = (question: string) =>
  question.replace(defined, (all: string, reviews: string | undefined, inside: string) => {
    const said = inside.trim().toLowerCase()
    const range = ranges.find(([pattern]) => pattern.test(said))
    if (!range) return all
    return `${reviews ? `${reviews} with ` : ''}${said.replace(...range)}`
  })
