import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const wall = fileURLToPath(new URL('./wall.ts', import.meta.url))
const style = fileURLToPath(new URL('./wall-style.ts', import.meta.url))

/** The wall's script as it is served, minified, with `WALL_DATA` where the data goes. */
export async function bundleWall(): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [squeezeStyle()],
    build: {
      write: false,
      target: 'es2020',
      minify: 'oxc',
      modulePreload: false,
      lib: { entry: wall, formats: ['iife'], name: 'vouchsafe' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  return output!.output[0].code.trim()
}

/** `import script from '#widget/wall.ts?script'`: the bundle as a string, in development as in a build. */
export function widgetScript(): Plugin {
  const id = `\0${wall}?script`
  return {
    name: 'vouchsafe:widget-script',
    enforce: 'pre',
    resolveId: (source) => (source === '#widget/wall.ts?script' ? id : null),
    async load(loaded) {
      if (loaded !== id) return null
      for (const file of ['wall.ts', 'wall-tree.ts', 'wall-style.ts', 'page-colours.ts']) {
        this.addWatchFile(fileURLToPath(new URL(file, import.meta.url)))
      }
      return `export default ${JSON.stringify(await bundleWall())}`
    },
  }
}

/** Takes the spaces out of the style sheet, which a minifier of scripts leaves alone. */
function squeezeStyle(): Plugin {
  return {
    name: 'vouchsafe:squeeze-style',
    enforce: 'pre',
    transform(code, id) {
      if (id !== style) return null
      return code.replace(/`[^`]*`/g, (css) =>
        css
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,>]) ?/g, '$1')
          .replace(/: /g, ':')
          .replaceAll(';}', '}'),
      )
    },
  }
}
