import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { Question, QuestionLanguage, Show, Split } from './question.schema.ts'

// The words of questions in the languages of owners, as data. A phrase is a regular expression without repetition, in
// folded letters (no capitals, no accents); P stands for the people who write.

type Words = {
  people: string
  shows: [Show, string][]
  says: [Side, string][]
  splits: [Split, string][]
  beyond: [NonNullable<Question['beyond']>, string][]
  /** Asks for the reasons of a number of stars. */
  why: string
  /** Before a time: from it on, up to it, both sides of it, from it to another, its middle; and what is compared with another time. */
  times: { since: string; until: string; around: string; between: string; mid: string; than: string }
  /** "than before" without a time. */
  before: string
  /** "the last three months", with the number, and the words for two and more. */
  lastMonths: string
  numbers: string
  months: string
  /** This and last; U stands for a year, a month or a week. */
  relative: [string, string]
  units: [string, string, string]
  /** Spring, summer, autumn, winter. */
  seasons: [string, string, string, string]
  stars: string
  /** By tag: "Italian". What stands before and after it where reviews in a language are meant. */
  languages: Record<string, string>
  inLanguage: [before: string, after: string]
  /** Say nothing about which reviews are meant. */
  empty: string
}

const most = '(?: (?:the )?most)?'

export const questionWords: Record<QuestionLanguage, Words> = {
  en: {
    people:
      '(?:people|customers|guests|patients|clients|users|parents|visitors|members|students|shoppers|diners|they|everyone|everybody|anyone|anybody)',
    shows: [
      [
        'fix',
        `what (?:should|must|do|can|could|shall) (?:i|we)(?: need to| have to)? (?:fix|improve|change|repair|work on|tackle|sort out|do)(?: first| next| better)?|what to (?:fix|improve|change|tackle)(?: first| next)?|(?:what|where) first|what (?:goes|went|is going) wrong|(?:(?:the|our|my) )?(?:top|biggest|main|worst|most common|most frequent)(?: \\d| two| three| five| ten)? (?:problems?|issues?|complaints?|weakness(?:es)?|gripes?)|what do P (?:complain about|dislike|hate|moan about|criticise)${most}|what (?:annoys|bothers|upsets|irritates|frustrates)(?: P| them)?${most}|what(?: is|'s) wrong(?: with us)?|what (?:needs|has) (?:fixing|work|to be fixed)(?: first)?|where (?:should|do|would|must|shall) (?:i|we|it) (?:start|begin|go first|invest|spend)(?: first)?|(?:fix|improve|tackle|start with) first|which one thing|one thing (?:to|should)`,
      ],
      [
        'like',
        `what do P (?:like|love|praise|appreciate|enjoy)(?: (?:about us|the most|most|best))*|what are we (?:good|best) at|what is good|(?:(?:the|our|my) )?(?:biggest|main|top)(?: three| five)? strengths?|what (?:works|goes|runs) (?:well|best)|what (?:pleases|delights)(?: P)?${most}|why do P (?:like|love) us|(?:most|best) (?:liked|loved|praised)`,
      ],
      [
        'changed',
        "what (?:has |is |have )?(?:changed|new|different|got worse|got better|improved|become worse)(?: lately| recently)?|what's new|what got (?:better|worse)|(?:got|getting|become|becoming) (?:better|worse)|worse|improved",
      ],
      [
        'average',
        '(?:average|avg|mean) (?:star )?(?:rating|stars|score)|stars on average|average|avg|(?:star )?rating|how many stars|score',
      ],
      [
        'quotes',
        'what do P (?:say|think|write)|what is said|(?:nice |good )?quotes(?: about)?|a (?:nice |good )?quote(?= (?:about|i|for|from|on|we))|examples?|show me|quote me',
      ],
      ['count', 'how many|how often|number of|how much|count'],
    ],
    says: [
      [
        'complaint',
        'complain(?:s|ed|ing|ts?)?(?: about)?|moan(?:ing|s)?|negative|unhappy|dissatisfied|problems?|issues?|criticis(?:e|ed|m)|hate|missing',
      ],
      ['praise', 'prais(?:e|es|ed|ing)|positive|happy|satisfied|like|likes|love|loves|compliments?'],
    ],
    splits: [
      [
        'month',
        '(?:by|per|each|every|(?:in )?which|(?:in )?what) months?|monthly|month by month|over time|trend|since when',
      ],
      ['quarter', '(?:by|per|each) quarter|quarterly'],
      ['year', '(?:by|per|each|every) year|yearly|over the years'],
      ['weekday', '(?:by|per|(?:on )?which|(?:on )?what) (?:weekday|days?(?: of the week)?)'],
      ['rating', '(?:by|per) stars?'],
      ['language', '(?:by|per|(?:in )?which|(?:in )?what) languages?'],
      ['importSource', '(?:by|per|which) (?:source|site)s?'],
    ],
    beyond: [
      [
        'money',
        'turnover|revenue|profits?|takings|earnings|income|margin|mrr|salary|wages?|how much (?:money )?(?:did|do|does|have|has|will) (?:\\S+ )?(?:make|made|earn|earned|take|cost us)|(?:did|do) (?:we|i) (?:sell|sold|earn)|bring in (?:more )?money|pay off|return rate|market share',
      ],
      [
        'future',
        'will (?:we|i|it|they|there|our|P)|(?:be |in |by )?next (?:year|month|week|quarter|season|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|forecast|in the future|should (?:i|we) (?:buy|open|hire|build|move|rent)',
      ],
      [
        'others',
        'competitors?|competition|why (?:do|are) P (?:going|go|switch|switching|leave|leaving)(?: to)?|how much (?:do|does) .{1,40} (?:charge|cost)|more popular than',
      ],
      [
        'people',
        'who (?:is|gets|was|are)(?: the)?(?: most| more| best)?|which (?:employee|colleague|member of staff)',
      ],
    ],
    why: '(?:and )?why|(?:the )?reasons?(?: for| of| why)?|what for',
    times: {
      since: 'since|after|from',
      until: 'before|until|till|up to',
      around: 'before and after|after and before',
      between: 'between|from',
      mid: 'mid|middle of|the middle of',
      than: '(?:better |worse )?than|vs\\.?|versus|compared (?:with|to)|against',
    },
    before: '(?:compared (?:with|to) (?:the (?:time|period) )?|than |versus )(?:before|earlier|previously)',
    lastMonths:
      '(?:in |over |during )?(?:the )?(?:last|past) (\\d+|two|three|four|five|six) (day|week|month|year)s',
    numbers: 'two three four five six',
    months:
      'january|jan february|feb march april may june july august|aug september|sept october|oct november|nov december|dec',
    relative: ['this U', '(?:last|past|previous) U'],
    units: ['year', 'month', 'week'],
    seasons: ['spring', 'summer(?: holidays?)?', 'autumn|fall', 'winter'],
    stars: 'stars?',
    languages: {
      ...{
        en: 'english',
        de: 'germans?',
        fr: 'french',
        it: 'italians?',
        es: 'spanish|spaniards',
        nl: 'dutch',
      },
      ...{ pt: 'portuguese', pl: 'polish|poles', cs: 'czechs?', da: 'danish|danes', sv: 'swedish|swedes' },
      tr: 'turkish|turks',
    },
    inLanguage: [
      'in|by|(?:do|did|are|were|have|than|and|from) the',
      '(?:language |speaking )?(?:reviews?|P|ones?|speakers?)',
    ],
    empty:
      'a an the of in on at to for from with about is are was were be been do does did have has had i we us our you they people customers guests patients clients users members reviews review reviewers mention mentions mentioned say says said saying there any some all who which what that this it its and or me my mine please tell show give wrote written write get got think thinks can will could would should how when where why if than then so as by not many during over since after before their them his her he she being',
  },
  de: {
    people:
      '(?:leuten?|kund(?:en|innen|schaft)|gasten?|patienten|eltern|nutzern?|mitgliedern?|besuchern?|schulern?|menschen)',
    shows: [
      [
        'fix',
        'was (?:soll|sollen|sollte|sollten|mussen|muss) (?:ich|wir)(?: bei uns)? ?(?:zuerst |als erstes |als nachstes |dringend )?(?:verbessern|andern|tun|beheben|anpacken|anpassen|reparieren|angehen)|(?:was|womit) zuerst|haupt(?:problem|kritikpunkt|beschwerde)e?n?|was muss (?:zuerst|als erstes|dringend)(?: (?:in ordnung gebracht|repariert|verbessert|behoben|besser|geandert) werden)?|(?:die |unsere )?(?:drei |funf )?(?:grosste[sn]?|wichtigste[sn]?|haufigste[sn]?|schlimmste[sn]?) (?:problem[e]?|beschwerden?|kritik(?:punkte?)?|schwachen?|schwachstellen?|mangel|baustellen?)|wor(?:uber|an) (?:beschweren|argern|storen) sich (?:die |unsere )?P(?: am meisten)?|was (?:stort|nervt|argert)(?: (?:die|unsere|bei uns))?(?: P)?(?: (?:bei uns|am meisten))*|(?:womit|wo) (?:soll|sollte|sollten|fang|fange|fangen|muss) (?:ich|wir)(?: zuerst)?(?: (?:anfangen|beginnen|ansetzen|an))?|was (?:ist|lauft) (?:schlecht|schief)|wo (?:hakt|klemmt|druckt) (?:es|der schuh)',
      ],
      [
        'like',
        'was (?:gefallt|mogen|loben|lieben|schatzen)(?: (?:den|die|unseren|unsere|an uns))* P(?: (?:an uns|bei uns|am meisten|am besten|besonders))*|was (?:lauft|klappt|kommt|gefallt)(?: bei uns)? (?:gut|besonders gut|am besten|am meisten)(?: an)?|was wird (?:am meisten |besonders )?gelobt|(?:unsere )?(?:grossten )?starken',
      ],
      [
        'changed',
        'was (?:hat sich|ist)\\s+(?:geandert|verandert|neu|schlechter geworden|besser geworden)|was gibt es neues|was hat sich\\s+(?:geandert|verandert|verschlechtert|verbessert)|was hat sich|verschlechtert|verbessert|schlechter geworden|besser geworden',
      ],
      [
        'average',
        'durchschnittliche (?:bewertung|sterne)|durchschnitt(?:lich(?:e|er|es)?)?|(?:bewertungs|noten)?schnitt|wie viele sterne',
      ],
      [
        'quotes',
        'was (?:sagen|schreiben|meinen|denken)(?: (?:die|unsere))?(?: P)?|zitate?|beispiele?|zeig(?:e)?(?: mir)?',
      ],
      ['count', 'wie ?viele?(?: davon)?|wie oft|anzahl'],
    ],
    says: [
      [
        'complaint',
        'beschwerden?|beschweren(?: sich)?|beschwert|kritik|kritisier(?:en|t)|negativ(?:e|en)?|unzufrieden(?:e|en|sten)?|probleme?|bemangel(?:n|t)|klagen',
      ],
      ['praise', 'lob|loben|gelobt|positiv(?:e|en)?|zufrieden(?:e|en)?|mogen|gefallt'],
    ],
    splits: [
      ['month', '(?:pro|nach|je|(?:in )?welche[mnr]) monat(?:en?)?|monatlich|im zeitverlauf|seit wann'],
      ['quarter', '(?:pro|nach|je) quartal'],
      ['year', '(?:pro|nach|je) jahr|jahrlich'],
      ['weekday', '(?:pro|nach|(?:an )?welche[mnr]) (?:wochentag|tag)(?:en)?'],
      ['rating', '(?:pro|nach) sternen?'],
      ['language', '(?:pro|nach|(?:in )?welche[rn]?) sprachen?'],
      ['importSource', '(?:pro|nach) quellen?'],
    ],
    beyond: [
      [
        'money',
        'umsatz|umsatze|gewinn|einnahmen|einkommen|gehalt|marge|verdien(?:en|t|ten)|retourenquote|marktanteil|(?:wie ?viele?|was) .{0,30}(?:verkauft|eingenommen)|lohnt (?:sich|es)|verloren',
      ],
      [
        'future',
        'nachste[snmr]? (?:jahr|monat|woche|quartal|saison|fruhling|fruhjahr|sommer|herbst|winter)|prognose|in zukunft|werden (?:wir|die P) .{0,40}(?:haben|sein|bekommen|kommen)|soll(?:en|te|ten)? (?:ich|wir) .{0,40}(?:kaufen|offnen|eroffnen|einstellen|bauen|mieten)',
      ],
      [
        'others',
        'konkurrenz|konkurrenten|mitbewerber[ns]?|wettbewerber[ns]?|warum (?:gehen|wechseln) (?:die )?P(?: (?:zu[mr]?|in|nach))?|(?:beliebter|billiger|gunstiger) als wir|was (?:verlangt|kostet|nimmt) .{1,40} fur|abspenstig',
      ],
      [
        'reply',
        '(?:wem|welche[nr]? P|auf welche).{0,25}antworten(?: zuerst)?|(?:schreib|formulier)e?(?: mir)?(?: eine)? antwort(?: auf| an)?',
      ],
      [
        'people',
        'wer (?:wird|wurde|ist|bekommt|vom \\S+ wird)(?: (?:am|die|das))?(?: (?:meisten|haufigsten|besten|beliebtesten))?',
      ],
    ],
    why: '(?:und )?(?:warum|wieso|weshalb)(?: nur)?|(?:die )?grunde?(?: fur| von)?',
    times: {
      since: 'seit|ab|nach|von',
      until: 'vor|bis',
      around: 'vor und nach|vorher und nachher',
      between: 'zwischen|von',
      mid: 'mitte',
      than: '(?:besser |schlechter )?als|gegenuber|gegen|im vergleich z[ur]m?|verglichen mit|versus|vs\\.?',
    },
    before: '(?:als|im vergleich zu|verglichen mit) (?:vorher|fruher|davor)',
    lastMonths:
      '(?:in |seit )?(?:den |der |die )?letzten (\\d+|zwei|drei|vier|funf|sechs) (tag|woche|monat|jahr)(?:en|n|e)?',
    numbers: 'zwei drei vier funf sechs',
    months:
      'januar|janner februar marz april mai juni juli august september oktober|okt november dezember|dez',
    relative: ['diese[snmr]? U', '(?:letzte|vergangene|vorige)[snmr]? U'],
    units: ['jahr(?:es)?', 'monats?', 'woche'],
    seasons: ['fruhling|fruhjahr', 'sommer(?:ferien)?', 'herbst', 'winter'],
    stars: 'sternen?|stern',
    languages: {
      ...{
        en: 'englisch|englander',
        de: 'deutsch',
        fr: 'franzosisch|franzosen',
        it: 'italienisch|italiener',
      },
      ...{
        es: 'spanisch|spanier',
        pt: 'portugiesisch|portugiesen',
        nl: 'niederlandisch|hollandisch|hollander',
      },
      ...{
        pl: 'polnisch|polen',
        cs: 'tschechisch|tschechen',
        da: 'danisch|danen',
        sv: 'schwedisch|schweden',
      },
      tr: 'turkisch|turken',
    },
    inLanguage: ['auf|die|den|als die', '(?:bewertung(?:en)?|rezension(?:en)?|P)'],
    empty:
      'der die das den dem des ein eine einen einer eines einem von vom in im am an auf zu zum zur fur mit uber ist sind war waren sein haben hat hatte hatten ich wir uns unser unsere unserem unseren unserer sie er es sich leute leuten kunden gaste gasten patienten eltern nutzer bewertungen bewertung rezensionen kundenstimmen erwahnen erwahnt sagen sagt gibt gab und oder wer welche welcher welches was wie wo wann warum dass man mir bitte zeig geschrieben bei als so auch noch immer nicht jetzt denn etwa eigentlich davon wird werden wurde wurden kann konnen soll wieviele viele wegen gegen seit nach vor bevor durch ihr ihre',
  },
  fr: {
    people: '(?:gens|clients?|clientes|patients|parents|utilisateurs|visiteurs|eleves|membres|habitues)',
    shows: [
      [
        'fix',
        "(?:que|qu'est-ce que?) (?:dois-je|devons-nous|faut-il|je dois|on doit|nous devons|doit-on)(?: en premier)? (?:ameliorer|corriger|changer|faire|regler|reparer)(?: en premier(?: lieu)?| d'abord)?|(?:par (?:quoi|ou)|ou) (?:commencer|faut-il commencer|dois-je commencer|commence-t-on)|(?:les |nos )?(?:trois |cinq )?(?:plus gros(?:ses)?|principal|principaux|principales?|pires?) (?:problemes?|plaintes?|critiques?|reproches?|defauts?)|de quoi (?:se plaignent|s'agacent|s'enervent) (?:les |nos )?P(?: le plus)?|qu'est-ce qui (?:derange|enerve|agace|gene|deplait|cloche|ne va pas)(?: (?:les|nos) P)?(?: le plus)?|points? faibles?",
      ],
      [
        'like',
        "qu'est-ce que (?:les|nos) P (?:aiment|apprecient|preferent)(?: le plus)?|qu(?:e |')(?:aiment|apprecient) (?:les|nos) P(?: le plus)?|qu'est-ce qui (?:plait|marche|fonctionne|va)(?: (?:bien|le plus|le mieux))*(?: chez nous)?(?: (?:aux|d'apres les|selon les) P)?|points? forts?",
      ],
      [
        'changed',
        "qu'est-ce qui (?:a|s'est)\\s+(?:change|ameliore|degrade|empire)|quoi de neuf|ce qui a change|ameliore|empire|s'est degrade",
      ],
      ['average', "note moyenne|moyenne|combien d'etoiles"],
      [
        'quotes',
        'que (?:disent|pensent|ecrivent) (?:les|nos) P(?: de| des| du)?|que disent|que pensent|citations?|exemples?|montre[rz]?(?:-moi)?',
      ],
      ['count', "combien(?: de| d.)?|nombre d[e']"],
    ],
    says: [
      [
        'complaint',
        "(?:des )?plaintes?|(?:se |s'en )?plaignent|plaint|(?:quand meme )?(?:une )?critiques?|critiquent|negatifs?|negatives?|mecontents?|problemes?|soucis?|reprochent|reproche(?:-t-on)?",
      ],
      [
        'praise',
        'compliments?|positifs?|positives?|contents?|satisfaits?|aiment(?:-ils|-elles)?|apprecient|appreciee?s?|louent|loue|eloges?',
      ],
    ],
    splits: [
      ['month', '(?:par|quels?) mois|mensuel(?:le)?|au fil du temps|depuis quand'],
      ['quarter', 'par trimestre'],
      ['year', 'par an(?:nee)?'],
      ['weekday', 'par jour de la semaine|quels? jours?'],
      ['rating', 'par etoiles?|par note'],
      ['language', '(?:par|quelles?|dans quelles?) langues?'],
      ['importSource', 'par sources?'],
    ],
    beyond: [
      [
        'money',
        "chiffre d'affaires|benefices?|recettes?|revenus?|salaires?|marge|gagne(?:nt|-t-il|-t-elle)?|(?:avons-nous|a-t-on|on a) vendu|coutera(?:it)?|part de marche|rentable",
      ],
      [
        'future',
        "(?:l'annee|l'an|le mois|la semaine|l'ete|l'hiver) prochaine?|a l'avenir|previsions?|aurons-nous|serons-nous|(?:faut|faudrait|devrais|devrait)-(?:il|je|on|nous) (?:ouvrir|acheter|racheter|embaucher|construire|louer)|faudrait-il",
      ],
      [
        'others',
        'concurren(?:ts?|ce)|pourquoi les P (?:vont|partent)|combien (?:coute|demande|prend) .{1,40} (?:a|chez) ',
      ],
      [
        'reply',
        '(?:a qui|a quels? avis|quels? avis).{0,25}repondre(?: en premier)?|(?:redige|ecris)(?:-moi)?(?: une)? reponse(?: a)?',
      ],
      ['people', 'qui (?:est|recoit|a ete|sont)(?: le plus| la plus)?'],
    ],
    why: '(?:et )?pourquoi|(?:les )?raisons?(?: des?| du)?',
    times: {
      since: 'depuis|apres|a partir de',
      until: "avant|jusqu'(?:a|en|au)",
      around: 'avant et apres',
      between: 'entre|de',
      mid: 'mi-|mi|(?:la )?mi-',
      than: "(?:mieux |pire |moins bien )?qu(?:e|')|contre|par rapport a|compare a|vs\\.?",
    },
    before: "qu'avant|par rapport a avant",
    lastMonths:
      '(?:(?:dans|sur|pendant|depuis) )?(?:les |ces )?(\\d+|deux|trois|quatre|cinq|six) (?:derniers?|dernieres?) (jour|semaine|mois|an)(?:nee)?s?',
    numbers: 'deux trois quatre cinq six',
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    relative: ['cet?(?:te)? U(?:[- ]ci)?', 'U (?:dernier|derniere|passee?)'],
    units: ['an(?:nee)?', 'mois', 'semaine'],
    seasons: ['printemps', "l'ete|ete", "l'automne|automne", "l'hiver|hiver"],
    stars: 'etoiles?',
    languages: {
      ...{ en: 'anglais(?:es?)?|anglophones?', de: 'allemand(?:e?s?)', fr: 'francais(?:es?)?|francophones?' },
      ...{ it: 'italien(?:ne)?s?', es: 'espagnole?s?', pt: 'portugais(?:es?)?', nl: 'neerlandais(?:es?)?' },
      ...{
        pl: 'polonais(?:es?)?',
        cs: 'tcheques?',
        da: 'danois(?:es?)?',
        sv: 'suedois(?:es?)?',
        tr: 'turcs?|turques?',
      },
    },
    inLanguage: [
      '(?:les |des |nos )?(?:(?:avis|commentaires?|P) )?(?:en|les|des)|(?:avis|commentaires?|P)',
      '(?:avis|P)',
    ],
    empty:
      'le la les l un une des de du d au aux a en dans sur pour avec par est sont etait etaient etre avoir ont je nous nos notre vous ils elles il elle on se s qui que quoi quel quelle quels quelles y t les gens clients patients avis commentaires mentionnent mentionne parlent parle disent dit et ou ce c cet cette ces moi mon ma mes svp ecrit propos qu est-ce n ne pas plus si comment combien quand chez leur leurs avons fait pendant depuis apres avant deux autre chose',
  },
}

