import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['su «', '»'],
  topics: {
    staff: 'sul personale',
    service: 'sul servizio',
    price: 'sui prezzi',
    'waiting time': 'sull’attesa',
    delivery: 'sulla consegna',
    cleanliness: 'sulla pulizia',
    location: 'sulla posizione',
    quality: 'sulla qualità',
    atmosphere: 'sull’atmosfera',
    selection: 'sulla scelta',
    noise: 'sul rumore',
    comfort: 'sulla comodità',
    internet: 'sulla connessione internet',
    parking: 'sul parcheggio',
    facilities: 'sui locali',
  },
  greeting: { warm: 'Buongiorno {name},', brief: 'Salve {name},', formal: 'Buongiorno {name},' },
  greetingWithoutName: { warm: 'Salve,', brief: 'Salve,', formal: 'Buongiorno,' },
  isContinued: true,
  thanks: {
    warm: [
      'Grazie di cuore per il tempo dedicato a scriverci.',
      'Che bello leggere questo messaggio!',
      'Grazie mille per aver condiviso la sua opinione.',
      'Grazie per averci raccontato com’è andata.',
    ],
    brief: ['Grazie per la recensione.', 'Grazie per averci scritto.', 'Grazie mille per il commento.'],
    formal: [
      'La ringraziamo per la recensione.',
      'La ringraziamo per il tempo dedicato a scrivere questa recensione.',
      'Grazie per aver condiviso le Sue impressioni.',
    ],
  },
  praise: {
    warm: [
      'Quello che scrive {things} ci ha fatto sorridere.',
      'Le sue belle parole {things} ci fanno davvero piacere.',
      'È una gioia leggere cosa dice {things}.',
      'Ci scalda il cuore quello che racconta {things}.',
    ],
    brief: [
      'Ci fa piacere il commento {things}.',
      'Bello leggere queste parole {things}.',
      'Le parole {things} ci rallegrano.',
    ],
    formal: [
      'Le Sue gentili parole {things} ci hanno fatto molto piacere.',
      'Abbiamo letto con piacere quanto scrive {things}.',
      'È un piacere leggere quanto dice {things}.',
    ],
  },
  complaint: {
    warm: [
      'Ci dispiace leggere quello che racconta {things}.',
      'Quello che dice {things} non è bello da leggere, ed è giusto averlo detto.',
      'Grazie per la franchezza {things}.',
    ],
    brief: [
      'Ci dispiace leggere questo {things}.',
      'Abbiamo letto con attenzione il commento {things}.',
      'Ci è utile sapere questo {things}.',
    ],
    formal: [
      'Siamo spiacenti di leggere quanto scrive {things}.',
      'Abbiamo letto con attenzione quanto scrive {things}.',
      'Ci dispiace per la Sua delusione e La ringraziamo per le parole {things}.',
    ],
  },
  however: [
    'Con la stessa attenzione leggiamo le parole {things}.',
    'Grazie anche per la franchezza {things}.',
    'Altrettanto utile per noi è il commento {things}.',
  ],
  mention: ['Abbiamo letto con interesse le parole {things}.', 'Grazie anche per le parole {things}.'],
  glad: [
    'Queste parole ci hanno rallegrato la giornata.',
    'È bello sapere che è andato tutto bene.',
    'Leggere queste righe ci ha fatto molto piacere.',
    'Parole così sono la ricompensa più bella per il nostro lavoro.',
  ],
  sorry: [
    'Ci dispiace leggere che non è andata bene.',
    'Siamo dispiaciuti per la delusione.',
    'Non è bello da leggere, ed è giusto averlo detto.',
  ],
  middling: [
    'Ci è utile sapere com’è andata.',
    'Un’opinione sincera come questa ci è utile.',
    'Da queste parole capiamo che possiamo migliorare.',
  ],
  stars: ['una stella', 'due stelle', 'tre stelle', 'quattro stelle', 'cinque stelle'],
  highStars: [
    'Grazie per le {stars}!',
    'Grazie mille per le {stars}, ci fanno molto piacere.',
    'Vedere {stars} ci rallegra, grazie di cuore.',
  ],
  middleStars: ['Grazie per le {stars}.', 'Grazie per il voto di {stars}.'],
  lowStars: [
    'Grazie per il voto; vedere solo {stars} ci dispiace.',
    'Vediamo {stars} e ci dispiace che non sia andata bene.',
  ],
  named: [
    'Ci fa particolarmente piacere leggere il nome di {name}.',
    'Grazie per aver nominato anche {name}.',
    'Bello trovare il nome di {name} nella recensione.',
  ],
  recommends: [
    'Grazie anche per averci consigliato.',
    'Essere consigliati significa molto per noi.',
    'Non c’è complimento più bello di una raccomandazione.',
  ],
  returns: [
    'La voglia di tornare è il complimento più bello.',
    'Ci fa piacere leggere del desiderio di tornare.',
    'È bello sapere che non sarà l’ultima volta.',
  ],
  first: [
    'Che bello che la prima volta sia andata bene.',
    'Siamo felici che la prima impressione sia stata buona.',
  ],
  celebrates: [
    'Grazie per averci reso parte della festa.',
    'È stato un onore far parte di un giorno speciale.',
  ],
  answer: 'Quanto alla domanda: {{your answer}}',
  wish: {
    warm: [
      'Speriamo di rivederci presto!',
      'Ci farebbe tanto piacere rivederla.',
      'Alla prossima!',
      'A presto, speriamo!',
    ],
    formal: [
      'Speriamo di avere il piacere di rivederLa.',
      'Sarebbe un piacere accoglierLa di nuovo.',
      'Ci farebbe piacere darLe di nuovo il benvenuto.',
    ],
  },
  contact: [
    'Per raccontarci di più, ci trova su {contact}.',
    'Se vuole dirci qualcosa in più, può scriverci tramite {contact}.',
    'Vorremmo saperne di più: può scriverci tramite {contact}.',
  ],
  unclear: ['Vorremmo capire meglio com’è andata.', 'Non siamo sicuri di aver capito tutto nel modo giusto.'],
  carefulThanks: ['Grazie per avercelo scritto.', 'Grazie per il messaggio.', 'Grazie per la franchezza.'],
  serious: [
    'Prendiamo sul serio quanto scrive.',
    'Quanto scrive è importante per noi e lo prendiamo sul serio.',
    'Leggiamo messaggi come questo con grande attenzione.',
  ],
  carefulContact: [
    'La preghiamo di contattarci direttamente tramite {contact}, così possiamo parlarne in privato.',
    'È meglio parlarne in privato che qui: può contattarci tramite {contact}.',
    'La preghiamo di scriverci tramite {contact}, per poterne parlare di persona.',
  ],
  regards: 'Cordiali saluti',
}
