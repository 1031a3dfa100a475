import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['“', '”'],
  topics: {
    staff: 'our team',
    service: 'the service',
    price: 'our prices',
    'waiting time': 'the waiting time',
    delivery: 'the delivery',
    cleanliness: 'cleanliness',
    location: 'the location',
    quality: 'the quality',
    atmosphere: 'the atmosphere',
    selection: 'the selection',
    noise: 'the noise',
    comfort: 'comfort',
    internet: 'the internet',
    parking: 'parking',
    facilities: 'the place itself',
  },
  greeting: { warm: 'Hi {name},', brief: 'Hello {name},', formal: 'Dear {name},' },
  greetingWithoutName: { warm: 'Hi there,', brief: 'Hello,', formal: 'Hello,' },
  isContinued: false,
  thanks: {
    warm: [
      'Thank you so much for taking the time to write.',
      'How nice of you to write to us.',
      'Many thanks for sharing this with us.',
      'Thanks a lot for telling us how it was.',
    ],
    brief: ['Thank you for your review.', 'Thanks for writing.', 'Thank you for telling us.'],
    formal: [
      'Thank you for your review.',
      'We appreciate the time you took to write this review.',
      'Thank you for sharing your impressions with us.',
    ],
  },
  praise: {
    warm: [
      'What you say about {things} made us smile.',
      'It is lovely to read what you say about {things}.',
      'Your kind words about {things} mean a lot to us.',
      'Reading your words about {things} is a real joy.',
    ],
    brief: [
      'Good to read what you say about {things}.',
      'We enjoyed your words about {things}.',
      'Nice to hear this about {things}.',
    ],
    formal: [
      'We were very pleased to read your words about {things}.',
      'Your kind remarks about {things} are much appreciated.',
      'It is a pleasure to read what you say about {things}.',
    ],
  },
  complaint: {
    warm: [
      'We are sorry to read what you say about {things}.',
      'What you say about {things} is not what we like to read, and it is good that you said it.',
      'Thank you for being open with us about {things}.',
    ],
    brief: [
      'We are sorry to read this about {things}.',
      'We read what you say about {things} with care.',
      'It helps to hear this about {things}.',
    ],
    formal: [
      'We regret to read your remarks about {things}.',
      'We have read your remarks about {things} with care.',
      'We are sorry to learn of your disappointment about {things}.',
    ],
  },
  however: [
    'We read what you say about {things} just as carefully.',
    'Thank you for being frank about {things} as well.',
    'It is just as useful to hear what you say about {things}.',
  ],
  mention: [
    'We have read with interest what you say about {things}.',
    'It is good to hear from you about {things}.',
  ],
  glad: [
    'Your words made our day.',
    'It is good to know that you were happy.',
    'We were delighted to read this.',
    'Words like yours are the best reward for our work.',
  ],
  sorry: [
    'We are sorry to read that you were not happy.',
    'We are sorry that you came away disappointed.',
    'This is not what we like to read, and it is good that you said it.',
  ],
  middling: [
    'It helps us to know how it was for you.',
    'An honest opinion like yours is useful to us.',
    'We read from your words that there is room for improvement.',
  ],
  stars: ['one star', 'two stars', 'three stars', 'four stars', 'five stars'],
  highStars: [
    'Thank you for the {stars}.',
    'Thanks a lot for your {stars}.',
    'Many thanks for the {stars}: we are glad to see them.',
  ],
  middleStars: ['Thank you for the {stars}.', 'Thanks for rating us with {stars}.'],
  lowStars: [
    'Thank you for your rating; we are sorry that it is only {stars}.',
    'We see {stars}, and we are sorry that you were not happy.',
  ],
  named: [
    'It is especially nice that you mention {name} by name.',
    'Thank you for naming {name} as well.',
    'Reading {name}’s name in your review made us happy.',
  ],
  recommends: [
    'Thank you for recommending us, too.',
    'That you recommend us to others means a lot.',
    'There is no nicer compliment than your recommendation.',
  ],
  returns: [
    'That you want to come back is the nicest compliment.',
    'We are happy to read that you would come again.',
    'It is good to know that it will not be the last time.',
  ],
  first: ['How nice that the first time went so well.', 'We are glad that the first impression was good.'],
  celebrates: [
    'Thank you for letting us be part of your celebration.',
    'It was an honour to be part of your special day.',
  ],
  answer: 'You also ask a question: {{your answer}}',
  wish: {
    warm: [
      'We look forward to seeing you again.',
      'See you soon, we hope!',
      'We would love to see you again.',
      'All the best until next time!',
    ],
    formal: [
      'We hope to welcome you again.',
      'We would be pleased to see you again.',
      'It would be a pleasure to welcome you again.',
    ],
  },
  contact: [
    'If you like, tell us more: you can reach us through {contact}.',
    'If you would like to tell us more, please write to us through {contact}.',
    'We would be glad to hear more from you through {contact}.',
  ],
  unclear: [
    'We would like to understand better how it was for you.',
    'We are not sure that we have understood everything in the right way.',
  ],
  carefulThanks: [
    'Thank you for telling us about this.',
    'Thank you for your message.',
    'Thank you for writing to us so openly.',
  ],
  serious: [
    'We take what you write seriously.',
    'What you write matters to us, and we take it seriously.',
    'We read messages like yours with great care.',
  ],
  carefulContact: [
    'Please get in touch with us directly through {contact}, so that we can talk about it in private.',
    'This is better discussed in private than here: please contact us through {contact}.',
    'Please write to us through {contact}, so that we can speak with you in person.',
  ],
  regards: 'Kind regards',
}
