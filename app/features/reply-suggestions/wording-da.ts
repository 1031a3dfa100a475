import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['“', '”'],
  topics: {
    staff: 'vores personale',
    service: 'servicen',
    price: 'vores priser',
    'waiting time': 'ventetiden',
    delivery: 'leveringen',
    cleanliness: 'rengøringen',
    location: 'beliggenheden',
    quality: 'kvaliteten',
    atmosphere: 'stemningen',
    selection: 'udvalget',
    noise: 'støjen',
    comfort: 'komforten',
    internet: 'internettet',
    parking: 'parkeringen',
    facilities: 'vores lokaler',
  },
  greeting: { warm: 'Hej {name}', brief: 'Hej {name}', formal: 'Kære {name}' },
  greetingWithoutName: { warm: 'Hej', brief: 'Hej', formal: 'Goddag' },
  isContinued: false,
  thanks: {
    warm: [
      'Tusind tak, fordi du tog dig tid til at skrive.',
      'Hvor er det dejligt, at du skriver til os.',
      'Mange tak for din anmeldelse.',
      'Tak, fordi du fortæller os, hvordan det var.',
    ],
    brief: ['Tak for din anmeldelse.', 'Tak for dine ord.', 'Tak, fordi du skrev.'],
    formal: [
      'Mange tak for din anmeldelse.',
      'Vi takker for den tid, du har brugt på at skrive.',
      'Tak, fordi du deler dine indtryk med os.',
    ],
  },
  praise: {
    warm: [
      'Det, du skriver om {things}, fik os til at smile.',
      'Dine søde ord om {things} betyder meget for os.',
      'Det er en fornøjelse at læse det, du fortæller om {things}.',
      'Vi bliver rigtig glade for dine ord om {things}.',
    ],
    brief: [
      'Det er rart at læse, hvad du skriver om {things}.',
      'Vi er glade for dine ord om {things}.',
      'Dejligt at læse det om {things}.',
    ],
    formal: [
      'Dine venlige ord om {things} har glædet os meget.',
      'Vi har med glæde læst det, du skriver om {things}.',
      'Vi sætter stor pris på dine ord om {things}.',
    ],
  },
  complaint: {
    warm: [
      'Vi er kede af at læse det, du skriver om {things}.',
      'Det, du skriver om {things}, er ikke rart at læse, og netop derfor er det godt, at du siger det.',
      'Tak, fordi du også skriver åbent om {things}.',
    ],
    brief: [
      'Vi er kede af at læse det om {things}.',
      'Vi har læst grundigt, hvad du skriver om {things}.',
      'Det hjælper os at høre det om {things}.',
    ],
    formal: [
      'Vi beklager at læse det, du skriver om {things}.',
      'Vi har læst dine ord om {things} grundigt.',
      'Vi er kede af din skuffelse og takker for dine ord om {things}.',
    ],
  },
  however: [
    'Vi læser lige så grundigt det, du skriver om {things}.',
    'Tak, fordi du også skriver åbent om {things}.',
    'Lige så nyttigt for os er det, du siger om {things}.',
  ],
  mention: [
    'Vi har med interesse læst det, du skriver om {things}.',
    'Det er godt også at høre fra dig om {things}.',
  ],
  glad: [
    'Dine ord gjorde vores dag bedre.',
    'Det er godt at vide, at du var tilfreds.',
    'Det var en stor glæde at læse.',
    'Den slags ord er den bedste belønning for vores arbejde.',
  ],
  sorry: [
    'Vi er kede af at læse, at du ikke var tilfreds.',
    'Vi er kede af din skuffelse.',
    'Det er ikke rart at læse, og netop derfor er det godt, at du siger det.',
  ],
  middling: [
    'Det hjælper os at vide, hvordan du oplevede det.',
    'En ærlig mening som din er nyttig for os.',
    'Vi kan læse, at det kan blive bedre.',
  ],
  stars: ['én stjerne', 'to stjerner', 'tre stjerner', 'fire stjerner', 'fem stjerner'],
  highStars: [
    'Mange tak for {stars}!',
    'Tusind tak for {stars}, det bliver vi glade for.',
    'Tak: {stars} fra dig gør os glade.',
  ],
  middleStars: ['Tak for {stars}.', 'Tak for din bedømmelse med {stars}.'],
  lowStars: [
    'Tak for din bedømmelse; vi er kede af, at det kun blev til {stars}.',
    'Vi ser {stars} og er kede af, at du ikke var tilfreds.',
  ],
  named: [
    'Det er ekstra dejligt, at du nævner {name} ved navn.',
    'Tak, fordi du også nævner {name}.',
    'Vi blev glade for at læse navnet {name} i din anmeldelse.',
  ],
  recommends: [
    'Tak også for din anbefaling.',
    'Det betyder meget for os, at du anbefaler os.',
    'Der findes ikke et bedre kompliment end din anbefaling.',
  ],
  returns: [
    'At du gerne vil komme igen, er det bedste kompliment.',
    'Vi er glade for at læse, at du gerne kommer igen.',
    'Det er godt at vide, at det ikke var sidste gang.',
  ],
  first: [
    'Hvor er det dejligt, at den første gang var god.',
    'Vi er glade for, at førsteindtrykket var godt.',
  ],
  celebrates: [
    'Tak, fordi vi måtte være en del af jeres fest.',
    'Det var en ære at være en del af jeres store dag.',
  ],
  answer: 'Til dit spørgsmål: {{your answer}}',
  wish: {
    warm: [
      'Vi håber at se dig igen.',
      'Forhåbentlig på snarligt gensyn!',
      'Alt godt til næste gang!',
      'Det ville være dejligt at se dig igen.',
    ],
    formal: [
      'Vi håber at kunne byde dig velkommen igen.',
      'Det ville glæde os at se dig igen.',
      'Du er meget velkommen igen.',
    ],
  },
  contact: [
    'Fortæl os gerne mere: du kan få fat i os via {contact}.',
    'Hvis du vil fortælle os mere, kan du skrive til os via {contact}.',
    'Vi vil gerne høre mere; du kan skrive til os via {contact}.',
  ],
  unclear: [
    'Vi vil gerne forstå bedre, hvordan du oplevede det.',
    'Vi er ikke sikre på, at vi har forstået alt rigtigt.',
  ],
  carefulThanks: [
    'Tak, fordi du skriver det til os.',
    'Tak for din besked.',
    'Tak, fordi du skriver så åbent til os.',
  ],
  serious: [
    'Vi tager det, du skriver, alvorligt.',
    'Det, du skriver, er vigtigt for os, og vi tager det alvorligt.',
    'Beskeder som din læser vi med stor omhu.',
  ],
  carefulContact: [
    'Kontakt os gerne direkte via {contact}, så vi kan tale om det privat.',
    'Det taler vi hellere om privat end her: kontakt os gerne via {contact}.',
    'Skriv gerne til os via {contact}, så vi kan tale med dig personligt.',
  ],
  regards: 'Venlig hilsen',
}
