import { z } from 'zod'
import type { Database } from '../database.ts'

const row = z.object({ name: z.string() })

/** Of the schema that the tables are in, as the migrations made it; what the engine gives a name itself has none of ours. */
const QUESTIONS = {
  Tables: "select table_name as name from information_schema.tables where table_schema = 'public'",
  Columns: `
    select table_name || '.' || column_name || ' ' || data_type || case is_nullable when 'NO' then ' not null' else '' end as name
    from information_schema.columns where table_schema = 'public'`,
  Indexes: "select indexdef as name from pg_indexes where schemaname = 'public'",
  Constraints: `
    select conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid) as name
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  Sequences:
    "select sequence_name as name from information_schema.sequences where sequence_schema = 'public'",
  'Functions and triggers': `
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union select tgname from pg_trigger where not tgisinternal`,
  'Steps that a database remembers': 'select name from migrations',
}

/** The names of a database by their kind; kinds that it has none of are left out. */
export async function namesOfTables(
  database: Database,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const answers: Record<string, readonly string[]> = {}
  for (const [kind, question] of Object.entries(QUESTIONS)) {
    const rows = await database.all(row, question)
    if (rows.length > 0) answers[kind] = rows.map(({ name }) => name)
  }
  return answers
}
