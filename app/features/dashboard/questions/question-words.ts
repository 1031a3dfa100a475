import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { Show, Split } from './question.schema.ts'

// The words of questions in the languages of owners, as data. A phrase is a regular expression without repetition, in
// folded letters (no capitals, no accents).

type Words = {
  shows: [Show, string][]
  says: [Side, string][]
  splits: [Split, string][]
  compared: string
  /** Spring, summer, autumn, winter. */
  seasons: [string, string, string, string]
  stars: string
  /** Say nothing about which reviews are meant. */
  empty: string
}

export const questionWords: Record<'en' | 'de' | 'fr', Words> = {
  en: {
    shows: [
      [
        'fix',
        "what should (?:i|we) (?:fix|improve|change|work on|do)(?: first| next)?|(?:biggest|main|worst) (?:problems?|issues?|complaints?)|what do (?:people|customers|guests|patients) (?:complain about|dislike|hate)(?: most)?|what (?:annoys|bothers) (?:people|customers|guests)|what is wrong|what's wrong|what needs (?:fixing|work)",
      ],
      [
        'like',
        'what do (?:people|customers|guests|patients) (?:like|love|praise|appreciate)(?: most)?|what are we good at|what is good|(?:biggest|main) strengths?',
      ],
      [
        'changed',
        "what (?:has |is |have )?(?:changed|new|different|got worse|got better|improved|become worse)(?: lately| recently)?|what's new|what got (?:better|worse)|worse|(?:got|become|becoming) better|improved",
      ],
      [
        'average',
        '(?:average|mean) (?:star )?(?:rating|stars|score)|average|mean|(?:star )?rating|how many stars|score',
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
    seasons: ['spring', 'summer', 'autumn|fall', 'winter'],
    stars: 'stars?',
    empty:
      'a an the of in on at to for from with about is are was were be do does did have has had i we us our you they people customers guests patients clients reviews review reviewers mention mentions mentioned say says said saying there any some all who which what that this it its and or me my please tell show give wrote written write get got my',
  },
  de: {
    shows: [
      [
        'fix',
        'was (?:soll|sollte|sollten|mussen|muss) (?:ich|wir) (?:zuerst |als erstes |als nachstes )?(?:verbessern|andern|tun|beheben)|(?:grosste[sn]?|wichtigste[sn]?|haufigste[sn]?) (?:problem[e]?|beschwerden?|kritik)|woruber beschweren sich (?:die )?(?:leute|kunden|gaste|patienten)(?: am meisten)?|was (?:stort|nervt|argert)(?: die)? (?:leute|kunden|gaste|patienten)',
      ],
      [
        'like',
        'was (?:gefallt|mogen|loben|lieben|schatzen)(?: den| die)? (?:leuten?|kunden|gasten?|patienten)(?: am meisten)?|was lauft gut|starken',
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
    seasons: ['fruhling|fruhjahr', 'sommer', 'herbst', 'winter'],
    stars: 'sternen?|stern',
    empty:
      'der die das den dem des ein eine einen einer eines von in im am an auf zu zum zur fur mit uber ist sind war waren sein haben hat hatte ich wir uns unser unsere unserem sie es sich leute kunden gaste patienten bewertungen bewertung rezensionen kundenstimmen erwahnen erwahnt sagen sagt gibt und oder wer welche was dass man mir bitte zeig geschrieben bei',
  },
  fr: {
    shows: [
      [
        'fix',
        "que (?:dois-je|devons-nous|faut-il) (?:ameliorer|corriger|changer|faire)(?: en premier| d'abord)?|(?:plus gros|principal|principaux|principales) (?:problemes?|plaintes?|critiques?)|de quoi se plaignent (?:les )?(?:gens|clients|patients)|qu'est-ce qui (?:derange|ne va pas)",
      ],
      [
        'like',
        "qu'est-ce que les (?:gens|clients|patients) (?:aiment|apprecient)|que (?:aiment|apprecient) les (?:gens|clients|patients)|points forts?",
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
    seasons: ['printemps', "l'ete|ete", "l'automne|automne", "l'hiver|hiver"],
    stars: 'etoiles?',
    empty:
      'le la les l un une des de du d au aux a en dans sur pour avec par est sont etait etaient etre avoir ont je nous nos notre vous ils elles on se s qui que quoi quel quelle y il ya t les gens clients patients avis commentaires mentionnent mentionne parlent parle disent dit et ou ce cet cette ces moi mon ma mes svp ecrit propos',
  },
}

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
