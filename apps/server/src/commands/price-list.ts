import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueFolder, readCatalogueFiles, readSisterLines } from '@ramp/catalogue-files'
import type { PriceList } from '@ramp/contracts'
import { refusedWith } from '../analysis/refused-with.ts'
import { workOut } from '../analysis/work-out.ts'
import type { Config } from '../config/config.ts'
import { DataInUse } from '../data/folder/data-lock.ts'
import { OpenProblem } from '../data/folder/open-problem.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { openDump } from '../db/open-dump.ts'
import { AppError } from '../http/app-error.ts'
import type { Caller } from '../identity/caller.ts'
import { catalogueRepository } from '../modules/catalogue/catalogue.repository.ts'
import { catalogueService } from '../modules/catalogue/catalogue.service.ts'
import { dayIn } from '../modules/catalogue/day-in.ts'
import { customItemsRepository } from '../modules/items/custom-items.repository.ts'
import { customItemsService } from '../modules/items/custom-items.service.ts'
import { customsOfQuoteService } from '../modules/items/customs-of-quote.service.ts'
import { priceListsService } from '../modules/price-lists/price-lists.service.ts'
import { priceListText } from './price-list-text.ts'

const USAGE = `Say what to do with price lists:
  npm run price-list -- list
  npm run price-list -- export NAME --out FILE.csv
  npm run price-list -- check FILE.csv --from 2027-01-01 [--name 2027.1] [--honored-until 2027-01-31]
  npm run price-list -- publish FILE.csv --from 2027-01-01 [--name 2027.1] [--honored-until 2027-01-31]
  npm run price-list -- take-back NAME`

/** Whoever may run a command on the server's data is one of the manufacturer's people. */
const OPERATOR: Caller = {
  id: 'command line',
  email: '',
  name: 'Command line',
  customerNumber: '',
  roles: [],
  permissions: [],
  isInternal: true,
}

/** Does one thing with price lists; what it says of it. */
export async function priceListCommand(words: readonly string[], config: Config): Promise<string> {
  const asked = askedFor(words)
  const database = await openForCommand(config)
  try {
    return await answerTo(asked, await servicesOf(database, config))
  } catch (error) {
    throw error instanceof AppError ? new OpenProblem(toldOf(error)) : error
  } finally {
    await database.close()
  }
}

type Asked = {
  readonly what: 'list' | 'export' | 'check' | 'publish' | 'take-back'
  readonly subject: string
  readonly name: string
  readonly from: string
  readonly honoredUntil: string
  readonly out: string
}

function askedFor(words: readonly string[]): Asked {
  const { values, positionals } = parsed(words)
  const [what = '', subject = '', ...more] = positionals
  if (!isKnown(what) || more.length > 0 || (what !== 'list' && subject === '')) throw new OpenProblem(USAGE)
  const needsDay = what === 'check' || what === 'publish'
  if (needsDay && values.from === '')
    throw new OpenProblem(`--from: is missing; write the first day of the list.\n${USAGE}`)
  const name = values.name === '' ? basename(subject).replace(/\.csv$/i, '') : values.name
  return { what, subject, name, from: values.from, honoredUntil: values['honored-until'], out: values.out }
}

function parsed(words: readonly string[]) {
  const text = { type: 'string', default: '' } as const
  try {
    const options = { name: text, from: text, 'honored-until': text, out: text }
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    throw new OpenProblem(`An option is not known.\n${USAGE}`)
  }
}

const isKnown = (what: string): what is Asked['what'] =>
  ['list', 'export', 'check', 'publish', 'take-back'].includes(what)

async function openForCommand(config: Config): Promise<Database> {
  try {
    return await openDatabase(config, {
      warn: (sentence) => void process.stderr.write(`${sentence}\n`),
      openDump,
      damagedFiles: async () => new Set(),
    })
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
    throw new OpenProblem(
      'The server is running on this data. Publish price lists in its portal, or stop the server first.',
    )
  }
}

/** The price lists of the data, worked out in this program. */
async function servicesOf(database: Database, config: Config) {
  const folder = config.catalogueDir ?? catalogueFolder
  const now = () => new Date()
  const clock = { now, dayOf: dayIn(config.timeZone) }
  const lists = await catalogueService(catalogueRepository(database), readCatalogueFiles(folder), clock)
  const { catalogueFor } = lists
  const repository = customItemsRepository(database)
  const customs = customItemsService({ repository, catalogueFor, now })
  const { knownCustoms } = customsOfQuoteService({ repository, customs, catalogueFor })
  return priceListsService({
    database,
    lists,
    sisterLines: readSisterLines(folder),
    now,
    mostDrafts: Number.POSITIVE_INFINITY,
    priceWith: () => async (layout, list) => {
      const known = await knownCustoms(layout, list)
      const outcome = workOut({ kind: 'price', layout: known }, (line) => catalogueFor(line, list))
      if (outcome.kind === 'refused') throw refusedWith(outcome)
      return Number(outcome.answer)
    },
  })
}

async function answerTo(asked: Asked, service: Awaited<ReturnType<typeof servicesOf>>): Promise<string> {
  const { what, subject } = asked
  switch (what) {
    case 'list':
      return (await service.list(OPERATOR)).lists.map(lineOf).join('\n')
    case 'export': {
      const { fileName, text } = await service.file(OPERATOR, subject)
      const path = asked.out === '' ? fileName : asked.out
      writeFileSync(path, text)
      return `${path} was written.`
    }
    case 'take-back':
      return `Price list ${(await service.takeBack(OPERATOR, subject)).name} was withdrawn.`
    case 'check':
    case 'publish': {
      const toPublish = toPublishOf(asked)
      const check = await service.check(OPERATOR, toPublish)
      if (check.problems.length > 0) throw new OpenProblem(check.problems.join('\n'))
      const told = priceListText(check)
      if (what === 'check') return `${told}\nThis was only a check. Prices have not changed.`
      const { name, holdsFrom } = await service.publish(OPERATOR, toPublish)
      return `${told}\nPrice list ${name} was published. Its first day is ${holdsFrom}.`
    }
  }
}

function toPublishOf({ subject, name, from, honoredUntil }: Asked) {
  const base64File = contentOf(subject).toString('base64')
  return {
    name,
    holdsFrom: from,
    honoredUntil: honoredUntil === '' ? null : honoredUntil,
    fileName: basename(subject),
    base64File,
  }
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new OpenProblem(`${path} cannot be read (${error instanceof Error ? error.message : 'no reason'}).`)
  }
}

const lineOf = ({ name, state, holdsFrom, honoredUntil, publishedBy }: PriceList): string =>
  [
    name.padEnd(16),
    state.padEnd(10),
    `from ${holdsFrom ?? 'the release'}`.padEnd(17),
    honoredUntil === null ? '' : `orders honored until ${honoredUntil}`,
    publishedBy === null ? '' : `published by ${publishedBy}`,
  ]
    .filter((text) => text !== '')
    .join('  ')

function toldOf({ message, details }: AppError): string {
  const more = Array.isArray(details) ? details.map((one) => `${one.field}: ${one.message}`) : []
  return [message, ...more].join('\n')
}
