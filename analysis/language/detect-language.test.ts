import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const language = (text: string) => analyse(text).language

test.each([
  ['en', 'Great place!'],
  ['en', 'Nice'],
  ['en', 'awesome tacos'],
  ['en', 'We had dinner here last night and it was lovely.'],
  ['de', 'Sehr gutes Essen und freundliches Personal'],
  ['fr', 'Très bon accueil, je recommande'],
  ['es', 'La comida era terrible y el servicio muy lento'],
  ['it', 'Ottimo servizio e camere pulite'],
  ['pt', 'Muito bom atendimento, o quarto estava limpo'],
  ['nl', 'Heel goed restaurant, we komen zeker terug'],
  ['pl', 'Bardzo dobre jedzenie i miła obsługa'],
  ['ru', 'Очень хорошее место'],
  ['uk', 'Дуже гарне місце, рекомендую всім'],
  ['tr', 'Çok güzel bir yer'],
  ['id', 'Tempatnya bagus sekali dan makanannya enak'],
  ['vi', 'Phục vụ rất tốt'],
  ['cs', 'Velmi dobré jídlo a příjemná obsluha'],
  ['sv', 'Mycket bra service och god mat'],
  ['ro', 'Foarte bun serviciul'],
  ['hu', 'Nagyon jó kiszolgálás'],
  ['el', 'Πολύ καλό φαγητό'],
  ['ar', 'مكان رائع جدا'],
  ['fa', 'جای بسیار خوبی بود'],
  ['ja', 'とても良い場所でした'],
  ['zh', '非常好的地方'],
  ['ko', '정말 좋은 곳입니다'],
  ['th', 'อาหารอร่อยมาก'],
  ['hi', 'बहुत अच्छी जगह'],
])('%s is the language of "%s"', (wanted, text) => {
  expect(language(text)).toBe(wanted)
})

test.each(['', '👍👍', '12345', '!!!', 'xyzzy qwrt'])('the language of "%s" is unknown', (text) => {
  expect(language(text)).toBe('und')
})

const hinted = (text: string, languageHint: string) => analyse(text, { languageHint }).language

test.each([
  ['Super!', 'de'],
  ['Super!', 'sv'],
  ['Prima', 'nl'],
  ['Prima', 'de'],
  ['Top', 'fr'],
  ['Okay', 'de'],
])('"%s" is in the language of the form, %s', (text, form) => {
  expect(hinted(text, form)).toBe(form)
})

test.each([
  ['We had dinner here last night and it was lovely.', 'de', 'en'],
  ['Sehr freundliches Personal, wir kommen wieder', 'en', 'de'],
  ['Очень хорошее место', 'de', 'ru'],
  ['Nagyon jó kiszolgálás, finom ételek', 'de', 'hu'],
])('"%s" on a form in %s is still in %s', (text, form, wanted) => {
  expect(hinted(text, form)).toBe(wanted)
})

test.each(['Super', 'Top', 'xyzzy'])('without a hint, the language of "%s" is unknown', (text) => {
  expect(language(text)).toBe('und')
})

test('an unknown hint is ignored', () => {
  expect(hinted('Heel goed restaurant', 'xx-invented')).toBe('nl')
  expect(hinted('Super', '')).toBe('und')
})
