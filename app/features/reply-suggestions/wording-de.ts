import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['„', '“'],
  topics: {
    staff: 'unser Team',
    service: 'den Service',
    price: 'unsere Preise',
    'waiting time': 'die Wartezeit',
    delivery: 'die Lieferung',
    cleanliness: 'die Sauberkeit',
    location: 'die Lage',
    quality: 'die Qualität',
    atmosphere: 'die Atmosphäre',
    selection: 'die Auswahl',
    noise: 'den Lärm',
    comfort: 'den Komfort',
    internet: 'das Internet',
    parking: 'die Parkplätze',
    facilities: 'unsere Räume',
  },
  greeting: { warm: 'Hallo {name},', brief: 'Hallo {name},', formal: 'Guten Tag {name},' },
  greetingWithoutName: { warm: 'Hallo,', brief: 'Hallo,', formal: 'Guten Tag,' },
  isContinued: true,
  thanks: {
    warm: [
      'Herzlichen Dank, dass Sie sich die Zeit genommen haben.',
      'Wie schön, dass Sie uns schreiben.',
      'Vielen lieben Dank für Ihre Bewertung.',
      'Danke, dass Sie uns erzählen, wie es war.',
    ],
    brief: ['Danke für Ihre Bewertung.', 'Vielen Dank für Ihre Worte.', 'Danke für Ihre Rückmeldung.'],
    formal: [
      'Vielen Dank für Ihre Bewertung.',
      'Wir danken Ihnen, dass Sie sich die Zeit für eine Bewertung genommen haben.',
      'Haben Sie vielen Dank für Ihre Rückmeldung.',
    ],
  },
  praise: {
    warm: [
      'Was Sie über {things} schreiben, hat uns ein Lächeln ins Gesicht gezaubert.',
      'Ihre lieben Worte über {things} tun uns richtig gut.',
      'Über {things} so etwas zu lesen, macht uns große Freude.',
      'Es ist schön zu lesen, was Sie über {things} sagen.',
    ],
    brief: [
      'Was Sie über {things} schreiben, freut uns.',
      'Ihre Worte über {things} lesen wir gern.',
      'Schön, das über {things} zu lesen.',
    ],
    formal: [
      'Ihre freundlichen Worte über {things} haben uns sehr gefreut.',
      'Es freut uns sehr, was Sie über {things} schreiben.',
      'Mit Freude haben wir gelesen, was Sie über {things} sagen.',
    ],
  },
  complaint: {
    warm: [
      'Es tut uns leid, das über {things} zu lesen.',
      'Was Sie über {things} schreiben, lesen wir nicht gern, und gerade deshalb ist es gut, dass Sie es sagen.',
      'Danke, dass Sie auch über {things} offen schreiben.',
    ],
    brief: [
      'Es tut uns leid, das über {things} zu lesen.',
      'Was Sie über {things} schreiben, haben wir aufmerksam gelesen.',
      'Es hilft uns, das über {things} zu erfahren.',
    ],
    formal: [
      'Wir bedauern, was Sie über {things} schreiben müssen.',
      'Ihre Worte über {things} haben wir aufmerksam gelesen.',
      'Wir bedauern Ihre Enttäuschung und danken für die offenen Worte über {things}.',
    ],
  },
  however: [
    'Ebenso aufmerksam lesen wir, was Sie über {things} schreiben.',
    'Danke, dass Sie auch über {things} offen schreiben.',
    'Genauso hilfreich ist für uns, was Sie über {things} sagen.',
  ],
  mention: [
    'Mit Interesse haben wir gelesen, was Sie über {things} schreiben.',
    'Gut, dass Sie auch über {things} schreiben.',
  ],
  glad: [
    'Ihre Worte haben uns den Tag verschönert.',
    'Es ist schön zu wissen, dass Sie zufrieden waren.',
    'Das zu lesen, hat uns sehr gefreut.',
    'Solche Worte sind der schönste Lohn für unsere Arbeit.',
  ],
  sorry: [
    'Es tut uns leid, dass Sie nicht zufrieden waren.',
    'Wir bedauern, dass Sie enttäuscht sind.',
    'So etwas lesen wir nicht gern, und gerade deshalb ist es gut, dass Sie es sagen.',
  ],
  middling: [
    'Es hilft uns zu wissen, wie Sie es erlebt haben.',
    'Eine ehrliche Meinung wie Ihre nützt uns.',
    'Wir lesen daraus, dass noch Luft nach oben ist.',
  ],
  stars: ['einen Stern', 'zwei Sterne', 'drei Sterne', 'vier Sterne', 'fünf Sterne'],
  highStars: [
    'Vielen Dank für {stars}!',
    'Danke für {stars}, das freut uns sehr.',
    'Herzlichen Dank für {stars} von Ihnen.',
  ],
  middleStars: ['Danke für {stars}.', 'Vielen Dank für {stars} von Ihnen.'],
  lowStars: [
    'Danke für Ihre Bewertung; es tut uns leid, dass Sie uns nur {stars} geben konnten.',
    'Wir sehen {stars} und bedauern, dass Sie nicht zufrieden waren.',
  ],
  named: [
    'Besonders schön finden wir, dass Sie {name} mit Namen nennen.',
    'Danke, dass Sie auch {name} erwähnen.',
    'Dass der Name {name} in Ihrer Bewertung steht, freut uns sehr.',
  ],
  recommends: [
    'Danke auch für Ihre Empfehlung.',
    'Dass Sie uns weiterempfehlen, bedeutet uns viel.',
    'Ein schöneres Kompliment als Ihre Empfehlung gibt es nicht.',
  ],
  returns: [
    'Dass Sie wiederkommen möchten, ist das schönste Kompliment.',
    'Wir freuen uns, dass Sie gern wiederkommen.',
    'Schön zu wissen, dass es nicht das letzte Mal war.',
  ],
  first: ['Wie schön, dass gleich das erste Mal gut war.', 'Es freut uns, dass der erste Eindruck gut war.'],
  celebrates: [
    'Danke, dass wir bei Ihrer Feier dabei sein durften.',
    'Es war uns eine Ehre, an Ihrem besonderen Tag dabei zu sein.',
  ],
  answer: 'Zu Ihrer Frage: {{your answer}}',
  wish: {
    warm: [
      'Wir freuen uns, Sie wiederzusehen.',
      'Bis hoffentlich bald!',
      'Alles Gute und bis zum nächsten Mal!',
      'Es wäre schön, Sie bald wiederzusehen.',
    ],
    formal: [
      'Wir würden uns freuen, Sie wieder zu begrüßen.',
      'Über ein Wiedersehen würden wir uns freuen.',
      'Es wäre uns eine Freude, Sie erneut zu begrüßen.',
    ],
  },
  contact: [
    'Wenn Sie mögen, erzählen Sie uns mehr: Sie erreichen uns über {contact}.',
    'Wenn Sie uns mehr dazu sagen möchten, schreiben Sie uns gern über {contact}.',
    'Wir würden gern mehr darüber erfahren; Sie erreichen uns über {contact}.',
  ],
  unclear: [
    'Wir möchten gern besser verstehen, wie Sie es erlebt haben.',
    'Wir sind nicht sicher, ob wir alles richtig verstanden haben.',
  ],
  carefulThanks: [
    'Danke, dass Sie uns das schreiben.',
    'Vielen Dank für Ihre Nachricht.',
    'Danke für Ihre offenen Worte.',
  ],
  serious: [
    'Wir nehmen ernst, was Sie schreiben.',
    'Was Sie schreiben, ist uns wichtig, und wir nehmen es ernst.',
    'Nachrichten wie Ihre lesen wir mit großer Sorgfalt.',
  ],
  carefulContact: [
    'Bitte wenden Sie sich über {contact} direkt an uns, damit wir persönlich darüber sprechen können.',
    'Darüber spricht es sich besser persönlich als hier: Bitte melden Sie sich über {contact} bei uns.',
    'Bitte schreiben Sie uns über {contact}, damit wir mit Ihnen persönlich sprechen können.',
  ],
  regards: 'Freundliche Grüße',
}
