/** Words that no phrase may start or end with. */
export const stopWords = new Set(
  `a about above after again against all also although always am an and any anything are aren't around as at away back be because
  been before being below between both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't
  done down during each either else enough even ever every everything few first for from further gave get gets getting give go
  goes going gone got had hadn't has hasn't have haven't having he her here hers herself him himself his how however i i'd i'll
  i'm i've if in instead into is isn't it it's its itself just keep kept know last least less let like little look looked lot
  lots made make makes many may maybe me might more most much must my myself need needed never next no nor not nothing now of
  off often on once one only onto or other others our ours out over own per perhaps put quite rather really said same say see
  seem seemed she should shouldn't since so some someone something soon still such take than that that's the their theirs them
  themselves then there there's these they they're they've thing things think this those though through thus to together told
  too took toward try two under until up upon us use used very via want wanted was wasn't way we we'd we'll we're we've well went
  were weren't what whatever when where whether which while who whole whom whose why will with within without won't would
  wouldn't yes yet you you'd you'll you're you've your yours yourself`.split(/\s+/),
)
