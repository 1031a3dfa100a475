const words = (list: string) => list.trim().split(/\s+/)
const pairs = (list: string) => new Map(words(list).map((pair) => pair.split(':') as [string, string]))

const irregular = pairs(`men:man women:woman children:child feet:foot teeth:tooth mice:mouse geese:goose
  postmen:postman doormen:doorman salesmen:salesman workmen:workman tradesmen:tradesman loaves:loaf knives:knife
  shelves:shelf wives:wife midwives:midwife halves:half leaves:leaf scarves:scarf lives:life thieves:thief
  calves:calf wolves:wolf hooves:hoof menus:menu gurus:guru taxis:taxi bikinis:bikini kiwis:kiwi skis:ski
  paninis:panini tvs:tv pcs:pc cds:cd quizzes:quiz analyses:analysis diagnoses:diagnosis crises:crisis axes:axe`)

/** No plurals, or plurals that nobody uses in the singular. */
const unchanged = new Set(
  words(`glasses sunglasses spectacles scissors trousers jeans shorts pants tights leggings overalls pyjamas pajamas
    clothes headphones earphones earbuds binoculars pliers tweezers stairs premises goods news series species thanks
    always christmas gas lens bias atlas canvas works headquarters groceries toiletries refreshments furnishings
    surroundings facilities amenities savings graphics mechanics electronics gymnastics maths hours`),
)

/** -ies that come from -ie, beside those of four letters ("pies"). */
const endsInIe = new Set(
  words(`brownie blondie cookie rookie movie smoothie selfie calorie veggie freebie hoodie zombie prairie budgie
    caddie doggie foodie goalie goodie hippie junkie newbie onesie patisserie brasserie rotisserie charcuterie
    boulangerie lingerie camaraderie potpie postie techie townie toastie pastie quickie sortie sweetie laddie`),
)
const endsInOe = new Set(words('shoe toe canoe hoe oboe horseshoe aloe doe sloe'))
const endsInChe = new Set(
  words(`ache headache toothache backache earache cache quiche brioche ganache moustache mustache niche avalanche
    creche crèche cliche cliché pastiche ceviche psyche`),
)
const endsInS = new Set(
  words(`bus minibus gas lens bias atlas canvas iris virus bonus campus cactus octopus alias christmas walrus
    surplus status focus chorus circus genius`),
)

const keptEndings = ['ss', 'us', 'is']
/** What takes -es in the plural. */
const sibilantEndings = ['sh', 'x', 'ss', 'zz']
const endsInOne = (noun: string, endings: string[]) => endings.some((ending) => noun.endsWith(ending))

/** The singular of an English noun in lower case; any other word comes back as it is. */
export function singular(noun: string): string {
  const known = irregular.get(noun)
  if (known !== undefined) return known
  if (noun.length < 4 || !noun.endsWith('s') || unchanged.has(noun) || endsInOne(noun, keptEndings))
    return noun
  const [stem, shorter] = [noun.slice(0, -1), noun.slice(0, -2)]
  if (noun.endsWith('ies')) return noun.length < 5 || endsInIe.has(stem) ? stem : `${noun.slice(0, -3)}y`
  if (noun.endsWith('oes')) return endsInOe.has(stem) ? stem : shorter
  if (noun.endsWith('ches')) return endsInChe.has(stem) ? stem : shorter
  return noun.endsWith('es') && (endsInOne(shorter, sibilantEndings) || endsInS.has(shorter)) ? shorter : stem
}

/** American spellings and frequent errors, in the singular, by the British spelling that topics have. */
const spellings = pairs(`color:colour flavor:flavour odor:odour neighbor:neighbour neighborhood:neighbourhood
  harbor:harbour behavior:behaviour humor:humour parlor:parlour center:centre theater:theatre fiber:fibre
  liter:litre tire:tyre aluminum:aluminium jewelry:jewellery jewelery:jewellery jeweler:jeweller donut:doughnut
  yoghurt:yogurt mold:mould mustache:moustache pajamas:pyjamas catalog:catalogue dialog:dialogue license:licence
  curb:kerb omelet:omelette whiskey:whisky installment:instalment traveler:traveller counselor:counsellor gray:grey
  crepe:crêpe barbeque:barbecue bbq:barbecue e-mail:email wi-fi:wifi t-shirt:tshirt tee-shirt:tshirt
  web-site:website hair-cut:haircut browny:brownie cooky:cookie
  resturant:restaurant restaraunt:restaurant restaurent:restaurant resteraunt:restaurant accomodation:accommodation
  acommodation:accommodation cappucino:cappuccino capuccino:cappuccino expresso:espresso brocolli:broccoli
  mayonaise:mayonnaise reciept:receipt parcell:parcel delivary:delivery delivry:delivery servise:service
  sevice:service serivce:service sandwhich:sandwich sandwitch:sandwich croissont:croissant croisant:croissant
  vegatable:vegetable vegtable:vegetable guage:gauge biscut:biscuit choclate:chocolate sour-dough:sourdough
  bagle:bagel cofee:coffee coffe:coffee stff:staff qualtiy:quality qualty:quality atmosfere:atmosphere
  recption:reception receptionest:receptionist appointement:appointment apointment:appointment mecanic:mechanic
  machanic:mechanic batery:battery keybord:keyboard brakfast:breakfast breakfest:breakfast matress:mattress
  bathrom:bathroom toliet:toilet treatement:treatment packageing:packaging`)

/** The noun under which a term is filed: singular, in one spelling. Takes an English noun in lower case. */
export function ownNoun(word: string): string {
  const noun = singular(word)
  return spellings.get(noun) ?? noun
}
