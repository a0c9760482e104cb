import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import type { DatabaseLimits } from '../config/database-limits.ts'
import type { Database, Sql } from './database.ts'
import { openDatabase } from './open-database.ts'
import { openPostgresql } from './postgresql.ts'
import { type RunningPostgresql, startPostgresql } from './testing/real-postgresql.ts'

const folder = mkdtempSync(join(tmpdir(), 'rampwright-away-'))
const limits = readConfig({}).databaseLimits
const pidRow = z.object({ pid: z.number() })
const idRow = z.object({ id: z.number() })

let server: RunningPostgresql
beforeAll(async () => {
  server = await startPostgresql(folder)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

let database: Database
let lost: Error[]
const open = (changed: Partial<DatabaseLimits> = {}, address = `${server.url}/postgres`) =>
  openPostgresql(address, { ...limits, ...changed }, (error) => lost.push(error))
beforeEach(async () => {
  lost = []
  database = await open()
  await database.script('create table if not exists t (id integer primary key)')
  await database.script('delete from t')
})
afterEach(() => database.close())

const ids = async () => (await database.all(idRow, 'select id from t order by id')).map(({ id }) => id)
const add = (id: number) => (sql: Sql) => sql.run('insert into t values ($1)', [id])
const pidOf = async (sql: Sql) => (await sql.all(pidRow, 'select pg_backend_pid() as pid'))[0]?.pid ?? 0
const terminate = async (pid: number) => {
  const admin = await open({ connections: 1 })
  await admin.all(z.unknown(), 'select pg_terminate_backend($1)', [pid])
  await admin.close()
}
const untilItWorks = async (work: () => Promise<unknown>) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isDone = await work().then(
      () => true,
      () => false,
    )
    if (isDone) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The database was not found again.')
}

describe('a connection that is ended', () => {
  test('inside of a transaction: nothing of it is kept, the process lives, and the next call works', async () => {
    const broken = database.transaction(async (sql) => {
      await add(1)(sql)
      await terminate(await pidOf(sql))
      await new Promise((resolve) => setTimeout(resolve, 100))
      await add(2)(sql)
    })
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'away' })
    expect(lost).not.toEqual([])
    expect(await ids()).toEqual([])
    await database.transaction(add(3))
    expect(await ids()).toEqual([3])
  })

  test('during a statement of a transaction: the call is refused, and the next works', async () => {
    let pid = 0
    const broken = database.transaction(async (sql) => {
      pid = await pidOf(sql)
      await add(1)(sql)
      await sql.all(z.unknown(), 'select pg_sleep(20)')
    })
    const isRefused = expect(broken).rejects.toMatchObject({ kind: 'away' })
    while (pid === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await terminate(pid)
    await isRefused
    expect(await ids()).toEqual([])
  })

  test('while nobody uses it: the next call gets another', async () => {
    const pid = await pidOf(database)
    await terminate(pid)
    await untilItWorks(() => database.run('insert into t values (4)'))
    expect(await pidOf(database)).not.toBe(pid)
  })
})

test('a database that other programs have set up in their way answers as any other', async () => {
  const settings = {
    datestyle: "'German, DMY'",
    timezone: "'Asia/Kathmandu'",
    default_transaction_isolation: "'serializable'",
  }
  for (const [name, value] of Object.entries(settings))
    await database.script(`alter database postgres set ${name} to ${value}`)
  const set = await open({ connections: 2 })
  const times = z.object({ time: z.date(), read: z.string() })
  const text = "select $1::timestamptz as time, current_setting('transaction_isolation') as read"
  const time = new Date('2026-02-03T04:05:06.789Z')
  expect(await set.all(times, text, [time])).toEqual([{ time, read: 'read committed' }])
  expect(await set.transaction((sql) => sql.all(times, text, [time]))).toEqual([
    { time, read: 'read committed' },
  ])
  await set.close()
  for (const name of Object.keys(settings)) await database.script(`alter database postgres reset ${name}`)
})

