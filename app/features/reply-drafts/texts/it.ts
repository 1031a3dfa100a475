import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Buongiorno {name},', brief: 'Salve {name},', formal: 'Buongiorno {name},' },
  greetingWithoutName: { warm: 'Salve,', brief: 'Salve,', formal: 'Buongiorno,' },
  thanks: {
    warm: ['grazie di cuore per il tempo che ci ha dedicato.', 'grazie mille per la Sua recensione.'],
    brief: ['grazie per la recensione.', 'grazie per averci scritto.'],
    formal: ['La ringraziamo per la recensione.', 'grazie per aver condiviso la Sua opinione con noi.'],
  },
  praise: [
    'Le Sue belle parole {things} ci fanno molto piacere.',
    'Siamo molto contenti di leggere i Suoi complimenti {things}.',
  ],
  praiseToo: ['Ci fa piacere leggere le Sue parole {things}.'],
  cause: ['Ci dispiace per {things}.', 'Siamo dispiaciuti per {things}.'],
  blame: ['Ci dispiace leggere la Sua delusione {things}.'],
  sorry: ['Ci dispiace leggere queste parole.', 'Ci dispiace per la Sua delusione.'],
  partly: ['Ci dispiace che non tutto sia andato bene.'],
  quotation: '«{words}»',
  praised: ['È un piacere leggere {words}.', 'Ci ha fatto molto piacere leggere {words}.'],
  aside: [
    'Grazie anche per questa osservazione: {words}.',
    'grazie per la recensione e per questa osservazione: {words}.',
  ],
  short: ['grazie mille, ci fa molto piacere.', 'grazie di cuore, è bello leggerlo.'],
  told: 'Lei scrive: {words}.',
  regret: ['Ci dispiace leggerlo.', 'Ci dispiace molto.', 'Ci dispiace che sia andata così.'],
  noted: ['Prendiamo sul serio quello che scrive {things}.'],
  described: ['Prendiamo sul serio quello che descrive.'],
  farewell: ['Le auguriamo ogni bene.'],
  heard: ['Il Suo parere ci aiuta a migliorare.'],
  contact: [
    'Se vuole dirci qualcosa in più, può scriverci tramite {contact}.',
    'Vorremmo saperne di più: ci trova su {contact}.',
  ],
  wish: ['Speriamo di rivederLa presto!', 'Alla prossima!'],
  regards: 'Cordiali saluti',
  topics: `staff: sul nostro personale; service: sul nostro servizio; price: sui nostri prezzi; waiting time: sull’attesa;
    food: sulla nostra cucina; drinks: sulle nostre bevande; breakfast: sulla colazione; coffee: sul nostro caffè;
    room: sulla camera; bathroom: sul bagno; bed: sul letto; delivery: sulla consegna; packaging: sull’imballaggio;
    returns: sul reso; booking: sulla prenotazione; cleanliness: sulla pulizia; location: sulla nostra posizione;
    quality: sulla qualità; atmosphere: sull’atmosfera; selection: sulla scelta;
    comfort: sulla comodità; internet: sulla connessione internet; parking: sul parcheggio; facilities: sui nostri locali;
    results: sul nostro lavoro; design: sul design; size: sulla taglia; website: sul nostro sito;
    opening hours: sui nostri orari; equipment: sulla nostra attrezzatura; ease of use: sulla facilità d’uso;
    reliability: sulla nostra affidabilità; information: sulle informazioni;
    software: sul nostro software`,
  causes: `queue: la coda; slow-service: la lunga attesa; no-reply: la mancata risposta; phone-unanswered: la
    difficoltà a trovarci al telefono; late-delivery: il ritardo della consegna; missed-deadline: il ritardo; cancelled:
    la cancellazione; extra-charge: il costo aggiuntivo; payment: i problemi con il pagamento; booking: i problemi con
    la prenotazione; parking: le difficoltà di parcheggio; dirty: la scarsa pulizia; noise: il rumore; wifi: i problemi
    con il wifi`,
  articles: {
    il: 'sul',
    lo: 'sullo',
    la: 'sulla',
    i: 'sui',
    gli: 'sugli',
    le: 'sulle',
    'l’': 'sull’',
    "l'": 'sull’',
  },
  joining:
    'e|ed|o|quindi; ma|però|tuttavia; purtroppo|peccato|unico neo|un po|unica|per il resto|a parte|tranne',
  harsh:
    'idiot|cretin|stupid|merda|stronz|ladr|bugiard|truffator|incapac|cazzo|vergogn|disastr|orribil|pessim|peggio|ridicol|scandal|follia|perdita di tempo|rimbors|piang|pianto|lacrim',
  sensitive: {
    health:
      'febbre|raffreddor|allerg|malat|malattia|vomit|diarrea|intossica|salmonell|nausea|infezion|sintom|ospedale|ambulanza|incinta|cancro|tumore|asma$|farmac|celiac|cimici|chemio|pronto soccorso',
    injury:
      'ferit|lesion|infortun|ustion|scottat|sanguin|scivolat|rotto (?:il|un|la) (?:braccio|gamba|dente)|è mort[oa]$|decedut|eutanasi|livid[oi]$|morsicat|vescic|funeral|funebr|bara$|cremazion|condoglianze|lutto$',
    discrimination:
      'razzis|discrimin|sessis|omofob|antisemit|xenofob|per il colore|gente come (?:noi|me|lei|lui|loro)|hijab|velo islamico',
    harassment:
      'molest|palpegg|aggredi|aggression|sessual|stalking|mobbing|mano sul(?:la|le)? (?:mia |mio )?(?:coscia|ginocchio|gamba|sedere)',
    threat: 'minacc|ti ammazzo|vi ammazzo|uccider|ve ne pentirete|suicid',
    law: 'avvocat|denunci|querel|tribunale|causa legale|illegal|polizia|carabinieri|vie legali|codacons',
    theft: 'rubat|furto|ladr[io]$|truff|frode|derubat',
    privacy: 'gdpr|dati personali|i miei dati|violazione della privacy|mia privacy|filmat[oa]$|garante',
    safety:
      'minorenn|pedofil|maltratt|(?:bambino|bambina|figlio|figlia|neonato) (?:è stat|si è) (?:o|a|fatt|ferit)|fuga di gas|monossido|scossa elettrica|uscita di sicurezza',
  },
  refused:
    'promett|garantiamo|gratis|buono|sconto|colpa nostra|nostro errore|non accadrà|non succederà|provvederemo|regal|offriamo|omaggio|faremo|ci assicureremo|rimbors|risarc|indenni|bugiard|bugia|mente$|mentendo|disonest|recensione falsa|mai stato (?:nostro )?cliente|concorren|diffam|calunni|ricatt|(?:modificare|modifichi|cambiare|cambi|rivedere|eliminare|cancellare|migliorare|aggiornare) (?:la )?(?:sua )?(?:recensione|valutazione)|(?:quattro|cinque|più) stelle',
}
