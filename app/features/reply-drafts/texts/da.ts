import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hej {name}', brief: 'Hej {name}', formal: 'Kære {name}' },
  greetingWithoutName: { warm: 'Hej', brief: 'Hej', formal: 'Goddag' },
  thanks: {
    warm: ['Mange tak, fordi du tog dig tid til at skrive.', 'Tusind tak for din anmeldelse.'],
    brief: ['Tak for din anmeldelse.', 'Tak for dine ord.'],
    formal: ['Tak for din anmeldelse.', 'Vi sætter pris på, at du tog dig tid til at skrive.'],
  },
  praise: ['Dine fine ord om {things} betyder meget for os.', 'Vi er meget glade for din ros af {things}.'],
  praiseToo: ['Det er godt, at du var tilfreds med {things}.'],
  cause: ['Vi beklager {things}.', 'Vi er kede af {things}.'],
  blame: ['Vi beklager, at du ikke var tilfreds med {things}.'],
  sorry: ['Det er vi kede af at læse.', 'Vi beklager, at du ikke var tilfreds.'],
  partly: ['Vi beklager, at ikke alt var, som det skulle være.'],
  quotation: '»{words}«',
  praised: ['Det glæder os at læse {words}.', 'Hvor er det dejligt at læse {words}.'],
  aside: ['Tak også for bemærkningen: {words}.', 'Tak for din anmeldelse og for bemærkningen: {words}.'],
  short: ['Mange tak, det glæder os.', 'Tusind tak, det er dejligt at læse.'],
  told: 'Du skriver: {words}.',
  regret: ['Det er vi kede af at læse.', 'Det beklager vi.', 'Vi er kede af, at det var sådan.'],
  noted: ['Det, du skriver om {things}, tager vi alvorligt.'],
  described: ['Det, du beskriver, tager vi alvorligt.'],
  farewell: ['Alt godt til dig.'],
  heard: ['Det, du skriver, hjælper os med at blive bedre.'],
  contact: [
    'Hvis du vil fortælle os mere, kan du få fat i os via {contact}.',
    'Vi vil gerne høre mere; du kan skrive til os via {contact}.',
  ],
  wish: ['Vi håber at se dig igen.', 'Forhåbentlig på snarligt gensyn!'],
  regards: 'Venlig hilsen',
  topics: `staff: vores team; service: vores service; price: vores priser; waiting time: ventetiden; food: vores mad;
    drinks: vores drikkevarer; breakfast: morgenmaden; coffee: vores kaffe; room: værelset; bathroom: badeværelset;
    bed: sengen; delivery: leveringen; packaging: emballagen; returns: returneringen; booking: bookingen;
    cleanliness: rengøringen; location: vores beliggenhed; quality: kvaliteten; atmosphere: stemningen;
    selection: udvalget; comfort: komforten; internet: internettet; parking: parkeringen;
    facilities: vores lokaler; results: vores arbejde; design: designet; size: størrelsen; website: vores hjemmeside;
    opening hours: vores åbningstider; equipment: vores udstyr; ease of use: brugervenligheden;
    reliability: vores pålidelighed; information: informationen;
    software: vores software`,
  causes: `queue: køen; slow-service: den lange ventetid; no-reply: det manglende svar; phone-unanswered:
    besværet med at få fat i os på telefonen; late-delivery: den sene levering; missed-deadline: forsinkelsen;
    cancelled: aflysningen; extra-charge: den ekstra udgift; payment: besværet med betalingen; booking: besværet med
    bookingen; parking: besværet med parkeringen; dirty: den manglende rengøring; noise: støjen; wifi: besværet med
    wifi`,
  articles: { '*': '' },
  joining: 'og|eller|derefter; men|dog; desværre|ærgerligt|eneste minus|lidt|ellers|bortset',
  harsh:
    'idiot|dum$|dumme|lort|løgner|tyv|bedrager|klovn|fandeme|pinlig|sgu|katastrof|værst|skandal|forfærdel|elendig|joke$|latterlig|spild af|græd|tårer',
  sensitive: {
    health:
      'feber|allerg|syg$|syge$|sygdom|kaste(?:de)? op|opkast|diarré|madforgift|forgift|salmonel|kvalme|infektion|symptom|hospital|ambulance|gravid|kræft|astma|medicin|cøliaki|væggelus|kemo',
    injury:
      'skadede mig|kom til skade|kom (?:slemt )?til skade|tilskadekom|brækkede|brækket|forbrændt|forbrænding|blødte|gled$|hjernerystelse|blødning|blod$|døde$|er død$|afgået ved døden|aflivet|blå mærker|bidt$|vabler|brandsår|begravels|bisættels|kremer|kondolence|bårebuket',
    discrimination:
      'racis|diskrimin|sexis|homofob|antisemit|fremmedfjendsk|på grund af min (?:hudfarve|religion|baggrund)|folk som (?:mig|os|hende|ham|dem)|hijab',
    harassment:
      'chikane|befamle|krænk|overfald|seksuel|mobbe|hånd(?:en)? på (?:mit |min )?(?:knæ|lår|ben$|bagdel)',
    threat: 'truet|truede|trusler|trussel|slå (?:dig|jer) ihjel|komme til at fortryde|selvmord',
    law: 'advokat|sagsøg|retssag|retten$|ulovlig|politi|politiet|forbrugerklage|anmeldt til|jurist',
    theft: 'stjål|tyveri|tyv$|tyve$|bedrag|svindel|svindl|bestjål',
    privacy: 'gdpr|persondata|personoplysning|mine data|filmet',
    safety:
      'mindreårig|pædofil|misbrug|(?:barn|søn|datter|baby) (?:blev|var|er) (?:skadet|slået|alene|væk)|gasudslip|kulilte|elektrisk stød|nødudgang',
  },
  refused:
    'vi vil sørge|lover|garanter|gratis|gavekort|rabat|vores skyld|vores fejl|kommer ikke til at ske|gøre det godt igen|tilbyder|gave$|vil vi|vi vil (?!gerne)|vi skal|sikrer vi|refund|pengene tilbage|penge tilbage|erstatning|kompens|tilbagebetal|løgn|lyver|uærlig|falsk anmeldelse|aldrig (?:været )?kunde|konkurrent|bagvask|afpres|(?:ændre|opdatere|slette|fjerne|forbedre|hæve) din (?:anmeldelse|bedømmelse|vurdering)|(?:fire|fem|flere) stjerner',
}
