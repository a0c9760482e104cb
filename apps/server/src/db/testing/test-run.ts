import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { openEngine } from './embedded-engine.ts'
import { startPostgresql } from './real-postgresql.ts'

/** Where tests find what is made once for all of them. */
export const POSTGRESQL_VARIABLE = 'TEST_POSTGRESQL_URL'
export const TEMPLATE_VARIABLE = 'TEST_EMBEDDED_TEMPLATE'

let end = async () => {}

/** Before the server's tests: a PostgreSQL server, and an embedded database in the newest form to copy from. */
export async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'rampwright-test-'))
  const [postgresql, template] = await Promise.all([
    startPostgresql(folder),
    writeTemplate(join(folder, 'template.tar')),
  ])
  process.env[POSTGRESQL_VARIABLE] = postgresql.url
  process.env[TEMPLATE_VARIABLE] = template
  end = async () => {
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const teardown = () => end()

async function writeTemplate(file: string): Promise<string> {
  const { database, engine } = await openEngine(null)
  await migrate(database)
  writeFileSync(file, new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  return file
}
