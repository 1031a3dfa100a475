import type { Reading } from './reading.ts'

/** Reviews of stars alone, and those with words. */
export function takeTexts(reading: Reading) {
  const without =
    /\b(gave|give|left|leave|leaving|wrote)? ?(only|just) (the )?stars\b( and (wrote|said|left) nothing)?|\bstars (only|alone)\b|\b(without|no|not any|with no) (a |any )?(text|words|comment|comments|texts)\b|\b(wrote|written|said|say) (nothing|no words?)\b/
  for (const { at } of reading.marked.takeAll(without)) reading.add('text', at, { text: 'without' })
  for (const { at } of reading.marked.takeAll(/\bwith (a |some )?(text|words|comments?)\b(?! _)/))
    reading.add('text', at, { text: 'with' })
}
