/** Code points from and to, both included, that count once on X; all others count twice. */
const light = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const
const address = /https?:\/\/\S+/g
const lengthOfAddress = 23
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As X counts a post: every address is 23 long, and an emoji 2, whatever it is made of. */
export function lengthOnX(text: string) {
  const addresses = text.match(address)?.length ?? 0
  const signs = [...segmenter.segment(text.normalize('NFC').replace(address, ''))]
  return signs.reduce((sum, { segment }) => sum + weightOf(segment), addresses * lengthOfAddress)
}

function weightOf(sign: string) {
  const weights = [...sign].map((each) => (isLight(each.codePointAt(0)!) ? 1 : 2))
  const isEmoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(sign)
  return isEmoji ? weights[0]! : weights.reduce((sum, each) => sum + each, 0)
}

const isLight = (point: number) => light.some(([from, to]) => point >= from && point <= to)
