import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['‘', '’'],
  topics: {
    staff: 'ons team',
    service: 'de service',
    price: 'onze prijzen',
    'waiting time': 'de wachttijd',
    delivery: 'de levering',
    cleanliness: 'de netheid',
    location: 'de ligging',
    quality: 'de kwaliteit',
    atmosphere: 'de sfeer',
    selection: 'de keuze',
    noise: 'het lawaai',
    comfort: 'het comfort',
    internet: 'het internet',
    parking: 'het parkeren',
    facilities: 'onze ruimte',
  },
  greeting: { warm: 'Hallo {name},', brief: 'Hallo {name},', formal: 'Beste {name},' },
  greetingWithoutName: { warm: 'Hallo,', brief: 'Hallo,', formal: 'Goedendag,' },
  isContinued: false,
  thanks: {
    warm: [
      'Heel hartelijk dank dat u de tijd hebt genomen om te schrijven.',
      'Wat fijn dat u ons schrijft.',
      'Heel erg bedankt voor uw beoordeling.',
      'Bedankt dat u ons vertelt hoe het was.',
    ],
    brief: ['Bedankt voor uw beoordeling.', 'Bedankt voor uw reactie.', 'Dank u voor uw woorden.'],
    formal: [
      'Hartelijk dank voor uw beoordeling.',
      'Wij danken u voor de tijd die u hebt genomen om te schrijven.',
      'Dank u wel dat u uw indrukken met ons deelt.',
    ],
  },
  praise: {
    warm: [
      'Wat u over {things} schrijft, tovert een glimlach op ons gezicht.',
      'Uw lieve woorden over {things} doen ons goed.',
      'Het is heerlijk om te lezen wat u over {things} zegt.',
      'Van uw woorden over {things} worden wij blij.',
    ],
    brief: [
      'Fijn om te lezen wat u over {things} schrijft.',
      'Uw woorden over {things} lezen wij graag.',
      'Mooi om dit over {things} te lezen.',
    ],
    formal: [
      'Uw vriendelijke woorden over {things} hebben ons veel plezier gedaan.',
      'Met genoegen lazen wij wat u over {things} schrijft.',
      'Wij waarderen uw complimenten over {things} zeer.',
    ],
  },
  complaint: {
    warm: [
      'Het spijt ons te lezen wat u over {things} schrijft.',
      'Wat u over {things} zegt, lezen wij niet graag, en juist daarom is het goed dat u het zegt.',
      'Bedankt dat u ook over {things} open bent.',
    ],
    brief: [
      'Het spijt ons dit over {things} te lezen.',
      'Wat u over {things} schrijft, hebben wij aandachtig gelezen.',
      'Het helpt ons om dit over {things} te weten.',
    ],
    formal: [
      'Wij betreuren wat u over {things} schrijft.',
      'Uw opmerkingen over {things} hebben wij aandachtig gelezen.',
      'Wij betreuren uw teleurstelling en danken u voor uw opmerkingen over {things}.',
    ],
  },
  however: [
    'Even aandachtig lezen wij wat u over {things} schrijft.',
    'Bedankt dat u ook over {things} open bent.',
    'Net zo nuttig is voor ons wat u over {things} zegt.',
  ],
  mention: [
    'Met belangstelling lazen wij wat u over {things} schrijft.',
    'Goed om ook over {things} van u te horen.',
  ],
  glad: [
    'Uw woorden hebben onze dag goed gemaakt.',
    'Het is fijn om te weten dat u tevreden was.',
    'Wij hebben dit met veel plezier gelezen.',
    'Zulke woorden zijn de mooiste beloning voor ons werk.',
  ],
  sorry: [
    'Het spijt ons te lezen dat u niet tevreden was.',
    'Wij betreuren uw teleurstelling.',
    'Dit lezen wij niet graag, en juist daarom is het goed dat u het zegt.',
  ],
  middling: [
    'Het helpt ons om te weten hoe het voor u was.',
    'Aan een eerlijke mening zoals die van u hebben wij veel.',
    'Wij lezen hieruit dat het beter kan.',
  ],
  stars: ['één ster', 'twee sterren', 'drie sterren', 'vier sterren', 'vijf sterren'],
  highStars: [
    'Heel erg bedankt voor de {stars}!',
    'Dank u wel voor de {stars}, daar zijn wij blij mee.',
    'Bedankt: van {stars} worden wij blij.',
  ],
  middleStars: ['Bedankt voor de {stars}.', 'Dank u voor uw waardering met {stars}.'],
  lowStars: [
    'Bedankt voor uw beoordeling; het spijt ons dat het maar {stars} is geworden.',
    'Wij zien {stars} en het spijt ons dat u niet tevreden was.',
  ],
  named: [
    'Extra leuk dat u {name} bij naam noemt.',
    'Bedankt dat u ook {name} noemt.',
    'De naam {name} in uw beoordeling lezen, daar worden wij blij van.',
  ],
  recommends: [
    'Bedankt ook voor uw aanbeveling.',
    'Dat u ons aanbeveelt, betekent veel voor ons.',
    'Een mooier compliment dan uw aanbeveling is er niet.',
  ],
  returns: [
    'Dat u graag terugkomt, is het mooiste compliment.',
    'Wij zijn blij te lezen dat u zou terugkomen.',
    'Fijn om te weten dat het niet de laatste keer was.',
  ],
  first: ['Wat fijn dat de eerste keer meteen goed was.', 'Wij zijn blij dat de eerste indruk goed was.'],
  celebrates: [
    'Bedankt dat wij deel mochten zijn van uw feest.',
    'Het was ons een eer om er op uw bijzondere dag bij te zijn.',
  ],
  answer: 'Wat uw vraag betreft: {{your answer}}',
  wish: {
    warm: [
      'Hopelijk tot snel!',
      'Wij zien u graag terug.',
      'Het zou leuk zijn u weer te zien.',
      'Tot een volgende keer!',
    ],
    formal: [
      'Wij hopen u opnieuw te mogen ontvangen.',
      'Wij zouden u graag weer verwelkomen.',
      'Het zou ons een genoegen zijn u terug te zien.',
    ],
  },
  contact: [
    'Als u wilt, vertel ons dan meer: u bereikt ons via {contact}.',
    'Wilt u ons meer vertellen, schrijf ons dan gerust via {contact}.',
    'Wij zouden er graag meer over weten; u bereikt ons via {contact}.',
  ],
  unclear: [
    'Wij zouden graag beter begrijpen hoe het voor u was.',
    'Wij weten niet zeker of wij alles goed hebben begrepen.',
  ],
  carefulThanks: [
    'Bedankt dat u ons dit schrijft.',
    'Dank u voor uw bericht.',
    'Bedankt voor uw open woorden.',
  ],
  serious: [
    'Wij nemen serieus wat u schrijft.',
    'Wat u schrijft, is voor ons belangrijk en wij nemen het serieus.',
    'Berichten zoals dat van u lezen wij met grote zorg.',
  ],
  carefulContact: [
    'Wilt u via {contact} rechtstreeks contact met ons opnemen, zodat wij er persoonlijk over kunnen praten?',
    'Dit bespreken wij liever persoonlijk dan hier: neem alstublieft via {contact} contact met ons op.',
    'Schrijf ons alstublieft via {contact}, zodat wij u persoonlijk kunnen spreken.',
  ],
  regards: 'Met vriendelijke groet',
}
