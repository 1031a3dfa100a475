// One thing by several names: British and American English, and two words written as one.

const things = `lift, elevator
car park, parking lot, parking garage
checkin, check in, checked in, checking in
biscuit, cookie
crisps, potato chips
rubbish, trash, garbage
tyre, tire
bonnet, hood
windscreen, windshield
petrol, gasoline
jumper, sweater
trousers, pants
trainers, sneakers
nappy, diaper
pushchair, stroller, pram, buggy
tap, faucet
takeaway, takeout, take away, take out
air con, aircon, air conditioning, air conditioner, ac
tv, telly, television
parcel, package
postage, shipping
dressing gown, bathrobe
pavement, sidewalk
till, cash register
colour, color
grey, gray
centre, center
mould, mold
hoover, vacuum cleaner
duvet, comforter
cot, crib
voucher, gift card, gift certificate`

const namesOf = new Map<string, string[]>()
for (const line of things.split('\n')) {
  const names = line.split(', ')
  for (const name of names) namesOf.set(name, names)
}

const shownNames: Record<string, string> = { checkin: 'check-in' }

/** A thing as it is written in an answer. */
export const shownName = (noun: string) => shownNames[noun] ?? noun

/** The other names of a thing; none for most. */
export const otherNames = (noun: string): string[] =>
  (namesOf.get(noun) ?? []).filter((name) => name !== noun)
