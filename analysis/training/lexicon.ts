import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenise } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'

/** Emoji that reviews use, from the strongest to the mildest; the training texts are older than they are. */
const emoji: [valence: number, emoji: string][] = [
  [3, '😍 🥰 🤩 ❤ 💕 💖 💗 💯 🏆 😻 💙 💚 💛 💜 🧡 ♥ 💞'],
  [2.2, '😀 😁 😃 😄 😊 ☺ 🙂 😘 👍 👌 👏 🙌 🎉 ✨ ⭐ 🌟 🤗 😋 🥳 💪 🔥 ✅ 😇 🙏 😎 🤤'],
  [1.2, '😉 😂 🤣 😅 😆 😜 🍀 🌸 🌺 🌈 ☀'],
  [-1.2, '😐 😑 😕 🙁 ☹ 😒 🙄 😬 🤨 😶 😴 🥱 🤔 ⚠'],
  [-2.2, '😞 😔 😟 😢 😭 😫 😩 😖 😣 😥 😰 👎 ❌ 💔 😤 🤦 😱 🚩'],
  [-3, '😠 😡 🤬 🤢 🤮 💩 🖕 😷 🗑 👿'],
]

/** An emoji says more than a word of the same strength: it is there for the mood alone. */
const EMOJI_WEIGHT = 2.5

/** What words, faces and emoji are worth without any training text, from about -4 to 4, by word hash. */
export function readLexicon(folder: string): Map<number, number> {
  const valences = new Map<number, number>()
  const put = (word: string, valence: number) => {
    const [token, ...rest] = tokenise(word)
    if (token && rest.length === 0) valences.set(hashToken(token), valence)
  }
  // VADER's lexicon: token, mean, deviation and the raw ratings, tab-separated.
  for (const line of readFileSync(join(folder, 'lexicons', 'vader_lexicon.txt'), 'utf8').split('\n')) {
    const [word, mean] = line.split('\t')
    if (word && mean) put(word, Number(mean))
  }
  for (const [valence, list] of emoji) for (const one of list.split(' ')) put(one, valence * EMOJI_WEIGHT)
  return valences
}
