// npm run test:faults: what happens to reviews when the service or its database is killed.
import { become, build, findNode, install, stopWith } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
become(findNode(), ['tests/faults/run.ts', ...process.argv.slice(2)])
