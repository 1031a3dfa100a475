import type { Question } from './question.schema.ts'

// Questions that owners of any trade ask in much the same words, and that look for no word in reviews. Patterns are for folded text: no
// capitals, no accents.

const between = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u')

/** Words for a review or for a sentence of one. */
const ofReviews =
  'reviews?|reviewers?|comments?|bewertung(?:en)?|rezension(?:en)?|kommentare?n?|avis|commentaires?|notices?'
const ofSentences =
  'quotes?|quotations?|sentences?|lines?|phrases?|citations?|testimonials?|zitate?s?|satze?|satz|spruche?|spruch'
const best =
  'best|nicest|loveliest|sweetest|kindest|funniest|greatest|most (?:beautiful|touching|moving|flattering)|nice|lovely|funny|(?:schon|nette?|best|lieb|lustig|witzig)ste?[rnsm]?|schone[rnsm]?|nette[rnsm]?|lustige[rnsm]?|plus (?:belle?s?|drole|gentille?|jolie?)|meilleure?s?|belle?s?|jolie?s?'
const worst =
  'worst|nastiest|harshest|(?:schlimm|schlechte|ubel|bose)ste?[rnsm]?|pires?|plus (?:mechante?|dure?|mauvaise?)'
const superlative = (which: string, nouns: string) =>
  between(`(?:${which}) (?:\\p{L}+ )?(?:${nouns})`, `(?:${nouns}) (?:la |le |les )?(?:${which})`)

const nicestWords = superlative(best, `${ofReviews}|${ofSentences}`)
const worstWords = superlative(worst, `${ofReviews}|${ofSentences}`)
/** Media of publicity, and verbs for putting something on them. */
const publicity =
  'posters?|flyers?|leaflets?|brochures?|billboards?|adverts?|advertisements?|ads?|advertising|window|wall|website|homepage|web ?page|instagram|insta|facebook|linkedin|social media|newsletter|slogan|plakate?|prospekte?|anzeigen?|werbung|webseite|aushang|schaufenster|affiches?|depliants?|prospectus|pub|publicites?|site(?: web)?|vitrine|reseaux(?: sociaux)?'
const toPut =
  'put|use|write|print|post|share|quote|schreib\\p{L}*|setz\\p{L}*|druck\\p{L}*|pack\\p{L}*|stell\\p{L}*|poste\\p{L}*|kommt|nehm\\p{L}*|mettre|met|mets|ecrire|publier|afficher|imprimer|dire'
const advertised = [
  between(
    `(?:i|we|to|should|ich|wir|man|je|nous|on|que|quoi) (?:.* )?(?:${toPut}) (?:.* )?(?:on|in|for|auf|fur|ins|sur|dans|pour) (?:\\p{L}+ |l.)?(?:${publicity})`,
  ),
  between(
    `(?:${toPut}) (?:ich|wir|man|je|on|nous)(?: .*)? (?:auf|fur|ins|sur|dans|pour) (?:\\p{L}+ |l.)?(?:${publicity})`,
    `(?:${best}) (?:.* )?(?:for|on|auf|fur|pour|sur) (?:\\p{L}+ |l.)?(?:${publicity})`,
  ),
  /^\W*(?:what|which|with what|was|womit|que|quoi|quel\p{L}*)\b.*\b(?:advertis\p{L}*|promote|bewerben|werben|promouvoir|mettre en avant)\b/u,
]
const forPublicity = between(
  `(?:${ofSentences}) .*(?:on|in|for|auf|fur|ins|sur|dans|pour) (?:\\p{L}+ |l.)?(?:${publicity})`,
)
const replies =
  /\b(?:un(?:answered|replied)|unbeantwortet\p{L}*)\b|\b(?:without|no|ohne|keine|sans) (?:an? |any |our |une |eine? )?(?:repl(?:y|ies)|responses?|answers?|antwort(?:en)?|reponses?)\b|\b(?:we|wir|nous|avons|do i|have i|did i|ich)\b.*\b(?:repl(?:y|ies|ied)|respond(?:ed)?|answer(?:ed)?|(?:be|ge)?antworte\p{L}*|repon\p{L}+)\b|\b(?:(?:be)?antworten?|repondons) (?:wir|ich|man|nous)\b|\brepond(?:ons|s|ez)?-(?:nous|on|je)\b/u
const otherMessages = /phone|calls?\b|mail|messages?\b|chat|telefon|anruf|nachricht|appel|telephone|whatsapp/

