import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hallo {name},', brief: 'Hallo {name},', formal: 'Beste {name},' },
  greetingWithoutName: { warm: 'Hallo,', brief: 'Hallo,', formal: 'Goedendag,' },
  thanks: {
    warm: ['Hartelijk dank dat u de tijd nam om ons te schrijven.', 'Heel erg bedankt voor uw review.'],
    brief: ['Bedankt voor uw review.', 'Dank u voor uw woorden.'],
    formal: ['Wij danken u voor uw review.', 'Dank u dat u uw ervaring met ons deelt.'],
  },
  praise: [
    'Uw vriendelijke woorden over {things} doen ons goed.',
    'Wij zijn heel blij met uw complimenten over {things}.',
  ],
  praiseToo: ['Het is goed om te lezen dat u tevreden was over {things}.'],
  cause: ['Onze excuses voor {things}.', 'Wij vinden {things} heel vervelend voor u.'],
  blame: ['Het spijt ons dat u niet tevreden was over {things}.'],
  sorry: ['Het spijt ons dit te lezen.', 'Het spijt ons dat u niet tevreden was.'],
  partly: ['Het spijt ons dat niet alles naar wens was.'],
  quotation: '“{words}”',
  praised: ['Het is fijn om {words} te lezen.', 'Wat fijn om te lezen: {words}.'],
  aside: [
    'Bedankt ook voor deze opmerking: {words}.',
    'Bedankt voor uw review en voor deze opmerking: {words}.',
  ],
  short: ['Hartelijk dank, dat doet ons goed.', 'Dank u wel, dat lezen wij graag.'],
  told: 'U schrijft: {words}.',
  regret: ['Het spijt ons dat te lezen.', 'Dat spijt ons.', 'Het spijt ons dat u dat zo hebt ervaren.'],
  noted: ['Wat u over {things} schrijft, nemen wij serieus.'],
  described: ['Wat u beschrijft, nemen wij serieus.'],
  farewell: ['Wij wensen u alle goeds.'],
  heard: ['Uw mening helpt ons om beter te worden.'],
  contact: [
    'Wilt u ons meer vertellen, dan bereikt u ons via {contact}.',
    'Wij zouden er graag meer over weten; u bereikt ons via {contact}.',
  ],
  wish: ['Wij zien u graag terug.', 'Hopelijk tot snel!'],
  regards: 'Met vriendelijke groet',
  topics: `staff: ons team; service: onze service; price: onze prijzen; waiting time: de wachttijd; food: ons eten;
    drinks: onze drankjes; breakfast: het ontbijt; coffee: onze koffie; room: de kamer; bathroom: de badkamer;
    bed: het bed; delivery: de levering; packaging: de verpakking; returns: het retourneren; booking: de boeking;
    cleanliness: de netheid; location: onze ligging; quality: de kwaliteit; atmosphere: de sfeer; selection: de keuze; comfort: het comfort; internet: het internet; parking: het parkeren; facilities: onze ruimtes;
    results: ons werk; design: het ontwerp; size: de maat; website: onze website; opening hours: onze openingstijden;
    equipment: onze uitrusting; ease of use: het gebruiksgemak;
    reliability: onze betrouwbaarheid; information: de informatie;
    software: onze software`,
  causes: `queue: de rij; slow-service: de lange wachttijd; no-reply: het uitblijven van een antwoord;
    phone-unanswered: de slechte telefonische bereikbaarheid; late-delivery: de late levering; missed-deadline: de
    vertraging; cancelled: de annulering; extra-charge: de extra kosten; payment: de moeite met betalen; booking: de
    moeite met uw boeking; parking: de moeite met parkeren; dirty: het gebrek aan netheid; noise: het lawaai; wifi: de
    problemen met de wifi`,
  articles: { de: 'de', het: 'het' },
  joining: 'en|dan|of|dus; maar|echter; helaas|jammer|minpunt|alleen de|alleen het|verder$|afgezien|behalve',
  harsh:
    'idioot|dom$|domme|stom$|stomme|klootzak|kut|leugenaar|dief|dieven|oplichter|sukkel|prutser|schandalig|belachelijk|ramp$|drama|waardeloos|slechtste|vreselijk|verschrikkelijk|aanfluiting|geld terug|tijdverspilling|huil|tranen$',
  sensitive: {
    health:
      'koorts|allerg|ziek|misselijk|overgegeven|braken|diarree|voedselvergifti|vergift|salmonell|infectie|symptom|ambulance|zwanger|kanker|astma|medicijn|coeliakie|bedwantsen|chemo|spoedeisende',
    injury:
      'gewond|verwond|letsel|gebroken (?:arm|been|tand)|verbrand(?:ing| aan)|bloed(?:de|ing)|uitgegleden|bloed$|bloeden|bloedde|bloeding|overleden|gestorven|inslapen|ingeslapen|blauwe plek|gebeten|blaren$|begrafenis|uitvaart|crematie|crematorium|condol|rouw',
    discrimination:
      'racis|discrimin|seksis|homofo|antisemit|xenofo|vanwege mijn (?:huidskleur|afkomst|geloof)|mensen zoals (?:ik|wij|haar|hem|hen)|hoofddoek',
    harassment:
      'lastiggevallen|intimid|aangerand|aanranding|betast|seksueel|pesten$|hand op (?:mijn|m’n) (?:knie|been|dij|bil|kont)',
    threat: 'bedreig|vermoord|spijt van krijgen|zelfmoord',
    law: 'advocaat|advocaten|aangifte|rechtbank|rechtszaak|illegaal|politie|consumentenbond|juridisch|aanklagen',
    theft: 'gestolen|diefstal|dief$|dieven|fraude|oplicht|bestolen',
    privacy: 'avg$|persoonsgegevens|mijn gegevens|mijn privacy|gefilmd|datalek',
    safety:
      'minderjarig|kindermishandel|misbruik|pedofiel|(?:kind|zoon|dochter|baby) (?:is|was|werd) (?:gewond|alleen|geslagen|kwijt)|gaslek|koolmonoxide|elektrische schok|nooduitgang',
  },
  refused:
    'wij zullen|we zullen|beloven|beloofd|garander|gratis|tegoedbon|korting|onze schuld|onze fout|niet meer gebeuren|goedmaken|cadeau|bieden (?:wij )?u|zorgen (?:wij )?ervoor|gaan (?:wij|we)|terugbetal|geld terug|schadevergoed|compens|vergoed|leugen|liegt|gelogen|oneerlijk|nepreview|nep-review|nooit klant|concurren|smaad|laster|chantage|review (?:aan te passen|aanpassen|te wijzigen|wijzigen|te verwijderen|verwijderen|herzien)|beoordeling (?:aanpassen|wijzigen|verwijderen)|(?:vier|vijf|meer) sterren',
}
