import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'

const sign = (score = 0) => (score > 0.1 ? '+' : score < -0.1 ? '-' : '0')

test.each([
  ['Not bad at all.', '+'],
  ['Could not be better.', '+'],
  ["It couldn't have been better.", '+'],
  ['Nothing to complain about.', '+'],
  ['No complaints.', '+'],
  ["You won't be disappointed.", '+'],
  ["I can't fault the staff.", '+'],
  ['The staff could not have been more helpful.', '+'],
  ['No problems with the installation.', '+'],
  ['Worth every penny.', '+'],
  ['We will definitely be back.', '+'],
  ['The product does exactly what it promises.', '+'],
  ['I would not recommend it.', '-'],
  ["I wouldn't recommend this hotel to anyone.", '-'],
  ['Never again.', '-'],
  ['I will not be coming back.', '-'],
  ['My flight was delayed.', '-'],
  ['It could be better.', '-'],
  ['It does not work.', '-'],
  ['It could not have been worse.', '-'],
  ['Not worth the money.', '-'],
  ['The lawyer never answered my emails.', '-'],
  ['The update broke the search.', '-'],
])('"%s" is %s', (text, wanted) => {
  expect(sign(analyse(text).sentiment?.score)).toBe(wanted)
})

test.each([
  ['The seeded loaf was wonderful, but the queue on Saturday was far too long.', '+seeded loaf -queue'],
  [
    'Nice room but filthy bath, rude reception and overpriced breakfast!!',
    '+room -bath -reception -breakfast',
  ],
  ['Staff were rude but the coffee was great.', '-Staff +coffee'],
  ['The room was clean.', '+room'],
  ['My flight was delayed.', '-flight'],
  ['Great food, terrible service.', '+food -service'],
  ['The haircut was perfect but the salon was dirty.', '+haircut -salon'],
  ['Although the waiting room was crowded, the dentist was gentle.', '-waiting room +dentist'],
  ['Beautiful flowers, slow delivery.', '+flowers -delivery'],
  ['The massage was relaxing, although the music was too loud.', '+massage -music'],
  ['The dress is lovely but the zip broke after a week.', '+dress -zip'],
  ['Their electrician was friendly, but the invoice was wrong.', '+electrician -invoice'],
  ['Parking is impossible, but the museum is worth it.', '-Parking +museum'],
  ['The wine list is excellent, the bread was stale.', '+wine list -bread'],
  ['Our solicitor was excellent, however the fees were outrageous.', '+solicitor -fees'],
  ['The bike rides beautifully but the saddle is uncomfortable.', '+bike -saddle'],
  ['The shoes look great but the soles fell apart.', '+shoes -soles'],
  ['The nursery is lovely but the waiting list is ridiculous.', '+nursery -waiting list'],
  ['The website is confusing, yet the support was superb.', '-website +support'],
  ['The campsite was peaceful, but the showers were dirty.', '+campsite -showers'],
  ['The gym has great equipment but the changing rooms are filthy.', '+equipment -changing rooms'],
  ['The printer is fast but the ink is expensive.', '+printer -ink'],
  ['The exhibition was stunning, although the toilets were disgusting.', '+exhibition -toilets'],
  ['The tour guide was knowledgeable but the bus was uncomfortable.', '+tour guide -bus'],
  ['The wedding cake was beautiful, but the sponge was dry.', '+wedding cake -sponge'],
  ['The carpet is gorgeous, although the fitting was sloppy.', '+carpet -fitting'],
  ['Good acting, boring plot.', '+acting -plot'],
  ['Excellent locksmith, fair price.', '+locksmith +price'],
  ['The tent leaked and the zip was broken.', '-tent -zip'],
  ['The optician was patient and the frames are beautiful.', '+optician +frames'],
  ["The bank's app is terrible, but the staff in the branch are helpful.", "-bank's app +staff"],
  ['The tiles were broken and customer service ignored me.', '-tiles -customer service'],
])('"%s" says %s', (text, wanted) => {
  const found = analyse(text).aspects.map(({ term, score }) => sign(score) + term)
  for (const term of wanted.split(/ (?=[+-])/)) expect(found).toContain(term)
})
