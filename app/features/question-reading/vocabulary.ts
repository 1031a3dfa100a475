const list = (words: string) => words.trim().split(/\s+/)

/** Words that say nothing about which reviews are meant. */
export const emptyWords = new Set(
  list(`a an the of in on at to for from by with and or but so as is are was were be been being am do does did done doing have
    has had having will would could can should may might shall must i me my we us our ours you your they them their he she it its
    this that these those there here what which who whom whose how when where please pls plz thanks thank hi hello hey tell
    give gives gave given giving show shows list see find get gets got gotten getting want wanted wants need know like look looking let us say says said saying me about
    into out up down over under again also just only really actually exactly very much many more most less least some any all
    every each both other than then if whether yes ok okay still yet ever always often far now today
    currently recently people customer customers guest guests client clients visitor visitors person persons reviewer reviewers
    author authors patient patients diner diners user users shopper shoppers buyer buyers everyone everybody anyone anybody someone somebody folk
    folks ppl one ones thing things stuff something anything everything lot lots bit
    review reviews feedback comment comments opinion opinions testimonial testimonials
    business shop company place store we ve re ll d m s t im ive id
    time times total overall altogether general generally far date moment number amount quantity
    come came comes coming go went going make makes made take takes think thinks thought feel feels felt find finds found
    write wrote written writes writing left leave leaves receive received post posted publish published
    mention mentions mentioned mentioning talk talks talked talking speak speaks spoke discuss discussed contain contains containing include including
    regarding concerning toward towards around between among while because
    word words text quote quotes quoted example examples sentence sentences line lines
    question answer mean means meant wonder wondering curious interested possible able could
    main common frequent frequently usually mostly typical
    first last next new newest latest oldest earliest longest short shortest high higher highest low lower lowest
    average mean rating ratings rate rates rated score scores stars star percent percentage share proportion fraction part
    compare compared comparing comparison versus vs against difference differ different
    brought brings bring saw sees busy
    too quite rather else though although however indeed certainly definitely surely fully truly rest remaining mine
    so e g etc maybe perhaps somehow anyhow
    exist exists happen happened happens call called name named`),
)

/** Words of the grammar, to which a misspelt word may be set right. */
export const knownWords =
  list(`review reviews rating ratings average complain complains complaint complaints complained complaining
  praise praised praises positive negative customer customers guest guests people percentage percent proportion share month months
  weeks quarter quarters between before after since until german french spanish italian dutch polish portuguese swedish danish
  czech turkish english invited invitation invitations imported verified reply replies replied unanswered answered response
  january february march april june july august september october november december spring summer autumn winter weekend weekends
  monday tuesday wednesday thursday friday saturday sunday compare compared comparison mention mentions mentioned mentioning topics
  newest oldest longest shortest latest recent worst language languages source sources trend families children students couples
  tourists negative number which what quotes criticise criticised`)

/** Words that the grammar reads in some places: neither misspelt nor the name of a thing. */
export const grammarWords = new Set(
  list(`fewest slowest loudest worse better best happier happiest unhappier unhappiest busier busiest quietest strongest weakest bigger biggest larger
    largest greater greatest smaller smallest big large great top fewer trends trending change changed changes changing
    improve improved improves improving improvement rise rises rose risen fall falls fell fallen drop dropped drops increase
    increased increasing decrease decreased declined decline grow grew grown growing develop developed development evolve evolved
    good bad poor poorly well badly terrible awful excellent mixed perfect critical unhappy glowing neutral tone sentiment mood
    unprompted uninvited spontaneous organic page form link order orders purchase purchases source sites platform channel
    not no never without nobody none nothing neither nor except excluding unless ignoring omitting minus apart
    per via such same own few several due soon later earlier sooner instead away back above below beyond near against
    median delay speed fast quick quickly promptly slow await awaiting need needs rest others
    themselves myself yourself itself accord invitation topic topics theme themes subject subjects aspect aspects
    one two three four five six seven eight nine ten eleven twelve dozen hundred thousand half double twice once
    prefer preferred describe describes described refer refers recommend recommends recommended notice noticed
    recent old long short first last next newest latest oldest earliest longest shortest within during since until before after
    month months week weeks year years day days quarter quarters weekday weekdays
    break breakdown split monthly weekly yearly quarterly annually today yesterday tomorrow lately ago weekend weekends live lives`),
)

