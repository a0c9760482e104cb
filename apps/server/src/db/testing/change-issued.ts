import type { Database, Value } from '../database.ts'

/** Changes issued quotes as nobody can: their triggers are off meanwhile. For what an earlier version left there. */
export async function changeIssued(database: Database, text: string, values: readonly Value[] = []) {
  await database.run('alter table issued_quotes disable trigger user')
  await database.run(text, values)
  await database.run('alter table issued_quotes enable trigger user')
}
