import type { Cues } from '../causes.ts'

export const cs: Cues = {
  notBefore:
    'ne, není, nebyl, nebyla, nebylo, nebyly, nikdy, bez, žádný, žádná, žádné, žádnou, ani, přesto, místo, pokud, kdyby, bál*, čekal*, naštěstí',
  excused: `žádný problém, nebyl|není problém, nevadil*|nevadí, recenz*|hodnocení, pochopiteln*, dalo se čekat, hned|rychle opravil*|vyměnil*, letišt*, jiný|jiném hotel*, naštěstí, neznamená, pokud`,
  unless: {
    'too-hot': 'voda|vody|vodu|sprch*',
    'too-cold': 'voda|vody|vodu|sprch*',
    noise: 'klimatizac*|lednic*|výtah*',
    dirty: 'pláž*|moře|ulic*, zápach*|smrd*|páchn*',
    'too-expensive': 'parkov*|taxi',
    'rude-staff': 'hosté|hosti',
    'slow-service': 'výtah*',
  },
  notAfter: 'není, nebyl, nebyla, nebylo, nebyly, nejsou',
  weekdays: [
    'pondělí|pondělky',
    'úterý|úterky',
    'středa|středu|středy',
    'čtvrtek|čtvrtky',
    'pátek|pátky',
    'sobota|sobotu|soboty',
    'neděle|neděli',
  ],
  phrases: {
    queue:
      'dlouhá|dlouhé|obrovská|obrovské|nekonečná|nekonečné|dlouhou fronta|fronty|frontu, fronta|fronty byla|byly|je|jsou velmi|moc|příliš|hodně? dlouhá|dlouhé|obrovská, stáli|stál|stát|stála|čekali ve|dlouhou|v frontě|frontu',
    'slow-service':
      'pomalá|pomalý|zdlouhavá obsluha|servis|personál, obsluha|servis|personál|číšník byla|byl|je velmi|strašně|příliš|hodně|docela? pomalá|pomalý|zdlouhavá, čekali|čekal|čekala|čekání|čekat|čekáme jsme|jsem|se|přes|skoro|více|dlouho|hodinu|hodiny|na|víc|celkem|# , dlouhá|dlouhé|dlouho čekací|čekání|čekat|čekali|jsme? doba|čekali, hodinu|hodiny|minut čekání|jsme|jsem? čekali|čekal|čekala, trvalo věčnost|hodinu|dlouho|příliš|strašně, ~pomalá|pomalý|pomalé',
    understaffed:
      'málo personálu|obsluhy|číšníků|zaměstnanců|pokladen, nedostatek personálu|obsluhy, jen|pouze jedna|jeden pokladna|číšník|prodavačka|člověk',
    'rude-staff':
      'nepříjemn* obsluha|personál|servírka|číšník|prodavačka|paní|recepční|chování, neochotn*, neslušn*, hrub*, arogantn*, drz*, protivn*, ~nepříjemn*, ~nevrl*, ~otráven*, nevstřícn*',
    ignored:
      'ignoroval*|ignorují|ignorovaní, ~lhostejn*, ~nevšímav*, nikdo se|nás|si|nám nás|nevěnoval|neobsloužil|nevšiml|nepřišel|nepozdravil, ~nezájem',
    'unhelpful-staff':
      'neochotn*, ~nekompetentn*, ~neprofesionáln*, nepomohl*, neporadil*, neuměl*|nechtěl*|nedokázal* pomoci|pomoct|poradit, ~neschopn*',
    'no-reply':
      'nikdo neodpověděl|neodpovídá|nereagoval|nereaguje|neozval|se, neodpovídají|neodpověděli|nereagují|neozvali|neodpověděl, bez|žádná odpovědi|odpověď|reakce',
    'phone-unanswered':
      'nikdo nezvedá|nebere|nezvedl|nebral? telefon*|to, nezvedají|neberou telefon*, telefon nikdo|nezvedají|neberou, nedá|nelze se|dovolat? dovolat',
    'not-informed':
      'nikdo nás|mě|nám|mi|neinformoval? neinformoval|neřekl|neupozornil|neoznámil, neinformoval*|neupozornil*|neinformovali, bez|žádné|nedostatek|špatné|chybné|nedostatečné upozornění|informace|informací|vysvětlení|komunikace, špatná komunikace',
    'cold-food':
      'studené|studená|studený|vlažné|vlažná jídlo|polévka|káva|pizza|hranolky|maso|jídla, jídlo|polévka|káva|pizza|hranolky|oběd bylo|byla|byl|byly|přišlo|je|skoro|už|úplně|donesli _ studené|studená|studený|vlažné|vlažná|vychladlé, ~studené|studená|studený|vlažné|vlažná|vychladl*',
    'stale-food': '~okoral*, ~nečerstv*, ~zkažen*, ~plesniv*, ~prošlé|prošlý, ~oschl*',
    'badly-cooked':
      '~syrové|syrový|syrová, ~spálen*|připálen*, ~nedovařen*|nedopečen*, ~rozvařen*, ~přesmažen*|převařen*|přepečen*, ~mastn*, ~tuhé|tuhý|gumov*, ~suché|suchý|suchá',
    'bland-food': '~bez chuti, ~nevýrazn*, ~neslan*, ~mdl*, ~nedochucen*, ~bezchutn*',
    'salty-food': '~přesolen*, ~příliš|moc|hodně slan*|sladk*, ~přeslazen*',
    'small-portions':
      'malé|malá|mrňavé|mini|miniaturní porce, porce|porci byla|byly|jsou|je velmi|dost|příliš|opravdu|celkem? malé|malá|směšné|miniaturní, hladov*',
    'little-choice':
      'malý|omezený|chudý|slabý|mizerný výběr|sortiment, výběr|sortiment|nabídka|menu byl|je|byla velmi|dost|hodně? malý|omezený|chudý|omezená|slabý|chudá, pořád|každý stejné|to|den jídlo|samé|stejné',
    'sold-out':
      'vyprodán*|vyprodané, není|nebyl|nebylo skladem, prázdné regály, došlo|došel chleba|pečivo|jídlo',
    'poor-breakfast':
      'snídaně|snídaní byla|byly|je|jsou|velmi|slabé|slabá|dost|chudá? velmi|dost|celkem? chudá|slabá|chudé|slabé|mizerná|špatná|průměrná|hrozná, chudá|slabá|mizerná|špatná snídaně, ~slab*|chud*|mizern*',
    crowded: 'přeplněn*, příliš|moc|hodně lidí|narváno|plno, nedostatek|málo míst|stolů|lehátek|židlí|místa',
    'late-delivery':
      'zásilka|balík|dodávka|doručení|objednávka|zboží přišla|dorazila|přišel|přišlo|dorazil|dorazilo|trvalo|se|zpoždění|pozdě _ pozdě|zpožděním|opožděn*|zpozdila|týdny|dlouho|později, pozdní|opožděné|zpožděná dodání|doručení|dodávka, nedorazil*|nedoručen* zásilka|balík|objednávka|zboží, zásilka|balík|objednávka|zboží nedorazil*|nepřišl*|nedoručen*, zboží stále nedorazilo',
    'damaged-parcel':
      'poškozen*|rozbit*|zničen*|rozmačkan*|prasklý|promáčknut* zásilka|balík|zboží|obal|krabice|výrobek, zásilka|balík|zboží|obal|krabice|dorazil*|přišl* _ poškozen*|rozbit*|zničen*|rozmačkan*|roztržen*, špatně|mizerně zabalen*, ~poškozen*|rozbit*|zničen*',
    'wrong-item':
      'špatný|špatná|špatnou|jiný|jinou|jiné|chybné zboží|velikost|barvu|výrobek|barva|objednávka|jídlo|produkt, spletli|popletli objednávku|si|zboží, neobjednal* jsem',
    'missing-parts':
      'chyběl|chyběla|chyběly|chybí|chybělo díly|díl|šrouby|část|návod|součástka|kabel|součástky, nekompletní|neúplná|neúplné',
    'breaks-soon':
      'rozbil*|pokazil*|přestal*|roztrhl*|rozpadl*|praskl* se|po|fungovat, po # dnech|týdnech|měsících _ rozbil*|nefung*|pokazil*, špatná|mizerná|nízká|nekvalitní zpracování, šmejd',
    defective:
      'nefunguje, nefungoval*, nefungují, nefunkčn*, byl|byla|bylo|byly|je rozbit*|pokažen*|porouchan*, vadn*, mimo provoz, ~rozbit*|pokažen*',
    'size-fit':
      '~příliš|moc|hodně malé|malý|malá|velké|velký|velká|těsn*|krátk*|úzk*, nesedí|neseděl*|nepadnou, špatná velikost',
    'not-as-described':
      'neodpovídá|neodpovídal*|neodpovídají popisu|fotkám|fotografii|obrázku|fotce|skutečnosti, jinak|jiné než na|v obrázku|fotce|popisu|fotkách, zavádějící',
    refund:
      'nevrátili|nevrátil|odmítli|odmítají|odmítl|nechtějí|nechtěli vrátit|mi|peníze|reklamaci|uznat? peníze, peníze nevrátili|nevráceny|zpět nedostal*, reklamace|reklamaci zamítnuta|zamítli|neuznali|neuznána|odmítli, čekám na vrácení',
    'extra-charge':
      'skryté|dodatečné poplatky|poplatek|náklady, účtovali|naúčtovali|strhli|účtovat _ víc|navíc|dvakrát|extra, dražší než, příplatek|příplatky|doplatek, účet špatný|nesedí|vyšší',
    'too-expensive':
      'příliš|moc|hodně|velmi|dost|zbytečně|strašně|poměrně drahé|drahý|drahá|drazí|draho, předražen*, ceny|cena jsou|je|byly|byla|velmi|příliš|přemrštěn*? velmi|příliš|dost|hodně|zbytečně|moc? vysoké|vysoká|přehnané|přehnaná|přemrštěné|přemrštěná, nestojí|nestálo za ty|to peníze, neodpovídá ceně, předraženo, ~drahé|drahý|drahá|draho',
    'opening-hours':
      'zavřeno ačkoli|přestože|i když|bez, bylo|měli|je|měl|mají zavřeno|zavřené, otevírací doba|hodiny nesedí|neplatí|špatná|neodpovídá, zavírají|zavírá moc|příliš brzy, ~zavřeno|zavřené',
    booking:
      'overbooking, rezervace|rezervaci|objednávku nebyla|zrušena|zrušen*|neměli|nenašli|ztratili|neexistovala, zrušili|ztratili nám|mi|naši|moji|rezervaci? rezervaci, nenašli|neměli naši|moji rezervaci',
    'appointment-delay':
      'přestože objednan*|objednaní, v čekárně, zpoždění termín*|hodin*, objednaný|objednaná|objednaní na _ čekal*|čekání|hodin*',
    'no-show':
      'nikdo nepřijel|nepřišel|nedorazil|se? neukázal, nepřijeli|nedorazili|nedostavil|nepřišli, zrušili|odvolali na poslední',
    'bad-work':
      'odfláknut*, špatně|nekvalitně|mizerně|ledabyle provedeno|proveden*|udělan*|odveden*|opraven*|ostříhan*|namontovan*, špatná|mizerná|nekvalitní práce, zničil*|zkazil* mi vlasy, fušeřina',
    'not-listened': 'neposlouchá|neposlouchal*|nevyslechl*, nemá|neměl|neměla čas na, nebere vážně',
    painful: 'bolestiv*, hodně|strašně|velmi bolelo|bolest, spálil* mi|kůži|pokožku, hrubé zacházení',
    parking:
      'není|nebylo|nedostatek|málo|problém|obtížné|těžko|nelze|špatné|problémy kde|zaparkovat|parkovací|parkovacích|s|parkování|parkovat? zaparkovat|parkovat|parkováním|míst|místa, parkování je|bylo|problém|obtížné|hrozné? problém|obtížné|hrozné|složité|katastrofa, parkoviště malé|plné|je|bylo? vždy? plné|malé',
    'parking-price':
      'drahé|předražené parkování|parkoviště, parkování|parkoviště drahé|je|bylo|za? velmi|dost? drahé',
    dirty:
      'špinav*, špína, špíny, zašpiněn*, nečist*, nehygienick*, neuklizen*, neuklízel*|neuklízí, nebyl|nebyla|nebylo|nebyly|není příliš|moc|úplně|zrovna? čisto|čistý|čistá|čisté|uklizen*|čistě, ~prach|zaprášen*, ~fleky|skvrny|flekat*, ~plíseň|plesniv*, ~vlasy|chlupy, ~nechutn*|odporn*',
    smell:
      'smrdí, smrděl*, smrad, zápach, zapáchal*|zapáchá, páchl*|páchne, smrdut*, zatuchl*|zatuchlina, ~zápach|smrad',
    noise:
      'hlučn*, hluk|hluku, rámus, hlasit*|hlasité sousedé|hosté, slyšet bylo|je|všechno|každé|každý|sousedy|vše|všechny? všechno|každé|vše|sousedy, špatná|žádná|mizerná zvuková|zvukové|odhlučnění|izolace? izolace, tenké stěny|zdi',
    'loud-music': 'hudba příliš|moc|byla|je|hlasitá|nahlas? příliš|moc|velmi? hlasitá|nahlas, hlasitá hudba',
    'too-hot':
      'klimatizace nefung*|hlučn*|slab*|rozbit*|byla, bez|chybí klimatizace, příliš|strašné|hrozné|nesnesitelné horko|vedro|teplo|dusno, ~vedro|dusno|horko',
    'too-cold':
      'topení nefung*|netopí|netopilo|slab*, netopilo|netopí|netopili se, ~zima, velká|hrozná zima, ~chladno|studeno',
    wifi: 'wifi|wi+fi|internet|připojení nefung*|slab*|pomal*|je|byl|byla|bylo|nešl*|placen*? velmi|dost? slab*|pomal*|nestabiln*, slab*|pomal* internet|wifi|wi|připojení',
    'small-room':
      'pokoj|pokoje|koupelna|koupelny|pokojík byl|byla|je|jsou|byly|malý|malá|malé|malinký|miniaturní? velmi|dost|příliš|hodně|opravdu|celkem? mal*|malink*|těsn*|maličk*|miniaturní, malý|malá|malé|malinký|miniaturní|malinká pokoj|koupelna|pokoje, ~malink*|miniaturní|stísněn*',
    'worn-furnishings':
      'zastaral*, opotřeben*, zchátral*, ošuntěl*, omšel*, potřebuje|potřeboval*|potřebují|volá by|po|už|rekonstrukci|renovaci? rekonstrukci|renovaci|opravit|oživit, staré|starý|stará vybavení|nábytek|a|zařízení, odřen*|oprýskan*',
    'uncomfortable-bed':
      'postel|postele|matrace|polštáře|polštář nepohodln*|tvrd*|byla|byly|je|jsou|velmi|příliš|proležen*|byl? velmi|příliš|dost|hodně? nepohodln*|tvrd*|měkk*|proležen*, nepohodln*|tvrdé|proležené|tvrdá postel|postele|matrace, ~nepohodln*, ~příliš tvrd*|měkk*',
    water:
      'netekla|nebyla|bez|neteče|není teplá|teplé|teplé|horká? voda|vody, voda studená|vlažná|netekla|jen, studená|vlažná voda, sprcha|umyvadlo|odpad|záchod|kohoutek|toaleta ucpan*|protékal*|kapal*|nefung*|rozbit*|teče|tekl*, slabý|malý|nízký tlak? vody',
    'check-in':
      'check+in|ubytování|recepce _ trval*|dlouh*|pomal*|fronta, pokoj|pokoje nebyl|nebyly|není|ještě připraven*|nebyl|hotov*|uklizen*',
    lift: 'výtah|výtahy nefung*|rozbit*|pomal*|mal*|byl|je|nejel _ rozbit*|pomal*|nefung*|mal*, bez|chybí výtahu|výtah',
    'poor-light':
      'slabé|špatné|nedostatečné osvětlení|světlo, osvětlení slabé|špatné|nedostatečné, ~tmav*|tma|temn*',
    pests: 'šváb*|švábi, štěnice, myši|myš, krysy, mravenci|mravence, hmyz',
    website:
      'web|stránky|aplikace|eshop|stránka|e+shop nefung*|nepřehledn*|padá|spadl*|pomal*|hlásí|chyba, nelze|nejde objednat|zaplatit|rezervovat, ~nepřehledn*|padá|pomal*',
  },
}
