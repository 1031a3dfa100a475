import type { Cues } from '../causes.ts'

export const da: Cues = {
  notBefore:
    'ingen, intet, aldrig, ikke, uden, trods, i stedet, næppe, hvis, bange, forventede, hverken, heldigvis, selvom',
  excused: `intet|ikke noget? problem, gjorde ikke noget, generede|generer ikke|os, anmeldelse*, forståeligt, som forventet, blev hurtigt|straks? ordnet|repareret|skiftet, lufthavn*, andet hotel, heldigvis, betyder det? ikke, medmindre`,
  unless: {
    'too-hot': 'vand*|bruser*',
    'too-cold': 'vand*|bruser*',
    noise: 'aircondition*|køleskab*|elevator*',
    dirty: 'strand*|gade*, lugt*',
    'too-expensive': 'parkering*|taxa, minus',
    'rude-staff': 'gæster*',
    'slow-service': 'elevator*',
  },
  notAfter: 'ikke, aldrig',
  weekdays: [
    'mandag|mandage',
    'tirsdag|tirsdage',
    'onsdag|onsdage',
    'torsdag|torsdage',
    'fredag|fredage',
    'lørdag|lørdage',
    'søndag|søndage',
  ],
  phrases: {
    queue:
      'lang|lange|enorm|enorme|kæmpe kø|køer, køen|køerne|kø var|er meget|alt|for|rigtig for? lang|lange, stå i kø, stod i kø',
    'slow-service':
      'langsom|sløv|træg service|betjening|personale, servicen|service|betjeningen|personalet var|er meget|for|ekstremt|utrolig? langsom|langsomt|sløv|træg, ventede|vente|ventet|venter i|over|næsten|mere|længe|på|en|alt|# , lang|lange ventetid|ventetider, ventetiden|ventetid var|er meget|for|alt? lang, tog evigheder|lang|meget|over|alt? tid|lang|for, timers|minutters ventetid, ~langsom|langsomt|sløv',
    understaffed:
      'for lidt|få personale|kasser|tjenere, underbemandet, mangel på personale, kun én|en kasse|tjener|medarbejder|person',
    'rude-staff':
      'uvenlig*, uhøflig*, ~ubehagelig*, arrogant*, ~sur|sure, ~nedladende, ~uforskammet*, ikke særlig|særligt|videre? venlig|venlige|imødekommende|flink',
    ignored:
      'ignorerede|ignoreret|ignorerer, ~uinteresseret*, ~ligeglad*, ~uopmærksom*, ingen kom|hilste|hjalp|spurgte',
    'unhelpful-staff':
      'ikke særlig|særligt|meget|videre? hjælpsom|hjælpsomme|behjælpelig|behjælpelige, ~inkompetent*, ~uprofessionel*, ~uvidende, kunne|ville ikke hjælpe',
    'no-reply':
      'aldrig|ikke|intet|ingen fået|får|svar|svarer|svaret|svarede|modtaget|vendt? et? svar, svarer ikke|aldrig, svarede ikke|aldrig, hører|hørt intet|ikke',
    'phone-unanswered':
      'ingen tager|svarer|tog telefonen, tager|svarer ikke|aldrig telefonen, umulig|umuligt at få|komme fat',
    'not-informed':
      'ingen|ikke|aldrig informerede|fortalte|informeret|oplyst|sagde|orienteret, ingen|uden|manglende|dårlig|forkert information|varsel|forklaring|kommunikation|besked',
    'cold-food':
      'kold|koldt|kolde|lunken|lunkent mad|suppe|kaffe|pizza|fritter|pomfritter, maden|mad|suppen|kaffen|pizzaen|fritterne var|kom|er|næsten|helt|kun|nærmest _ kold|koldt|kolde|lunken|lunkent, ~kold|koldt|kolde|iskold|lunken|lunkent',
    'stale-food': '~ikke frisk|friske|friskt, ~muggen|muggent, ~harsk',
    'badly-cooked':
      '~rå|råt, ~brændt|brændte|branket, ~overstegt|overkogt*, ~sej|sejt|seje, ~fedtet|fedtede, ~ikke gennemstegt, ~understegt, ~tør|tørt|tørre',
    'bland-food': '~smagløs|smagløst|smagsløst, ~uden smag, ~ingen smag, ~ikke krydret, ~kedelig|kedeligt',
    'salty-food': '~for|alt salt|saltet|sød|sødt, ~oversaltet',
    'small-portions':
      'små|lille|bittesmå|minimale portioner|portion, portionerne|portionen var|er meget|for|ret? for? små|lille|minimale, ikke mætte|mæt|blev',
    'little-choice':
      'dårligt|lille|begrænset|lidt|ringe|sparsomt udvalg|sortiment|valg, udvalget|menuen|sortimentet var|er meget|ret|for|noget? begrænset|lille|dårligt|ringe|sparsomt',
    'sold-out': 'udsolgt, ikke på lager, tomme hylder, altid|allerede væk',
    'poor-breakfast':
      'morgenmaden|morgenmad var|er meget|ikke|ret|lidt|temmelig|noget? dårlig|kedelig|sparsom|ringe|skuffende|begrænset|middelmådig|mangelfuld, dårlig|kedelig|sparsom|ringe morgenmad, ~sparsom|kedelig|skuffende|ringe|dårlig',
    crowded:
      'for|meget|alt overfyldt|fyldt|proppet|trangt? mennesker, overfyldt, ingen|ikke|for ledige|nok|få borde|stole|siddepladser|pladser|liggestole',
    'late-delivery':
      'leveringen|levering|pakken|pakke|bestillingen|ordren|varen kom|var|tog|er|blev|forsinket _ sent|forsinket|uger|lang|senere|lang tid, sen|forsinket|langsom levering, aldrig|ikke leveret|kommet|modtaget|ankommet|modtog, for sent leveret',
    'damaged-parcel':
      'ankom|kom|leveret|modtog|modtaget|var|pakken|kassen|emballagen beskadiget|ødelagt|itu|smadret|i stykker, dårligt|dårlig pakket|emballeret|emballage|indpakket, pakken|kassen|emballagen _ beskadiget|ødelagt|smadret, ~beskadiget|ødelagt|smadret',
    'wrong-item':
      'forkert|forkerte vare|varer|størrelse|farve|produkt|ordre|model|ret, fik en|noget andet|forkert|anden, ikke det|hvad jeg|vi bestilte|havde',
    'missing-parts':
      'manglede|mangler|manglende dele|skruer|en|et|del|ledning, dele|skruer manglede|mangler, mangelfuld levering, ufuldstændig*',
    'breaks-soon':
      'gik|gået|går|knækkede|holdt|stoppede efter|i|op|med _ stykker|dage|uger|måneder|virke|gang, ~dårlig forarbejdet',
    defective:
      'virker|virkede|fungerer|fungerede ikke|dårligt|aldrig, var|er defekt|ødelagt|itu|stykker, defekt|defekte, ude af drift|funktion, i stykker',
    'size-fit':
      '~for|alt lille|stor|små|stram|kort|lang|store, passer|passede ikke, lille|stor i størrelsen, forkert størrelse',
    'not-as-described':
      'ikke som|svarer? på|beskrevet|billedet|billederne|lovet|annonceret|til? _ beskrevet|billede*|beskrivelse*|lovet, svarer|svarede ikke til, vildledende, misvisende',
    refund:
      'ikke|aldrig|nægter|nægtede|ingen|intet få|fået|at|refundere|betale|refunderet? mine? penge|pengene? tilbage, ingen refusion|refundering|tilbagebetaling, nægter|nægtede at refundere|betale|tage',
    'extra-charge':
      'skjulte|ekstra|uventede gebyrer|omkostninger|gebyr|udgifter, trukket|betale|opkrævet to|dobbelt|ekstra|for? gange|meget, dyrere end aftalt|lovet|tilbud*',
    'too-expensive':
      'for|alt|meget|ret|alt for|temmelig dyr|dyrt|dyre, overpris, overpriset, priserne|prisen|priser var|er alt|meget|for|ret|lidt? for? høj|høje|dyr|dyre, ikke værd|pengene|prisen, pengene værd ikke, ublu|rip off, ~dyr|dyrt|dyre',
    'opening-hours':
      'lukket selvom|trods|da|uden, var|er|holdt lukket, åbningstiderne|åbningstider passer|passede|er|stemmer? ikke|forkerte|begrænsede, lukker for|alt tidligt, ~lukket',
    booking:
      'overbooket|overbookede|dobbeltbooket, reservationen|bookingen|reservation|booking var|fandtes|blev|ikke|er ikke|væk|annulleret|forkert|fundet, kunne ikke finde reservation*|vores|min|booking*',
    'appointment-delay':
      'trods tid|aftale, venteværelset _ time|timer|minutter, forsinket|forsinkede i|med forhold|aftale*',
    'no-show':
      'ingen kom|dukkede, dukkede|kom aldrig|ikke op, kom aldrig, aflyste|aflyst i|med|samme sidste|kort',
    'bad-work':
      'dårligt|sjusket|elendigt|ringe arbejde|udført|håndværk, sjusket|dårligt udført|klippet|lavet|monteret, sjusk, ødelagde|ødelagt mit hår',
    'not-listened':
      'lytter|lyttede|lyttet|hører ikke|aldrig, ikke lyttede|lyttet, ikke taget alvorligt, ingen tid',
    painful: 'smertefuld*, gjorde meget|rigtig|så? ondt, hårdhændet*, brændte min|hovedbund|huden',
    parking:
      'ingen|ikke|svært|svær|umuligt|få|dårlige|mangel|dårlig at|med|på|finde|muligt? parkering|parkeringspladser|parkere|parkeringsplads|parkeringsforhold|p pladser, parkeringen|parkering er|var svær|svært|et|umulig|trang|problem, svært at parkere|finde',
    'parking-price': 'dyr|dyrt parkering|garage|at, parkeringen|parkering var|er|dyr? meget|for? dyr|dyrt',
    dirty:
      'beskidt*, snavset*, snavsede, ulækker*, ulækkert, uhygiejnisk*, ikke|aldrig|dårligt|næppe særlig|særligt|helt|ordentligt|gjort|meget? ren|rent|rene|rengjort, dårlig|manglende|mangelfuld rengøring, rengøringen var|er? mangelfuld|dårlig|under|ikke, ~støvet|støv, ~pletter|plettet, ~skimmel|mug, ~hår, ~klam*|klamt',
    smell:
      'lugtede|lugter|lugtede _ dårligt|af|grimt|muggent|indelukket|fælt|kloak|røg, stank, stinker, stank af, dårlig|grim|fæl|muggen|kraftig|ubehagelig lugt, ~lugt|lugten, ~muggen|muggent',
    noise:
      'støjende, støj, larm, larmende, larmede, meget|for|ret lydt|støj|larm, lydt|lyde|lydisoleret, hørte|høre|hører man|alt|alle|naboerne|alting|trafikken, dårlig|dårligt|ingen lydisolering|isoleret|lydisoleret|isolering',
    'loud-music': 'musikken|musik var|er|alt|for alt|for|meget? høj|højt|høj, høj|højlydt musik',
    'too-hot':
      'aircondition*|klimaanlæg* _ ikke|stykker|defekt|larm*|støj*, ingen|intet aircondition|klimaanlæg, ~for|meget|ulidelig|alt varm|varmt|hedt, ~indelukket, ulidelig varmt',
    'too-cold':
      'varmen|radiatoren|opvarmning* _ ikke|virke*, ~for|meget|is|hunde kold|koldt, ~iskold|iskoldt, værelset var koldt, ~koldt|kold|træk',
    wifi: 'wifi|wi+fi|internet|internettet|nettet|netværk* _ ikke|dårlig|dårligt|langsomt|ustabil*|svagt, dårligt|intet|langsomt wifi|internet',
    'small-room':
      'værelset|værelserne|badeværelset|værelse|bruseren|toilettet|værelser var|er meget|for|ret|alt|bitte|lidt|temmelig? lille|små|trangt|bittesmå, lille|små|bittesmå|trange værelse|værelser|badeværelse',
    'worn-furnishings':
      'slidt|slidte, nedslidt*, umoderne, forældet*, trænger|trængte til en|at? renovering|istandsættelse|opdatering|maling|modernisering, gammelt|gamle|gammel og, ~medtaget*',
    'uncomfortable-bed':
      'sengen|sengene|madrassen|madrasserne|puden|puderne|senge var|er meget|for|alt|ikke|ret|rigtig? ubehagelig*|hård|hårde|blød|bløde|behagelig*|dårlig|dårlige|ukomfortabel*, hård|hårde|dårlige|ubehagelig* seng|senge|madras|madrasser, ~ubehagelig*, ~ukomfortabel*, ~for hård|hårde|blød',
    water:
      'intet|kun|ikke|knap varmt|koldt|noget? vand|varmt, dårligt|lavt|intet vandtryk, bruseren|toilettet|afløbet|håndvasken _ stoppet|tilstoppet|utæt|lækkede|løb|defekt, vandet|vandtrykket var|er _ koldt|lunkent|dårligt|lavt',
    'check-in':
      'indtjekning|check+in|indtjekningen _ tog|lang|langsom|kaotisk|time, værelset|værelserne|værelse var|er ikke klar|klart|færdig|rengjort',
    lift: 'elevatoren|elevatorerne|elevator _ virke*|defekt|langsom|ikke|lille|stykker, ingen elevator',
    'poor-light': 'dårlig|dårligt|ringe|svag belysning|oplyst|lys, ~mørkt|mørk|mørke',
    pests: 'kakerlak*, væggelus, mus, rotter, myrer, skadedyr, insekter',
    website:
      'hjemmesiden|siden|appen|websitet|webshoppen _ ikke|fejl|langsom|crash*|dårlig|virke*|rodet, kan|kunne ikke bestille|booke|betale online, ~rodet|langsom|crasher',
  },
}
