import { remove as withoutConfusables } from 'confusables'
import { foldedText } from '#app/platform/visible-text.ts'

/** Marks with which a name would pass for checked or rated. */
const marks = /[√☑✅✓✔⍻🗸🗹🮱🆗★☆⭐-⭔⛤-⛧⯨-⯫🌟🌠⚝⋆✩-✰🟀-🟊🏅🎖🏆🥇-🥉🎗🔰🛡⛨]/u

export const hasMark = (line: string) => marks.test(line)

/** Whole words, in the product's languages, also where they are torn; the longer ones are found inside others too. */
const words = `
  vouchsafe verified verify verification checked confirmed invited trustedcustomer trustedbuyer
  geprüft geprueft geprüfter geprüfte geprüftes überprüft ueberprueft verifiziert bestätigt bestaetigt eingeladen
  vérifié vérifiée vérifiés vérifiées confirmé confirmée surinvitation
  comprobado comprobada confirmado confirmada verificado verificada invitado invitada porinvitación
  verificato controllato controllata confermato confermata suinvito
  geverifieerd gecontroleerd bevestigd uitgenodigd
  zweryfikowany sprawdzony sprawdzona potwierdzony potwierdzona nazaproszenie
  comprovado comprovada porconvite
  verifierad verifierat kontrollerad kontrollerat granskad bekräftad bekräftat inbjuden inbjudet inbjudna
  verificeret kontrolleret bekræftet bekraeftet inviteret
  ověřený ověřená ověřené ověřeno ověření zkontrolováno potvrzeno potvrzená potvrzený napozvání
  doğrulandı doğrulanmış onaylı onaylandı onaylanmış kontroledildi davetli davetedildi`

/** How their inflections begin. */
const beginnings = `
  verifi verify unverifi geverifi weryfik zweryfik confirm conferm bestätig bestaetig bevestig potwierdz potvrz bekräft bekræft
  bekraeft doğrulan onaylan geprüft geprueft kontrolliert gecontroleer sprawdzon zaproszon eingeladen uitgenodigd`

/** Letters in circles, squares and flags, and small capitals, which the library leaves as they are. */
const disguised = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const firstOfDisguised = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130]
const undisguised = (letter: string) => {
  const point = letter.codePointAt(0)!
  return String.fromCharCode(97 + point - firstOfDisguised.find((first) => first <= point)!)
}
const smallCapitals = [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ']

/** Letters that look like another one; what an alphabet has twice is compared as one. */
const lookalikes: Record<string, string> = {
  l: 'i',
  ı: 'i',
  1: 'i',
  '!': 'i',
  '|': 'i',
  0: 'o',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  æ: 'ae',
  Æ: 'ae',
  ʌ: 'v',
  ʏ: 'y',
  ᴢ: 'z',
  ...Object.fromEntries(smallCapitals.map((letter, nth) => [letter, String.fromCharCode(97 + nth)])),
}
const likeAnother = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu')
const asLookalike = (text: string) => text.replace(likeAnother, (each) => lookalikes[each]!)

/** The text as readers see it: lookalike letters and disguises folded into plain ones. */
export const skeletonOf = (line: string) =>
  asLookalike(withoutConfusables(asLookalike(foldedText(line.replace(disguised, undisguised)))).toLowerCase())

const listed = (list: string) => list.trim().split(/\s+/).map(skeletonOf)
const wholeWords = new Set(listed(words))
const longWords = [...wholeWords].filter((word) => word.length >= 7)
const stems = listed(beginnings)

/** The signs that claim a check, as one pattern. */
const cloth = new Set(
  listed(
    'shirt shirts coat coats cloth cloths fabric fabrics tweed flannel blanket blankets scarf scarves suit suits pattern',
  ),
)

/** A name or source that claims by marks or words what only our own checks can give, or that takes our name. */
export function claimsChecks(line: string) {
  if (hasMark(line)) return true
  const spaced = skeletonOf(line).match(/[\p{L}\p{N}]+/gu) ?? []
  const parts = spaced
    .join(' ')
    .replace(/(?<=^| )\S(?: (?:\S|ae)(?= |$)){2,}/gu, (run) => run.replaceAll(' ', ''))
    .split(' ')
  return parts.some(
    (part, from) =>
      !(part === 'checked' && cloth.has(parts[from + 1] ?? '')) &&
      (stems.some((stem) => part.startsWith(stem)) ||
        longWords.some((word) => part.includes(word)) ||
        [1, 2, 3, 4].some((count) => wholeWords.has(parts.slice(from, from + count).join('')))),
  )
}
