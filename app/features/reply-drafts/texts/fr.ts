import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Bonjour {name},', brief: 'Bonjour {name},', formal: 'Bonjour {name},' },
  greetingWithoutName: { warm: 'Bonjour,', brief: 'Bonjour,', formal: 'Bonjour,' },
  thanks: {
    warm: ['Un grand merci d’avoir pris le temps de nous écrire.', 'Merci beaucoup pour votre avis.'],
    brief: ['Merci pour votre avis.', 'Merci de nous avoir écrit.'],
    formal: ['Nous vous remercions de votre avis.', 'Merci d’avoir pris le temps de partager votre avis.'],
  },
  praise: ['Vos compliments sur {things} nous touchent.'],
  praiseToo: ['Nous sommes heureux que vous ayez apprécié {things}.'],
  cause: ['Nous sommes désolés pour {things}.', 'Nous regrettons {things}.'],
  blame: ['Nous regrettons votre déception concernant {things}.'],
  sorry: ['Nous sommes désolés de lire cela.', 'Nous regrettons votre déception.'],
  partly: ['Nous regrettons que tout n’ait pas été parfait.'],
  quotation: '« {words} »',
  praised: ['Quel plaisir de lire {words}.', 'Cela nous touche de lire {words}.'],
  aside: [
    'Merci aussi pour cette remarque : {words}.',
    'Merci pour votre avis et pour cette remarque : {words}.',
  ],
  short: ['Merci beaucoup, cela nous fait très plaisir.', 'Merci, quel plaisir de vous lire.'],
  told: 'Vous écrivez : {words}.',
  regret: [
    'Nous sommes désolés de lire cela.',
    'Nous en sommes désolés.',
    'Nous regrettons que cela se soit passé ainsi.',
  ],
  noted: ['Nous prenons au sérieux ce que vous écrivez sur {things}.'],
  described: ['Nous prenons au sérieux ce que vous décrivez.'],
  farewell: ['Nous vous souhaitons une bonne continuation.'],
  heard: ['Votre retour nous aide à nous améliorer.'],
  contact: [
    'Si vous souhaitez nous en dire plus, vous pouvez nous joindre sur {contact}.',
    'Nous aimerions en savoir plus ; vous pouvez nous écrire via {contact}.',
  ],
  wish: ['Au plaisir de vous revoir !', 'Nous serions très heureux de vous revoir.'],
  regards: 'Bien cordialement',
  topics: `staff: notre équipe; service: notre service; price: nos prix; waiting time: l’attente; food: ce que nous servons;
    drinks: nos boissons; breakfast: le petit déjeuner; coffee: notre café; room: la chambre; bathroom: la salle de bain;
    bed: la literie; delivery: la livraison; packaging: l’emballage; returns: le retour; booking: la réservation;
    cleanliness: la propreté; location: notre emplacement; quality: la qualité; atmosphere: l’ambiance;
    selection: le choix; comfort: le confort; internet: la connexion internet;
    parking: le stationnement; facilities: nos locaux; results: notre travail; design: le style; size: la taille;
    website: notre site; opening hours: nos horaires; equipment: notre équipement; ease of use: la facilité d’utilisation;
    reliability: notre fiabilité; information: les informations;
    software: notre logiciel`,
  causes: `queue: la file d’attente; slow-service: la longue attente; no-reply: l’absence de réponse;
    phone-unanswered: la difficulté à nous joindre par téléphone; late-delivery: le retard de livraison;
    missed-deadline: le retard; cancelled: l’annulation; extra-charge: les frais en plus; payment: les soucis de
    paiement; booking: les soucis de réservation; parking: les soucis de stationnement; dirty: le manque de propreté;
    noise: le bruit; wifi: les soucis de wifi`,
  articles: { le: 'le', la: 'la', les: 'les', 'l’': 'l’', "l'": 'l’' },
  joining:
    'et|puis|ou|donc; mais|cependant|pourtant; par contre|malheureusement|dommage|seul bémol|seul souci|un peu|un poil|quand même|tout de même|seule|sinon|à part|autrement|en revanche',
  harsh:
    'idiot|imbécile|connard|con$|conne$|merde|débile|stupide|voleur|menteur|escroc|charlatan|incapable|crétin|putain|nul$|nulle$|honteu|catastroph|horribl|scandal|minable|pire|n.importe quoi|ridicul|blague|usine|foutage|inadmissible|arnaque|perte de temps|rembours|pleur|larmes',
  sensitive: {
    health:
      'fièvre|fiévreu|allerg|malade|maladie|vomi|diarrh|intoxication|intoxiqu|salmonell|nausée|infection|symptôme|hôpital|ambulance|suis enceinte|femme enceinte|cancer|asthme|médicament|cœliaque|chimio|punaises? de lit',
    injury:
      'bless(?:é|ure|er)|cassé (?:le|la|un|une) (?:bras|jambe|dent)|brûlé la|brûlure|saign|glissé|décéd|(?:est|sont) morte?s?$|euthanasi|mordu|hématome|cloques?$|obsèques|enterrement|funérail|funéraire|crémat|condoléances|cercueil|deuil$',
    discrimination:
      'racis|discrimin|sexis|homophob|antisémit|xénophob|à cause de ma (?:couleur|religion|peau)|(?:gens|personnes) comme (?:nous|moi|lui|elle|elles|eux)|hijab|voilée',
    harassment:
      'harcel|harcèl|agress(?:é|ion)|attouchement|sexuel|peloté|main sur (?:la |ma |mon |le |les )?(?:cuisse|genou|fesse|jambe)',
    threat: 'menac|tuer$|vous allez (?:le )?regretter|suicid',
    law: 'avocat(?!s? (?:toast|crevette))|plainte|tribunal|justice$|illégal|police$|gendarme|dgccrf|procès|porter plainte',
    theft:
      "m[’'](?:a|ont) volé|été volé|s[’']est fait voler|vol de (?:mon|ma|mes)|victime (?:de|d’un) vol|voleur|fraude|arnaqu|escroc",
    privacy: 'rgpd|données personnelles|mes données|vie privée|filmé|cnil',
    safety:
      'mineur|maltrait|abus sur|pédophil|(?:enfant|fils|fille|bébé) (?:a été|est) (?:blessé|frappé|perdu|seul|en danger)|fuite de gaz|monoxyde|électrocut|issue de secours',
  },
  refused:
    "nous allons|nous promett|promesse|garanti|gratuit|bon d’achat|remise|notre faute|notre erreur|ne se reproduira|geste commercial|offr(?:ons|ir|irons)|cadeau|bon d.achat|réduction|ferons|veillerons|rembours|indemni|dédommag|menteu|mensonge|mentez|malhonnête|faux avis|jamais été client|concurren|diffam|chantage|(?:modifier|changer|revoir|supprimer|retirer|améliorer|reconsidérer) votre (?:avis|note)|(?:quatre|cinq|plus d[’']) ?étoiles",
}
