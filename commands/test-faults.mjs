// npm run test:faults [-- ROUNDS FORMS]: what happens to reviews when the service or its database is killed.
// npm run test:faults -- invitations [KILLS MAILS]: and to the mails of invitations.
// npm run test:faults -- orders [KILLS ORDERS]: and to the orders that a shop tells.
// npm run test:faults -- processes [ROUNDS]: and to two web processes and two workers, each killed and stopped in turn.
// npm run test:faults -- log [KILLS]: and to the public log, when the workers that write and sign it are killed.
// npm run test:faults -- uploads [KILLS]: and to photos and videos whose arrival breaks, on a full disk too.
// npm run test:faults -- fuzz [SEED COUNT]: what odd requests of every kind are answered.
import { become, build, findNode, install, stopWith } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
const [first, ...rest] = process.argv.slice(2)
const isNamed = ['invitations', 'orders', 'processes', 'log', 'uploads', 'fuzz'].includes(first)
become(
  findNode(),
  isNamed ? [`tests/faults/${first}.ts`, ...rest] : ['tests/faults/run.ts', ...process.argv.slice(2)],
)