const strengths = between(
  'best (?:thing|part|bit)s?',
  '(?:we|i) (?:\\p{L}+ )?best',
  'strengths?',
  'strong points?',
  'am besten',
  'das beste',
  'starken',
  'points? forts?',
  'atouts?',
  '(?:le|de) mieux',
)
const weaknesses = between(
  'worst (?:thing|part|bit)s?',
  'weak(?:ness(?:es)?| points?)',
  'das schlimmste',
  'am schlechtesten',
  'schwachen',
  'points? faibles?',
  'le pire',
)

const withoutStars =
  /(?<!\p{L})(?:without|with no|no|ohne|keine|sans)(?: \p{L}+)? (?:stars?|sternen?|etoiles?|ratings?)(?!\p{L})/u
/** Of a question about stars that do not fit the words, all of these are in it. */
const unlikeStars = [
  /\b(?:stars?|ratings?|sternen?|etoiles?|notes?)\b/,
  /\b(?:text\w*|words?|wrote|writ\w+|comments?|reviews?|say|says|said|geschrieben\w*|schreib\w*|worte?n?|inhalt|kommentare?|ecri\w+|mots|commentaires?|avis|contenu)\b/,
  /\b(?:mis)?match\w*|\bfits?\b|\bagree|correspond|contra?di|\bpass(?:t|en)\b|zusammenpass|ubereinstimm|widerspr[ei]|\bstimmen\b|\bcolle(?:nt)?\b|coheren|\bvont (?:pas )?avec/,
]
const nobody = '(?:not|n.?t|never) (?:\\w+ )?'
const ofAnotherBusiness = new RegExp(
  [
    `${nobody}(?:about|for|meant for) us\\b`,
    `\\b(?:reviews?|ones?) .*${nobody}(?:ours?|belong)\\b`,
    'nicht (?:uber|fur|von|an|zu) uns\\b',
    'uns (?:gar ?|uberhaupt )?nicht (?:betreff|mein|gelt|gehor)',
    '(?:gar ?)?nicht (?:zu )?uns (?:betreff|mein|gelt|gehor)',
    'gehor\\w* (?:gar ?|uberhaupt |eigentlich )?nicht (?:zu uns|hierher|her\\b)',
    'nous concernent pas',
    '\\b(?:not|n.?t|nicht|pas) (?:\\w+ )?(?:from|by|von|de) (?:our |unsere\\w* |nos )?(?:customers?|clients?|guests?|kund\\w+|gaste\\w*)\\b',
    '(?:pas|parl\\w+) (?:de|sur|pour|chez) nous\\b',
    `\\b(?:reviews?|bewertung\\w*|rezension\\w*|avis|commentaires?)\\b.*\\b(?:another|other|different|wrong|ander\\w+|fremd\\w+|falsch\\w+|autres?|mauvais\\w*) (?:business|compan|shop|store|firm|place|betrieb|laden|geschaft|unternehmen|commerce|entreprise|magasin|etablissement)`,
  ].join('|'),
)

/** The query of a plain question, without its period; null for any other question. */
export function readPlainQuestion(text: string): Question | null {
  if (unlikeStars.every((each) => each.test(text))) return { show: 'quotes', odd: 'stars' }
  if (ofAnotherBusiness.test(text)) return { show: 'quotes', odd: 'business' }
  if (withoutStars.test(text)) return { show: 'quotes', beyond: 'stars' }
  if (replies.test(text) && !otherMessages.test(text)) return { show: 'count', beyond: 'reply' }
  if (worstWords.test(text)) return { show: 'quotes', stars: '1-2', say: 'complaint' }
  if (nicestWords.test(text) || forPublicity.test(text))
    return { show: 'quotes', stars: '4-5', say: 'praise' }
  if (weaknesses.test(text)) return { show: 'fix' }
  return [...advertised, strengths].some((each) => each.test(text)) ? { show: 'like' } : null
}

/** Words for reviews, which no review need have. */
export const isOfReviews = (word: string) => reviewNoun.test(word)
const reviewNoun = between(ofReviews)
/** Words of a plain question that are not looked for beside what it is about. */
export const isOfPlain = (word: string) => plainWord.test(word)
const plainWord = between(
  'arguments?',
  'parts?',
  'bits?',
  'points?',
  best,
  worst,
  ofSentences,
  publicity,
  toPut,
  'beautiful',
  'things?',
  'advertis\\p{L}*',
  'promote',
  'werben',
  'bewerben',
  'promouvoir',
)
