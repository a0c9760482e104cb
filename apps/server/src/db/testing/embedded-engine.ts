import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { type Database, sqlOn } from '../database.ts'

/** The embedded engine without a folder, empty or as a copy; what the folder adds has its own tests. */
export async function openEngine(
  template: string | null,
): Promise<{ readonly engine: PGlite; readonly database: Database }> {
  const engine = await PGlite.create(
    template === null ? {} : { loadDataDir: new Blob([readFileSync(template)]) },
  )
  const driverOf = (runner: Pick<PGlite, 'query' | 'exec'>) => ({
    query: async (text: string, values: readonly unknown[]) => {
      const { rows, affectedRows } = await runner.query(text, [...values])
      return { rows, touched: affectedRows ?? 0 }
    },
    script: (text: string) => runner.exec(text),
  })
  const database: Database = {
    kind: 'embedded',
    ...sqlOn(driverOf(engine)),
    transaction: (work) => engine.transaction((tx) => work(sqlOn(driverOf(tx)))),
    afterBackup: (work) => work(),
    close: () => engine.close(),
  }
  return { engine, database }
}
