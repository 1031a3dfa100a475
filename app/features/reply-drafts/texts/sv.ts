import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hej {name}!', brief: 'Hej {name}!', formal: 'Hej {name},' },
  greetingWithoutName: { warm: 'Hej!', brief: 'Hej!', formal: 'Hej,' },
  thanks: {
    warm: ['Stort tack för att du tog dig tid att skriva.', 'Tack så mycket för ditt omdöme.'],
    brief: ['Tack för ditt omdöme.', 'Tack för dina ord.'],
    formal: ['Tack för ditt omdöme.', 'Vi uppskattar att du tog dig tid att skriva.'],
  },
  praise: [
    'Dina fina ord om {things} betyder mycket för oss.',
    'Vi blir väldigt glada över ditt beröm för {things}.',
  ],
  praiseToo: ['Det är bra att du var nöjd med {things}.'],
  cause: ['Vi beklagar {things}.', 'Vi är ledsna över {things}.'],
  blame: ['Vi beklagar att du inte var nöjd med {things}.'],
  sorry: ['Det är tråkigt att läsa.', 'Vi beklagar att du inte var nöjd.'],
  partly: ['Vi beklagar att allt inte var som det skulle.'],
  quotation: '”{words}”',
  praised: ['Det gläder oss att läsa {words}.', 'Så roligt att läsa {words}.'],
  aside: ['Tack också för påpekandet: {words}.', 'Tack för ditt omdöme och för påpekandet: {words}.'],
  short: ['Tack så mycket, det gläder oss.', 'Stort tack, så roligt att läsa.'],
  told: 'Du skriver: {words}.',
  regret: ['Det är tråkigt att läsa.', 'Det beklagar vi.', 'Vi beklagar att det blev så.'],
  noted: ['Det du skriver om {things} tar vi på allvar.'],
  described: ['Det du beskriver tar vi på allvar.'],
  farewell: ['Vi önskar dig allt gott.'],
  heard: ['Det du skriver hjälper oss att bli bättre.'],
  contact: [
    'Om du vill berätta mer når du oss via {contact}.',
    'Vi vill gärna veta mer; du kan skriva till oss via {contact}.',
  ],
  wish: ['Vi hoppas få se dig igen.', 'Förhoppningsvis ses vi snart!'],
  regards: 'Vänliga hälsningar',
  topics: `staff: vårt team; service: vår service; price: våra priser; waiting time: väntetiden; food: vår mat;
    drinks: våra drycker; breakfast: frukosten; coffee: vårt kaffe; room: rummet; bathroom: badrummet; bed: sängen;
    delivery: leveransen; packaging: förpackningen; returns: returen; booking: bokningen; cleanliness: renligheten;
    location: vårt läge; quality: kvaliteten; atmosphere: stämningen; selection: utbudet;
    comfort: bekvämligheten; internet: internet; parking: parkeringen; facilities: våra lokaler;
    results: vårt arbete; design: designen; size: storleken; website: vår webbplats;
    opening hours: våra öppettider; equipment: vår utrustning; ease of use: användarvänligheten;
    reliability: vår pålitlighet; information: informationen;
    software: vår programvara`,
  causes: `queue: kön; slow-service: den långa väntetiden; no-reply: det uteblivna svaret; phone-unanswered:
    svårigheten att nå oss på telefon; late-delivery: den sena leveransen; missed-deadline: förseningen; cancelled:
    avbokningen; extra-charge: den extra avgiften; payment: besväret med betalningen; booking: besväret med bokningen;
    parking: besväret med parkeringen; dirty: den bristande renligheten; noise: oljudet; wifi: besväret med wifi`,
  articles: { '*': '' },
  joining: 'och|sedan|eller; men|dock; tyvärr|synd|enda minuset|lite|annars|förutom|bortsett',
  harsh:
    'idiot|dum$|dumma|skit|jävl|lögnar|tjuv|bedragar|klant|fan$|skam|katastrof|värst|skandal|hemsk|usel|skämt|löjlig|slöseri|gråt|grät$|tårar',
  sensitive: {
    health:
      'feber|allerg|sjuk$|sjuka$|sjukhus|magsjuk|kräk|spydde|diarré|matförgift|förgift|salmonell|illamå|infektion|symtom|ambulans|gravid|cancer|astma|medicin|celiaki|glutenintoler|vägglöss|cellgift|vägglus',
    injury:
      'skadade (?:mig|oss|sig)|bröt (?:armen|benet)|brännskad|brände (?:mig|oss)|blödde|halkade|hjärnskakning|blöder|blödning|blod$|har dött|avled|avliv|blåmärke|biten$|(?:hund|katt|mamma|pappa)\\p{L}* dog$|brännblås|begravning|kremer|kondolean|sorgekrans',
    discrimination:
      'rasis|diskrimin|sexis|homofob|antisemit|främlingsfientlig|på grund av min (?:hudfärg|religion|bakgrund)|folk som (?:mig|oss|henne|honom|dem)|hijab|slöja',
    harassment:
      'trakass|tafsa|ofreda|överfall|sexuell|mobba|antasta|hand(?:en)? på (?:mitt |min )?(?:knä|lår|ben$|rumpa)',
    threat: 'hotad|hotade|hotelse|döda (?:dig|er)|kommer (?:att )?ångra|självmord',
    law: 'advokat|stämm?er er|stämma er|domstol|rättegång|olaglig|polis|polisen|arn$|konsumentverket|jurist|polisanmäl',
    theft: 'stulen|stulit|stöld|stal$|tjuv|bedräg|lurendrej|svindel|bestulen',
    privacy: 'gdpr|personuppgift|mina uppgifter|filmade|filmad',
    safety:
      'minderårig|pedofil|övergrepp|(?:barn|son|dotter|bebis) (?:blev|var|är) (?:skadad|slagen|ensam|borta)|gasläcka|kolmonoxid|elstöt|nödutgång',
  },
  refused:
    'vi kommer att|lovar|garanter|gratis|presentkort|rabatt|vårt fel|kommer inte att hända|gottgöra|vi bjuder|erbjud|gåva|ser till|kommer vi att|ska vi|vi ska|återbetal|pengarna tillbaka|ersätt|skadestånd|kompens|lögn|ljuger|oärlig|falskt omdöme|falsk recension|aldrig (?:varit )?kund|konkurrent|förtal|utpress|(?:ändra|uppdatera|ta bort|höja|förbättra) (?:ditt|din|dina) (?:omdöme|betyg|recension)|(?:fyra|fem|fler) stjärnor',
}
