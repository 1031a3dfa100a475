import { readFileSync } from 'node:fs'
import { readZip } from './archives.ts'

const negations =
  /^(?:not|no|never|none|nothing|neither|nor|cannot|without|hardly|barely|scarcely|lacks?|lacked|lacking|(?!couldn)\w+n't|dont|didnt|doesnt|wasnt|isnt|cant|wont|wouldnt)$/
const turns =
  /^(?:but|however|although|though|while|whereas|except|yet|despite|unfortunately|otherwise|[;:.!?]|-+|\.+)$/
const pauses = /^(?:,|and|or|\(|\)|\/|because|since|so|when|if)$/

/** 0 nothing, 1 praises, 2 blames (Hu & Liu's opinion lexicon), 3 negates. */
export function readTones(data: string): (word: string) => number {
  const files = readZip(readFileSync(`${data}/lexicons/opinion_lexicon.zip`))
  const words = (name: string) =>
    new Set(
      files
        .find((f) => f.path.endsWith(name))
        ?.bytes.toString('latin1')
        .split(/\r?\n/)
        .filter((line) => line !== '' && !line.startsWith(';')),
    )
  const praise = words('positive-words.txt')
  const blame = words('negative-words.txt')
  return (word) => (negations.test(word) ? 3 : praise.has(word) ? 1 : blame.has(word) ? 2 : 0)
}

/** 0 no boundary, 1 a soft one, 2 one after which the judgement may turn. */
export const linkOf = (word: string) => (turns.test(word) ? 2 : pauses.test(word) ? 1 : 0)