/** English words, and glosses, that say too little to be what a question is about, where it has others. */
export const vagueWords = new Set(
  (
    'because same true now just through somebody nobody done solved gone grumpy ms mr mrs dr next mid about aside phrase line one two three new newer old big small long short high higher low right good well better best bad worse worst great really true first last much many more most less enough too very still anymore again often always never ever thing things way kind time times day days year years month months week weeks people person persons customer customers guest guests patient patients client clients visitor member members user users keep keeps get gets getting make makes made take takes go goes going gone come comes want wants wanted need needs find finds found let lets put give gives bring brings see seen seem happen happened happens look looks feel exactly actually worth difference change changed improve improved question team business company shop place number part side reason anything something everything nothing second third please after before during since until between without against around love like think say says tell ask here there just only also even already yet than fix fixed solve solved anybody somebody nobody everyone someone really forever lot lots bit fine okay nice give quote quotes website instagram facebook homepage advert flyer number level kind sort use work works run runs pass passes be have do doing able else other another both each everybody main certain available current today now once twice ' +
    'angehen hauptsachlich sterne stern happened anyone anybody theyre dont cant wont isnt arent doesnt didnt havent off vergleich verglichen passiert passieren schreiben antworten repondre rediger ecrire arrive arriver pourquoi avoir lohnt gern gerne zurecht wirklich meisten kommt kommen macht machen zuerst ordnung gebracht beim halten halt tut tun geht gehen gehts lauft laufen wurde gibts stimmt wieder zufrieden genug etwas vielleicht peine vaut faut marche mieux suite seule peux passe passent passer sort souci vraiment assez bien autre chose cela ca comme encore toujours trouvent trouve pense pensent jamais beaucoup chaque meme'
  ).split(' '),
)

