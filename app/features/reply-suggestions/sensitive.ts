import type { Language } from '#app/languages/languages.ts'

export const sensitiveSubjects = [
  'health',
  'injury',
  'discrimination',
  'harassment',
  'threat',
  'law',
  'compensation',
  'theft',
  'privacy',
  'minors',
] as const
export type SensitiveSubject = (typeof sensitiveSubjects)[number]

/** For the owner. */
export const subjectNames: Record<SensitiveSubject, string> = {
  health: 'health',
  injury: 'an injury',
  discrimination: 'discrimination',
  harassment: 'harassment',
  threat: 'a threat',
  law: 'a legal matter',
  compensation: 'money to be paid back',
  theft: 'theft or fraud',
  privacy: 'personal data',
  minors: 'a child’s safety',
}

/** These are answered with care whatever the stars; the others may be part of praise. */
const grave: SensitiveSubject[] = ['injury', 'discrimination', 'harassment', 'threat', 'theft', 'minors']
export const isGrave = (subject: SensitiveSubject) => grave.includes(subject)

type Stems = Record<SensitiveSubject, string>

/** Beginnings of words, by language; a word that ends with `$` is meant whole. Matched without case. */
const stems: Record<Language, Stems> = {
  en: {
    health:
      'allerg|sick$|sickness|illness|ill$|vomit|a&e$|chemo|threw up|throwing up|diarrh|food poison|poisoned|salmonell|nausea|infection|disease|symptom|diagnos|anaphyla|coeliac|celiac|hospital|ambulance|pregnan|cancer|asthma|medication|rash$|bedbug|bed bugs',
    injury:
      'injur|wounded|broke my|broken (?:arm|leg|tooth)|burned my|burnt my|bleeding|slipped and|concussion',
    discrimination:
      'racis|discriminat|sexis|homophob|antisemit|xenophob|islamophob|transphob|because of my (?:skin|race|religion|accent|disability)',
    harassment: 'harass|groped|molest|assault|stalk(?:ed|ing)|touched me|bullied|sexual',
    threat:
      'threaten|threat$|i will find you|will regret|watch your back|burn (?:it|the place|you) down|kill$|killed$|suicid',
    law: 'lawyer|solicitor|attorney|lawsuit|sue$|suing|court$|illegal|police|trading standards|consumer protection|small claims',
    compensation: 'refund|money back|compensat|reimburs|chargeback|owe me|damages$',
    theft: 'stole$|stolen|theft|thief|thieves|fraud|scam|robbed$|embezzl',
    privacy: 'gdpr|data protection|personal data|my data|privacy|leaked|filmed me|recorded me',
    minors:
      'child abuse|abused|(?:child|kid|son|daughter|baby|toddler) (?:was|got|is) (?:hurt|lost|hit|left alone|unsafe|in danger)|paedophil|pedophil|underage|minor was',
  },
  de: {
    health:
      'allerg|krank|übel$|übelkeit|übergeben|erbrochen|erbrechen|durchfall|lebensmittelvergiftung|vergift|salmonell|infektion|symptom|diagnos|krankenhaus|notaufnahme|zöliakie|schwanger|krebs$|asthma|medikament|ausschlag$|bettwanzen|chemo',
    injury:
      'verletz|gebrochen(?:er|e|es|en)? (?:arm|bein|zahn)|verbrannt an|verbrüht|blutete|ausgerutscht|gehirnerschütterung',
    discrimination:
      'rassis|diskrimin|sexis|homophob|antisemit|fremdenfeindlich|ausländerfeindlich|wegen meiner (?:hautfarbe|herkunft|religion|behinderung)',
    harassment: 'belästig|begrapscht|angefasst|bedräng|übergriff|mobbing|sexuell|nötig(?:te|ung)',
    threat: 'bedroh|drohung|drohte|gedroht|umbringen|werdet ihr bereuen|suizid',
    law: 'anwalt|anwält|rechtsanw|klage$|verklag|anzeige|gericht$|illegal|polizei|verbraucherschutz|verbraucherzentrale|gewerbeaufsicht|strafbar',
    compensation: 'erstatt|rückerstatt|geld zurück|entschädig|schadens?ersatz|rückzahl',
    theft: 'gestohlen|geklaut|diebstahl|dieb$|diebe$|betrug$|betrüg|abzocke|bestohlen|unterschlag',
    privacy: 'datenschutz|dsgvo|personenbezogen|meine daten|gefilmt|privatsphäre|weitergegeben',
    minors:
      'missbrauch|minderjährig|kindeswohl|(?:kind|sohn|tochter|baby) (?:wurde|war|ist) (?:verletzt|allein|geschlagen|verschwunden|in gefahr)|pädophil',
  },
  fr: {
    health:
      'allerg|malade|maladie|vomi|diarrh|intoxication|intoxiqu|salmonell|nausée|infection|symptôme|diagnosti|hôpital|ambulance|enceinte|cancer|asthme|médicament|cœliaque|chimio|punaises? de lit',
    injury: 'bless(?:é|ure|er)|cassé (?:le|la|un|une) (?:bras|jambe|dent)|brûlé la|brûlure|saign|glissé',
    discrimination:
      'racis|discrimin|sexis|homophob|antisémit|xénophob|à cause de ma (?:couleur|religion|peau)',
    harassment: 'harcel|harcèl|agress(?:é|ion)|attouchement|sexuel|peloté',
    threat: 'menac|tuer$|vous allez (?:le )?regretter|suicid',
    law: 'avocat(?!s? (?:toast|crevette))|plainte|tribunal|justice$|illégal|police$|gendarme|dgccrf|procès|porter plainte',
    compensation: 'rembours|indemni|dédommag|dommages et intérêts',
    theft: 'volé|volée|vol$|voleur|fraude|arnaqu|escroc',
    privacy: 'rgpd|données personnelles|mes données|vie privée|filmé|cnil',
    minors:
      'mineur|maltrait|abus sur|pédophil|(?:enfant|fils|fille|bébé) (?:a été|est) (?:blessé|frappé|perdu|seul|en danger)',
  },
  es: {
    health:
      'alerg|alérg|enferm|vomit|vómit|diarrea|intoxica|salmonel|náusea|infecci|síntoma|diagnós|hospital|ambulancia|embaraz|cáncer|asma$|medicament|celíac|celiac|chinches|quimio|urgencias',
    injury:
      'herid|lesion|lesión|quemadur|me quemé|sangr(?:e|ado|ando)|me resbal|roto (?:el|un|la) (?:brazo|pierna|diente)',
    discrimination:
      'racis|discrimin|sexis|machis|homófob|homofob|antisemit|xenófob|xenofob|por mi (?:color|raza|religión|acento)',
    harassment: 'acos|abus(?:o|aron) sexual|sexual|agredi|agresi|manose|tocó sin',
    threat: 'amenaz|matar|os vais a arrepentir|se van a arrepentir|suicid',
    law: 'abogad|denunci|demand(?:a|ar|aré|é)$|juzgado|tribunal|ilegal|policía|consumo$|hoja de reclamaci',
    compensation:
      'reembols|devoluci(?:ón|ones) del dinero|devuelv(?:an|en) (?:el|mi) dinero|devolver(?:me)? (?:el|mi) dinero|indemni|compensaci',
    theft: 'robo$|robado|robaron|robó$|ladr(?:ón|ones)|fraude|estafa|timo$|hurto',
    privacy: 'protección de datos|rgpd|datos personales|mis datos|privacidad|grabaron',
    minors:
      'menor(?:es)? de edad|maltrato|pederast|pedófil|(?:niño|niña|hijo|hija|bebé) (?:fue|está|estaba|se) (?:herid|golpead|perdid|sol)',
  },
  it: {
    health:
      'allerg|malat|malattia|vomit|diarrea|intossica|salmonell|nausea|infezion|sintom|diagnos|ospedale|ambulanza|incinta|cancro|tumore|asma$|farmac|celiac|cimici|chemio|pronto soccorso',
    injury:
      'ferit|lesion|infortun|ustion|scottat|sanguin|scivolat|rotto (?:il|un|la) (?:braccio|gamba|dente)',
    discrimination: 'razzis|discrimin|sessis|omofob|antisemit|xenofob|per il colore',
    harassment: 'molest|palpegg|aggredi|aggression|sessual|stalking|mobbing',
    threat: 'minacc|ammazz|uccid|ve ne pentirete|suicid',
    law: 'avvocat|denunci|querel|tribunale|causa legale|illegal|polizia|carabinieri|vie legali|codacons',
    compensation: 'rimbors|risarc|indenni|soldi indietro|restituzione',
    theft: 'rubat|furto|ladr[io]$|truff|frode|derubat',
    privacy: 'gdpr|dati personali|i miei dati|privacy|filmat[oa]$|garante',
    minors:
      'minorenn|pedofil|maltratt|(?:bambino|bambina|figlio|figlia|neonato) (?:è stat|si è) (?:o|a|fatt|ferit)',
  },
  nl: {
    health:
      'allerg|ziek|misselijk|overgegeven|braken|diarree|voedselvergifti|vergift|salmonell|infectie|symptom|diagnos|ambulance|zwanger|kanker|astma|medicijn|coeliakie|bedwantsen|chemo|spoedeisende',
    injury:
      'gewond|verwond|letsel|gebroken (?:arm|been|tand)|verbrand(?:ing| aan)|bloed(?:de|ing)|uitgegleden',
    discrimination:
      'racis|discrimin|seksis|homofo|antisemit|xenofo|vanwege mijn (?:huidskleur|afkomst|geloof)',
    harassment: 'lastiggevallen|intimid|aangerand|aanranding|betast|seksueel|pesten$',
    threat: 'bedreig|vermoord|spijt van krijgen|zelfmoord',
    law: 'advocaat|advocaten|aangifte|rechtbank|rechtszaak|illegaal|politie|consumentenbond|juridisch|aanklagen',
    compensation: 'terugbetal|geld terug|schadevergoed|compens|vergoeding',
    theft: 'gestolen|diefstal|dief$|dieven|fraude|oplicht|bestolen',
    privacy: 'avg$|persoonsgegevens|mijn gegevens|privacy|gefilmd|datalek',
    minors:
      'minderjarig|kindermishandel|misbruik|pedofiel|(?:kind|zoon|dochter|baby) (?:is|was|werd) (?:gewond|alleen|geslagen|kwijt)',
  },
  pt: {
    health:
      'alerg|alérg|doente|doença|vomit|vômit|vómit|diarreia|intoxica|salmonel|náusea|enjoo|infecç|infeç|sintoma|diagnós|hospital|ambulância|grávida|gravidez|câncer|cancro|asma$|medicament|remédio|celíac|percevejo|quimio|passei mal|passou mal',
    injury:
      'ferid|feriu|lesão|lesõ|machuc|magoei-me|queimadur|me queimei|sangr|escorreg|quebr(?:ei|ou) (?:o|um|a) (?:braço|perna|dente)',
    discrimination:
      'racis|discrimin|sexis|machis|homofob|homofób|antissemit|xenofob|xenófob|por causa da (?:cor|raça|religião)',
    harassment: 'assédi|assedi|abus(?:o|aram) sexual|sexual|agredi|agressão|apalp',
    threat: 'ameaç|matar|vão se arrepender|suicíd',
    law: 'advogad|denúnci|denunci|processar|processo judicial|tribunal|ilegal|polícia|procon|livro de reclamações|justiça',
    compensation: 'reembols|dinheiro de volta|indeniz|indemniz|ressarc|compensaç|estorno',
    theft: 'roub(?:o$|ado|aram|ou)|furt(?:o$|ado|aram)|ladr(?:ão|ões)|fraude|golpe$|burla|golpista',
    privacy: 'lgpd|rgpd|dados pessoais|meus dados|privacidade|filmaram|gravaram',
    minors:
      'menor(?:es)? de idade|maus[- ]tratos|pedófil|pedofil|(?:criança|filho|filha|bebê|bebé) (?:foi|ficou|está) (?:ferid|machucad|agredid|sozinh|perdid)',
  },
  pl: {
    health:
      'alerg|uczulen|chor(?:y|a|ob|ow|ował)|wymiot|biegunk|zatru|salmonell|mdłości|infekcj|zakażen|objaw|diagno|szpital|pogotowi|karetk|w ciąży|rak$|nowotwor|astm|celiaki|pluskw|chemio',
    injury:
      'zranion|ranny|obrażeni|skalecz|złama(?:ł|ną|ny) (?:rękę|nogę|ząb|ręk|nog)|poparzy|poparzen|krwawi|poślizgn',
    discrimination: 'rasis|rasiz|dyskrymin|seksis|seksiz|homofob|antysemi|ksenofob',
    harassment: 'molest|napastow|nękan|nęka(?:ł|li|ją)|dotykał|seksual|mobbing|napaść|napadł',
    threat: 'groz(?:ił|ili|i$)|groźb|zabi(?:ję|ć|je)$|pożałuje|samobój',
    law: 'adwokat|prawnik|prawnicz|pozew|pozw|sąd$|sądu$|sądem|sądow|nielegal|policj|uokik|rzecznik',
    compensation:
      'zwrot(?:u)? (?:pieni|kosz|środk|kas|got)|zwrócić pieni|odszkodow|rekompens|refund|zadośćuczyn|oddajcie pieni',
    theft: 'ukrad|kradzie|złodziej|oszu(?:st|ka)|okrad|przekręt|wyłudz',
    privacy: 'rodo$|dane osobowe|danych osobowych|moje dane|prywatnoś|nagrywa|wyciek danych',
    minors:
      'nieletni|niepełnoletni|pedofil|znęca|(?:dziecko|syn|córka) (?:został|była|był|zgubił) (?:ran|bit|sam|uderz)',
  },
  cs: {
    health:
      'alergi|nemoc|nemocn|onemocn|zvrac|průjem|průjm|otrav|salmonel|nevolnost|infekc|příznak|diagnó|sanitk|těhoten|těhotn|rakovin|astma|celiaki|štěnic|chemoterap|udělalo (?:se )?(?:mi )?špatně',
    injury: 'zraněn|zranil|zranění|úraz|zlomen|zlomil|popálen|popálil|opařil|krvác|uklouz',
    discrimination: 'rasis|diskrimin|sexis|homofob|antisemit|xenofob',
    harassment: 'obtěž|osahá|sexuáln|napad(?:l|en)|šikan',
    threat: 'vyhrož|vyhrůž|výhrůž|zabij|zabít|budete litovat|sebevra',
    law: 'právník|advokát|žalob|žalov|soud$|soudu$|soudem|soudn|trestní|nelegál|nezákon|policie|policii|čoi$|obchodní inspekc',
    compensation:
      'vrácení peněz|vrátit peníze|vraťte (?:mi )?peníze|odškodn|náhrad(?:u|a) škody|kompenza|refund',
    theft: 'ukrad|krádež|zloděj|podvod|okrad',
    privacy: 'gdpr|osobní údaje|osobních údajů|moje údaje|soukromí|natáčel|únik dat',
    minors:
      'nezletil|pedofil|týrán|zneuž|(?:dítě|syn|dcera) (?:byl|byla|bylo|se) (?:zraněn|zbit|sám|ztratil)',
  },
  da: {
    health:
      'allerg|syg$|syge$|sygdom|kaste(?:de)? op|opkast|diarré|madforgift|forgift|salmonel|kvalme|infektion|symptom|diagnos|hospital|ambulance|gravid|kræft|astma|medicin|cøliaki|væggelus|kemo',
    injury: 'skadet|skader$|tilskadekom|brækkede|brækket|forbrændt|forbrænding|blødte|gled$|hjernerystelse',
    discrimination:
      'racis|diskrimin|sexis|homofob|antisemit|fremmedfjendsk|på grund af min (?:hudfarve|religion|baggrund)',
    harassment: 'chikane|befamle|krænk|overfald|seksuel|mobbe',
    threat: 'truet|truede|trusler|trussel|slå (?:dig|jer) ihjel|komme til at fortryde|selvmord',
    law: 'advokat|sagsøg|retssag|retten$|ulovlig|politi|politiet|forbrugerklage|anmeldt til|jurist',
    compensation: 'refund|pengene tilbage|penge tilbage|erstatning|kompens|tilbagebetal',
    theft: 'stjål|tyveri|tyv$|tyve$|bedrag|svindel|svindl|bestjål',
    privacy: 'gdpr|persondata|personoplysning|mine data|privatliv|filmet',
    minors: 'mindreårig|pædofil|misbrug|(?:barn|søn|datter|baby) (?:blev|var|er) (?:skadet|slået|alene|væk)',
  },
  sv: {
    health:
      'allerg|sjuk|kräk|spydde|diarré|matförgift|förgift|salmonell|illamå|infektion|symtom|diagnos|ambulans|gravid|cancer|astma|medicin|celiaki|glutenintoler|vägglöss|cellgift|vägglus',
    injury:
      'skadad|skadade|skada$|bröt (?:armen|benet)|brännskad|brände (?:mig|oss)|blödde|halkade|hjärnskakning',
    discrimination:
      'rasis|diskrimin|sexis|homofob|antisemit|främlingsfientlig|på grund av min (?:hudfärg|religion|bakgrund)',
    harassment: 'trakass|tafsa|ofreda|överfall|sexuell|mobba|antasta',
    threat: 'hotad|hotade|hotelse|döda (?:dig|er)|kommer (?:att )?ångra|självmord',
    law: 'advokat|stäm(?:ma|ning er)|domstol|rättegång|olaglig|polis|polisen|arn$|konsumentverket|jurist|polisanmäl',
    compensation: 'återbetal|pengarna tillbaka|pengar tillbaka|ersättning|kompens|skadestånd',
    theft: 'stulen|stulit|stöld|stal$|tjuv|bedräg|lurendrej|svindel|bestulen',
    privacy: 'gdpr|personuppgift|mina uppgifter|integritet|filmade|filmad',
    minors:
      'minderårig|pedofil|övergrepp|(?:barn|son|dotter|bebis) (?:blev|var|är) (?:skadad|slagen|ensam|borta)',
  },
  tr: {
    health:
      'alerji|hasta(?:lan|lık|yım|ne)|hasta$|kus(?:tu|tum|ma)|ishal|zehirlen|salmonella|mide bulant|bulantı|enfeksiyon|belirti|teşhis|ambulans|hamile|kanser|astım|ilaç|çölyak|tahtakurusu|kemoterapi|acile',
    injury: 'yaralan|yaralı|kır(?:dım|ıldı) (?:kolum|bacağım)|kolum kırıl|yanık|yandım|kanad|kaydım|düşüp',
    discrimination: 'ırkç|ayrımcı|cinsiyetçi|homofob|antisemit|yabancı düşman',
    harassment: 'taciz|sarkıntılık|saldır|cinsel|elle(?:di|me)$|zorbalık|mobbing',
    threat: 'tehdit|öldür|pişman olacaksınız|intihar',
    law: 'avukat|dava$|davacı|dava aç|mahkeme|yasadışı|yasa dışı|polis|tüketici hakem|tüketici hakları|şikayetçi|savcı|suç duyuru',
    compensation: 'para iade|iade(?:mi| etme| iste)|paramı geri|geri ödeme|tazminat|telafi',
    theft: 'çal(?:dı|ındı|mış|an)$|çalın|hırsız|dolandır|sahtekar|soygun',
    privacy: 'kvkk|kişisel veri|verilerim|gizlilik|videoya çek|mahremiyet',
    minors:
      'reşit olmayan|istismar|pedofil|(?:çocuğum|çocuk|oğlum|kızım|bebeğim) (?:yaralan|kaybol|dövül|yalnız bırak)',
  },
}