describe('statements that take values', () => {
  const preparedIn = async (sql: Sql) =>
    (await sql.all(z.object({ statement: z.string() }), 'select statement from pg_prepared_statements')).map(
      ({ statement }) => statement,
    )
  const found = (sql: Sql, id: number) => sql.all(idRow, 'select id from t where id = $1', [id])

  test('are read and planned once a connection', async () => {
    const prepared = await database.transaction(async (sql) => {
      await add(1)(sql)
      await add(2)(sql)
      return preparedIn(sql)
    })
    expect(prepared).toEqual(['insert into t values ($1)'])
    expect(await ids()).toEqual([1, 2])
  })

  test('are not kept where a pooler gives a connection to others between two calls', async () => {
    const plain = await open({ isPreparing: false })
    const prepared = await plain.transaction(async (sql) => {
      await add(1)(sql)
      return preparedIn(sql)
    })
    await plain.close()
    expect(prepared).toEqual([])
  })

  test('are answered and no longer kept where there are ever more of them', async () => {
    const answers = await database.transaction(async (sql) => {
      const texts = Array.from({ length: 250 }, (_, index) => `select ${index} + $1::integer as id`)
      const rows = []
      for (const text of texts) rows.push(...(await sql.all(idRow, text, [1])))
      return { last: rows.at(-1), kept: (await preparedIn(sql)).length }
    })
    expect(answers).toEqual({ last: { id: 250 }, kept: 200 })
  })

  test('go on while a newer server adds a column', async () => {
    await add(1)(database)
    const rows = await database.transaction(async (sql) => {
      await found(sql, 1)
      await sql.script('alter table t add column later text')
      return found(sql, 1)
    })
    await database.script('alter table t drop column later')
    expect(rows).toEqual([{ id: 1 }])
  })

  test('that somebody made the connection forget: it is thrown away, and the next call works', async () => {
    const one = await open({ connections: 1 })
    await add(1)(one)
    await one.script('deallocate all')
    await expect(add(2)(one)).rejects.toMatchObject({ name: 'DatabaseProblem' })
    await untilItWorks(() => add(3)(one))
    expect((await found(one, 3)).length).toBe(1)
    await one.close()
  })
})

