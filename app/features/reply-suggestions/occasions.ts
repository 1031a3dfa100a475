import type { Language } from '#app/languages/languages.ts'
import type { Extent } from './suggestion.vocabulary.ts'

export const occasions = ['recommends', 'returns', 'celebrates', 'first'] as const
export type Occasion = (typeof occasions)[number]

/** Beginnings of what authors write; only used in sentences of praise that deny nothing. */
const said: Record<Language, Record<Occasion, string>> = {
  en: {
    recommends: '(?:would|can|highly|definitely|strongly|i|we) (?:\\w+ )?recommend',
    returns:
      "(?:will|’ll|'ll|would|can’t wait to|can't wait to|definitely|to) (?:\\w+ )?(?:be back|come back|return|come again|be returning|go back)",
    celebrates:
      'our (?:\\w+ )?(?:wedding|anniversary|engagement|birthday)|my (?:\\w+ )?(?:wedding|birthday|anniversary)',
    first: '(?:my|our) first (?:time|visit|order|stay)',
  },
  de: {
    recommends:
      '(?:kann|können|würde|werde)[^.!?]{0,30} empfehlen|weiterempfehl|sehr zu empfehlen|klare empfehlung',
    returns: '(?:kommen?|komme)[^.!?]{0,30} wieder(?!\\p{L})|wiederkommen|gerne? wieder(?!\\p{L})',
    celebrates:
      '(?:unsere?r?|meine?r?|meinen|unseren) (?:\\w+ )?(?:hochzeit|hochzeitstag|geburtstag|jubiläum|verlobung)',
    first: '(?:mein|unser) erster besuch',
  },
  fr: {
    recommends: 'je (?:vous )?(?:le |la |les )?recommande|nous recommandons|à recommander',
    returns: '(?:je|nous|on) (?:\\w+ )?(?:reviendr|y retournerai|y retournera)|hâte de revenir',
    celebrates: '(?:notre|mon|nos) (?:\\w+ )?(?:mariage|anniversaire|fiançailles)',
    first: 'première (?:visite|commande)',
  },
  es: {
    recommends: '(?:lo|la|los|muy|totalmente) (?:\\w+ )?recomend|recomendable|recomendamos',
    returns: 'volver(?:é|emos|ía|íamos)|repetir(?:é|emos)',
    celebrates: '(?:nuestr[oa]|mi) (?:\\w+ )?(?:boda|aniversario|cumpleaños)',
    first: 'primera (?:visita|compra)',
  },
  it: {
    recommends:
      '(?:lo|la|li|super|vivamente|assolutamente) (?:\\w+ )?consigli|consigliatissim|consigliato|da consigliare',
    returns: 'tornerò|torneremo|ci torno|ritornerò|ritorneremo',
    celebrates: '(?:nostro|mio|nostra) (?:\\w+ )?(?:matrimonio|anniversario|compleanno)',
    first: 'prima visita',
  },
  nl: {
    recommends: 'aanrader|aan te raden|raad(?:en)? (?:\\w+ )?aan|aanbevelen',
    returns: '(?:kom|komen)[^.!?]{0,30} terug|terugkomen',
    celebrates: '(?:onze|ons|mijn) (?:\\w+ )?(?:bruiloft|trouwdag|verjaardag|jubileum)',
    first: 'eerste bezoek',
  },
  pl: {
    recommends: 'polecam|polecamy|godne polecenia',
    returns: 'wróc(?:ę|imy)|na pewno wrac|wracam|wracamy',
    celebrates: '(?:nasz|nasze|nasza|moje) (?:\\w+ )?(?:ślub|wesele|urodziny|rocznic)',
    first: 'pierwsza wizyta',
  },
  pt: {
    recommends: '(?:super |muito )?recomendo|recomendamos|recomendad[oa]',
    returns: 'volt(?:arei|aremos|aria|aríamos)|com certeza volto',
    celebrates: '(?:nosso|nossa|meu|minha) (?:\\w+ )?(?:casamento|aniversário)',
    first: 'primeira (?:visita|compra)',
  },
  sv: {
    recommends: 'rekommenderar|rekommenderas',
    returns: '(?:kommer|vill) (?:\\w+ ){0,2}(?:tillbaka|igen)|kommer (?:\\w+ )?att komma',
    celebrates: '(?:vårt|min|vår) (?:\\w+ )?(?:bröllop|bröllopsdag|födelsedag)',
    first: 'första besöket',
  },
  da: {
    recommends: 'anbefal',
    returns: '(?:kommer|vil) (?:\\w+ ){0,3}(?:tilbage|igen)',
    celebrates: '(?:vores|min) (?:\\w+ )?(?:bryllup|fødselsdag|jubilæum)',
    first: 'første besøg',
  },
  cs: {
    recommends: 'doporučuj|mohu doporučit|můžu doporučit|vřele doporuč',
    returns: '(?:vrátím|vrátíme|přijdu znovu|přijdeme znovu|přijdeme zas|rádi se vrac)',
    celebrates: '(?:naše|naši|moje|naší) (?:\\w+ )?(?:svatb|výročí|narozenin)',
    first: 'první návštěv',
  },
  tr: {
    recommends: 'tavsiye eder|öneririm|öneriyor|tavsiye ediyor',
    returns: '(?:tekrar|yine|yeniden) (?:\\w+ )?gel(?:ece|iri)',
    celebrates: '(?:düğünümüz|evlilik yıldönümümüz|doğum günüm|yıldönümümüz)',
    first: 'ilk ziyaret',
  },
}

const denied =
  /(?<!\p{L})(?:not|never|no|n['’]t|nicht|nie|kein\p{L}*|ne|pas|jamais|no|nunca|non|mai|niet|nooit|geen|nie|nigdy|não|nunca|inte|aldrig|ikke|ne\p{L}*|nikdy|değil|asla|won['’]t|wouldn['’]t|can['’]t|\p{L}+(?:mem|meyeceğ|mayacağ|miyor|mıyor)\p{L}*)(?!\p{L})/iu

type Praise = Extent & { label: string }

/** One occasion that the author tells of, with its words. */
export function findOccasion(text: string, sentences: Praise[], language: Language) {
  for (const occasion of occasions) {
    const pattern = new RegExp(`(?<!\\p{L})(?:${said[language][occasion]})\\p{L}*`, 'iu')
    for (const { start, end, label } of sentences) {
      const sentence = text.slice(start, end)
      const match = label === 'negative' || denied.test(sentence) ? null : pattern.exec(sentence)
      if (match) {
        const from = start + match.index
        return { occasion, start: from, end: from + match[0].length }
      }
    }
  }
  return null
}
