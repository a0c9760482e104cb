import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { raiseHeaderNumbers } from './contents.ts'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { emptyInMemory, emptyOnServer } from './testing/databases.ts'

const countRow = z.object({ count: z.coerce.number() })

describe.each([
  { database: 'embedded database', open: emptyInMemory },
  { database: 'PostgreSQL server', open: emptyOnServer },
])('$database', ({ open }) => {
  let database: Database
  const count = async () =>
    (await database.all(countRow, 'select count(*) as count from headers where name = $1', ['Harper']))[0]
      ?.count
  const add =
    'insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at) values ($1, $2, $3, $4, 2, $5, $6, $6)'
  const values = [
    '10001',
    'Harper',
    'P3G',
    'residential',
    'Dana Miller',
    new Date('2026-11-20T16:05:00.123Z'),
  ]

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('takes every migration once, in order, and none on the next start', async () => {
    const names = readMigrations().map(({ name }) => name)
    expect(await migrate(database)).toEqual(names)
    expect(await migrate(database)).toEqual([])
  })

  test.each([
    ['0000-01-01T00:00:00.000Z', true],
    ['0001-01-01T00:00:00.000Z', true],
    ['9999-12-31T23:59:59.999Z', false],
    ['+010000-01-01T23:58:59.000Z', false],
  ])('is asked about %s as about any other time', async (time, isBefore) => {
    const before = z.object({ before: z.boolean() })
    expect(await database.all(before, 'select $1::timestamptz < now() as before', [new Date(time)])).toEqual([
      { before: isBefore },
    ])
  })

  test('keeps a moment to the millisecond and numbers headers from 1001', async () => {
    expect(await database.run(add, values)).toBe(1)
    const rows = await database.all(
      z.object({ id: z.number(), updated_at: z.date() }),
      'select id, updated_at from headers',
    )
    expect(rows).toEqual([{ id: 1001, updated_at: new Date('2026-11-20T16:05:00.123Z') }])
  })

  test('gives JSON back as it was', async () => {
    const body = { a: [1, 'two', null], b: { c: 'ü', d: 0.1 } }
    const rows = await database.all(z.object({ body: z.unknown() }), 'select $1::jsonb as body', [
      JSON.stringify(body),
    ])
    expect(rows).toEqual([{ body }])
  })

  test('does all of a transaction or none of it', async () => {
    const before = await count()
    const broken = database.transaction(async (sql) => {
      await sql.run(add, values)
      throw new Error('half way')
    })
    await expect(broken).rejects.toThrow('half way')
    expect(await count()).toBe(before)
    await database.transaction((sql) => sql.run(add, values))
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('goes on after a statement that failed', async () => {
    await expect(database.run('insert into headers (status) values ($1)', ['lost'])).rejects.toThrow()
    expect(await count()).toBeGreaterThan(0)
  })

  test('lets two writers of one row wait for each other', async () => {
    const bump = () =>
      database.transaction(async (sql) => {
        const [row] = await sql.all(
          z.object({ creator_client_id: z.number() }),
          'select creator_client_id from headers where id = 1001 for update',
        )
        await sql.run('update headers set creator_client_id = $1 where id = 1001', [
          (row?.creator_client_id ?? 0) + 1,
        ])
      })
    await Promise.all(Array.from({ length: 8 }, bump))
    const [row] = await database.all(
      z.object({ creator_client_id: z.number() }),
      'select creator_client_id from headers where id = 1001',
    )
    expect(row?.creator_client_id).toBe(10)
  })

  const nextNumber = async () => {
    const row = z.object({ next: z.coerce.number() })
    const [given] = await database.all(row, "select nextval('headers_id_seq') as next")
    return given?.next ?? 0
  }

  test('never gives a number of a quote twice, whoever raises the numbers meanwhile', async () => {
    const numbers: number[] = []
    const give = async () => void numbers.push(await nextNumber())
    for (let round = 0; round < 60; round += 1) {
      const last = await nextNumber()
      numbers.push(last)
      await Promise.all([
        give(),
        raiseHeaderNumbers(database, last),
        give(),
        raiseHeaderNumbers(database, last),
        give(),
      ])
    }
    expect(new Set(numbers).size).toBe(numbers.length)
    await raiseHeaderNumbers(database, 9000)
    expect(await nextNumber()).toBe(9001)
    await raiseHeaderNumbers(database, 9000)
    expect(await nextNumber()).toBe(9002)
  })

  test('refuses a migration that was changed after it was used', async () => {
    const changed = readMigrations().map((one) => ({ ...one, checksum: 'other' }))
    await expect(migrate(database, changed)).rejects.toThrow('was changed after the database had used it')
  })

  test('refuses a database that a newer program has changed', async () => {
    await expect(migrate(database, [])).rejects.toThrow('Start the newer version.')
  })

  test('leaves nothing of a migration that fails half way', async () => {
    const broken = {
      name: '999-broken.sql',
      text: 'create table half (id integer); select nothing;',
      checksum: 'x',
    }
    await expect(migrate(database, [...readMigrations(), broken])).rejects.toThrow()
    await expect(database.run('insert into half values (1)')).rejects.toThrow('half')
  })
})
