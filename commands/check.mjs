// npm run check: formatting, lint, types, unit tests, and database tests on our own PostgreSQL. For every few minutes.
import { become, findNode, install } from './prepare.mjs'

install()
become(findNode(), ['commands/run-tests.ts', 'check'])
