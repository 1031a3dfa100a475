// Texts come from strangers, so each pattern takes time in proportion to their length: whatever repeats is bounded, starts
// where nothing of its kind precedes it, or nothing has to follow it.

// A bare name counts as a link only with one of these endings: "was great.Service was slow" contains none.
export const linkedAddress =
  /https?:\/\/\S|www\.\S|[a-z0-9-]{2}\.(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|app|dev|ly|uk|fr|nl|pl|eu|ru|cn|example)\b/i
/** Endings that are words too: after a forgotten space a sentence begins with a capital, as in "to the beach.It was". */
export const linkedWord = /[A-Za-z0-9-]{2}\.(?:me|de|es|it|us|in)\b|[A-Z0-9-]{2}\.(?:ME|DE|ES|IT|US|IN)\b/
export const mailAddress =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu
/** Seven or more digits written as one number: a phone number, an account, a card. */
export const longNumber = /(?<!\w)\p{Nd}(?:[ ().\-\u2010/]{0,2}\p{Nd}){6}/u
/** Numbers joined by one and the same mark: a date, or a phone number such as 01.71.55.50.19. */
const joinedNumbers = /(?<!\d)\d{1,4}([./-])\d{1,4}(?:\1\d{1,4})*(?!\d)/g
const date = /^(?:\d{4}(.)\d{1,2}\1\d{1,2}|\d{1,2}(.)\d{1,2}\2(?:\d{2}|\d{4}))$/
export const accountNumber = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3}/

export const withoutDates = (text: string) =>
  text.replace(joinedNumbers, (found) => (date.test(found) ? ' ' : found))

/** Streets with a number. All of these are bounded, and begin only where a word does. */
export const streets = [
  /(?<![\p{L}\p{N}])\d{1,5}[a-z]?,? (?:[\p{L}'’-]{2,25} ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|crescent|terrace|gardens|grove|mews|row|boulevard|blvd)(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})(?:[\p{L}-]{2,30}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ring|damm)|[\p{L}-]{2,30} (?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ring|damm)) \d{1,4}(?!\d)/giu,
  /(?<![\p{L}\p{N}])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|allée|impasse|quai) [\p{L}'’ -]{2,40}/giu,
  /(?<!\p{L})(?:via|viale|piazza|corso|vicolo|calle|avenida|avda\.|plaza|paseo|rua|travessa|praça|ul\.|ulica|aleja|os\.) [\p{L}'’ .-]{2,40},? (?:n\.? ?º? ?)?\d{1,4}(?!\d)/giu,
  /(?<!\p{L})[\p{L}-]{2,30}(?:straat|laan|plein|gracht|kade|dijk|singel) \d{1,4}(?!\d)/giu,
]
