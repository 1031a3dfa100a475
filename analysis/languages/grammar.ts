/** The rules of a language that lead from an unknown form of a word to a known one. */
export type Grammar = {
  /** Endings to remove, written without diacritics; the longest that leaves a stem wins. */
  endings: string[]
  /** Words are compounded, and the last part names the thing. */
  hasCompounds?: boolean
  negativePrefixes?: string[]
  /** Endings that mean "without". */
  without?: RegExp
  /** Negative forms of verbs; the group captures the verb. */
  negativeVerb?: RegExp
  /** An apostrophe joins short words to the next one. */
  elides?: boolean
  /** "not" follows what it negates: always ("temiz değil"), or at the end of its clause ("gefällt mir nicht"). */
  negatesBack?: 'always' | 'atEnd'
}

const words = (list: string) => list.trim().split(/\s+/)

const romanceEndings = words(`s es a o as os e i mente amente`)

export const grammars: Record<string, Grammar> = {
  da: {
    endings: words('erne ernes ene enes ende ede et er en es e t r s ets ens erne este ere est'),
    hasCompounds: true,
    negatesBack: 'atEnd',
  },
  sv: {
    endings: words(
      'arna arnas orna erna ande ade adde at ar or er en et an a e t r s na ets ens aste are ast igt igare',
    ),
    hasCompounds: true,
    negativePrefixes: ['o'],
    negatesBack: 'atEnd',
  },
  nl: {
    endings: words('en e s er ers ste t de te den ten je jes tje tjes'),
    hasCompounds: true,
    negativePrefixes: ['on'],
    negatesBack: 'atEnd',
  },
  de: {
    endings: words(
      'e en er em es n s t te ten tet est st ere eren erer eres este esten ester estes ste sten in innen chen',
    ),
    hasCompounds: true,
    negativePrefixes: ['un'],
    negatesBack: 'atEnd',
  },
  fr: {
    endings: words(
      `s e es x ent ez er ee ees ait aient ais ons ons ant ants ante antes ement ments eux euse euses if ive ives al ale ales aux el elle elles ien ienne iennes issime`,
    ),
    elides: true,
  },
  it: {
    endings: [
      ...romanceEndings,
      ...words('issimo issima issimi issime to ta ti te ato ata ati ate va vano no re'),
    ],
    elides: true,
  },
  es: {
    endings: [
      ...romanceEndings,
      ...words('isimo isima isimos isimas ado ada ados adas ito ita itos itas on ron n r do da'),
    ],
  },
  pt: {
    endings: [
      ...romanceEndings,
      ...words('issimo issima issimos ado ada ados adas inho inha inhos inhas am ram m r ou ei'),
    ],
  },
  pl: {
    endings: words(
      `y a e i o u ie em ego emu ej ych ym ymi im ich imi ami om ow ach a em iem ow owi owie mi la lo li ly l lem lam je ja jesz jecie ie szy sza sze ejszy ejsza ejsze al ala ali aly c sc`,
    ),
    negativePrefixes: ['nie'],
  },
  cs: {
    endings: words(
      `y a e i o u ou em eho emu ych ym ymi im ich imi ami um ach ech em ovi mi la lo li ly l je ji jes jeme jete uji ejsi ale alo ali aly al t me te s`,
    ),
    negativePrefixes: ['ne'],
  },
  tr: {
    endings: words(
      `lar ler in im um un i u a e da de ta te dan den tan ten ya ye yi yu si su ni nu na ne nin nun sin mi mu di du ti tu dim dum dik duk tim tik diler dular tiler lari leri larin lerin larim lerim imiz umuz iniz unuz lik luk ligi lugu ci cu yor iyor uyor iyorum uyorum iyoruz uyoruz iyorlar mis mus misti mustu ydi ydu yd ki nda nde ndan nden sinda sinde larda lerde ca ce acak ecek mak mek ma me maya meye arak erek an en r ir ur ar er yla yle la le`,
    ),
    without: /^(.{2,})s[iu]z(?:d[iu]r?|ler|lar|lik|luk|ca|ce|di|du)?$/,
    negativeVerb:
      /^(.{2,}?)(?:m[aei]d[iu](?:m|k|n|ler|lar|niz|nuz)?|m[aei]z(?:lar|ler|di|s[iu]n)?|m[iu]yor(?:um|uz|lar|du|sun)?|m[ae]m[iu]s(?:ti|tu|ler|lar)?|m[ae]y[ae]c[ae][gk](?:im|iz)?|m[ae]m|m[ae]yin|m[ae]yiz|m[ae]s[iu]n|m[ae]d[ae]n)$/,
    negatesBack: 'always',
  },
}

const SHORTEST_STEM = 3

/** A folded word without its longest ending; the same for all forms of a word, where the language is regular. */
export function stemOf(word: string, { endings }: Grammar): string {
  let longest = 0
  for (const ending of endings) {
    if (ending.length > longest && word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending))
      longest = ending.length
  }
  return longest === 0 ? word : word.slice(0, -longest)
}
