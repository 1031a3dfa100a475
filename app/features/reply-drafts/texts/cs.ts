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
  praise: ['Vaše milá slova {things} nás moc těší.'],
  praiseToo: ['Těší nás, co dobrého píšete {things}.'],
  cause: ['Mrzí nás {things}.', 'Velmi nás mrzí {things}.'],
  blame: ['Mrzí nás, co píšete {things}.'],
  sorry: ['Je nám líto to číst.', 'Mrzí nás vaše zklamání.'],
  partly: ['Mrzí nás, že nebylo všechno v pořádku.'],
  quotation: '„{words}“',
  praised: ['Těší nás číst {words}.', 'Velkou radost nám udělala slova {words}.'],
  aside: ['Děkujeme i za tuto připomínku: {words}.', 'děkujeme za recenzi i za tuto připomínku: {words}.'],
  short: ['moc děkujeme, to nás těší.', 'děkujeme, to se krásně čte.'],
  told: 'Píšete: {words}.',
  regret: ['Je nám líto to číst.', 'To nás mrzí.', 'Mrzí nás, že to tak bylo.'],
  noted: ['Co píšete {things}, bereme vážně.'],
  described: ['To, co popisujete, bereme vážně.'],
  farewell: ['Přejeme vše dobré.'],
  heard: ['Vaše postřehy nám pomáhají se zlepšovat.'],
  contact: [
    'Pokud nám chcete říct víc, můžete nám napsat přes {contact}.',
    'Rádi bychom se dozvěděli víc; najdete nás na {contact}.',
  ],
  wish: ['Rádi vás zase uvidíme.', 'Snad brzy na viděnou!'],
  regards: 'S pozdravem',
  topics: `staff: o našem personálu; service: o našich službách; price: o našich cenách; waiting time: o čekání;
    food: o našem jídle; drinks: o našich nápojích; breakfast: o snídani; coffee: o naší kávě; room: o pokoji;
    bathroom: o koupelně; bed: o posteli; delivery: o doručení; packaging: o balení; returns: o vrácení zboží;
    booking: o rezervaci; cleanliness: o čistotě; location: o naší poloze; quality: o kvalitě;
    atmosphere: o atmosféře; selection: o výběru; comfort: o pohodlí; internet: o internetu;
    parking: o parkování; facilities: o našich prostorách; results: o naší práci; design: o vzhledu; size: o velikosti;
    website: o našich stránkách; opening hours: o otevírací době; equipment: o našem vybavení; ease of use: o snadnosti používání;
    reliability: o naší spolehlivosti; information: o informacích;
    software: o našem softwaru`,
  causes: `queue: dlouhá fronta; slow-service: dlouhé čekání; no-reply: chybějící odpověď; phone-unanswered: obtíže s
    dovoláním; late-delivery: pozdní doručení; missed-deadline: zpoždění; cancelled: zrušení; extra-charge: poplatek
    navíc; payment: potíže s platbou; booking: potíže s rezervací; parking: potíže s parkováním; dirty: nedostatečná
    čistota; noise: hluk; wifi: potíže s wifi`,
  articles: {},
  joining: 'a|pak|nebo|i; ale|však|jenže; bohužel|škoda|jediné mínus|trochu|jen|jinak|až na',
  harsh:
    'idiot|blb|debil|hloup|krám|zloděj|lhář|podvod|hovn|kurv|neschopn|ostud|katastrof|nejhorší|hrůz|příšern|otřesn|skandál|výsměch|ztráta času|plakal|pláč|brečel|slzy$',
  sensitive: {
    health:
      'horečk|alergi|nemoc|nemocn|onemocn|zvrac|průjem|průjm|otrava$|otravu$|otravy$|otravou$|salmonel|nevolnost|infekc|příznak|sanitk|těhoten|těhotn|rakovin|astma|celiaki|štěnic|chemoterap|udělalo (?:se )?(?:mi )?špatně',
    injury:
      'zraněn|zranil|zranění|úraz|zlomen|zlomil|popálen|popálil|opařil|krvác|uklouz|krev$|zemřel|umřel|uhynul|utracen|modřin|pokous|puchýř|pohřeb|pohřb|rakev|kremac|kondolenc|smutečn',
    discrimination:
      'rasis|diskrimin|sexis|homofob|antisemit|xenofob|lidi jako (?:já|my|vy|ona|on|oni)|hidžáb',
    harassment: 'obtěž|osahá|sexuáln|napad(?:l|en)|šikan|ruku na (?:moje |mé )?(?:koleno|stehno|zadek)',
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
