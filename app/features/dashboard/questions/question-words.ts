import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { Show, Split } from './question.schema.ts'

// The words of questions in the languages of owners, as data. A phrase is a regular expression without repetition, in
// folded letters (no capitals, no accents).

type Words = {
  shows: [Show, string][]
  says: [Side, string][]
  splits: [Split, string][]
  compared: string
  /** "the last three months", with the number, and the words for two and more. */
  lastMonths: string
  numbers: string
  /** Spring, summer, autumn, winter. */
  seasons: [string, string, string, string]
  stars: string
  /** Reviews in a language. */
  languages: string
  /** Say nothing about which reviews are meant. */
  empty: string
}

export const questionWords: Record<'en' | 'de' | 'fr', Words> = {
  en: {
    shows: [
      [
        'fix',
        "what (?:should|must|do|can|could) (?:i|we)(?: need to| have to)? (?:fix|improve|change|repair|work on|tackle|do)(?: first| next| better)?|(?:(?:the|our|my) )?(?:top|biggest|main|worst|most common|most frequent)(?: \\d| two| three| five| ten)? (?:problems?|issues?|complaints?|weakness(?:es)?|gripes?)|what do (?:people|customers|guests|patients|clients|users|parents|visitors|they|everyone|anyone) (?:complain about|dislike|hate|moan about|criticise)(?: (?:the )?most)?|what (?:annoys|bothers|upsets|irritates|frustrates)(?: (?:people|customers|guests|patients|clients|users|parents|visitors|they|everyone|anyone|them))?(?: (?:the )?most)?|what is wrong|what's wrong|what (?:needs|has) (?:fixing|work|to be fixed)(?: first)?|where (?:should|do|would|must|shall) (?:i|we|it) (?:start|begin|go first|invest|spend)(?: first)?|(?:fix|improve|tackle|start with) first|which one thing|one thing (?:to|should)",
      ],
      [
        'like',
        'what do (?:people|customers|guests|patients|clients|users|parents|visitors|they|everyone|anyone) (?:like|love|praise|appreciate|enjoy)(?: (?:about us|the most|most|best))*|what are we (?:good|best) at|what is good|(?:(?:the|our|my) )?(?:biggest|main|top)(?: three| five)? strengths?|what (?:works|goes|runs) (?:well|best)|what (?:pleases|delights)(?: (?:people|customers|guests|patients|clients|users|parents|visitors|they|everyone|anyone))?(?: most)?|why do (?:people|customers|guests|patients|clients|users|parents|visitors|they|everyone|anyone) (?:like|love) us|(?:most|best) (?:liked|loved|praised)',
      ],
      [
        'changed',
        "what (?:has |is |have )?(?:changed|new|different|got worse|got better|improved|become worse)(?: lately| recently)?|what's new|what got (?:better|worse)|worse|(?:got|become|becoming) better|improved",
      ],
      [
        'average',
        '(?:average|mean) (?:star )?(?:rating|stars|score)|stars on average|average|mean|(?:star )?rating|how many stars|score',
      ],
      [
        'quotes',
        'what do (?:people|customers|guests|patients) (?:say|think|write)|what is said|quotes?|examples?|show me',
      ],
      ['count', 'how many|how often|number of|how much|count'],
    ],
    says: [
      [
        'complaint',
        'complain(?:s|ed|ing|ts?)?|negative|bad|unhappy|dissatisfied|problems?|issues?|criticis(?:e|ed|m)|hate',
      ],
      ['praise', 'prais(?:e|es|ed|ing)|positive|good|happy|satisfied|like|likes|love|loves|compliments?'],
    ],
    splits: [
      ['month', '(?:by|per|each|every) month|monthly|month by month'],
      ['quarter', '(?:by|per|each) quarter|quarterly'],
      ['year', '(?:by|per|each|every) year|yearly|over the years'],
      ['weekday', '(?:by|per|which) (?:weekday|day of the week)|on which days?'],
      ['rating', '(?:by|per) stars?'],
      ['language', '(?:by|per|which) languages?'],
      ['importSource', '(?:by|per|which) (?:source|site)s?'],
    ],
    compared: 'compared (?:with|to) (?:the (?:time|period) )?before|than before|versus before',
    lastMonths: '(?:in |over |during )?(?:the )?(?:last|past) (\\d+|two|three|four|five|six) months',
    numbers: 'two three four five six',
    seasons: ['spring', 'summer', 'autumn|fall', 'winter'],
    stars: 'stars?',
    languages:
      '(?:english|german|french|italian|spanish|portuguese|dutch|polish|czech|danish|swedish|turkish)(?: language)? (?:reviews?|customers|guests|clients|parents|patients|users|ones?)|(?:in|by|from) (?:english|german|french|italian|spanish|portuguese|dutch|polish|czech|danish|swedish|turkish)|which languages?',
    empty:
      'a an the of in on at to for from with about is are was were be do does did have has had i we us our you they people customers guests patients clients reviews review reviewers mention mentions mentioned say says said saying there any some all who which what that this it its and or me my please tell show give wrote written write get got my',
  },
  de: {
    shows: [
      [
        'fix',
        'was (?:soll|sollen|sollte|sollten|mussen|muss) (?:ich|wir) (?:zuerst |als erstes |als nachstes |dringend )?(?:verbessern|andern|tun|beheben|anpacken|anpassen|reparieren)|was muss (?:zuerst|als erstes|dringend)(?: (?:in ordnung gebracht|repariert|verbessert|behoben|besser|geandert) werden)?|(?:die )?(?:drei |funf )?(?:grosste[sn]?|wichtigste[sn]?|haufigste[sn]?|schlimmste[sn]?) (?:problem[e]?|beschwerden?|kritik(?:punkte?)?|schwachen?|schwachstellen?|mangel)|wor(?:uber|an) (?:beschweren|argern|storen) sich (?:die |unsere )?(?:leute|kunden|gaste|patienten|eltern|nutzer)(?: am meisten)?|was (?:stort|nervt|argert)(?: (?:die|unsere))?(?: (?:leute|kunden|gaste|patienten|eltern|nutzer))?(?: am meisten)?|(?:womit|wo) (?:soll|sollte|sollten|fang|fange|fangen|muss) (?:ich|wir)(?: zuerst)?(?: (?:anfangen|beginnen|ansetzen|an))?|was (?:ist|lauft) (?:schlecht|schief)|wo (?:hakt|klemmt|druckt) (?:es|der schuh)',
      ],
      [
        'like',
        'was (?:gefallt|mogen|loben|lieben|schatzen)(?: (?:den|die|unseren|unsere|an uns))* (?:leuten?|kunden|gasten?|patienten|nutzern?|eltern|kundschaft|leute|gaste|nutzer)(?: (?:an uns|am meisten|am besten|besonders))*|was (?:lauft|klappt|kommt|gefallt)(?: bei uns)? (?:gut|besonders gut|am besten|am meisten)(?: an)?|(?:unsere )?(?:grossten )?starken',
      ],
      [
        'changed',
        'was (?:hat sich|ist)\\s+(?:geandert|verandert|neu|schlechter geworden|besser geworden)|was gibt es neues|was hat sich\\s+(?:geandert|verandert|verschlechtert|verbessert)|was hat sich|verschlechtert|verbessert|schlechter geworden|besser geworden',
      ],
      [
        'average',
        'durchschnittliche (?:bewertung|sterne)|durchschnitt(?:lich(?:e|er|es)?)?|bewertungsschnitt|wie viele sterne|schnitt',
      ],
      [
        'quotes',
        'was sagen(?: die)? (?:leute|kunden|gaste|patienten)|was schreiben(?: die)? (?:leute|kunden|gaste|patienten)|zitate?|beispiele?|zeig(?:e)?(?: mir)?',
      ],
      ['count', 'wie viele?|wie oft|wieviele?|anzahl'],
    ],
    says: [
      [
        'complaint',
        'beschwerden?|beschweren|beschwert|kritik|kritisieren|negativ(?:e|en)?|schlecht(?:e|en)?|unzufrieden(?:e|en)?|probleme?|bemangeln',
      ],
      ['praise', 'lob|loben|gelobt|positiv(?:e|en)?|gut(?:e|en)?|zufrieden(?:e|en)?|mogen|gefallt'],
    ],
    splits: [
      ['month', '(?:pro|nach|je) monat|monatlich'],
      ['quarter', '(?:pro|nach|je) quartal'],
      ['year', '(?:pro|nach|je) jahr|jahrlich'],
      ['weekday', '(?:pro|nach|an welchem) (?:wochentag|tag)'],
      ['rating', '(?:pro|nach) sternen?'],
      ['language', '(?:pro|nach|in welcher) sprachen?'],
      ['importSource', '(?:pro|nach) quellen?'],
    ],
    compared: 'als (?:vorher|fruher|davor)|im vergleich zu (?:vorher|fruher)|verglichen mit (?:vorher|davor)',
    lastMonths: '(?:in )?(?:den |der )?letzten (\\d+|zwei|drei|vier|funf|sechs) monaten?',
    numbers: 'zwei drei vier funf sechs',
    seasons: ['fruhling|fruhjahr', 'sommer', 'herbst', 'winter'],
    stars: 'sternen?|stern',
    languages:
      '(?:deutsch|englisch|franzosisch|italienisch|spanisch|portugiesisch|niederlandisch|polnisch|tschechisch|danisch|schwedisch|turkisch)(?:sprachig)?(?:e|en|er)? (?:bewertungen|kunden|gaste|eltern|patienten|nutzer)|auf (?:deutsch|englisch|franzosisch|italienisch|spanisch)|welche sprachen?',
    empty:
      'der die das den dem des ein eine einen einer eines von in im am an auf zu zum zur fur mit uber ist sind war waren sein haben hat hatte ich wir uns unser unsere unserem sie es sich leute kunden gaste patienten bewertungen bewertung rezensionen kundenstimmen erwahnen erwahnt sagen sagt gibt und oder wer welche was dass man mir bitte zeig geschrieben bei',
  },
  fr: {
    shows: [
      [
        'fix',
        "(?:que|qu'est-ce que?) (?:dois-je|devons-nous|faut-il|je dois|on doit|nous devons|doit-on)(?: en premier)? (?:ameliorer|corriger|changer|faire|regler|reparer)(?: en premier(?: lieu)?| d'abord)?|(?:par (?:quoi|ou)|ou) (?:commencer|faut-il commencer|dois-je commencer|commence-t-on)|(?:les )?(?:trois |cinq )?(?:plus gros(?:ses)?|principal|principaux|principales?|pires?) (?:problemes?|plaintes?|critiques?|reproches?|defauts?)|de quoi (?:se plaignent|s'agacent|s'enervent) (?:les |nos )?(?:gens|clients|patients|parents|utilisateurs)(?: le plus)?|qu'est-ce qui (?:derange|enerve|agace|gene|deplait|cloche|ne va pas)(?: (?:les|nos) (?:gens|clients|patients|parents|utilisateurs))?(?: le plus)?|points? faibles?",
      ],
      [
        'like',
        "qu'est-ce que (?:les|nos) (?:gens|clients|patients|parents|utilisateurs) (?:aiment|apprecient|preferent)(?: le plus)?|qu(?:e |')(?:aiment|apprecient) (?:les|nos) (?:gens|clients|patients|parents|utilisateurs)(?: le plus)?|qu'est-ce qui (?:plait|marche|fonctionne|va)(?: (?:bien|le plus|le mieux))*(?: chez nous)?(?: (?:aux|d'apres les|selon les) (?:gens|clients|patients))?|points? forts?",
      ],
      [
        'changed',
        "qu'est-ce qui (?:a|s'est)\\s+(?:change|ameliore|degrade|empire)|quoi de neuf|ce qui a change|ameliore|empire|s'est degrade",
      ],
      ['average', 'note moyenne|moyenne|combien d.etoiles'],
      ['quotes', 'que disent les (?:gens|clients|patients)|citations?|exemples?|montre[rz]?(?:-moi)?'],
      ['count', 'combien(?: de| d.)?|nombre d[e.]'],
    ],
    says: [
      [
        'complaint',
        'plaintes?|plaignent|plaint|critiques?|critiquent|negatifs?|negatives?|mauvais(?:e|es)?|mecontents?|problemes?',
      ],
      [
        'praise',
        'compliments?|positifs?|positives?|bons?|bonnes?|contents?|satisfaits?|aiment|apprecient|louent',
      ],
    ],
    splits: [
      ['month', 'par mois|mensuel(?:le)?'],
      ['quarter', 'par trimestre'],
      ['year', 'par an(?:nee)?'],
      ['weekday', 'par jour de la semaine|quels? jours?'],
      ['rating', 'par etoiles?|par note'],
      ['language', 'par langues?'],
      ['importSource', 'par sources?'],
    ],
    compared: "qu'avant|par rapport a avant",
    lastMonths: '(?:(?:dans|sur|pendant|depuis) )?(?:les )?(\\d+|deux|trois|quatre|cinq|six) derniers mois',
    numbers: 'deux trois quatre cinq six',
    seasons: ['printemps', "l'ete|ete", "l'automne|automne", "l'hiver|hiver"],
    stars: 'etoiles?',
    languages:
      '(?:avis|clients?|parents|patients|utilisateurs) (?:en )?(?:francais|anglais|allemands?|italiens?|espagnols?|portugais|neerlandais|polonais|tcheques?|danois|suedois|turcs?)(?:es)?|les (?:francais|anglais|allemands|italiens|espagnols|portugais)|quelles? langues?',
    empty:
      'le la les l un une des de du d au aux a en dans sur pour avec par est sont etait etaient etre avoir ont je nous nos notre vous ils elles on se s qui que quoi quel quelle y il ya t les gens clients patients avis commentaires mentionnent mentionne parlent parle disent dit et ou ce cet cette ces moi mon ma mes svp ecrit propos',
  },
}

