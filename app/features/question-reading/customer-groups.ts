import type { Reading } from './reading.ts'
import { fold } from './words.ts'

// Only the words of a review tell who wrote it: a group is found by words that its members use, in the languages of
// reviews. Up to three letters are a whole word, anything longer is the beginning of one.

const list = (words: string) => words.trim().split(/\s*,\s*/)

type Described = { asked: string; shown: Record<string, string> }

/** By the name of the group: how a question names it, and how a review shows it. */
const groups: Record<string, Described> = {
  families: {
    asked: `family, families, parent, parents, kid, kids, child, children, toddler, toddlers, baby, babies, mum, mums, mom, moms,
      dad, dads, mothers, fathers, little ones, young families, people with kids, people with children, daughter, daughters`,
    shown: {
      en: `family, families, kid, kids, child, toddler, baby, babies, son, sons, daughter, grandson, granddaughter, grandchild,
        mum, mums, mummy, little one, little boy, little girl, pram, prams, buggy, buggies, pushchair, stroller, high chair, highchair,
        nursery, under fives, year old`,
      de: `familie, kind, kinder, kindern, tochter, sohn, söhne, baby, kleinkind, kinderwagen, enkel, hochstuhl`,
      fr: `famille, enfant, ma fille, mon fils, bébé, poussette, petits`,
      es: `familia, niño, niña, hijo, hija, bebé, carrito`,
      it: `famiglia, famiglie, bambin, figlio, figlia, figli, passeggino`,
      nl: `gezin, familie, kind, kinderen, kindje, dochter, zoon, zoontje, baby, kinderwagen, kinderstoel`,
      pl: `rodzin, dzieck, dzieci, syn, córk, wózek, wózk`,
      pt: `família, criança, filho, filha, bebé, bebê, carrinho de bebé`,
      sv: `familj, barn, barnen, dotter, barnvagn`,
      da: `familie, børn, barn, datter, barnevogn`,
      cs: `rodin, dítě, dět, dcer, syn, kočárek, kočárk`,
      tr: `aile, çocuk, bebek, oğlum, kızım`,
    },
  },
  couples: {
    asked: 'couple, couples, partners, honeymooners, husbands, wives',
    shown: {
      en: 'couple, husband, wife, boyfriend, girlfriend, fiancé, honeymoon, anniversary, my partner, romantic',
      de: 'ehemann, ehefrau, mein mann, meine frau, hochzeitstag, pärchen, zu zweit',
      fr: 'mon mari, ma femme, en couple, en amoureux',
      es: 'mi marido, mi mujer, mi pareja, en pareja',
      it: 'mio marito, mia moglie, in coppia',
      nl: 'mijn man, mijn vrouw, met z’n tweeën',
    },
  },
  students: {
    asked: 'student, students, pupils',
    shown: {
      en: 'student, university, uni, college, campus, dissertation',
      de: 'student, studier, universität',
      fr: 'étudiant, université',
      es: 'estudiant, universidad',
      it: 'student, università',
      nl: 'student, universiteit',
    },
  },
  tourists: {
    asked: 'tourist, tourists, holidaymakers, travellers, travelers, day trippers',
    shown: {
      en: 'tourist, holiday, vacation, visiting from, sightseeing, day trip, our trip, travell, traveler',
      de: 'urlaub, tourist, reise, ausflug',
      fr: 'vacances, touriste, voyage',
      es: 'vacaciones, turista, viaje',
      it: 'vacanz, turist, viaggio',
      nl: 'vakantie, toerist, reis',
      pl: 'wakacj, turyst, urlop',
      pt: 'férias, turista, viagem',
      sv: 'semester, turist, resa',
      da: 'ferie, turist, rejse',
      cs: 'dovolen, turist',
      tr: 'tatil, turist',
    },
  },
  'business travellers': {
    asked: `business traveller, business travellers, business traveler, business travelers, business guests, business people,
      business customers`,
    shown: {
      en: 'business trip, business travel, business traveller, business traveler, business stay, conference, on business, for business',
      de: 'geschäftsreise, dienstreise, geschäftlich, tagung',
      fr: 'voyage d’affaires, déplacement professionnel',
      es: 'viaje de negocios, por trabajo',
      it: 'viaggio di lavoro, per lavoro',
      nl: 'zakenreis, zakelijk',
    },
  },
  regulars: {
    asked:
      'regular, regulars, regular customers, loyal customers, returning customers, repeat customers, long standing customers',
    shown: {
      en: `regular, regulars, every week, every day, every morning, every saturday, every sunday, every friday, for years, weekly,
        always come, always go, keep coming back`,
      de: 'stammkund, stammgast, jede woche, jeden tag, seit jahren',
      fr: 'habitué, chaque semaine, depuis des années',
      es: 'cada semana, desde hace años, cliente habitual',
      it: 'ogni settimana, da anni',
      nl: 'elke week, al jaren, vaste klant',
    },
  },
  'older people': {
    asked: 'elderly, pensioner, pensioners, seniors, retired people, older people, old people, grandparents',
    shown: {
      en: 'pensioner, retired, elderly, at my age, grandmother, grandfather, grandma, granny, grandad, my mother is, my father is',
      de: 'rentner, senior, oma, opa, in meinem alter',
      fr: 'retraité, grand mère, grand père',
      es: 'jubilad, abuel',
      it: 'pensionat, nonn',
      nl: 'gepensioneerd, oma, opa',
    },
  },
  'dog owners': {
    asked: 'dog owners, people with dogs, people with a dog, dog walkers, pet owners',
    shown: {
      en: 'dog, dogs, puppy',
      de: 'hund, hunde, welpe',
      fr: 'chien',
      es: 'perro',
      it: 'cane, cani',
      nl: 'hond, honden',
      pt: 'cachorro, cão',
      pl: 'psem, pies',
      sv: 'hund',
      da: 'hund',
      cs: 'pes, psem',
      tr: 'köpek',
    },
  },
  vegans: {
    asked: 'vegan, vegans',
    shown: {
      en: 'vegan',
      de: 'vegan',
      fr: 'végan, vegan, végétalien',
      es: 'vegan',
      it: 'vegan',
      nl: 'vegan',
      pt: 'vegan',
      pl: 'wegań, wegan',
      sv: 'vegan',
      da: 'vegan',
      cs: 'vegan',
      tr: 'vegan',
    },
  },
  vegetarians: {
    asked: 'vegetarian, vegetarians, veggies',
    shown: {
      en: 'vegetarian, veggie',
      de: 'vegetari',
      fr: 'végétarien',
      es: 'vegetarian',
      it: 'vegetarian',
      nl: 'vegetari',
      pt: 'vegetarian',
      pl: 'wegetaria',
      sv: 'vegetari',
      da: 'vegetar',
      cs: 'vegetari',
      tr: 'vejetaryen',
    },
  },
  'people with allergies': {
    asked: `people with allergies, allergies, allergy, allergens, allergy sufferers, coeliacs, celiacs, allergic people, people with an allergy,
      allergic customers`,
    shown: {
      en: 'allerg, coeliac, celiac, gluten, intoleran, nut free, dairy free, sesame',
      de: 'allergi, zöliakie, gluten, unverträglich',
      fr: 'allerg, cœliaque, gluten, intolér',
      es: 'alérg, alerg, celiac, celíac, gluten',
      it: 'allerg, celiac, glutine, intolleran',
      nl: 'allerg, coeliakie, gluten',
    },
  },
  'wheelchair users': {
    asked: `wheelchair, wheelchairs, wheelchair users, disabled people, disabled customers, disabled guests, people with disabilities,
      people in wheelchairs, people in a wheelchair`,
    shown: {
      en: 'wheelchair, disabled, disability, step free, crutches, walking frame, mobility scooter',
      de: 'rollstuhl, barrierefrei, behindert, rollator',
      fr: 'fauteuil roulant, handicap',
      es: 'silla de ruedas, discapacid',
      it: 'sedia a rotelle, disabil',
      nl: 'rolstoel, rollator',
      pt: 'cadeira de rodas',
      pl: 'wózek inwalidzki, wózku',
      sv: 'rullstol',
      da: 'kørestol',
      cs: 'vozík',
      tr: 'tekerlekli sandalye',
    },
  },
  'first time customers': {
    asked: 'first time customers, first timers, new customers, first time guests, first time visitors',
    shown: {
      en: 'first time, first visit, first order, first stay, never been before',
      de: 'zum ersten mal, das erste mal, erster besuch',
      fr: 'première fois',
      es: 'primera vez',
      it: 'prima volta',
      nl: 'eerste keer',
      pt: 'primeira vez',
      pl: 'pierwszy raz',
      sv: 'första gången',
      da: 'første gang',
      cs: 'poprvé',
      tr: 'ilk kez, ilk defa',
    },
  },
  'solo travellers': {
    asked: 'solo travellers, solo travelers, single travellers, people travelling alone, solo guests',
    shown: {
      en: 'solo, on my own, by myself, travelling alone, traveling alone',
      de: 'allein',
      fr: 'seul',
      es: 'sola',
      it: 'da sola, da solo',
      nl: 'alleen',
    },
  },
  locals: {
    asked: 'locals, neighbours, neighbors, local people, local customers',
    shown: {
      en: 'local, locals, neighbour, neighbor, live nearby, round the corner, around the corner, our street',
      de: 'nachbar, um die ecke',
      fr: 'voisin',
      es: 'vecin',
      it: 'vicin',
      nl: 'buren, om de hoek',
    },
  },
  commuters: {
    asked: 'commuter, commuters',
    shown: { en: 'commut, on my way to work, on the way to work', de: 'pendl, auf dem weg zur arbeit' },
  },
}

type Group = { name: string; forms: string[] }

const formsOf = (shown: Described['shown']) => [
  ...new Set(
    Object.entries(shown).flatMap(([language, words]) =>
      list(words).map((word) => `${language}:${fold(word)}`),
    ),
  ),
]

/** By the words of a question, the longest first. */
export const groupsByWords: { words: string[]; group: Group }[] = Object.entries(groups)
  .flatMap(([name, { asked, shown }]) => {
    const group = { name, forms: formsOf(shown) }
    return list(asked).map((words) => ({ words: words.split(' '), group }))
  })
  .toSorted((one, other) => other.words.length - one.words.length)

export function takeGroups(reading: Reading) {
  const used = new Set<string>()
  for (const { words, group } of groupsByWords) {
    for (const { at } of reading.marked.takeAll(new RegExp(`\\b${words.join(' ')}(?= |$)`))) {
      if (used.has(group.name)) continue
      used.add(group.name)
      reading.add('group', at, { words: [{ name: group.name, forms: group.forms }] })
    }
  }
}
