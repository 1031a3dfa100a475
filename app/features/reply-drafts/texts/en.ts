import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hi {name},', brief: 'Hello {name},', formal: 'Dear {name},' },
  greetingWithoutName: { warm: 'Hi there,', brief: 'Hello,', formal: 'Hello,' },
  thanks: {
    warm: ['Thank you so much for taking the time to write.', 'Many thanks for your review.'],
    brief: ['Thank you for your review.', 'Thanks for writing.'],
    formal: ['Thank you for your review.', 'We appreciate the time you took to write this review.'],
  },
  praise: ['Your kind words about {things} mean a lot to us.'],
  praiseToo: ['We are glad that you were happy with {things}.'],
  cause: ['We are sorry about {things}.', 'We are sorry to read about {things}.'],
  blame: ['We are sorry that you were not happy with {things}.'],
  sorry: ['We are sorry to read this.', 'We are sorry that you were not happy.'],
  partly: ['We are sorry that not everything was as it should be.'],
  quotation: '“{words}”',
  praised: ['It is lovely to read {words}.', 'It is good to read {words}.'],
  aside: [
    'Thank you also for telling us: {words}.',
    'Thank you for your review, and for telling us: {words}.',
  ],
  short: ['Thank you, that is lovely to read.', 'Thank you very much, that makes us happy.'],
  told: 'You write: {words}.',
  regret: [
    'We are sorry to read that.',
    'We are sorry about that.',
    'We are sorry that this was your experience.',
  ],
  noted: ['We take what you say about {things} seriously.'],
  described: ['We take what you describe seriously.'],
  farewell: ['We wish you all the best.'],
  heard: ['Honest words like yours help us to do better.'],
  contact: [
    'If you would like to tell us more, you can reach us through {contact}.',
    'We would be glad to hear more from you through {contact}.',
  ],
  wish: ['We look forward to seeing you again.', 'We would love to see you again.'],
  regards: 'Kind regards',
  topics: `staff: our team; service: our service; price: our prices; waiting time: the waiting time; food: our food;
    drinks: our drinks; breakfast: the breakfast; coffee: our coffee; room: the room; bathroom: the bathroom;
    bed: the bed; delivery: the delivery; packaging: the packaging; returns: the return; booking: the booking;
    cleanliness: the cleanliness; location: our location; quality: the quality; atmosphere: the atmosphere;
    selection: the selection; comfort: the comfort; internet: the internet; parking: the parking;
    facilities: our premises; results: our work; design: the design; size: the size; website: our website;
    opening hours: our opening hours; equipment: our equipment; ease of use: the ease of use;
    reliability: our reliability; information: the information;
    software: our software`,
  causes: `queue: the queue; slow-service: the long wait; no-reply: the missing reply; phone-unanswered: the
    trouble reaching us by phone; late-delivery: the late delivery; missed-deadline: the delay; cancelled: the
    cancellation; extra-charge: the extra charge; payment: the trouble with the payment; booking: the trouble with your
    booking; parking: the trouble with parking; dirty: the lack of cleanliness; noise: the noise; wifi: the trouble with
    the wifi`,
  articles: { '*': 'the' },
  joining:
    'and|then|or|plus|also; but|yet|although|however; though|unfortunately|shame|only gripe|only downside|bit$|mind you|not so much(?! as)|slightly|otherwise|apart from|aside from|minus one',
  harsh:
    'idiot|moron|stupid|crook|cowboy|shit|crap$|fuck|bastard|liar|lying|robber|rip.?off|con artist|clown|useless (?:girl|man|woman|lad)|pathetic|muppet|rude cow|bloody|damn|arse|pig$|nazi|worst|joke$|ridiculous|disaster|nightmare|terribl|awful|horribl|disgust|appalling|overpriced|careless|shock|sausage|chaos|madness|thanks for nothing|avoid|hopeless|rubbish|dump$|shambles|absurd|scandal|daft|money back|waste of|cried|crying|cry$|tears$|weep',
  sensitive: {
    health:
      'fever|allerg|sick$(?! of)|sickness|illness|ill$|vomit|a&e$|chemo$|chemotherap|threw up|throwing up|diarrh|food poison|poisoned|salmonell|nausea|infection|disease|symptom|anaphyla|coeliac|celiac|hospital$|hospitalis|ambulance|pregnan|cancer|asthma|medication|rash$|bedbug|bed bugs',
    injury:
      'injur|wounded|broke my|broken (?:arm|leg|tooth)|burned my|burnt my|bleeding|slipped (?:and|in|on)|concussion|blood$|(?<!battery |batteries |talkie |phone |radio |screen |engine |motor |boiler |laptop |lights? |lock )died$|passed away|put (?:him|her|it|them) (?:down|to sleep)|euthan|death of|bruis|bitten|blister|scalded|funeral|casket|coffin|cremat|bereave|condolence|mourning|hospice$|memorial|remembrance',
    discrimination:
      'racis|discriminat|sexis|homophob|antisemit|xenophob|islamophob|transphob|because of my (?:skin|race|religion|accent|disability)|(?:people|folk) like (?:me|us|him|her|them) (?:should|are|do|belong|can)|headscarf|hijab',
    harassment:
      'harass|groped|molest|assault|stalk(?:ed|ing)|touched me|bullied|sexual|hand on my (?:knee|leg|thigh|bum|bottom)',
    threat:
      'threaten|threat$|i will find you|will regret|watch your back|burn (?:it|the place|you) down|kill you|kill me|suicid',
    law: 'lawyer|solicitor|attorney|lawsuit|sue$|suing|take you to court|small claims court|illegal|the police|call(?:ed|ing)? police|trading standards|consumer protection|small claims',
    theft: 'stole$|stolen|theft|thief|thieves|fraud|scam$|scammers?$|scammed|robbed$|embezzl',
    privacy: 'gdpr|data protection|personal data|my data|my privacy|data breach|leaked|filmed me|recorded me',
    safety:
      'child abuse|abused|(?:child|kid|son|daughter|baby|toddler) (?:was|got|is) (?:hurt|lost|hit|left alone|unsafe|in danger)|paedophil|pedophil|underage|minor was|gas leak|carbon monoxide|electric shock|fire exit|brakes failed|choked on',
  },
  refused:
    "we will|we’ll|we'll|we promise|i promise|guarantee|free of charge|voucher|discount|on the house|our fault|our mistake|we are to blame|we admit|will never happen|won’t happen|won't happen|will not happen|make it up to you|make this right|we are going to|offer you|gift|complimentary|will make sure|will ensure|will improve|will fix|will look into|refund|money back|compensat|reimburs|liar|lying|you lied|dishonest|fake review|never (?:been )?(?:our|a) (?:customer|guest|client|patient)|competitor|defam|slander|blackmail|(?:change|chang|update|updat|edit|reconsider|remov|delet|rais|improv|revis)(?:e|ing)? (?:your|the) (?:review|rating|stars|score)|(?:four|five|more|extra) stars",
}
