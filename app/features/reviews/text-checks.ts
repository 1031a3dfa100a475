import {
  accountNumber,
  linkedAddress,
  linkedWord,
  longNumber,
  mailAddress,
  streets,
  withoutDates,
} from '#app/platform/contact-details.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import type { FailedCheck, FindableReason } from './review.vocabulary.ts'

/** How the business itself can be reached: neither personal data nor advertising in a review of it. */
export type OwnContacts = { hosts: string[]; address: string | null }

/**
 * Which reasons a wording supports by itself. Better to miss one than to hide an honest review: the operator decides all
 * of them. There is no list of slurs, because the people whom they are aimed at quote them.
 */
export function findReasonsIn(wording: string, own: OwnContacts): FindableReason[] {
  const words = foldedText(wording)
  const failed = checkWords(withoutOwnLinks(words, own.hosts))
  const found: FindableReason[] = []
  if (failed.includes('personal_data') || hasHomeAddress(words, own.address)) found.push('personal_data')
  if (hasThreat(words)) found.push('hate_or_threats')
  if (failed.includes('links') || failed.includes('advertising')) found.push('spam')
  return found
}

function withoutOwnLinks(words: string, hosts: string[]) {
  if (hosts.length === 0) return words
  const own = hosts.map((host) => host.toLowerCase().replace(/^www\./, ''))
  return words.replace(/\S+/g, (token) => {
    const host = hostOf(token)
    return own.some((each) => host === each || host.endsWith(`.${each}`)) ? ' ' : token
  })
}