/** English words, and glosses, that say too little to be what a question is about, where it has others. */
export const vagueWords = new Set(
  (
    'why because reason reasons pourquoi grunde warum meme aiment aime ms mr mrs dr nachstes nachste prochain mid about complain complains complaining moan grumble phrase quote quotes wieviele aus so ist sind et les des en after before during since until between without against around gets which second third please spend money see seen let lets bring brings anything something everything nothing come comes go goes going gone keep keeps get gets make makes made take takes good well better best bad worse worst great really true first last next much many more most less enough too very still anymore again often always never ever thing things way kind time times day days year years month months people person persons customer customers guest guests patient patients client clients one two three new newer old big small long short high higher low right wrong want wants wanted need needs like likes love say says said think thinks find finds found give gives put happen happened happens work works pass passes run runs look looks feel seem exactly actually worth compliment compliments praise complaint complaints problem problems issue issues trouble difference change changed improve improved question team business shop place number part side reason if should would could can will may might must us them than how you what when where why who whom whose that this these those there here only just also even already yet ' +
    'lohnt gern gerne zurecht wirklich meisten gab gegen kommt besser macht zuerst ordnung gebracht werden beim peine vaut fait faut faudrait marche mieux chez plait plus fin autre chose assez suite seule peux regler ca souci exactement traine trainent quel quels quelle quelles dont cela soit font dit disent pensent trouvent peu bien mal tres trop fois pousse chaque encore bevor nachdem fertig gelobt weitermachen schreiben welche welcher welches viele vielen beim wegen sind fallt quand depuis wann'
  ).split(' '),
)