/** Known by name although nothing may have been imported from there. */
export const sites =
  list(`google facebook tripadvisor trustpilot yelp booking instagram airbnb amazon expedia foursquare holidaycheck
  jameda opentable etsy ebay kununu whatsapp tiktok twitter reddit doctolib treatwell thefork deliveroo justeat provenexpert trustedshops`)

export const languageNames: Record<string, string> = {
  english: 'en',
  german: 'de',
  germans: 'de',
  french: 'fr',
  spanish: 'es',
  spaniards: 'es',
  italian: 'it',
  italians: 'it',
  dutch: 'nl',
  polish: 'pl',
  poles: 'pl',
  portuguese: 'pt',
  swedish: 'sv',
  swedes: 'sv',
  danish: 'da',
  danes: 'da',
  czech: 'cs',
  czechs: 'cs',
  turkish: 'tr',
  turks: 'tr',
  russian: 'ru',
  russians: 'ru',
  norwegian: 'no',
  finnish: 'fi',
  hungarian: 'hu',
  greek: 'el',
  romanian: 'ro',
  ukrainian: 'uk',
  arabic: 'ar',
  chinese: 'zh',
  japanese: 'ja',
  korean: 'ko',
  hebrew: 'he',
  welsh: 'cy',
}

/** Words of a question for what owners know by another name: by the engine's topic. */
export const topicSynonyms: Record<string, string> = {
  ...named(
    'staff',
    'employee employees worker workers personnel team waiter waiters waitress server servers receptionist crew colleagues',
  ),
  ...named('price', 'prices pricing cost costs expensive cheap overpriced value pricey'),
  ...named('waiting time', 'queue queues queuing queueing waiting wait waits line lines delays'),
  ...named('cleanliness', 'clean dirty dirt cleaning hygiene filthy tidy'),
  ...named('noise', 'noisy loud'),
  ...named('internet', 'wifi'),
  ...named('delivery', 'deliveries shipping courier'),
  ...named('website', 'site online webshop homepage app checkout'),
  ...named('opening hours', 'hours'),
  ...named('atmosphere', 'ambience ambiance vibe mood decor interior'),
  ...named('drinks', 'drink beverages'),
  ...named('bathroom', 'shower showers bathrooms'),
  ...named('room', 'rooms bedroom bedrooms'),
  ...named('location', 'situated area neighbourhood'),
  ...named('parking', 'park car parks'),
  ...named('toilet', 'loo loos toilets restroom'),
}

function named(topic: string, words: string) {
  return Object.fromEntries(list(words).map((word) => [word, topic]))
}

export const praiseWords =
  /^(prais\w*|lov(e|ed|es|ing)|likes?|liked|enjoy\w*|compliment\w*|rav(e|es|ed|ing)|appreciat\w*|strengths?|happy|happiest|satisfied|pleased|delight\w*|favou?rites?|admir\w*|impress\w*|highlights?|positives|pros|kudos|nice|nicest|lovely|kind|friendly)$/
export const complaintWords =
  /^(complain\w*|complaints?|critici\w*|dislik\w*|hat(e|es|ed|ing)|unhappy|dissatisf\w*|annoy\w*|bother\w*|infuriat\w*|displeas\w*|irk\w*|problems?|issues?|troubles?|wrong|weakness(es)?|negatives|moan\w*|grumbl\w*|disappoint\w*|frustrat\w*|upset\w*|angry|angriest|gripes?|flaws?|downsides?|drawbacks?|cons|criticism|criticisms|mind|irritat\w*|grievances?)$/

/** Names for reviews and for their authors, as a pattern. */
export const reviewNouns =
  '(?:reviews?|ratings?|customers?|guests?|people|visitors?|comments?|feedback|opinions?|ones?|reviewers?|authors?|clients?|patients?|diners?|marks?|scores?|experiences?|voices|words|testimonials?|quotes?|buyers?|shoppers?|users?|stars?)'

/** To leave one out would turn the question round. */
export const negations = new Set(
  'not no never without nobody none nothing neither nor except excluding unless'.split(' '),
)

/** Nouns of the asking and not of the things that reviews are about. */
export const abstractNouns = new Set(
  list(`end ends beginning start half middle rest way ways case cases kind kinds sort sorts type types level levels side sides slice
    chunk piece picture idea reason reasons difference point points thought thoughts view views angle trend trends period periods
    change changes employee employees figure figures detail details summary overview list median percentile`),
)