/** Of "(https://shop.example/menu)," or "mailto:hello@shop.example." */
function hostOf(token: string) {
  const [address = ''] = token
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .split(/[/?#:,;()<>"'“”!]/)
  return address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '')
}

/** Says that somebody lives at what follows. */
const livesAt =
  /(?<!\p{L})(?:(?:lives?|living|resides?) (?:at|in)|(?:his|her|home|private) address is|wohn(?:t|en|haft)(?: in| am| an)?(?: der| dem)?|habite(?:nt)?(?: au)?|viven?(?: en)?(?: la)?|abita(?:no)?(?: in)?|woon(?:t|en)(?: op| aan| in)?(?: de| het)?|mieszka(?:ją)?(?: przy| na)?|moram?(?: na| no| em)?):? (?:number |no\. |house )?$/iu

/**
 * Only where somebody lives: any other address may be that of a shop, also one that the business no longer gives or never
 * gave, and a business must not be able to hide the reviews that name it.
 */
function hasHomeAddress(words: string, ownAddress: string | null) {
  if (!/\d/.test(words)) return false
  const own = plain(ownAddress ?? '')
  return streets.some((street) =>
    [...words.matchAll(street)].some(
      ({ index, 0: found }) =>
        !own.includes(plain(found)) && livesAt.test(words.slice(Math.max(0, index - 40), index)),
    ),
  )
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

const people =
  '(?:you all|all of you|you|him|her|them|your (?:family|kids|children|wife|husband|mother|daughter|son|staff|people)|the (?:owner|owners|manager|boss|waiter|waitress|chef|staff)|th(?:at|is) (?:man|woman|guy|waiter|waitress|bastard|bitch))'
const places =
  '(?:your|the|this|that|their) (?:whole |fucking |damn )?(?:shop|store|house|home|restaurant|bakery|caf[eé]|bar|pub|hotel|salon|office|car|van|place|business|windows?)'
const willI =
  "(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to|['’]re going to| are going to|['’]m gonna| am gonna|['’]re gonna) (?:come (?:back |over |round )?and |personally |fucking |find you and |hunt you down and )?"
/** Not "you an email", "her recipe" or "them with kindness". */
const ends =
  '(?=\\s*(?:[.,;:!?\\n)]|$)|\\s+(?:if|when|and|or|next|for|because|all|unless|one|with my|in your|tonight|tomorrow|soon)(?!\\p{L}))'

/** In the first person, with a verb of violence and somebody or a place that it is aimed at. */
const threats = [
  `${willI}(?:kill|murder|stab|strangle|behead|shoot|rape|torture|maim|slaughter|beat up) ${people}${ends}`,
  `${willI}(?:beat|smash) ${people} (?:up|to death|to a pulp)`,
  `${willI}(?:break|smash) (?:your|his|her|their) (?:legs|arms|neck|skull|face|head|teeth|bones|kneecaps)`,
  `${willI}(?:burn down|burn|torch|bomb|firebomb|blow up|set fire to|smash up) ${places}`,
  'ich (?:werde|will) (?:dich|euch|sie|ihn) (?:umbringen|töten|abstechen|erschießen|erschlagen|totschlagen|verprügeln|ermorden)',
  'ich (?:bringe?|steche?|schlage?) (?:dich|euch|ihn|sie) (?:alle )?(?:um|ab|tot)(?=\\s*(?:[.,;:!?\\n)]|$))',
  '(?:ich|wir) (?:zünde|zünden|fackle|fackeln|brenne|brennen|werde|werden) (?:dir |euch |ihnen )?(?:deinen?|eue?re?n?|ihren?|den|diesen|das|die) (?:laden|geschäft|haus|bude|auto|restaurant|wohnung|bäckerei|café) (?:an(?:zünden)?|ab(?:fackeln)?|nieder(?:brennen)?)(?!\\p{L})',
  'je (?:vais|viendrai) (?:te|vous|le|la|les) (?:tuer|buter|égorger|poignarder|massacrer|abattre|tabasser)',
  'je (?:te|vous|le|la|les) (?:tuerai|buterai|égorgerai|poignarderai|massacrerai)',
  '(?:je vais|nous allons|on va) (?:brûler|incendier|faire sauter|mettre le feu à) (?:votre|ton|ta|vos|leur|cette|ce) (?:magasin|boutique|maison|restaurant|boulangerie|voiture|café|bar|hôtel)',
  '(?:voy|vamos) a (?:matar|apuñalar|degollar|acuchillar)(?:te|os|lo|la|los|las|le|les)',
  '(?:te|os|lo|la|los|las) (?:mataré|mataremos|voy a matar|vamos a matar|degollaré)',
  '(?:voy|vamos) a (?:quemar|incendiar)(?:te|os|les|le)? (?:tu|vuestra|vuestro|su|el|la|este|esta) (?:tienda|local|casa|restaurante|negocio|coche|panadería|bar|hotel)',
  '(?:io )?(?:ti|vi) (?:ammazzo|uccido|ammazzerò|ucciderò|ammazziamo|accoltello|sgozzo)(?=\\s*(?:[.,;:!?\\n)]|$)|\\s+(?:se|tutti|quando)(?!\\p{L}))',
  '(?:brucio|bruciamo|brucerò|bruceremo|do fuoco a|diamo fuoco a|darò fuoco a) (?:il |la |al |alla |l)?(?:tuo|tua|vostro|vostra|suo|sua) (?:negozio|casa|locale|ristorante|macchina|panificio|bar|albergo)',
  '(?:ik|we|wij) (?:ga|gaan|zal|zullen) (?:je|jou|jullie|hem|haar|u|hen) (?:vermoorden|doodmaken|doodschieten|doodslaan|neersteken|afmaken)',
  'ik (?:vermoord|maak|schiet|sla|steek) (?:je|jou|jullie|hem|haar|u|hen) (?:allemaal )?(?:dood|neer|af)(?!\\p{L})',
  '(?:ik|we|wij) (?:steek|steken) (?:je|jullie|de|dit|deze|uw|die) (?:winkel|zaak|huis|tent|restaurant|auto|bakkerij|hotel) in brand',
  '(?:zabiję|zabijemy|zamorduję|zastrzelę|zadźgam) (?:cię|was|go|ją|ich|pana|panią)(?!\\p{L})',
  '(?:spalę|spalimy|podpalę|podpalimy|wysadzę|wysadzimy) (?:ci |wam )?(?:twój|wasz|waszą|twoją|ten|tę) (?:sklep|dom|lokal|restaurację|samochód|piekarnię|hotel)',
  '(?:vou|vamos) (?:te|vos) matar|(?:vou|vamos) matar(?:-(?:te|vos|lo|la|los|las)| você| vocês)',
  '(?:vou|vamos) (?:queimar|incendiar) (?:a tua|o teu|a vossa|o vosso|a sua|o seu|esta|este) (?:loja|casa|restaurante|carro|padaria|bar|hotel|negócio)',
].map((threat) => new RegExp(`(?<!\\p{L})(?:${foldedText(threat)})`, 'giu'))
/** Most texts have none of them, and are read once instead of once for each. */
const anyThreat = new RegExp(threats.map(({ source }) => source).join('|'), 'iu')

const quoted = /["“„«»”][^"“”„«»\n]{1,300}["“”»«]/gu
/** A threat that the author only reports is not the author's own. */
const reported =
  /(?<!\p{L})(?:said|says|saying|told|tells|shouted|yelled|screamed|threatened|sagte|schrie|drohte|dit|disait|crié|menacé|dijo|gritó|amenazó|disse|urlato|gridò|minacciato|zei|riep|dreigde|powiedział|krzyczał|groził|disseram|gritou|ameaçou)a?[^.!?\n]{0,25}$/iu

function hasThreat(words: string) {
  const unquoted = words.replace(quoted, ' ')
  if (!anyThreat.test(unquoted)) return false
  return threats.some((threat) =>
    [...unquoted.matchAll(threat)].some(
      ({ index }) => !reported.test(unquoted.slice(Math.max(0, index - 45), index)),
    ),
  )
}

const firstMailAddress = new RegExp(mailAddress, 'u')

// Words of a trade are not advertising: people write about hotels with a casino.
const advertising =
  /\b(?:promo(?:tion)?[ -]?code|discount code|coupon code|use (?:my )?code|click here|visit (?:my|our) (?:site|website|shop|page)|follow (?:me|us) on|dm me|buy (?:followers|now)|(?:earn|make) money (?:online|fast|from home)|online casino|free crypto|guaranteed (?:income|returns)|whats?app me|telegram (?:me|@))\b/i

/**
 * The text checks that these texts fail together. They never receive the rating, so they cannot use it. Full-width
 * digits, bold letters and invisible characters in between change nothing.
 */
export const checkWords = (...texts: (string | null)[]): FailedCheck[] => [
  ...new Set(findFailingWords(...texts).map(({ check }) => check)),
]

export type FailingWords = { check: FailedCheck; words: string }

/** The passages for which `checkWords` fails these texts, without invisible characters and decorated letters. */
export function findFailingWords(...texts: (string | null)[]): FailingWords[] {
  const words = foldedText(texts.join('\n'))
  const hasAt = words.includes('@')
  const withoutMail = hasAt ? words.replace(mailAddress, ' ') : words
  const first = (check: FailedCheck, text: string, pattern: RegExp) => {
    const found = pattern.exec(text)
    return found ? [{ check, words: wholeWords(text, found) }] : []
  }
  return [
    ...first('links', withoutMail, linkedAddress),
    ...first('links', withoutMail, linkedWord),
    ...first('advertising', words, advertising),
    ...(hasAt ? first('personal_data', words, firstMailAddress) : []),
    ...first('personal_data', withoutDates(words), longNumber),
    ...first('personal_data', words, accountNumber),
  ]
}

/** What was found, to the end of its last word or number, at most 60 characters more, without the mark that follows. */
function wholeWords(text: string, { index, 0: found }: RegExpExecArray) {
  const rest = text.slice(index + found.length)
  return (found + /^(?:\S| (?=\d)){0,60}/.exec(rest)![0]).replace(/[.,;:!?)"'”’]{1,3}$/, '')
}
