import { constants, setPriority } from 'node:os'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { DataInUse } from '../data/folder/data-lock.ts'
import { OpenProblem } from '../data/folder/open-problem.ts'
import { refuseRoot } from '../data/folder/require-access.ts'
import { openDump } from '../db/open-dump.ts'
import { priceListCommand } from './price-list.ts'
import { restore } from './restore.ts'
import { listOfBackups, takeBackupNow } from './take-backup.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const POSTGRESQL =
  'DATABASE_URL is set: this data is backed up and restored with pg_dump and pg_restore. docs/operations.md says how.'

async function run(command: string | undefined, name: string | undefined): Promise<string> {
  if (command === 'verify') return verify(name ?? '')
  if (command === 'price-list') return priceListCommand(process.argv.slice(3), readConfig(process.env))
  const { dataDir, databaseUrl, files } = readConfig(process.env)
  if (databaseUrl !== null) throw new OpenProblem(POSTGRESQL)
  if (command !== 'list') refuseRoot(dataDir)
  switch (command) {
    case 'take':
      return takeBackupNow(dataDir, { isWithoutFiles: files.kind === 'bucket' })
    case 'list':
      return listOfBackups(dataDir)
    case 'restore':
      if (name) return restore(dataDir, name, { now: new Date() })
      throw new OpenProblem(`Name the backup to restore: npm run restore -- NAME\n${listOfBackups(dataDir)}`)
    default:
      throw new OpenProblem(
        'Say what to do: npm run backup takes one, npm run backup -- list shows them, npm run restore -- NAME puts one back.',
      )
  }
}

/** For the server, which goes on meanwhile: whoever waits for it comes first. */
function verify(file: string): Promise<string> {
  setPriority(constants.priority.PRIORITY_LOW)
  return openDump(file).then(JSON.stringify)
}

try {
  say(await run(process.argv[2], process.argv[3]))
  process.exit(0)
} catch (error) {
  const isRefused =
    error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code))
  const isTold = [ConfigError, DataInUse, OpenProblem].some((kind) => error instanceof kind)
  const text = error instanceof Error ? error.message : 'it was broken off'
  const hint = isRefused ? '. Start this as the user that runs the server.' : ''
  process.stderr.write(`${isTold ? text : `This did not work: ${text}${hint}`}\n`)
  process.exit(1)
}
