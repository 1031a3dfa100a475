import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Puts a .br and a .gz beside every text of the built client, so that serving one costs no work. */
export function compressAssets(folder: string) {
  for (const file of globSync(`${folder}/**/*.{js,css,svg,json,txt}`)) {
    const bytes = readFileSync(file)
    if (bytes.length < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
