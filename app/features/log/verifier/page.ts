import {
  type CheckedAct,
  checkAuthorsFile,
  describeAct,
  describePlace,
  notProven,
} from '#app/features/log-format/authors-file.ts'
import { verifyInBrowser } from './ed25519.ts'

// The script of verify.html. It has no network.

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const text = find<HTMLTextAreaElement>('text')
const keys = find<HTMLTextAreaElement>('keys')
const result = find('result')

function element(name: string, ...parts: (string | Node)[]) {
  const made = document.createElement(name)
  made.append(...parts)
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
  const given = keys.value.match(/\S+/g)
  result.className = ''
  try {
    // Browsers have `crypto.subtle` only on https pages and in local files.
    if (!crypto.subtle) throw new Error('Save this page and open that file')
    const { origin, acts } = await checkAuthorsFile(
      text.value,
      verifyInBrowser,
      new Date(),
      given ?? undefined,
    )
    const isWrong = acts.some((act) => typeof act === 'string' || act.isOverdue)
    const areWaiting = acts.some((act) => typeof act === 'object' && !act.place)
    show(
      isWrong ? 'wrong' : 'good',
      isWrong
        ? 'Something is wrong'
        : areWaiting
          ? 'The receipts are genuine, and some acts wait'
          : 'Every act is in the log, with exactly these words',
      element('p', `The log ${origin}. ${given ? 'Checked with your keys.' : compareKeys}`),
      element('ol', ...acts.map(actIn)),
      element('p', notProven),
    )
  } catch (error) {
    show('wrong', 'This cannot be checked', `${(error as Error).message}.`)
  }
}

const compareKeys = 'The keys came with the file: compare them with those of others.'

function show(verdict: string, heading: string, ...parts: (string | Node)[]) {
  result.className = verdict
  result.replaceChildren(element('h2', heading), ...parts)
}

function actIn(act: CheckedAct | string) {
  if (typeof act === 'string') return element('li', `Wrong: ${act}`)
  const words = Object.entries(act.fields).filter(([, value]) => value)
  const list = words.flatMap(([name, value]) => [element('dt', name), element('dd', value)])
  return element(
    'li',
    element('b', describeAct(act.entry)),
    element('br'),
    describePlace(act),
    element('details', element('summary', 'What was signed'), element('dl', ...list)),
  )
}
