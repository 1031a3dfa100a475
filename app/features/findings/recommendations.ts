import type { Cause } from '#analysis/causes/causes.ts'

type Recommendation = {
  /** In the imperative; no full stop. */
  title: string
  /** The complaint, after "say that": "the queue is long". */
  said: string
  /** A weekday that most of them name makes sense in the title. */
  isTimed?: true
}

/** One recommendation for each cause. A title names something that an owner can do, never a topic. */
export const recommendations: Record<Cause, Recommendation> = {
  queue: {
    title: 'Put a second person where people queue',
    said: 'the queue is long',
    isTimed: true,
  },
  'slow-service': {
    title: 'Find out where people wait longest, and put one more person there',
    said: 'they waited too long',
  },
  understaffed: {
    title: 'Plan one more person for the shift',
    said: 'there were too few staff',
    isTimed: true,
  },
  'rude-staff': {
    title: 'Agree with the team how customers are greeted and spoken to',
    said: 'somebody was rude or unfriendly',
  },
  ignored: {
    title: 'Greet each customer within a minute, and answer each complaint',
    said: 'they felt ignored, or nobody seemed to care',
  },
  'unhelpful-staff': {
    title: 'Let the team solve a problem on the spot, and train them for it',
    said: 'the staff did not help',
  },
  'language-barrier': {
    title: 'Have somebody on each shift who speaks your customers’ language',
    said: 'they were not understood',
  },
  'pushy-selling': {
    title: 'Stop offering people more than they came for',
    said: 'somebody pushed them to buy',
  },
  'no-reply': { title: 'Answer every message within one working day', said: 'they got no answer' },
  'phone-unanswered': {
    title: 'Have the phone answered during opening hours',
    said: 'nobody answered the phone, or they were left on hold',
    isTimed: true,
  },
  'not-informed': {
    title: 'Tell customers at once when something changes',
    said: 'nobody told them, or they were told wrong',
  },
  'cold-food': { title: 'Serve hot food hot: shorten the way from the stove', said: 'the food was cold' },
  'stale-food': { title: 'Take off sale what is no longer fresh', said: 'something was not fresh' },
  'badly-cooked': {
    title: 'Check each dish before it leaves the kitchen',
    said: 'something was badly cooked or dry',
  },
  'bland-food': { title: 'Taste and season each dish before it is served', said: 'the food had no taste' },
  'salty-food': {
    title: 'Use less salt and sugar in the dishes they name',
    said: 'it was too salty or too sweet',
  },
  'foreign-object': {
    title: 'Find out how foreign objects get into the food',
    said: 'they found something in the food',
  },
  'small-portions': {
    title: 'Make portions larger, or show their size on the menu',
    said: 'portions are small',
  },
  'little-choice': { title: 'Offer more choice of what they name', said: 'there is little to choose from' },
  'sold-out': {
    title: 'Keep more in stock of what sells out',
    said: 'something was sold out',
    isTimed: true,
  },
  'weak-coffee': { title: 'Check how the drinks are made', said: 'the drinks were weak, bitter or bad' },
  'poor-breakfast': {
    title: 'Improve breakfast, and ask guests what is missing',
    said: 'breakfast was poor',
  },
  crowded: { title: 'Let people book a table or a time', said: 'it was too full', isTimed: true },
  'late-delivery': { title: 'Send orders earlier, or promise a later day', said: 'the delivery was late' },
  'damaged-parcel': {
    title: 'Pack parcels so that nothing breaks on the way',
    said: 'it was badly packed or arrived damaged',
  },
  'wrong-item': {
    title: 'Check each order against its list before it goes out',
    said: 'they got the wrong thing',
  },
  'missing-parts': { title: 'Count the parts before you close the parcel', said: 'something was missing' },
  'breaks-soon': {
    title: 'Test what people find badly made, and talk to its maker',
    said: 'it was badly made or broke soon',
  },
  defective: { title: 'Repair what is out of order, and check it each week', said: 'something did not work' },
  'size-fit': { title: 'Publish exact measurements for each size', said: 'the size was not right' },
  'not-as-described': {
    title: 'Replace pictures and descriptions that promise more than people get',
    said: 'it was not as described',
  },
  refund: { title: 'Pay refunds within a week, and say when', said: 'they had trouble getting a refund' },
  'extra-charge': {
    title: 'Show the full price, with every charge, before people pay',
    said: 'they paid more than expected',
  },
  'too-expensive': {
    title: 'Say what the price includes, or offer a cheaper choice',
    said: 'it costs too much',
  },
  payment: {
    title: 'Take cards, and say at the door how people can pay',
    said: 'they could not pay as they wanted',
  },
  'opening-hours': {
    title: 'Keep to your opening hours, and announce changes the day before',
    said: 'it was closed when they came, or opens too briefly',
  },
  booking: {
    title: 'Confirm each booking in writing, and stop overbooking',
    said: 'their booking went wrong',
  },
  'appointment-delay': {
    title: 'Leave more time between appointments',
    said: 'they waited past their appointment',
  },
  'no-show': {
    title: 'Call ahead on the day, and at once when you run late',
    said: 'nobody came',
  },
  cancelled: {
    title: 'Have a replacement ready for what you would cancel, and say so a day before',
    said: 'something was cancelled',
    isTimed: true,
  },
  'missed-deadline': {
    title: 'Promise a day that you can keep, and call before it passes',
    said: 'something was not ready when promised',
  },
  'bad-work': {
    title: 'Have a second person check each job before you hand it over',
    said: 'the work was poor',
  },
  'left-mess': {
    title: 'Clean up before you leave, and show it to the customer',
    said: 'a mess was left behind',
  },
  'not-listened': { title: 'Repeat back what the customer wants before you begin', said: 'nobody listened' },
  painful: { title: 'Ask about pain before you go on', said: 'it hurt' },
  'poor-explanation': {
    title: 'Explain what you do, and why, before you do it',
    said: 'nothing was explained to them',
  },
  'staff-turnover': {
    title: 'Give each customer one person who stays the same',
    said: 'it is somebody else each time',
  },
  parking: {
    title: 'Say on your website where people can park',
    said: 'it is hard to park',
    isTimed: true,
  },
  'parking-price': { title: 'Point people to cheaper parking nearby', said: 'parking costs too much' },
  dirty: { title: 'Clean more often, and have a second person check', said: 'something was dirty' },
  smell: { title: 'Find where the smell comes from', said: 'it smelled' },
  noise: {
    title: 'Seal doors and windows, and offer the quiet side first',
    said: 'it was noisy',
    isTimed: true,
  },
  'loud-music': { title: 'Turn the music down', said: 'the music was too loud', isTimed: true },
  'too-hot': {
    title: 'Have the air conditioning checked, or put one in',
    said: 'it was too hot, or the air conditioning was loud, broken or missing',
  },
  'too-cold': { title: 'Have the heating checked', said: 'it was too cold, or the heating did not work' },
  wifi: { title: 'Get a faster Wi-Fi, and make it free', said: 'the Wi-Fi was slow, costly or missing' },
  'small-room': {
    title: 'Show the size of each room before people book',
    said: 'the room or the bathroom was small',
  },
  'worn-furnishings': {
    title: 'Renew what looks worn, beginning with what they name',
    said: 'it looks worn',
  },
  'uncomfortable-bed': {
    title: 'Replace the mattresses that guests complain about',
    said: 'the bed was uncomfortable',
  },
  water: {
    title: 'Have the water pressure, the hot water and the drains checked',
    said: 'the water or the drains were a problem',
  },
  'check-in': {
    title: 'Open a second desk when many guests arrive, and have rooms ready',
    said: 'checking in took long',
    isTimed: true,
  },
  lift: { title: 'Have the lift serviced', said: 'the lift was slow or broken' },
  'poor-light': { title: 'Put in brighter lights', said: 'it was too dark' },
  pests: { title: 'Call in pest control', said: 'they saw insects or vermin' },
  website: {
    title: 'Place an order on your own website, and fix what stops you',
    said: 'the website did not work',
  },
  crash: {
    title: 'Reproduce the crashes that they describe, and fix the most frequent one first',
    said: 'it crashes or loses data',
  },
  'slow-app': { title: 'Measure what takes long to load, and make it faster', said: 'it loads slowly' },
  update: {
    title: 'Ask what people miss since the change, and bring it back',
    said: 'it is worse since a change',
  },
  'hard-to-use': {
    title: 'Watch somebody use it for the first time, and remove what stops them',
    said: 'it is hard to use',
  },
  'missing-feature': {
    title: 'Say what is planned, and begin with what most people miss',
    said: 'something is missing that they need',
  },
  cancelling: { title: 'Let people cancel as easily as they ordered', said: 'cancelling was hard' },
  unsafe: { title: 'Remove the danger that they describe, today', said: 'it was not safe' },
  privacy: {
    title: 'Speak and store what is private where nobody else hears or sees it',
    said: 'something private was not kept private',
  },
  unfair: { title: 'Apply the same rules to everybody, and put them up', said: 'they were treated unfairly' },
}
