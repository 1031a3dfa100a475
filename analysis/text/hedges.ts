/** Stands for words that say outright that there is little to praise or to blame. */
export const HEDGE = 'ordinary'

/** Phrases that hedge, in the notation of the litotes. */
export const hedges = `
  ok|okay|alright|average|meh|passable|middling|ordinary ?i ?guess|suppose|think = ${HEDGE}
  ok|okay|alright|fine|decent|adequate|average|passable , i guess|suppose|think = ${HEDGE}
  above average = good
  below average = bad
  fine|decent|adequate i guess|suppose = ${HEDGE}
  so - so = ${HEDGE}
  nothing ?too|very|particularly|really special|terrible|amazing|fancy|spectacular|outstanding|extraordinary|remarkable|exceptional|memorable|great|exciting = ${HEDGE}
  nothing to write|rave|shout home|about ?about = ${HEDGE}
  not great|good|amazing|brilliant ?, ?but ?and not terrible|bad|awful|horrible ?either = ${HEDGE}
  not terrible|bad|awful|horrible ?, ?but ?and not great|good|amazing|brilliant ?either = ${HEDGE}
  neither good|great|bad|terrible nor good|great|bad|terrible = ${HEDGE}
  neither here nor there = ${HEDGE}
  does|did|do the job = ${HEDGE}
  could be better ?, could be worse = ${HEDGE}
  could be worse ?, could be better = ${HEDGE}
  middle of the road = ${HEDGE}
  run of the mill = ${HEDGE}
  bog standard = ${HEDGE}
  hit and|or miss = ${HEDGE}
  take it or leave it = ${HEDGE}
  it is what it is = ${HEDGE}
  no more ?, no less = ${HEDGE}
  not|isn't|wasn't|aren't|weren't ok|okay|alright = awful
`
