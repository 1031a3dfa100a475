import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** By language: what is praised or blamed without a noun of its own, or by what it was spared. */
const said: Record<string, string[]> = {
  en: [
    '+waiting time: Hardly any wait at all.',
    '+comfort: It did not hurt.',
    '-price: They charged me twice.',
    '-size: The jacket runs small.',
    '-returns: I never got my money back.',
  ],
  de: [
    '+waiting time: Kaum Wartezeit.',
    '+comfort: Es tat überhaupt nicht weh.',
    '-price: Mir wurde doppelt abgebucht.',
    '-size: Fällt sehr klein aus.',
    '-service: Niemand ruft zurück.',
  ],
  fr: [
    "+waiting time: Pas d'attente.",
    "+comfort: Je n'ai rien senti.",
    '-price: Facturé deux fois.',
    '-size: Taille très petit.',
    "-service: Personne n'a répondu.",
  ],
  es: [
    '+waiting time: Sin colas.',
    '+comfort: No me dolió.',
    '-price: Me cobraron dos veces.',
    '-service: Nadie contesta.',
    '-returns: Nunca me devolvieron el dinero.',
  ],
  it: [
    '+waiting time: Nessuna attesa.',
    '+comfort: Il trattamento è stato indolore.',
    '-price: Mi hanno addebitato due volte.',
    '-size: Veste molto piccolo.',
  ],
  pt: [
    '+waiting time: Sem filas.',
    '+comfort: Não doeu.',
    '-price: Cobraram duas vezes.',
    '-service: Ninguém atende.',
  ],
  nl: [
    '+waiting time: Geen wachttijd.',
    '+comfort: Deed geen pijn.',
    '-price: Er is dubbel afgeschreven.',
    '-size: Valt erg klein uit.',
  ],
  da: [
    '+waiting time: Ingen kø.',
    '+comfort: Det gjorde ikke ondt.',
    '-price: De har trukket dobbelt.',
    '-service: Ingen svarer.',
  ],
  sv: [
    '+waiting time: Ingen kö.',
    '+comfort: Det gjorde inte ont.',
    '-size: Små i storleken.',
    '-service: Ingen svarar.',
  ],
  pl: [
    '+waiting time: Bez kolejek.',
    '+comfort: Nic nie bolało.',
    '-price: Pobrano dwa razy.',
    '-service: Nikt nie odbiera.',
  ],
  cs: [
    '+waiting time: Bez čekání.',
    '+comfort: Vůbec to nebolelo.',
    '-price: Strhli mi peníze dvakrát.',
    '-service: Nikdo nezvedá telefon.',
  ],
  tr: [
    '+waiting time: Hiç beklemedik.',
    '+comfort: Canım hiç acımadı.',
    '-price: Kartımdan iki kez çekildi.',
    '-size: Kalıbı çok dar.',
  ],
}
const lines = Object.entries(said).flatMap(([languageHint, all]) =>
  all.map((line) => [languageHint, ...(line.split(': ') as [string, string])] as const),
)

test.each(lines)('in %s %s: "%s"', (languageHint, wanted, text) => {
  for (const rating of [undefined, wanted.startsWith('+') ? 5 : 1] as const) {
    const { aspects } = analyse(text, { languageHint, rating })
    const signs = aspects.map(
      ({ label, topic }) => `${label === 'positive' ? '+' : label === 'negative' ? '-' : '0'}${topic}`,
    )
    expect(signs).toContain(wanted)
  }
})

test.each([
  ['en', 'Has anybody been charged twice?'],
  ['en', 'They never charged me twice.'],
  ['de', 'Das Paket kam nicht pünktlich.'],
  ['pl', 'Nie dotrzymują umów.'],
])('in %s a question or a denial says the opposite or nothing: "%s"', (languageHint, text) => {
  const { aspects } = analyse(text, { languageHint })
  const wanted = languageHint === 'en' ? 'negative' : 'positive'
  expect(
    aspects.filter(({ label, topic }) => label === wanted && ['price', 'reliability'].includes(topic)),
  ).toEqual([])
})
