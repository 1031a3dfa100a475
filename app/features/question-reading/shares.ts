import type { Found, Reading } from './reading.ts'

/** Of a share: what stands before the verb, and what after it. Periods belong to the whole. */
export function shareSets(reading: Reading, all: Found[]) {
  const { marked } = reading
  const asked = marked.find(
    /\b(how many of|share|percentage|percent|proportion|fraction|how much of|how often|part of)\b/,
  )
  const verb = marked.find(
    /\b(is|are|was|were|have|has|had|did we|do we|did you|(?<!\b(?:that|who|which) )(?:mention|complain|praise)(?:s|ed)?|got|get|gets|contain\w*|come|comes|came|give|gives|gave|rate|rated|say|said|talk(?:s|ed)?|in percent|like|love)\b|\b(answered|replied)( to)?$/,
    asked + 1,
  )
  const isBefore = ({ at, kind }: Found) => kind === 'period' || at < asked || (verb >= 0 && at < verb)
  const part = all.filter((each) => !isBefore(each))
  const whole =
    part.length > 0 || reading.opinion ? all.filter(isBefore) : all.filter(({ kind }) => kind === 'period')
  return {
    whole: whole.map(({ set }) => set),
    part: (part.length > 0 || reading.opinion ? part : all.filter(({ kind }) => kind !== 'period')).map(
      ({ set }) => set,
    ),
    opinion: reading.opinion,
  }
}
