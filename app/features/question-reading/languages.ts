import type { Reading } from './reading.ts'
import { languageNames, reviewNouns } from './vocabulary.ts'

export function takeLanguages(reading: Reading) {
  const names = Object.keys(languageNames).join('|')
  const patterns = [
    `\\b(${names}) (?:speakers?|speaking)\\b`,
    `\\b(?:in|speak|speaks|speaking|written in) (${names})\\b`,
    `\\b(${names}) (?:speaking |language )?(?=${reviewNouns}|families|speakers?|tourists|travellers|texts?)`,
    `\\b(germans|spaniards|italians|poles|swedes|danes|czechs|turks|russians)\\b`,
    `(?<=\\b(?:the|or|and|vs|versus|than|against|with|between|compare|about|by|of) )(${names})(?=$| (?:_|or|and|vs|versus|than|against|ones?|compared|do|say|reviews|for|by|in|on))`,
    `\\b(${names})(?= (?:and|or|with|to|than|vs|versus|against) (?:the )?(?:${names}|_))`,
    `(?<=\\b(?:how many|number of|any) )(${names})(?=$| (?:_|in|since|this|last|do|did|have))`,
    `\\b(?:is|are|was|were) (${names})$`,
    `\\b(?:compare|comparing|between) (?:the )?(${names})\\b`,
    `^(${names})(?= (?:or|and|vs|versus|against|reviews|compared))`,
  ]
  reading.marked.takes(/\b(in )?(an? |any |the )?languages? (?=(other than|not|except|apart from) )/)
  for (const pattern of patterns)
    for (const { at, groups } of reading.marked.takeAll(new RegExp(pattern)))
      reading.add('language', at, { languages: [languageNames[groups.find(Boolean)!]!] })
  reading.marked.takes(/\bother languages?\b(?= than _)/)
  const foreign =
    /\b(other|foreign|another) languages?\b|\bforeign (?=customers|guests|people|visitors|reviews)/
  for (const { at } of reading.marked.takeAll(foreign))
    reading.add('language', at, { exceptLanguage: reading.background.language })
}
