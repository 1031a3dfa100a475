import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['”', '”'],
  topics: {
    staff: 'vår personal',
    service: 'servicen',
    price: 'våra priser',
    'waiting time': 'väntetiden',
    delivery: 'leveransen',
    cleanliness: 'städningen',
    location: 'läget',
    quality: 'kvaliteten',
    atmosphere: 'stämningen',
    selection: 'utbudet',
    noise: 'ljudnivån',
    comfort: 'bekvämligheten',
    internet: 'internetuppkopplingen',
    parking: 'parkeringen',
    facilities: 'våra lokaler',
  },
  greeting: { warm: 'Hej {name}!', brief: 'Hej {name}!', formal: 'Hej {name},' },
  greetingWithoutName: { warm: 'Hej!', brief: 'Hej!', formal: 'Hej,' },
  isContinued: false,
  thanks: {
    warm: [
      'Stort tack för att du tog dig tid att skriva.',
      'Vad roligt att du skriver till oss.',
      'Tack så mycket för ditt omdöme.',
      'Tack för att du berättar hur det var.',
    ],
    brief: ['Tack för ditt omdöme.', 'Tack för dina ord.', 'Tack för att du skrev.'],
    formal: [
      'Tack för ditt omdöme.',
      'Vi tackar för tiden du har lagt på att skriva.',
      'Tack för att du delar dina intryck med oss.',
    ],
  },
  praise: {
    warm: [
      'Det du skriver om {things} fick oss att le.',
      'Dina fina ord om {things} betyder mycket för oss.',
      'Det är en glädje att läsa vad du berättar om {things}.',
      'Vi blir så glada av dina ord om {things}.',
    ],
    brief: [
      'Roligt att läsa vad du skriver om {things}.',
      'Vi är glada för dina ord om {things}.',
      'Det är fint att läsa det här om {things}.',
    ],
    formal: [
      'Dina vänliga ord om {things} har glatt oss mycket.',
      'Vi har med glädje läst det du skriver om {things}.',
      'Vi uppskattar dina ord om {things}.',
    ],
  },
  complaint: {
    warm: [
      'Vi är ledsna att läsa det du skriver om {things}.',
      'Det du skriver om {things} är inte roligt att läsa, och just därför är det bra att du säger det.',
      'Tack för att du är öppen även om {things}.',
    ],
    brief: [
      'Tråkigt att läsa det här om {things}.',
      'Vi har läst noga vad du skriver om {things}.',
      'Det hjälper oss att få veta det här om {things}.',
    ],
    formal: [
      'Vi beklagar det du skriver om {things}.',
      'Vi har noga läst dina synpunkter om {things}.',
      'Vi beklagar din besvikelse och tackar för dina ord om {things}.',
    ],
  },
  however: [
    'Vi läser lika noga vad du skriver om {things}.',
    'Tack för att du är öppen även om {things}.',
    'Lika värdefullt för oss är det du säger om {things}.',
  ],
  mention: [
    'Vi har med intresse läst det du skriver om {things}.',
    'Det är bra att du också skriver om {things}.',
  ],
  glad: [
    'Dina ord gjorde vår dag.',
    'Det är skönt att veta att du var nöjd.',
    'Det var en stor glädje att läsa.',
    'Sådana ord är den finaste belöningen för vårt arbete.',
  ],
  sorry: [
    'Vi är ledsna att läsa att du inte var nöjd.',
    'Vi beklagar din besvikelse.',
    'Det är inte roligt att läsa, och just därför är det bra att du säger det.',
  ],
  middling: [
    'Det hjälper oss att veta hur du upplevde det.',
    'En ärlig åsikt som din är värdefull för oss.',
    'Vi förstår av dina ord att det kan bli bättre.',
  ],
  stars: ['en stjärna', 'två stjärnor', 'tre stjärnor', 'fyra stjärnor', 'fem stjärnor'],
  highStars: [
    'Tack så mycket för {stars}!',
    'Stort tack för {stars}, det gör oss glada.',
    'Tack: {stars} från dig gör oss glada.',
  ],
  middleStars: ['Tack för {stars}.', 'Tack för ditt betyg på {stars}.'],
  lowStars: [
    'Tack för ditt betyg; vi är ledsna att det bara blev {stars}.',
    'Vi ser {stars} och är ledsna att du inte var nöjd.',
  ],
  named: [
    'Extra roligt att du nämner {name} vid namn.',
    'Tack för att du även nämner {name}.',
    'Vi blev glada av att läsa namnet {name} i ditt omdöme.',
  ],
  recommends: [
    'Tack också för din rekommendation.',
    'Att du rekommenderar oss betyder mycket.',
    'Det finns ingen finare komplimang än din rekommendation.',
  ],
  returns: [
    'Att du vill komma tillbaka är den finaste komplimangen.',
    'Vi är glada att läsa att du gärna kommer igen.',
    'Det är skönt att veta att det inte var sista gången.',
  ],
  first: ['Vad roligt att första gången blev så bra.', 'Vi är glada att första intrycket var bra.'],
  celebrates: [
    'Tack för att vi fick vara en del av ert firande.',
    'Det var en ära att få vara en del av er stora dag.',
  ],
  answer: 'Angående din fråga: {{your answer}}',
  wish: {
    warm: [
      'Vi hoppas få se dig igen.',
      'Förhoppningsvis ses vi snart!',
      'Allt gott tills nästa gång!',
      'Det vore roligt att se dig igen.',
    ],
    formal: [
      'Vi hoppas få välkomna dig igen.',
      'Det skulle glädja oss att få se dig igen.',
      'Varmt välkommen åter.',
    ],
  },
  contact: [
    'Berätta gärna mer: du når oss via {contact}.',
    'Om du vill berätta mer kan du skriva till oss via {contact}.',
    'Vi vill gärna veta mer; du når oss via {contact}.',
  ],
  unclear: [
    'Vi vill gärna förstå bättre hur du upplevde det.',
    'Vi är inte säkra på att vi har förstått allt rätt.',
  ],
  carefulThanks: [
    'Tack för att du skriver det här till oss.',
    'Tack för ditt meddelande.',
    'Tack för att du skriver så öppet till oss.',
  ],
  serious: [
    'Vi tar det du skriver på allvar.',
    'Det du skriver är viktigt för oss och vi tar det på allvar.',
    'Meddelanden som ditt läser vi med stor omsorg.',
  ],
  carefulContact: [
    'Hör gärna av dig direkt till oss via {contact}, så att vi kan prata om det enskilt.',
    'Det pratar vi hellre om enskilt än här: hör gärna av dig via {contact}.',
    'Skriv gärna till oss via {contact}, så att vi kan prata med dig personligen.',
  ],
  regards: 'Vänliga hälsningar',
}
