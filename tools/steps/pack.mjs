import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Texts, and fonts that are not packed by their own format. Source maps are rarely asked for, and are packed on the way. */
const WORTH_IT = /\.(js|css|html|svg|ttf)$/
const SMALLEST = 1024

/** @type {Readonly<Record<string, (text: Buffer) => Promise<Buffer>>>} By ending, each as small as it goes. */
const PACKED = {
  '.br': (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Puts beside every text in the folder the same packed by brotli and by gzip, so that the server packs no file.
 * @param {string} folder
 */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WORTH_IT.test(file),
  )
  await Promise.all(files.map((file) => packFile(join(folder, file))))
}

/** @param {string} file */
async function packFile(file) {
  const text = await readFile(file)
  if (text.length < SMALLEST) return
  const writing = Object.entries(PACKED).map(async ([ending, pack]) =>
    writeFile(file + ending, await pack(text)),
  )
  await Promise.all(writing)
}
