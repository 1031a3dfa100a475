import type { Reading } from './reading.ts'
import { languageNames, reviewNouns } from './vocabulary.ts'

export function takeLanguages(reading: Reading) {
  const names = Object.keys(languageNames).join('|')
  const patterns = [
    `\\b(${names}) (?:speakers?|speaking)\\b`,
    `\\b(?:in|speak|speaks|speaking|written in) (${names})\\b`,
    `\\b(${names}) (?:speaking |language )?(?=${reviewNouns}|families|speakers?|tourists|travellers|texts?)`,
    `\\b(germans|spaniards|italians|poles|swedes|danes|czechs|turks|russians)\\b`,
    `\\b(?:the|or|and|vs|versus|than|against|with|between|compare|about|by) (${names})(?=$| (?:_|or|and|vs|versus|than|against|ones?|compared|do|say|reviews))`,
    `^(${names})(?= (?:or|and|vs|versus|against|reviews|compared))`,
  ]
  const not = /\b(not|non|other than|except|excluding|apart from|without) (written |being )?(in )?$/
  for (const pattern of patterns) {
    for (const { at, end, groups } of reading.marked.takeAll(new RegExp(pattern))) {
      const language = languageNames[groups.find(Boolean)!]!
      const before = reading.marked.words
        .slice(0, end - 1)
        .join(' ')
        .replace(new RegExp(`(${names})$`), '')
      const lead = `${before} `.replace(/ +/g, ' ')
      reading.add(
        'language',
        at,
        not.test(lead) || /\bnot (written )?in $/.test(lead) ? { exceptLanguage: language } : { language },
      )
    }
  }
  reading.marked.takes(/\bother languages?\b(?= than _)/)
  const foreign =
    /\b(other|foreign|another) languages?\b|\bforeign (?=customers|guests|people|visitors|reviews)/
  for (const { at } of reading.marked.takeAll(foreign))
    reading.add('language', at, { exceptLanguage: reading.background.language })
  reading.marked.takes(
    /\b(an? |any )?(languages? )?(not|non|other|except|excluding|apart|without)( than| from)?( any| the)?( written)?( in)? (?=_)/,
  )
}
