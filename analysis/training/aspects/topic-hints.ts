/** Words that speak of a broad topic without naming it. */
export const topicHints: Record<string, string> = {
  room: 'room rooms bed beds bathroom suite suites bedroom shower',
  service:
    'helpful unhelpful friendly unfriendly rude courteous polite impolite attentive accommodating welcoming professional desk staff service',
  location: 'location located walk walking walked blocks central convenient convenience near nearby distance',
  cleanliness:
    'clean dirty filthy spotless cleanliness stained stains mold mould moldy dust dusty immaculate smell smelled smelly musty hair grimy cleaned unclean hygiene hygienic bugs roaches worn',
  price:
    'price prices priced value expensive inexpensive overpriced cheap cheaper pricey rate rates paid pay cost costs money charge charged worth bargain deal reasonable reasonably affordable fee fees dollars',
}
