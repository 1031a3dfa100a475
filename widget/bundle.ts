import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const folder = fileURLToPath(new URL('script', import.meta.url))

/** One bundle for each file in script/entries, by its name. In each, the identifier WIDGET stands where the content goes. */
export type Scripts = Record<(typeof entries)[number], string>
export const entries = ['cards', 'carousel', 'marquee', 'toast', 'drawer', 'plain', 'badge'] as const

/** The scripts of widgets as they are served, minified. */
export async function bundleScripts(): Promise<Scripts> {
  const bundles = await Promise.all(
    entries.map(async (name) => [name, await bundle(`${folder}/entries/${name}.ts`)] as const),
  )
  return Object.fromEntries(bundles) as Scripts
}

/** The one script for all widgets, which fetches their content. */
export const bundleLoader = () => bundle(`${folder}/loader.ts`)

/** One minified script that needs nothing else; it stands by itself or within a page. */
export async function bundle(entry: string) {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'vouchsafe' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  return output!.output[0].code.trim()
}

/** `import scripts from '#widget/scripts'`, and the loader: as strings, in development as in a build. */
export function widgetScripts(): Plugin {
  const modules: Record<string, () => Promise<unknown>> = {
    '#widget/scripts': bundleScripts,
    '#widget/loader': bundleLoader,
  }
  return {
    name: 'vouchsafe:widget-scripts',
    enforce: 'pre',
    resolveId: (source) => (modules[source] ? `\0${source}` : null),
    async load(loaded) {
      const make = modules[loaded.slice(1)]
      if (!make) return null
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.ts')) this.addWatchFile(`${folder}/${file}`)
      return `export default ${JSON.stringify(await make())}`
    },
  }
}
