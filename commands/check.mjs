// npm run check: formatting, lint and types.
import { spawnSync } from 'node:child_process'
import { findNode, install } from './prepare.mjs'

install()
const run = (...args) => spawnSync(findNode(), args, { stdio: 'inherit' }).status === 0
const isWellFormed = run('node_modules/@biomejs/biome/bin/biome', 'check')
const isTyped =
  run('node_modules/@react-router/dev/bin.cjs', 'typegen') &&
  run('node_modules/typescript/bin/tsc', '--noEmit')
process.exit(isWellFormed && isTyped ? 0 : 1)
