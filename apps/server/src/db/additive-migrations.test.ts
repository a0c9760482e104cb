import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/** From here on servers of the version before go on working while a newer one changes the tables. */
const FIRST = '006'

/** What would break a server that knows nothing of the change. */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'takes a table, a column or a rule away': /\bdrop\s+(?!constraint\b|index\b|not\s+null\b|default\b)/,
  'gives something another name': /\brename\b/,
  'changes the type of a column': /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
  'asks for a value that older servers do not write':
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint\b)\w+\s+(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null\b(?:(?!\bdefault\b|\bgenerated\b)[^,;])*[,;]/,
  'forbids what older servers write': /\bset\s+not\s+null\b/,
  'removes rows': /\b(delete\s+from|truncate)\b/,
}

/** The statements of a migration, without comments and in small letters. */
const statementsOf = (text: string): string =>
  `${text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase()};`

const faultsOf = (text: string): readonly string[] =>
  Object.entries(BREAKING).flatMap(([fault, sign]) => (sign.test(statementsOf(text)) ? [fault] : []))

/** Migrations that do more than add, and why servers of the version before go on all the same. */
const EXCUSED: Readonly<Record<string, string>> = {
  '007-places-of-files.sql':
    'A trigger gives the files of older servers their place; the rows it removes are copies of projects that are saved.',
  '031-price-lists.sql':
    'It removes nothing: it forbids to change or empty the tables of catalogues, which no server ever does.',
  '032-prices.sql':
    'It removes nothing: it forbids to change or empty the contract tables, which no server ever does.',
  '034-dealer-cards.sql':
    'It removes nothing: it forbids to change or empty the cards of dealers, which no server ever does.',
  '027-options-and-revisions.sql':
    'Its triggers refuse what no server does: to remove issued quotes and entries of the audit, or to empty their tables.',
}

const later = readMigrations().filter(({ name }) => name >= FIRST)

describe('a migration only adds, so that servers of the version before go on while it is made', () => {
  test('there are some to look at', () => {
    expect(later.length).toBeGreaterThan(0)
  })

  test.each(later)('$name', ({ name, text }) => {
    if (name in EXCUSED) expect(faultsOf(text)).not.toEqual([])
    else expect(faultsOf(text)).toEqual([])
  })
})

test.each`
  statement                                                                             | fault
  ${'drop table files'}                                                                 | ${'takes a table, a column or a rule away'}
  ${'alter table files drop column name'}                                               | ${'takes a table, a column or a rule away'}
  ${'alter table files drop name'}                                                      | ${'takes a table, a column or a rule away'}
  ${'alter table files rename to papers'}                                               | ${'gives something another name'}
  ${'alter table files alter column bytes type bigint'}                                 | ${'changes the type of a column'}
  ${'alter table files add column key text not null'}                                   | ${'asks for a value that older servers do not write'}
  ${'alter table files\n  add column a text,\n  add key text not null'}                 | ${'asks for a value that older servers do not write'}
  ${'alter table files alter column bytes set not null'}                                | ${'forbids what older servers write'}
  ${'delete from files'}                                                                | ${'removes rows'}
  ${'alter table files add column key text'}                                            | ${null}
  ${"alter table files add column key text not null default ''"}                        | ${null}
  ${'create table notes (id integer generated always as identity, text text not null)'} | ${null}
  ${'alter table files alter column bytes drop not null'}                               | ${null}
  ${'-- drop table files\ncreate index a on files (name)'}                              | ${null}
`('"$statement": $fault', ({ statement, fault }) => {
  expect(faultsOf(statement)).toEqual(fault === null ? [] : [fault])
})

test('no statement asks for whatever columns there are: a server that has prepared it could not go on after a migration', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const asking = sources.filter((file) =>
    /\b(select|returning)\s+(\w+\.)?\*/i.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(asking).toEqual([])
})