/** Examples to begin with, completed as one types. */
export const templates: Record<'en' | 'de' | 'fr', string[]> = {
  en: [
    'What should I fix first?',
    'What do customers like?',
    'What changed?',
    'How many complain about {topic}?',
    'How many praise {topic}?',
    'How many mention {topic} per month?',
    'What do people say about {topic}?',
    'Average rating with {topic}',
    'How many complaints about {topic} last month?',
    'How many complaints about {topic} this year compared with before?',
    'Average rating per quarter',
    'How many 1-star reviews this year?',
    'How many reviews per language?',
    'What do customers say in 2-star reviews?',
  ],
  de: [
    'Was soll ich zuerst verbessern?',
    'Was loben die Kunden?',
    'Was hat sich geändert?',
    'Wie viele Beschwerden über {topic}?',
    'Wie viele loben {topic}?',
    'Wie viele erwähnen {topic} pro Monat?',
    'Was sagen die Kunden über {topic}?',
    'Durchschnitt mit {topic}',
    'Wie viele Beschwerden über {topic} im letzten Monat?',
    'Wie viele Beschwerden über {topic} als vorher?',
    'Durchschnitt pro Quartal',
    'Wie viele 1-Stern Bewertungen in diesem Jahr?',
    'Wie viele Bewertungen pro Sprache?',
  ],
  fr: [
    'Que dois-je améliorer en premier ?',
    "Qu'est-ce que les clients apprécient ?",
    "Qu'est-ce qui a changé ?",
    'Combien de plaintes sur {topic} ?',
    'Combien de compliments sur {topic} ?',
    'Combien mentionnent {topic} par mois ?',
    'Que disent les clients de {topic} ?',
    'Moyenne avec {topic}',
    'Combien de plaintes sur {topic} le mois dernier ?',
    'Moyenne par trimestre',
    "Combien d'avis 1 étoile cette année ?",
    "Combien d'avis par langue ?",
  ],
}
