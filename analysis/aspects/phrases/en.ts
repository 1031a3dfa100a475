const NT =
  "isn't|wasn't|aren't|weren't|didn't|doesn't|don't|won't|wouldn't|couldn't|can't|haven't|hasn't|hadn't|isnt|wasnt|didnt|doesnt|dont|wont|couldnt|cant"

export const en = `
waiting time +
  no|zero|hardly|barely|minimal any|real|long? wait|waiting|waits|queue|queues|queuing|line|lines, without any|a|long? wait|waiting|queue|queuing, hardly|barely|never had|have to wait|queue, not|${NT} have to wait|queue|stand, seen|served|helped straight+away|right+away|immediately|instantly|promptly|at+once|within+minutes, in and out in|within # minutes|mins
waiting time -
  waited|waiting _ hour|hours|ages|forever|eternity|days|weeks|months, had to wait|queue _ long|hour|hours|minutes|ages|forever|weeks, kept|left me|us|everyone|people waiting|hanging, took|takes|taking ages|forever|an+eternity|weeks|months|far+too+long|so+long, stood in line|a+queue, # minutes|hours|days|weeks late|behind+schedule, hour|hours late, turned up|arrived|came|showed+up _ hours|hour|minutes late
comfort +
  not|${NT}|never|hardly|barely even? hurt|hurts, not|${NT}|hardly|barely feel|felt a+thing|anything|any+pain|it|the+needle, no|zero|without any? pain|discomfort, painless*, pain free, not|${NT} painful|at+all+painful|uncomfortable
comfort -
  it|this|that|which _ hurt|hurts|hurting, hurt|hurts like+hell|a+lot|so+much|badly|for+days, was|is|very|really|quite|extremely|incredibly painful, in|so+much|still+in pain, still hurts|sore|aching, gave|got me? blisters, pinches|pinched|rubs|chafes
price +
  no|without any? hidden|extra|unexpected|surprise costs|charges|fees|cost|extras, no|without nasty|unpleasant surprises|surprise, not|${NT} at+all|that|too|very|even? expensive|overpriced|pricey, less|cheaper than quoted|the+quote|agreed|expected|elsewhere, not|${NT} cost a+fortune|the+earth|an+arm+and+a+leg|much, not|${NT} rip|ripped|overcharge, charged|charge less|nothing
price -
  charged|billed|debited|paid|pay me|us|my+card? twice|double, charged|billed me|us? twice|double|again|extra|for+nothing|too+much, double|over charged, overcharged, charged|billed|paid|pay _ more than quoted|agreed|the+quote|promised|advertised|expected, more than quoted|agreed|the+quote, ripped off|me|us, cost|costs|charge|charged|paid a+fortune|an+arm+and+a+leg|through+the+nose, price|prices went|gone|go up
returns +
  got|received|had|gave|get _ money back|refunded, refunded _ straight+away|immediately|quickly|without+question|the+same|within|in+full|promptly, full|prompt|quick|instant refund, replaced _ free|free+of+charge|without|immediately|straight+away|no+questions, no questions asked
returns -
  never|not|${NT} got|get|gotten|receive|received|see|seen|given|had _ money|refund|deposit, refused|refuse|refuses to refund|take+it+back|exchange|replace, still waiting|wait|waited|no _ refund, want|wanted my money back, no refund|refunds, kept our|my|the deposit|money
size +
  true to size, fit|fits|fitted perfectly|like+a+glove|well|great|just+right, perfect fit
size -
  run|runs|ran|come|comes|came up? very|too|a+bit|way|quite|really|extremely? small|large|big|short|narrow|tight|wide, not|${NT} true+to+size, not|${NT} fit, size|sizes|two+sizes|one+size too small|big|large, order a+size|one+size|two+sizes up|down|bigger|smaller
service +
  called|rang|got|wrote|came back straight+away|within|the+same|promptly|immediately, answered|replied|responded _ within|immediately|quickly|promptly|straight+away|minutes|the+same
service -
  nobody|no+one|noone ever|even|actually|really? answers|answered|replied|replies|responds|responded|called|calls|picks|picked|came|cares|cared|helped|listened|bothered|got+back, never|not|${NT} ever|even|once|bother+to? called|call|rang|ring|phoned|phone|got|get|wrote back, never|not|${NT} ever|even? replied|reply|answered|answer|responded|respond, never|not|${NT} heard|hear back|from+them, hung up on, went to voicemail, promised|said to+call|they'd+call|he'd+call|to+ring, fobbed me|us? off, passed|sent from+pillow|around|from+one
staff +
  felt|feel|feeling very|really|so|always|immediately|instantly|right? welcome|welcomed|at+home|at+ease|looked+after|listened+to|comfortable|safe|in+good+hands|in+safe+hands, made me|us|you|everyone feel at+ease|welcome|so|very|comfortable|relaxed|at+home|safe, explained|explains|talked+me|walked+us|talks+you everything|each|every|all|what|through, took|takes|take his|her|their|the|plenty+of|a+lot+of|real? time to|for|with|over|explaining, went|goes|go out+of|above|the+extra, taken|took|takes me|us|my+concerns? seriously, put me|us|my _ at+ease, no|without any? pressure|hard+sell|pushy|upselling|sales+pitch, not|${NT}|never pushy|rushed|pressured|feel+rushed|push, bent over backwards
staff -
  ignored us|me|my|our, were|was|got|been|being completely|totally|just? ignored, talked|spoke|talks down|over|to+me+like, rolled|rolls her|his|their eyes, shouted|yelled|snapped|barked|laughed at me|us|my|him|her|a|customers, treated|treats like+an?+idiot|like+dirt|like+rubbish|like+a|like+criminals|us+like|me+like, felt|feel very|so|really|completely|totally|not|un? unwelcome|rushed|humiliated|patronised|patronized|cheated|pressured|judged|like+a+nuisance|like+an+inconvenience|like+a+number|fobbed, made me|us feel stupid|small|like|unwelcome|guilty|uncomfortable, not|${NT}|never listen|listens|listened|care|cares|cared|bother|bothered|apologise|apologize|apologised|greet|smile, no apology|apologies, not even an+apology|a+hello|a+sorry|a+smile
reliability +
  never|not|${NT}|hardly once|yet? crashed|crashes|let+me+down|lets+me+down|failed|broken+down|missed|fails, on|right+on|bang+on|always+on|exactly+on|dead+on time|the+dot|schedule, works|worked|runs|ran|working perfectly|flawlessly|like+a+charm|without|first+time|every+time|smoothly, still going+strong|works|working|runs, kept|keeps|keep his|her|their word|promises|promise, no|zero|without any|a+single|real|major? problems|problem|issues|issue|hiccups|glitches|trouble
reliability -
  crash|crashes|crashed|crashing|freezes|froze|freezing _ all|every|constantly|again|each|twice|time|after|when|whenever|during|daily, keeps|kept|constantly|always crashing|freezing|breaking|failing|disconnecting|stopping|cutting+out, stopped|stops|quit working, not|${NT}|never|no+longer work|works|worked|working|start|open|load|turn+on, broke|broken|broke+down|died|packed+up|gave+up|failed after|within|the+first|in+less|again, never|not|${NT} turned|turn|showed|show up, never came|appeared, nobody|no+one came|turned+up|showed+up, cancelled|canceled _ last+minute|short+notice|on+the+day|the+day, let me|us down, lost my|our|all+my|all+our order|parcel|booking|luggage|reservation|data|files|work|photos|settings
results -
  had|have to go|come|bring|take|bring+it|take+it back|again|twice|three+times, still|again leaks|leaking|dripping|drips|rattles|rattling|squeaks|broken|not+fixed|not+working|faulty, not|${NT}|never fix|fixed|repaired|solve|solved|resolve|resolved, problem|fault|noise|leak|same+problem|pain _ back|returned|remains|still+there, worse than before|it+was|when, made it|things worse, had|needed|have to be redone|done+again|repaired+again|fixed+again
results +
  fixed|repaired|solved|sorted|mended|resolved _ first+time|same+day|the+same+day|in+no+time|straight+away|quickly|within|while+i+waited|in+minutes|on+the+spot, good|bright|right as new|rain
cleanliness +
  left|leaves|leave no mess|everything+clean|everything+tidy|the+place+clean|it+clean|not+a+speck|no+dust, not a|one speck|spot|trace|crumb, no|without|not+a+trace+of|not+any dust|mess|dirt|mould|mold|smell|smells, cleaned|tidied|swept|hoovered up after|everything|behind
cleanliness -
  left|leaves|leaving a|such|their|his|all|everything|huge|terrible? mess|dirty|filthy|rubbish|dust, stank|stinks|stunk|reeked|reeks, smelled|smells|smelt bad|awful|terrible|horrible|damp|musty|funny, not|${NT}|never been? cleaned|changed|hoovered|wiped
noise +
  no|hardly|barely|without|not+a|zero any? noise|sound|traffic+noise|street+noise, not|${NT}|hardly|barely hear a|any|anything|the|our, slept|sleep like|very|really|so|wonderfully a|well|soundly
noise -
  not|${NT}|hardly|barely|never sleep|slept, not|${NT}|hardly|barely|never get|got any|a|a+wink|much sleep|of+sleep, kept us|me|everyone|the+kids awake|up, woken|woke|woke+up _ every|at|by|noise|night, hear|heard everything|every+word|the+neighbours|the+neighbors|every|each|people|them
food -
  was|were|got|felt|became sick|ill|poorly _ after|all+night|from|next+day|that+night|the+whole, food poisoning, upset stomach, left|went|came|still+left home? hungry|starving, tasted|tastes|taste of|like nothing|cardboard|water|soap|fish|plastic, tasteless|flavourless|flavorless|inedible
food +
  not|${NT} too|overly|at+all sweet|salty|greasy|spicy|heavy|oily, melts|melted in+the|in+my|in+your mouth, cleared|cleaned|licked|finished|empty _ plate|plates|bowl, finger licking|finger+lickin, came back|went+back for+more|for+seconds
delivery +
  arrived|came|delivered|turned+up|here earlier|sooner|early|next+day|the+next+day|the+day+after|a+day+early|within, earlier|sooner|faster than expected|promised|announced|planned
delivery -
  never|not|${NT}|still|yet arrived|arrive|delivered|turned+up|received|come|shipped|sent, still waiting|not for? my|our|the? order|parcel|package|delivery|it|received|here, arrived|came|turned+up|received|got|delivered broken|damaged|smashed|empty|opened|cracked|crushed|melted|incomplete|in+pieces, sent|got|received|delivered me|us? the+wrong|someone+else's|wrong, was|were|pieces|parts|half|screws|items missing
quality -
  fell|falls|fallen|falling|came|coming apart|to+bits|to+pieces|undone, broke|broken|snapped|ripped|tore|torn|cracked|faded|shrank|shrunk|split|worn|peeled|rusted after|within|the+first|already
quality +
  still looks|look|like like? new|great|good|perfect, lasts|lasted|last|held|holds ages|forever|years|well, built to last, never|not|${NT} faded|shrunk|shrink|fade|break|broken|peel|worn
parking -
  not|${NT}|nowhere|no|impossible|unable find|to|get|a _ park|space|spot, drove|driving|circled|circling around? _ parking|space|spot|park
ease of use +
  up and running in|within, set up in|within|minutes, even my|i|grandma|a+child|a+beginner can|could|managed|gets|understood
`
