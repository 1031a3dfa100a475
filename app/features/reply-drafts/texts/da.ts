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
  glad: ['Det glæder os meget.', 'Ord som dine er den bedste belønning for vores arbejde.'],
  cause: ['Vi beklager {things}.', 'Vi er kede af {things}.'],
  blame: ['Vi beklager, at du ikke var tilfreds med {things}.'],
  sorry: ['Det er vi kede af at læse.', 'Vi beklager, at du ikke var tilfreds.'],
  partly: ['Vi beklager, at ikke alt var, som det skulle være.'],
  told: [
    'Du skriver: »{words}«. Det er vi kede af at læse.',
    'Du skriver: »{words}«. Det beklager vi.',
    'Du skriver: »{words}«. Vi er kede af, at det var sådan.',
  ],
  noted: ['Det, du skriver om {things}, tager vi alvorligt.'],
  described: ['Det, du beskriver, tager vi alvorligt.'],
  mixed: ['Vi er glade for det gode og tager resten alvorligt.'],
  farewell: ['Alt godt til dig.'],
  heard: ['Det, du skriver, hjælper os med at blive bedre.'],
  contact: [
    'Hvis du vil fortælle os mere, kan du få fat i os via {contact}.',
    'Vi vil gerne høre mere; du kan skrive til os via {contact}.',
  ],
  wish: ['Vi håber at se dig igen.', 'Forhåbentlig på snarligt gensyn!'],
  unclear: [
    'Dine stjerner og dine ord siger os noget forskelligt; hvis noget ikke var i orden, beklager vi det.',
  ],
  regards: 'Venlig hilsen',
  weekdays: `{thing} mandag; {thing} tirsdag; {thing} onsdag; {thing} torsdag;
    {thing} fredag; {thing} lørdag; {thing} søndag`,
  topics: `staff: vores team; service: vores service; price: vores priser; waiting time: ventetiden; food: vores mad;
    drinks: vores drikkevarer; breakfast: morgenmaden; coffee: vores kaffe; room: værelset; bathroom: badeværelset;
    bed: sengen; delivery: leveringen; packaging: emballagen; returns: returneringen; booking: bookingen;
    cleanliness: rengøringen; location: vores beliggenhed; quality: kvaliteten; atmosphere: stemningen;
    selection: udvalget; comfort: komforten; internet: internettet; parking: parkeringen;
    facilities: vores lokaler; results: vores arbejde; design: designet; size: størrelsen; website: vores hjemmeside;
    opening hours: vores åbningstider; equipment: vores udstyr; ease of use: brugervenligheden;
    reliability: vores pålidelighed; information: informationen;
    visit: dit besøg; order: din bestilling; stay: dit ophold; course: vores kursus; software: vores software`,
  causes: `cancelled: aflysningen; missed-deadline: forsinkelsen; poor-explanation: den manglende forklaring;
    staff-turnover: de skiftende kontaktpersoner; crash: nedbruddene; slow-app: den langsomme indlæsning;
    update: ændringen; hard-to-use: den besværlige betjening; missing-feature: den manglende funktion;
    queue: køen; slow-service: den langsomme betjening; understaffed: manglen på personale;
    rude-staff: den uvenlige behandling; ignored: den manglende opmærksomhed; unhelpful-staff: den manglende hjælp;
    language-barrier: besværet med sproget; pushy-selling: det pågående salg; no-reply: det manglende svar;
    phone-unanswered: besværet med at få fat i os på telefonen; not-informed: den manglende information;
    cold-food: den kolde servering; stale-food: den manglende friskhed; badly-cooked: den mislykkede tilberedning;
    bland-food: den manglende smag; salty-food: den salte mad; foreign-object: det, du fandt i maden;
    small-portions: de små portioner; little-choice: det lille udvalg; sold-out: det udsolgte;
 crowded: trængslen;
    late-delivery: den sene levering; damaged-parcel: skaden på pakken; wrong-item: den forkerte vare;
    missing-parts: de manglende dele; breaks-soon: at det gik i stykker så hurtigt; defective: det, der ikke virkede;
    size-fit: den forkerte størrelse; not-as-described: forskellen fra beskrivelsen;
    refund: besværet med tilbagebetalingen; extra-charge: den ekstra udgift;
    payment: besværet med betalingen; opening-hours: besværet med vores åbningstider;
    booking: besværet med bookingen; appointment-delay: ventetiden trods din aftale;
    no-show: den aftale, der ikke blev holdt; bad-work: at arbejdet ikke blev som ventet; left-mess: rodet;
    not-listened: følelsen af ikke at blive hørt; painful: den ubehagelige oplevelse; parking: besværet med parkeringen;
    parking-price: prisen på parkering; dirty: den manglende rengøring; smell: lugten; noise: støjen;
    loud-music: den høje musik; too-hot: varmen; too-cold: kulden; wifi: besværet med wifi;
    small-room: det lille værelse; worn-furnishings: den slidte indretning; uncomfortable-bed: den ubehagelige seng;
    water: besværet med vandet; check-in: ventetiden ved check-in; lift: besværet med elevatoren;
    poor-light: det dårlige lys; website: besværet med vores hjemmeside; cancelling: besværet med afbestillingen`,
  articles: { '*': '' },
  joining: ['og|eller|derefter', 'men|dog', 'desværre|ærgerligt|eneste minus|lidt'],
  harsh:
    'idiot|dum$|dumme|lort|løgner|tyv|bedrager|klovn|fandeme|pinlig|sgu|katastrof|værst|skandal|forfærdel|elendig|joke$|latterlig',
  sensitive: {
    health:
      'allerg|syg$|syge$|sygdom|kaste(?:de)? op|opkast|diarré|madforgift|forgift|salmonel|kvalme|infektion|symptom|hospital|ambulance|gravid|kræft|astma|medicin|cøliaki|væggelus|kemo',
    injury:
      'skadede mig|kom til skade|kom (?:slemt )?til skade|tilskadekom|brækkede|brækket|forbrændt|forbrænding|blødte|gled$|hjernerystelse|blødning|blod$|døde$|er død$|afgået ved døden|aflivet|blå mærker|bidt$|vabler|brandsår',
    discrimination:
      'racis|diskrimin|sexis|homofob|antisemit|fremmedfjendsk|på grund af min (?:hudfarve|religion|baggrund)|folk som (?:mig|os|hende|ham|dem)|hijab',
    harassment: 'chikane|befamle|krænk|overfald|seksuel|mobbe',
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
