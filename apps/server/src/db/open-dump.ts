import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import type { Contents } from '../data/manifest.ts'
import { contentsOf } from './contents.ts'
import { sqlOn } from './database.ts'

/** SQL on an open engine, as it is. */
const sqlOf = (engine: Pick<PGlite, 'query' | 'exec'>) =>
  sqlOn({
    async query(text, values) {
      const { rows, affectedRows } = await engine.query(text, [...values])
      return { rows, touched: affectedRows ?? 0 }
    },
    script: (text) => engine.exec(text),
  })

/** Opens a packed database in memory and counts what is in it; rejects when it cannot be opened. */
export async function openDump(file: string): Promise<Contents> {
  const engine = await PGlite.create({ loadDataDir: unpacked(file) })
  try {
    return await requireContents(engine)
  } finally {
    await engine.close()
  }
}

/** Unpacks a packed database into a new folder and opens it there once. */
export async function unpackDump(file: string, folder: string): Promise<Contents> {
  const engine = await PGlite.create({ dataDir: folder, loadDataDir: unpacked(file) })
  try {
    return await requireContents(engine)
  } finally {
    await engine.close()
  }
}

/** Unpacked here: the engine lets the error of a file that was cut short escape. */
const unpacked = (file: string) => new Blob([gunzipSync(readFileSync(file))])

async function requireContents(engine: PGlite): Promise<Contents> {
  const found = await contentsOf(sqlOf(engine))
  if (!found) throw new Error('it holds no tables')
  return found
}
