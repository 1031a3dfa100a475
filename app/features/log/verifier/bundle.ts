import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundle } from '../../../../widget/bundle.ts'

// verify.html is one file that people save: its script and style are in it, and it may load nothing.

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export async function bundleVerifier() {
  const script = await bundle(at('page.ts'))
  const style = readFileSync(at('style.css'), 'utf8')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
  const policy = `default-src 'none';script-src ${hashOf(script)};style-src ${hashOf(style)};base-uri 'none';form-action 'none'`
  const html = readFileSync(at('page.html'), 'utf8')
    .replace(/\n\s*/g, '\n')
    .replace('POLICY', () => policy)
    .replace('STYLE', () => style)
    .replace('SCRIPT', () => script)
  return { html, policy }
}

/** `import verifier from 'virtual:verifier'` */
export function verifierPage(): Plugin {
  const name = 'virtual:verifier'
  return {
    name: 'vouchsafe:verifier',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: async (loaded) =>
      loaded === `\0${name}` ? `export default ${JSON.stringify(await bundleVerifier())}` : null,
  }
}
