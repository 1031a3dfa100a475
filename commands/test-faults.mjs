// npm run test:faults [-- ROUNDS]: what happens to reviews when the service or its database is killed.
// npm run test:faults -- invitations [KILLS MAILS]: and to the mails of invitations.
import { become, build, findNode, install, stopWith } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
const [first, ...rest] = process.argv.slice(2)
const run = first === 'invitations' ? ['tests/faults/invitations.ts', ...rest] : ['tests/faults/run.ts']
become(findNode(), first === 'invitations' ? run : [...run, ...process.argv.slice(2)])