const beginOfWord = '(?<![\\p{L}\\p{N}])'
const endOfWord = '(?![\\p{L}\\p{N}])'

/** These languages write compounds as one word ("Nussallergie"): a long stem counts within a word, too. */
const compounding: readonly string[] = ['de', 'nl', 'da', 'sv']
const isLongStem = (stem: string) => /^\p{L}{6,}$/u.test(stem)

function patternOf(language: string, words: string) {
  const all = words.replaceAll('$', endOfWord)
  const inside = compounding.includes(language) ? words.split('|').filter(isLongStem) : []
  return new RegExp([`${beginOfWord}(?:${all})`, ...inside].join('|'), 'iu')
}

const patterns = Object.fromEntries(
  Object.entries(stems).map(([language, bySubject]) => [
    language,
    sensitiveSubjects.map((subject) => [subject, patternOf(language, bySubject[subject])] as const),
  ]),
) as Record<Language, (readonly [SensitiveSubject, RegExp])[]>

/** The subjects of a text that a public reply must not argue about; in a language that we cannot tell, those of all. */
export function sensitiveIn(text: string, language: Language | null): SensitiveSubject[] {
  const folded = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const asked = language ? patterns[language] : Object.values(patterns).flat()
  const found = asked.filter(([, pattern]) => pattern.test(folded)).map(([subject]) => subject)
  return sensitiveSubjects.filter((subject) => found.includes(subject))
}
