import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenise } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'
import { readZip } from './zip.ts'

/** Emoji that reviews use, from the strongest to the mildest; the training texts are older than they are. */
const emoji: [valence: number, emoji: string][] = [
  [3, '😍 🥰 🤩 ❤ 💕 💖 💗 💯 🏆 😻 💙 💚 💛 💜 🧡 ♥ 💞'],
  [2.2, '😀 😁 😃 😄 😊 ☺ 🙂 😘 👍 👌 👏 🙌 🎉 ✨ ⭐ 🌟 🤗 😋 🥳 💪 🔥 ✅ 😇 🙏 😎 🤤'],
  [1.2, '😉 😂 🤣 😅 😆 😜 🍀 🌸 🌺 🌈 ☀'],
  [-1.2, '😐 😑 😕 🙁 ☹ 😒 🙄 😬 🤨 😶 😴 🥱 🤔 ⚠'],
  [-2.2, '😞 😔 😟 😢 😭 😫 😩 😖 😣 😥 😰 👎 ❌ 💔 😤 🤦 😱 🚩'],
  [-3, '😠 😡 🤬 🤢 🤮 💩 🖕 😷 🗑 👿'],
]

const SIDE = 1.6

/** An emoji says more than a word of the same strength: it is there for the mood alone. */
const EMOJI_WEIGHT = 2.5

/** What words, faces and emoji are worth without any training text, from about -4 to 4, by word hash. */
export function readLexicon(folder: string): Map<number, number> {
  const valences = new Map<number, number>()
  const put = (word: string, valence: number) => {
    const [token, ...rest] = tokenise(word)
    if (token && rest.length === 0) valences.set(hashToken(token), valence)
  }
  const fill = (word: string, valence: number) => {
    const [token, ...rest] = tokenise(word)
    if (token && rest.length === 0 && !valences.has(hashToken(token))) valences.set(hashToken(token), valence)
  }
  // VADER's lexicon: token, mean, deviation and the raw ratings, tab-separated.
  for (const line of readFileSync(join(folder, 'lexicons', 'vader_lexicon.txt'), 'utf8').split('\n')) {
    const [word, mean] = line.split('\t')
    if (word && mean) put(word, Number(mean))
  }
  // Hu and Liu's lists know only the side; they fill what VADER leaves out.
  const lists = readZip(join(folder, 'lexicons', 'opinion_lexicon.zip'))
  for (const [name, list] of lists) {
    const valence = name.includes('positive') ? SIDE : name.includes('negative') ? -SIDE : 0
    for (const word of valence === 0 ? [] : list.split('\n'))
      if (!word.startsWith(';')) fill(word.trim(), valence)
  }
  for (const [valence, list] of emoji) for (const one of list.split(' ')) put(one, valence * EMOJI_WEIGHT)
  return valences
}

/** One byte for each row of the word table: ten times the valence, 0 for a word that no list has. */
export function valencesOf(hashes: Uint32Array, words: number, lexicon: Map<number, number>): Int8Array {
  const valences = new Int8Array(words + 1)
  for (let word = 1; word <= words; word++) {
    const valence = lexicon.get(hashes[word] as number) ?? 0
    valences[word] = Math.max(-120, Math.min(120, Math.round(10 * valence)))
  }
  return valences
}
