import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Dobrý den, {name},', brief: 'Dobrý den, {name},', formal: 'Dobrý den, {name},' },
  greetingWithoutName: { warm: 'Dobrý den,', brief: 'Dobrý den,', formal: 'Dobrý den,' },
  vocatives: `Adam: pane Adame; Alena: paní Aleno; Anna: paní Anno; David: pane Davide; Eva: paní Evo;
    Hana: paní Hano; Ivana: paní Ivano; Jakub: pane Jakube; Jan: pane Jane; Jana: paní Jano;
    Jaroslav: pane Jaroslave; Jiří: pane Jiří; Josef: pane Josefe; Kateřina: paní Kateřino;
    Lenka: paní Lenko; Lucie: paní Lucie; Marie: paní Marie; Markéta: paní Markéto; Martin: pane Martine;
    Martina: paní Martino; Michal: pane Michale; Milan: pane Milane; Monika: paní Moniko;
    Pavel: pane Pavle; Petr: pane Petře; Petra: paní Petro; Tereza: paní Terezo; Tomáš: pane Tomáši;
    Veronika: paní Veroniko; Zdeněk: pane Zdeňku`,
  thanks: {
    warm: ['srdečně děkujeme, že jste si našli čas nám napsat.', 'moc děkujeme za vaši recenzi.'],
    brief: ['děkujeme za recenzi.', 'díky za vaše slova.'],
    formal: ['děkujeme za vaši recenzi.', 'děkujeme za čas, který jste recenzi věnovali.'],
  },
  praise: ['Vaše milá slova {things} nás moc těší.', 'Je radost číst, co píšete {things}.'],
  praiseToo: ['Těší nás, co dobrého píšete {things}.'],
  glad: ['To nás velmi těší.', 'Taková slova jsou pro nás nejlepší odměnou.'],
  cause: ['Mrzí nás {things}.', 'Velmi nás mrzí {things}.'],
  blame: ['Mrzí nás, co píšete {things}.'],
  sorry: ['Je nám líto to číst.', 'Mrzí nás vaše zklamání.'],
  partly: ['Mrzí nás, že nebylo všechno v pořádku.'],
  told: [
    'Píšete: „{words}“. Je nám líto to číst.',
    'Píšete: „{words}“. To nás mrzí.',
    'Píšete: „{words}“. Mrzí nás, že to tak bylo.',
  ],
  noted: ['Co píšete {things}, bereme vážně.'],
  described: ['To, co popisujete, bereme vážně.'],
  mixed: ['Těší nás, co bylo dobré, a ostatní bereme vážně.'],
  farewell: ['Přejeme vše dobré.'],
  heard: ['Vaše postřehy nám pomáhají se zlepšovat.'],
  contact: [
    'Pokud nám chcete říct víc, můžete nám napsat přes {contact}.',
    'Rádi bychom se dozvěděli víc; najdete nás na {contact}.',
  ],
  wish: ['Rádi vás zase uvidíme.', 'Snad brzy na viděnou!'],
  unclear: ['Hvězdičky a slova nám říkají každé něco jiného; pokud něco nebylo v pořádku, mrzí nás to.'],
  regards: 'S pozdravem',
  weekdays: `{thing} v pondělí; {thing} v úterý; {thing} ve středu; {thing} ve čtvrtek;
    {thing} v pátek; {thing} v sobotu; {thing} v neděli`,
  topics: `staff: o našem personálu; service: o našich službách; price: o našich cenách; waiting time: o čekání;
    food: o našem jídle; drinks: o našich nápojích; breakfast: o snídani; coffee: o naší kávě; room: o pokoji;
    bathroom: o koupelně; bed: o posteli; delivery: o doručení; packaging: o balení; returns: o vrácení zboží;
    booking: o rezervaci; cleanliness: o čistotě; location: o naší poloze; quality: o kvalitě;
    atmosphere: o atmosféře; selection: o výběru; comfort: o pohodlí; internet: o internetu;
    parking: o parkování; facilities: o našich prostorách; results: o naší práci; design: o vzhledu; size: o velikosti;
    website: o našich stránkách; opening hours: o otevírací době; equipment: o našem vybavení; ease of use: o snadnosti používání;
    reliability: o naší spolehlivosti; information: o informacích;
    visit: o návštěvě; order: o objednávce; stay: o pobytu; course: o našem kurzu; software: o našem softwaru`,
  causes: `cancelled: zrušení; missed-deadline: zpoždění; poor-explanation: nedostatek vysvětlení;
    staff-turnover: střídání kontaktních osob; crash: pády programu; slow-app: pomalé načítání;
    update: tato změna; hard-to-use: složité ovládání; missing-feature: chybějící funkce;
    queue: dlouhá fronta; slow-service: pomalá obsluha; understaffed: nedostatek personálu;
    rude-staff: neochotné jednání; ignored: nedostatek pozornosti; unhelpful-staff: nedostatek pomoci;
    language-barrier: obtíže s jazykem; pushy-selling: vnucování; no-reply: chybějící odpověď;
    phone-unanswered: obtíže s dovoláním; not-informed: nedostatek informací; cold-food: studená objednávka;
    stale-food: nedostatečná čerstvost; badly-cooked: nepovedená příprava jídla; bland-food: nevýrazná chuť;
    salty-food: přílišná slanost; foreign-object: nález v jídle; small-portions: malé porce; little-choice: malý výběr;
    sold-out: vyprodané zboží; crowded: tlačenice;
    late-delivery: pozdní doručení; damaged-parcel: poškození zásilky; wrong-item: záměna zboží;
    missing-parts: chybějící díly; breaks-soon: tak rychlá závada; defective: závady; size-fit: potíže s velikostí;
    not-as-described: rozdíl oproti popisu; refund: potíže s vrácením peněz; extra-charge: poplatek navíc;
 payment: potíže s platbou; opening-hours: potíže s otevírací dobou;
    booking: potíže s rezervací; appointment-delay: čekání navzdory objednanému času; no-show: nedodržený termín;
    bad-work: vaše nespokojenost s naší prací; left-mess: nepořádek; not-listened: pocit, že jsme neposlouchali;
    painful: nepříjemný zážitek; parking: potíže s parkováním; parking-price: cena parkování; dirty: nedostatečná čistota;
    smell: zápach; noise: hluk; loud-music: hlasitá hudba; too-hot: horko; too-cold: zima; wifi: potíže s wifi;
    small-room: malý pokoj; worn-furnishings: opotřebené vybavení; uncomfortable-bed: nepohodlná postel;
    water: potíže s vodou; check-in: čekání při příjezdu; lift: potíže s výtahem; poor-light: slabé světlo;
    website: potíže s našimi stránkami; cancelling: potíže se zrušením rezervace`,
  articles: {},
  joining: ['a|pak|nebo|i', 'ale|však|jenže', 'bohužel|škoda|jediné mínus|trochu|jen'],
  harsh:
    'idiot|blb|debil|hloup|krám|zloděj|lhář|podvod|hovn|kurv|neschopn|ostud|katastrof|nejhorší|hrůz|příšern|otřesn|skandál|výsměch',
  sensitive: {
    health:
      'alergi|nemoc|nemocn|onemocn|zvrac|průjem|průjm|otrava$|otravu$|otravy$|otravou$|salmonel|nevolnost|infekc|příznak|sanitk|těhoten|těhotn|rakovin|astma|celiaki|štěnic|chemoterap|udělalo (?:se )?(?:mi )?špatně',
    injury:
      'zraněn|zranil|zranění|úraz|zlomen|zlomil|popálen|popálil|opařil|krvác|uklouz|krev$|zemřel|umřel|uhynul|utracen|modřin|pokous|puchýř',
    discrimination:
      'rasis|diskrimin|sexis|homofob|antisemit|xenofob|lidi jako (?:já|my|vy|ona|on|oni)|hidžáb',
    harassment: 'obtěž|osahá|sexuáln|napad(?:l|en)|šikan',
    threat: 'vyhrož|vyhrůž|výhrůž|zabij|zabít|budete litovat|sebevra',
    law: 'právník|advokát|žalob|žalov|soud$|soudu$|soudem|soudn|trestní|nelegál|nezákon|policie|policii|čoi$|obchodní inspekc',
    theft: 'ukrad|krádež|zloděj|podvod|okrad',
    privacy: 'gdpr|osobní údaje|osobních údajů|moje údaje|natáčel|únik dat',
    safety:
      'nezletil|pedofil|týrán|zneuž|(?:dítě|syn|dcera) (?:byl|byla|bylo|se) (?:zraněn|zbit|sám|ztratil)|únik plynu|oxid uhelnatý|zásah proudem|nouzový východ',
  },
  refused:
    'slibuj|zaruč|zdarma|poukaz|sleva|slevu|naše chyba|naše vina|již se nestane|už se nestane|vynahrad|dárek|nabíz|zajistíme|postaráme|zlepšíme|napravíme|vrácení peněz|vrátíme peníze|vrátíme vám|odškodn|kompenza|náhrad|lhář|lžete|lžete|lež$|nepoctiv|falešn|nikdy (?:jste )?neby(?:l|la|li) (?:naším )?zákazn|konkuren|pomluv|vydír|(?:změn|uprav|smaz|odstran|vylepš)\\p{L}* (?:svou |svoji |své |vaši )?(?:recenz|hodnocen)|(?:čtyři|pět|více) hvězd',
}
