const PICTOGRAPH = /^\p{Extended_Pictographic}$/u

/** Western emoticons by their first character; the longest match wins. */
const emoticons = [
  ':-)',
  ':)',
  ':-))',
  ':))',
  ':-D',
  ':D',
  ':-P',
  ':P',
  ':-p',
  ':p',
  ';-)',
  ';)',
  ':]',
  '=)',
  '=D',
  ':-*',
  ':*',
  '<3',
  ':-(',
  ':(',
  ':((',
  ":'(",
  ":'-(",
  ':-/',
  ':/',
  ':-|',
  ':|',
  '=(',
  ':-[',
  ':[',
  ':-S',
  '>:(',
  '</3',
  '^^',
  '^_^',
  '-_-',
]
const emoticonsByFirst = new Map<number, string[]>()
for (const emoticon of emoticons.toSorted((a, b) => b.length - a.length)) {
  const first = emoticon.charCodeAt(0)
  emoticonsByFirst.set(first, [...(emoticonsByFirst.get(first) ?? []), emoticon])
}

/** Where the emoticon that starts at `start` ends; `start` itself when there is none. */
export function endOfEmoticon(text: string, start: number): number {
  const candidates = emoticonsByFirst.get(text.charCodeAt(start))
  if (!candidates) return start
  for (const candidate of candidates) {
    if (!text.startsWith(candidate, start)) continue
    const end = start + candidate.length
    // "http://" and "size:Double" are no faces.
    if (/[/\p{L}\p{N}]/u.test(text.charAt(end))) continue
    return end
  }
  return start
}

/**
 * Where the emoji that starts at `start` ends, with its skin tone, variation selector and joined parts;
 * `start` itself when there is none.
 */
export function endOfEmoji(text: string, start: number): number {
  const point = text.codePointAt(start) as number
  if (isRegionalIndicator(point)) {
    const next = text.codePointAt(start + 2)
    return next !== undefined && isRegionalIndicator(next) ? start + 4 : start + 2
  }
  if (point < 0x2000 || !PICTOGRAPH.test(String.fromCodePoint(point))) return start
  let at = start + (point > 0xffff ? 2 : 1)
  while (at < text.length) {
    const code = text.codePointAt(at) as number
    if (code === 0xfe0f || code === 0xfe0e) at++
    else if (code >= 0x1f3fb && code <= 0x1f3ff) at += 2
    else if (code === 0x200d && isPictograph(text.codePointAt(at + 1))) {
      at += 1 + ((text.codePointAt(at + 1) as number) > 0xffff ? 2 : 1)
    } else break
  }
  return at
}

function isPictograph(point: number | undefined): boolean {
  return point !== undefined && point >= 0x2000 && PICTOGRAPH.test(String.fromCodePoint(point))
}

function isRegionalIndicator(point: number): boolean {
  return point >= 0x1f1e6 && point <= 0x1f1ff
}
