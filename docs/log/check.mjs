// node check.mjs FILE: checks an author's file of receipts with Node's own modules alone. See ../log.md.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (...parts) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest()
const base64 = (text) => Buffer.from(text, 'base64')
const expect = (isTrue, sentence) => {
  if (!isTrue) throw new Error(sentence)
}

/** The note's text, if the key of this name signed it. */
function openNote(note, name, keys) {
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  for (const vkey of keys.filter((each) => each.startsWith(`${name}+`))) {
    const key = base64(vkey.split('+').slice(2).join('+'))
    const id = sha256(`${name}\n`, key).subarray(0, 4)
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key.subarray(1).toString('base64url') },
      format: 'jwk',
    })
    for (const line of note.slice(end + 2).split('\n')) {
      const [, signer, signature] = line.split(' ')
      if (signer !== name || !base64(signature).subarray(0, 4).equals(id)) continue
      if (verify(null, Buffer.from(text), publicKey, base64(signature).subarray(4))) return text
    }
  }
  throw new Error(`not signed by ${name}`)
}

/** RFC 9162, 2.1.3.2. */
function rootOf(leaf, index, size, path) {
  let [hash, at, last] = [leaf, index, size - 1]
  for (const node of path) {
    if (at % 2 || at === last) {
      hash = sha256([1], node, hash)
      while (at % 2 === 0 && at) [at, last] = [at >> 1, last >> 1]
    } else hash = sha256([1], hash, node)
    ;[at, last] = [at >> 1, last >> 1]
  }
  return hash
}

const { keys, acts } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
for (const { receipt, salt, fields, proof } of acts) {
  const [, origin] = /^log (.+)$/m.exec(receipt)
  const entry = base64(/^entry (.+)$/m.exec(openNote(receipt, `${origin}/receipts`, keys))[1])
  const digests = fields.map(([name, value]) => {
    const fieldSalt = createHmac('sha256', base64(salt)).update(name).digest()
    return sha256('vouchsafe/field/1\n', fieldSalt, `${name}\n${value}`)
  })
  const commitment = sha256('vouchsafe/act/1\n', entry.subarray(0, 44), ...digests)
  expect(commitment.equals(entry.subarray(44)), 'the words are not those of the receipt')
  if (proof === null) {
    console.log('not in the log yet')
    continue
  }
  const end = proof.indexOf('\n\n')
  const [, index, ...path] = proof.slice(0, end).split('\n')
  const [, size, root] = openNote(proof.slice(end + 2), origin, keys).split('\n')
  const at = Number(index.split(' ')[1])
  const found = rootOf(sha256([0], entry), at, Number(size), path.map(base64))
  expect(found.equals(base64(root)), 'the proof does not lead to the signed root')
  console.log(`act ${entry[1]} is entry ${at} of ${size}`)
}
