import { describeAct, describePlace, notProven } from '../describe-act.ts'
import { type CheckedAct, checkAuthorsFile } from '../format/authors-file.ts'
import { verifyInBrowser } from './ed25519.ts'

// The script of verify.html. It has no network.

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const text = find<HTMLTextAreaElement>('text')
const keys = find<HTMLTextAreaElement>('keys')
const result = find('result')

function element(name: string, content: string, parts: Node[] = []) {
  const made = document.createElement(name)
  made.append(content, ...parts)
  return made
}

find<HTMLInputElement>('file').onchange = async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? []
  if (!file) return
  text.value = await file.text()
  await check()
}
find('check').onclick = check

async function check() {
  const given = keys.value.split('\n').flatMap((line) => line.trim() || [])
  result.className = ''
  try {
    // Browsers have it on https pages and in files alone.
    if (!crypto.subtle) throw new Error('Save this page and open the saved file')
    const { origin, acts } = await checkAuthorsFile(
      text.value,
      verifyInBrowser,
      new Date(),
      given.length > 0 ? given : undefined,
    )
    const isWrong = acts.some((act) => typeof act === 'string' || act.isOverdue)
    const waiting = acts.filter((act) => typeof act === 'object' && !act.place).length
    show(
      isWrong ? 'wrong' : 'good',
      isWrong
        ? 'Something is wrong'
        : waiting > 0
          ? 'The receipts are genuine, and some acts wait'
          : 'Every act is in the log, with exactly these words',
      [
        element('p', `The log ${origin}. ${keysFrom(given.length > 0)}`),
        element('ol', '', acts.map(actIn)),
        element('p', notProven),
      ],
    )
  } catch (error) {
    show('wrong', 'This cannot be checked', [element('p', `${(error as Error).message}.`)])
  }
}

const keysFrom = (areGiven: boolean) =>
  areGiven
    ? 'Checked with your keys.'
    : 'The keys are from the same hand as the file: compare them with keys that others have.'

function show(verdict: string, heading: string, parts: Node[]) {
  result.className = verdict
  result.replaceChildren(element('h2', heading), ...parts)
}

function actIn(act: CheckedAct | string) {
  if (typeof act === 'string') return element('li', `Wrong: ${act}`)
  const words = Object.entries(act.fields).filter(([, value]) => value)
  const list = words.flatMap(([name, value]) => [element('dt', name), element('dd', value)])
  return element('li', '', [
    element('b', describeAct(act.entry)),
    element('p', describePlace(act)),
    element('details', '', [element('summary', 'What was signed'), element('dl', '', list)]),
  ])
}