/** The way to the database, which can be cut when a word is heard. */
async function openWay() {
  const { port } = new URL(server.url)
  const ends = new Set<Socket>()
  let cutAt: string | null = null
  const way = createServer((near) => {
    const far = connectTo(Number(port), '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
    }
    near.on('data', (chunk) => {
      far.write(chunk)
      if (cutAt !== null && chunk.includes(cutAt)) setTimeout(() => near.destroy(), 50)
    })
    far.on('data', (chunk) => {
      if (cutAt === null) near.write(chunk)
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const address = way.address()
  return {
    url: `postgresql://app@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/postgres`,
    cutAt(word: string) {
      cutAt = word
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((resolve) => way.close(resolve))
    },
  }
}

describe('an answer that is lost on its way', () => {
  test('of a commit is never told as saved: nobody knows whether it was', async () => {
    const way = await openWay()
    const far = await open({ connections: 1 }, way.url)
    const broken = far.transaction(async (sql) => {
      await add(5)(sql)
      way.cutAt('commit')
    })
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'unknown' })
    expect(await ids(), 'here it had been saved').toEqual([5])
    await far.close()
    await way.close()
  })

  test.each([
    ['a change', 'insert into t values (6)', 'unknown'],
    ['a question', 'select 1', 'away'],
  ])('of %s that stands alone', async (_, text, kind) => {
    const way = await openWay()
    const far = await open({ connections: 1 }, way.url)
    way.cutAt(text)
    await expect(far.run(text)).rejects.toMatchObject({ kind })
    await far.close()
    await way.close()
  })
})

test('a transaction in which a statement failed is not told as saved when its work goes on', async () => {
  const swallowed = database.transaction(async (sql) => {
    await sql.run('insert into nothing values (1)').catch(() => undefined)
    return 'done'
  })
  await expect(swallowed).rejects.toThrow('it was undone')
})

describe('a database that is killed and started again', { timeout: 60_000 }, () => {
  test('loses nothing that was acknowledged; calls meanwhile are refused at once, and the next ones work', async () => {
    const acknowledged: number[] = []
    const refusals: unknown[] = []
    let next = 100
    let isOver = false
    const writer = async () => {
      while (!isOver) {
        next += 1
        const id = next
        await database.transaction(add(id)).then(
          () => acknowledged.push(id),
          async (error: unknown) => {
            refusals.push(error)
            await new Promise((resolve) => setTimeout(resolve, 20))
          },
        )
      }
    }
    const writers = Promise.all(Array.from({ length: 12 }, writer))
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await server.kill()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await server.startAgain()
      const before = acknowledged.length
      while (acknowledged.length === before) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    isOver = true
    await writers
    const kept = new Set(await ids())
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(refusals.length).toBeGreaterThan(12)
    for (const refusal of refusals) expect(refusal).toMatchObject({ name: 'DatabaseProblem' })
  })

  test('is told at the start by its address and what to do', async () => {
    const nobody = 'postgresql://app:secret@127.0.0.1:1/ramps'
    const starting = openDatabase(
      { databaseUrl: nobody, databaseLimits: limits, dataDir: folder, files: { kind: 'database' } },
      {
        warn: () => undefined,
        openDump: () => Promise.reject(new Error('not asked')),
        damagedFiles: async () => new Set(),
      },
    )
    await expect(starting).rejects.toThrow(
      'DATABASE_URL: the PostgreSQL server at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Start it or correct the address, then start again.',
    )
  })
})

describe('what takes too long is stopped, and the connection goes on', () => {
  const holding = async (work: () => Promise<void>) =>
    database.transaction(async (sql) => {
      await sql.script('lock table t in exclusive mode')
      await work()
    })

  test('a statement over its time', async () => {
    const quick = await open({ connections: 1, statementMs: 200 })
    await expect(quick.all(z.unknown(), 'select pg_sleep(20)')).rejects.toMatchObject({ kind: 'slow' })
    await expect(quick.run('select 1')).resolves.toBe(1)
    await quick.close()
  })

  test('a wait for what somebody else holds', async () => {
    const quick = await open({ connections: 1, lockMs: 200 })
    await holding(() => expect(quick.transaction(add(7))).rejects.toMatchObject({ kind: 'slow' }))
    await quick.transaction(add(7))
    await quick.close()
  })

  test.each([
    ['came between two others', '40001', 'slow'],
    ['finds no room in memory', '53200', 'away'],
  ])('a statement that %s', async (_, code, kind) => {
    const refused = database.run(`do $$ begin raise exception using errcode = '${code}'; end $$`)
    await expect(refused).rejects.toMatchObject({ kind })
  })

  test('a wait for a free connection', async () => {
    const narrow = await open({ connections: 1, connectMs: 200 })
    await narrow.transaction(async () => {
      await expect(narrow.run('select 1')).rejects.toMatchObject({ kind: 'slow' })
    })
    await expect(narrow.run('select 1')).resolves.toBe(1)
    await narrow.close()
  })

  test('a transaction that does nothing for too long lets go of what it holds', async () => {
    const quick = await open({ connections: 1, idleMs: 200 })
    const idle = quick.transaction(async (sql) => {
      await add(8)(sql)
      await new Promise((resolve) => setTimeout(resolve, 800))
      await add(9)(sql)
    })
    await expect(idle).rejects.toMatchObject({ kind: 'away' })
    expect(await ids()).toEqual([])
    await quick.close()
  })
})

test('the password may be given apart from the address, with whatever signs', async () => {
  vi.stubEnv('PGPASSWORD', 'pa/ss?wo#rd@100%')
  // A server of which no more is needed than that it asks for the password (message R, kind 3) and hears it (message p).
  const askForPassword = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])
  const asking = createServer((socket) => socket.once('data', () => socket.write(askForPassword)))
  const heard = new Promise<string>((resolve) => {
    asking.on('connection', (socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => {
        if (chunk[0] !== 'p'.charCodeAt(0)) return
        resolve(chunk.subarray(5, -1).toString())
        socket.destroy()
      })
    })
  })
  await new Promise<void>((resolve) => asking.listen(0, '127.0.0.1', resolve))
  const address = asking.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(open({}, `postgresql://app@127.0.0.1:${port}/postgres`)).rejects.toThrow()
  expect(await heard).toBe('pa/ss?wo#rd@100%')
  asking.close()
  vi.unstubAllEnvs()
})
