import type { Cause } from '#analysis/causes/causes.ts'

/** `kinds` are found with the words, and do not stand for them. `phrases`: those of two words, as written. */
type Family = { words: string[]; kinds: string[]; phrases: string[]; topics: string[]; causes: Cause[] }

// Words that mean the same to an owner, in English, to which every other language is glossed: a line a family, behind > kinds of
// it, then the engine's topics and causes that are about nothing else.
const lines = `
refund money-back reimburse reimbursement repay repayment : returns : refund
wait waiting-time queue line : waiting time : queue slow-service
late delay delayed punctual punctuality unpunctual lateness overdue : : appointment-delay late-delivery
phone telephone call caller ring voicemail hotline answerphone answering-machine landline : phone : phone-unanswered
reply respond response answer callback : : no-reply
reach reachable unreachable reachability availability : : phone-unanswered no-reply
price expensive cheap pricey cost costly overpriced tariff affordable inexpensive : price : too-expensive extra-charge
fee surcharge extra-charge additional-charge : : extra-charge
discount reduction rebate promotion : :
invoice bill receipt billing : invoice, bill, billing : extra-charge
quote quotation estimate cost-estimate : :
card credit debit cashless contactless :  : payment
pay payment paid > cash card cashless contactless : payment : payment
cash coins : :
charge debit double-charge deduct withdraw : : extra-charge
cancel cancellation called-off drop failure : :
subscription contract membership plan : :
toilet loo restroom washroom lavatory wc urinal bathroom : toilet :
shower douche : shower :
clean cleanliness dirty dirt filthy filth messy mess spotless hygiene hygienic dust dusty grubby stain tidy : cleanliness : dirty left-mess
mould mold mouldy moldy mildew damp : mould :
smell stink odour odor stench scent smelly : : smell
noise noisy loud quiet racket din silence : noise : noise loud-music
music playlist song soundtrack : music : loud-music
parking park car-park parked garage-space : parking : parking parking-price
staff personnel employee team crew workforce : staff : rude-staff unhelpful-staff ignored understaffed
friendly kind unfriendly rude polite impolite courteous friendliness politeness rudeness attitude manner : : rude-staff
honest honesty trust trustworthy dishonest scam cheat fair rip-off transparent sincere : : pushy-selling
pushy upsell pressure sales-pressure hard-sell : : pushy-selling
explain explanation informed information advice advise consult consultation : : not-informed not-listened
pain hurt painful painless ache sore : pain : painful
child kid children toddler baby family daughter son little-one : children :
dog puppy pet : dog :
wheelchair accessible accessibility barrier-free ramp : accessibility :
wifi wlan internet wireless : wifi, internet : wifi
heating heater radiator > heat : heating :
temperature > cold freezing icy hot chilly : temperature : too-hot too-cold
air-conditioning aircon ac climate : air conditioning :
fear scared afraid anxious anxiety nervous phobia : :
leave quit switch elsewhere > cancel : :
loan courtesy replacement : :
apprentice trainee : :
lift elevator : lift : lift
bed bedding mattress > pillow : bed : uncomfortable-bed
breakfast brunch : breakfast : poor-breakfast
portion serving : portion : small-portions
vegetarian vegan veggie plant-based : :
allergy allergic allergen intolerance : :
delivery deliver shipping shipment ship courier parcel dispatch postman : delivery : late-delivery damaged-parcel
packaging package packing wrapping box carton : packaging : damaged-parcel
damage damaged scratch scratched dent broken : : damaged-parcel defective
size sizing fit > tight narrow run-small runs-small run-large : size : size-fit
quality workmanship durable durability fall-apart break broke : quality : breaks-soon defective bad-work
repair mend repaired redo : :
warranty guarantee : warranty, guarantee :
crash freeze bug glitch hang : crash :
app application : app :
website web-site webpage web-page : website :
support helpdesk help-desk customer-service service-desk : : no-reply phone-unanswered
bot chatbot robot : :
screen terminal kiosk touchscreen display : :
book booking reservation reserve overbooking : booking : booking
appointment slot : appointment : appointment-delay booking
opening-hours opening closing hours : opening hours : opening-hours
teacher instructor trainer tutor coach : :
lesson class course : :
doctor physician dr : :
hairdresser stylist barber : :
mechanic technician fitter : :
reception receptionist front-desk desk : reception : check-in
crowded overcrowded packed full busy : : crowded
changing-room locker-room dressing-room cubicle locker : changing rooms, changing room :
equipment machine device apparatus : equipment :
bike bicycle : :
voucher coupon gift-card : voucher :
atmosphere ambience ambiance interior decor decoration : atmosphere :
light lighting lamp : :
seat seating chair sofa : :
garden terrace patio outdoor : :
holiday vacation : :
mistake error wrong incorrect mix-up : : wrong-item
strict severe stern : :
fast quick quickly speed prompt promptly slow slowly rapid : : slow-service
`

/** By each of their words, as the engine's glosses are stemmed. */
export function familiesBy(stem: (words: string) => string): Map<string, Family[]> {
  const families = new Map<string, Family[]>()
  for (const line of lines.trim().split('\n')) {
    const [words, topics, causes] = line.split(':').map((part) => part.trim())
    const [same, kinds = []] = words!
      .split(' > ')
      .map((part) => part.split(' ').map((word) => word.replaceAll('-', ' ')))
    const family: Family = {
      words: same!.map(stem),
      kinds: kinds.map(stem),
      phrases: [...same!, ...kinds].filter((word) => word.includes(' ')),
      topics: topics ? topics.split(', ') : [],
      causes: (causes ? causes.split(' ') : []) as Cause[],
    }
    for (const word of family.words) families.set(word, [...(families.get(word) ?? []), family])
  }
  return families
}
