import { expect, test } from 'vitest'
import { maskData, maskingOf } from './mask-data.ts'

const maskOf = (text: string, known: Parameters<typeof maskingOf>[0] = {}) => {
  const masking = maskingOf(known)
  const masked = masking.mask(text)
  return { masked, unmasked: masking.unmask(masked) }
}

/** In each text, what must not be sent. */
const personal: [string, string[]][] = [
  [
    'Write to paolo.rossi+x@mail.example or call 020 7946 0958.',
    ['paolo', 'rossi', 'mail.example', '7946', '0958'],
  ],
  ['Mrs. Winterbottom at 14b, Birch Lane took it.', ['Winterbottom', '14b', 'Birch']],
  [
    'See https://shop.example/u/4711?x=1 and www.me.example and @anna_b and birch.co.uk/me.',
    ['shop', '4711', 'me.example', 'anna', 'birch'],
  ],
  [
    'Meine IBAN DE89 3704 0044 0532 0130 00, Bestellung 4711-AB, Tel. +49 30 901820.',
    ['3704', '0130', '4711', '901820'],
  ],
  ['Frau Schmidt-Lehmann wohnt in der Birkenstraße 12.', ['Schmidt', 'Lehmann', 'Birken']],
  [
    'Ma carte 4111 1111 1111 1111, commande n° F-20381, 12 rue des Lilas.',
    ['4111', '1111', '20381', 'Lilas'],
  ],
  ['Appelez Madame Dupont au 01.71.55.50.19 ou dupont@exemple.example.', ['Dupont', 'dupont', '71.55', '19']],
  [
    'El pedido 99812-X de la Señora García, calle Mayor 14, 612 345 678.',
    ['99812', 'García', 'Mayor', '345'],
  ],
  ['Ordine AB12345 della Signora Bianchi, via Roma 7.', ['12345', 'Bianchi', 'Roma']],
  [
    'Bestelling 5512-NL van mevrouw Jansen, Kerkstraat 5; Mevrouw Bakker belde 06-12345678.',
    ['5512', 'Kerk', 'Bakker', '12345678'],
  ],
  ['Zamówienie 8812/PL, Pani Nowak, ul. Długa 8, tel. 601 602 603.', ['8812', 'Nowak', 'Długa', '602']],
  ['Sipariş 7781-TR, telefon ٠٥٣٢ ١٢٣ ٤٥ ٦٧.', ['7781', '٠٥٣٢', '١٢٣']],
]

test.for(personal)('nothing personal of “%s” is sent, and all of it is put back', ([text, secrets]) => {
  const { masked, unmasked } = maskOf(text)
  for (const secret of secrets) expect(masked).not.toContain(secret)
  expect(unmasked).toBe(text)
})

const named: [string, string][] = [
  ['Our waiter was Paolo, and Paolo was kind.', 'Our waiter was [name 1], and [name 1] was kind.'],
  ['Giulia’s advice was good, THANKS MARTA!', '[name 1]’s advice was good, THANKS [name 2]!'],
  ['Tom and Sophie helped us. Can we come back?', '[name 1] and [name 2] helped us. Can we come back?'],
  ['Annas Bedienung war toll, Jürgen auch.', '[name 1] Bedienung war toll, [name 2] auch.'],
  ['Merci à Benoît Lefèvre pour son accueil.', 'Merci à [name 1] pour son accueil.'],
  ['Muy amable Alejandra, y también João.', 'Muy amable [name 1], y también [name 2].'],
  ['Çok teşekkürler, Ayşe’ye selam.', 'Çok teşekkürler, [name 1]’ye selam.'],
  ['Obsluhoval nás Jiří a byl milý.', 'Obsluhoval nás [name 1] a byl milý.'],
]

test.for(named)('first names of the staff are masked: %s', ([text, expected]) => {
  expect(maskOf(text)).toEqual({ masked: expected, unmasked: text })
})

test.for([
  'The bread was frank and the anna tea was good.',
  'Das Brot war gut, und wir kamen am 12.03.2026 und am 2026-04-01 mit 4 Personen für 12,50.',
  'We waited 25 minutes; 3 of 10 tables were free. U.S. food is good.',
])('nothing is masked in “%s”', (text) => {
  expect(maskOf(text).masked).toBe(text)
})

test('the author’s name is masked however the text is signed with it', () => {
  const names = ['José Ångström', 'Jo B.', 'Kılıç, Öz']
  const text = 'Bye, JOSÉ. Jose A. Angstrom, Jose\u0301. Jo! Jo B. but a jo is no name. Kılıç, Öz'
  const { masked, unmasked } = maskOf(text, { names })
  expect(masked.replace(/\[name \d+\]/g, '')).toBe('Bye, .  A. , . !  but a jo is no name. ')
  expect(unmasked).toBe(text.normalize('NFC'))
})

test('the same words get the same placeholder in all of the data, and keys stay', () => {
  const masking = maskingOf({ names: ['Lotte'] })
  const data = { Lotte: ['Lotte', 'lotte@mail.example'], n: 12, none: null, deep: { text: 'by Lotte' } }
  const masked = maskData(data, masking)
  expect(masked).toEqual({
    Lotte: ['[name 1]', '[email 1]'],
    n: 12,
    none: null,
    deep: { text: 'by [name 1]' },
  })
})

test('a placeholder that was written by an author or made up by a model stands for nobody else', () => {
  const masking = maskingOf({ names: ['Lotte'] })
  masking.mask('Lotte')
  expect(masking.unmask('[name 1], [name 2], [email 1], [name 11]')).toBe(
    'Lotte, [name 2], [email 1], [name 11]',
  )
})
