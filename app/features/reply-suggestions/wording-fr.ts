import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['« ', ' »'],
  topics: {
    staff: 'notre équipe',
    service: 'le service',
    price: 'nos prix',
    'waiting time': 'l’attente',
    delivery: 'la livraison',
    cleanliness: 'la propreté',
    location: 'l’emplacement',
    quality: 'la qualité',
    atmosphere: 'l’ambiance',
    selection: 'le choix',
    noise: 'le bruit',
    comfort: 'le confort',
    internet: 'l’accès à internet',
    parking: 'le stationnement',
    facilities: 'les lieux',
  },
  greeting: { warm: 'Bonjour {name},', brief: 'Bonjour {name},', formal: 'Bonjour {name},' },
  greetingWithoutName: { warm: 'Bonjour,', brief: 'Bonjour,', formal: 'Bonjour,' },
  isContinued: false,
  thanks: {
    warm: [
      'Un grand merci d’avoir pris le temps de nous écrire.',
      'Quel plaisir de vous lire !',
      'Merci beaucoup pour votre message.',
      'Merci de nous raconter comment cela s’est passé.',
    ],
    brief: ['Merci pour votre avis.', 'Merci pour votre retour.', 'Merci de nous avoir écrit.'],
    formal: [
      'Nous vous remercions pour votre avis.',
      'Nous vous remercions d’avoir pris le temps de partager votre avis.',
      'Merci d’avoir partagé vos impressions.',
    ],
  },
  praise: {
    warm: [
      'Ce que vous dites sur {things} nous a fait sourire.',
      'Vos mots gentils sur {things} nous touchent beaucoup.',
      'Lire ce que vous écrivez sur {things} est une vraie joie.',
      'Cela fait chaud au cœur de lire vos mots sur {things}.',
    ],
    brief: [
      'Ce que vous écrivez sur {things} nous fait plaisir.',
      'Nous avons aimé lire vos mots sur {things}.',
      'C’est agréable de lire cela sur {things}.',
    ],
    formal: [
      'Vos mots aimables sur {things} nous ont fait très plaisir.',
      'Nous avons lu avec plaisir ce que vous écrivez sur {things}.',
      'Nous sommes sensibles à vos compliments sur {things}.',
    ],
  },
  complaint: {
    warm: [
      'Nous sommes désolés de lire ce que vous dites sur {things}.',
      'Ce que vous dites sur {things} n’est pas agréable à lire, et c’est bien de nous l’avoir dit.',
      'Merci d’avoir parlé franchement sur {things}.',
    ],
    brief: [
      'Nous sommes désolés de lire cela sur {things}.',
      'Nous avons lu avec attention ce que vous écrivez sur {things}.',
      'Votre remarque sur {things} nous est utile.',
    ],
    formal: [
      'Nous regrettons de lire vos remarques sur {things}.',
      'Nous avons lu avec attention vos remarques sur {things}.',
      'Nous sommes navrés de votre déception et vous remercions pour vos remarques sur {things}.',
    ],
  },
  however: [
    'Nous lisons avec la même attention ce que vous dites sur {things}.',
    'Merci aussi pour votre franchise sur {things}.',
    'Vos remarques sur {things} nous sont tout aussi utiles.',
  ],
  mention: [
    'Nous avons lu avec intérêt ce que vous écrivez sur {things}.',
    'Merci aussi pour vos mots sur {things}.',
  ],
  glad: [
    'Vos mots ont illuminé notre journée.',
    'C’est bon de savoir que cela vous a plu.',
    'Vous lire nous a fait très plaisir.',
    'Des mots comme les vôtres sont la plus belle récompense de notre travail.',
  ],
  sorry: [
    'Nous sommes désolés de lire que cela ne vous a pas plu.',
    'Nous regrettons votre déception.',
    'Ce n’est pas agréable à lire, et c’est bien de nous l’avoir dit.',
  ],
  middling: [
    'Il nous est utile de savoir comment cela s’est passé pour vous.',
    'Un avis sincère comme le vôtre nous est utile.',
    'Nous comprenons à vous lire que nous pouvons faire mieux.',
  ],
  stars: ['une étoile', 'deux étoiles', 'trois étoiles', 'quatre étoiles', 'cinq étoiles'],
  highStars: [
    'Merci pour vos {stars} !',
    'Un grand merci pour vos {stars}, cela nous fait très plaisir.',
    'Merci beaucoup : voir {stars} nous fait plaisir.',
  ],
  middleStars: ['Merci pour vos {stars}.', 'Merci pour votre note de {stars}.'],
  lowStars: [
    'Merci pour votre note ; nous sommes désolés de n’y voir que {stars}.',
    'Nous voyons {stars} et regrettons que cela ne vous ait pas plu.',
  ],
  named: [
    'C’est particulièrement gentil d’avoir cité {name}.',
    'Merci d’avoir aussi mentionné {name}.',
    'Lire le prénom de {name} dans votre avis nous a fait plaisir.',
  ],
  recommends: [
    'Merci aussi pour votre recommandation.',
    'Votre recommandation compte beaucoup pour nous.',
    'Il n’y a pas de plus beau compliment que votre recommandation.',
  ],
  returns: [
    'Votre envie de revenir est le plus beau des compliments.',
    'Nous sommes heureux de lire que vous reviendriez.',
    'Quel plaisir de savoir que ce n’était pas la dernière fois.',
  ],
  first: [
    'Quel plaisir que la première fois se soit si bien passée.',
    'Nous sommes ravis que la première impression ait été bonne.',
  ],
  celebrates: [
    'Merci de nous avoir associés à votre fête.',
    'C’était un honneur d’être là pour votre grand jour.',
  ],
  answer: 'Pour répondre à votre question : {{your answer}}',
  wish: {
    warm: [
      'Au plaisir de vous revoir !',
      'À bientôt, nous l’espérons !',
      'Nous serions très heureux de vous revoir.',
      'À une prochaine fois !',
    ],
    formal: [
      'Nous espérons avoir le plaisir de vous accueillir à nouveau.',
      'Ce serait un plaisir de vous revoir.',
      'Au plaisir de vous accueillir de nouveau.',
    ],
  },
  contact: [
    'Si vous le souhaitez, dites-nous-en plus : vous pouvez nous joindre sur {contact}.',
    'Si vous voulez nous en dire plus, écrivez-nous par {contact}.',
    'Nous aimerions en savoir plus ; vous pouvez nous joindre par {contact}.',
  ],
  unclear: [
    'Nous aimerions mieux comprendre comment cela s’est passé pour vous.',
    'Nous ne sommes pas certains d’avoir tout bien compris.',
  ],
  carefulThanks: [
    'Merci de nous en faire part.',
    'Merci pour votre message.',
    'Merci de nous avoir écrit aussi ouvertement.',
  ],
  serious: [
    'Nous prenons au sérieux ce que vous écrivez.',
    'Ce que vous écrivez est important pour nous, et nous le prenons au sérieux.',
    'Nous lisons les messages comme le vôtre avec la plus grande attention.',
  ],
  carefulContact: [
    'Nous vous invitons à nous contacter directement par {contact}, afin d’en parler en privé.',
    'Mieux vaut en parler en privé qu’ici : merci de nous contacter par {contact}.',
    'Merci de nous écrire par {contact}, pour que nous puissions en parler avec vous en personne.',
  ],
  regards: 'Bien cordialement',
}
