// npm run licences: writes docs/licences.md from package-lock.json.
import { writeFileSync } from 'node:fs'
import { licencesPage } from './licences-page.ts'

writeFileSync('docs/licences.md', licencesPage())