/** Examples to begin with, completed as one types. */
export const templates: Record<QuestionLanguage, string[]> = {
  en: [
    'What should I fix first?',
    'What do customers like?',
    'What changed?',
    'How many complain about {topic}?',
    'What do people say about {topic}?',
    'Why 1 star?',
    'Average rating this year compared with last year',
    'How many mention {topic} per month?',
    'What do customers like in 5-star reviews?',
    'How many reviews per language?',
  ],
  de: [
    'Was soll ich zuerst verbessern?',
    'Was loben die Kunden?',
    'Was hat sich geändert?',
    'Wie viele Beschwerden über {topic}?',
    'Was sagen die Kunden über {topic}?',
    'Warum nur 1 Stern?',
    'Durchschnitt dieses Jahr gegenüber letztem Jahr',
    'Wie viele erwähnen {topic} pro Monat?',
    'Wie viele Bewertungen pro Sprache?',
  ],
  fr: [
    'Que dois-je améliorer en premier ?',
    "Qu'est-ce que les clients apprécient ?",
    "Qu'est-ce qui a changé ?",
    'Combien de plaintes sur {topic} ?',
    'Que disent les clients de {topic} ?',
    'Pourquoi 1 étoile ?',
    'Moyenne cette année par rapport à l’année dernière',
    'Combien mentionnent {topic} par mois ?',
    "Combien d'avis par langue ?",
  ],
}
