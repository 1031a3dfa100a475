// npm test: everything that can be checked here. The work is in run-tests.ts, which needs what this installs.
import { become, findNode, install } from './prepare.mjs'

install()
become(findNode(), ['commands/run-tests.ts'])
