import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const sign = (score: number) => (score > 0.1 ? '+' : score < -0.1 ? '-' : '0')

test.each([
  [
    'de',
    '+',
    'Ich war gestern zum ersten Mal hier. Die Friseurin war super nett und hat sich viel Zeit genommen. Den Schnitt liebe ich!',
    '+Friseurin staff',
  ],
  [
    'de',
    '-',
    'Das Zimmer war klein und laut, das Bett unbequem. Das Frühstück war reichhaltig. Trotzdem würde ich nicht noch einmal buchen.',
    '-Zimmer room, -Bett bed, +Frühstück breakfast',
  ],
  [
    'de',
    '-',
    'Lieferung kam zwei Wochen zu spät, die Verpackung war beschädigt und der Kundenservice antwortet nicht. Nie wieder!',
    '-Lieferung delivery, -Verpackung packaging, -Kundenservice service',
  ],
  [
    'fr',
    '+',
    'Nous avons passé deux nuits dans cet hôtel. La chambre était spacieuse et propre. Le petit déjeuner est excellent et le personnel très aimable.',
    '+chambre room, +personnel staff',
  ],
  [
    'fr',
    '-',
    "Accueil glacial, plats froids et addition salée. Le serveur n'a même pas dit bonjour. Nous ne reviendrons pas.",
    '-plats food, -serveur staff',
  ],
  [
    'fr',
    '+',
    'Le plombier est venu le jour même, il a réparé la fuite en une heure. Travail soigné et prix correct. Je le recommande.',
    '+prix price',
  ],
  [
    'tr',
    '+',
    'Otelin konumu harika, odalar temiz ve personel çok yardımseverdi. Genel olarak memnun kaldık.',
    '+Otelin konumu location, +odalar room, +personel staff',
  ],
  [
    'tr',
    '-',
    'Ürün kırık geldi, kargo çok yavaştı. Müşteri hizmetleri telefonlara bakmıyor. Paramı geri alamadım, kesinlikle almayın.',
    '-kargo delivery, -Müşteri hizmetleri service',
  ],
  [
    'tr',
    '+',
    'Kuaför işinin ehli, saçım çok güzel oldu. Fiyatlar uygun, salon temiz. Herkese tavsiye ederim.',
    '+saçım',
  ],
])('a review in %s is %s as a whole, with its aspects: %s', (language, wanted, text, aspects) => {
  const analysis = analyse(text, { languageHint: language })
  expect(analysis.language).toBe(language)
  expect(sign(analysis.sentiment?.score ?? 0)).toBe(wanted)
  const found = analysis.aspects.map(({ term, topic, score }) => `${sign(score)}${term} ${topic}`)
  for (const aspect of aspects.split(', ')) {
    expect(
      found.some((one) => one.startsWith(aspect)),
      `${aspect} among ${found.join(', ')}`,
    ).toBe(true)
  }
})

test('spans and keywords are those of the text as written', () => {
  const text = 'Die Rechnung war zu hoch, aber die Werkstatt ist freundlich.'
  const { aspects, explanations, keywords } = analyse(text, { languageHint: 'de' })
  for (const { term, start, end } of aspects) expect(text.slice(start, end)).toBe(term)
  for (const { start, end } of explanations) expect(text.slice(start, end)).toMatch(/^\p{L}+/u)
  for (const keyword of keywords) expect(text.toLowerCase()).toContain(keyword.split(' ')[0])
})
