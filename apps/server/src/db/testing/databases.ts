import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { readConfig } from '../../config/config.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPostgresql } from '../postgresql.ts'
import { openEngine } from './embedded-engine.ts'
import { POSTGRESQL_VARIABLE, TEMPLATE_VARIABLE } from './test-run.ts'

/** Both databases the product runs on: every test of a repository or a call runs on each. */
export const databases = [
  { database: 'embedded database', open: openInMemory },
  { database: 'PostgreSQL server', open: openOnServer },
] as const

/** An empty database in the newest form. */
export type OpenDatabase = () => Promise<Database>

async function openInMemory(): Promise<Database> {
  return (await openEngine(ofTestRun(TEMPLATE_VARIABLE))).database
}

async function openOnServer(): Promise<Database> {
  const database = await emptyOnServer()
  await migrate(database)
  return database
}

/** A database before its first migration. */
export const emptyInMemory = async (): Promise<Database> => (await openEngine(null)).database

/** A new database of its own on the server of the test run. */
export async function emptyOnServer(): Promise<Database> {
  const server = ofTestRun(POSTGRESQL_VARIABLE)
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return openPostgresql(`${server}/${name}`, readConfig({}).databaseLimits, () => undefined)
}

/** The same database once more, as another server opens it. */
export async function openAgain(database: Database): Promise<Database> {
  const row = z.object({ current_database: z.string() })
  const [held] = await database.all(row, 'select current_database()')
  return openPostgresql(
    `${ofTestRun(POSTGRESQL_VARIABLE)}/${held?.current_database}`,
    readConfig({}).databaseLimits,
    () => undefined,
  )
}

function ofTestRun(variable: string): string {
  const value = process.env[variable]
  if (value === undefined)
    throw new Error(`${variable} is missing: these tests run by vitest.config.ts only.`)
  return value
}
