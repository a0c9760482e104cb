import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readAnswer, withdrawRequest, writeRequest } from '../data/backups/backup-request.ts'
import { type Backup, backupsIn, filesProblemOf, problemOfBackup, sizeOf } from '../data/backups/backups.ts'
import { DataInUse } from '../data/folder/data-lock.ts'
import { megabytes } from '../data/folder/disk-space.ts'
import { OpenProblem } from '../data/folder/open-problem.ts'
import { placesIn } from '../data/folder/places.ts'
import { hasHeldData, requireWritable } from '../data/opening/check-data.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDump } from '../db/open-dump.ts'

const PATIENCE_MS = 600_000

/** Has a backup taken, by the server when it runs; the sentence that says so. */
export async function takeBackupNow(
  dataDir: string,
  {
    isWithoutFiles = false,
    patience = PATIENCE_MS,
  }: { readonly isWithoutFiles?: boolean; readonly patience?: number } = {},
): Promise<string> {
  const places = placesIn(dataDir)
  requireWritable(places)
  if (!hasHeldData(places)) throw new OpenProblem(`${dataDir} has no data to back up yet.`)
  const asked = { id: randomUUID() }
  writeRequest(places, asked)
  const alone = await openAlone(dataDir, isWithoutFiles).catch((error: unknown) => {
    withdrawRequest(places)
    throw error
  })
  try {
    const answer = await answerTo(asked.id, Date.now() + patience)
    if (answer.name === null || answer.problem !== null)
      throw new OpenProblem(answer.problem ?? 'No backup was taken.')
    return `The backup ${answer.name} was taken, opened and checked.`
  } finally {
    await alone?.close()
  }

  async function answerTo(id: string, until: number) {
    for (;;) {
      const answer = readAnswer(places, id)
      if (answer) return answer
      if (Date.now() > until)
        throw new OpenProblem('The server did not take a backup. See what it says, then try again.')
      await wait(200)
    }
  }
}

/** The database, opened for the backup alone; null while a server has it open, which then takes the backup. */
async function openAlone(dataDir: string, isWithoutFiles: boolean) {
  const warn = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  try {
    return await openEmbedded(dataDir, { warn, openDump, isWithoutFiles })
  } catch (error) {
    if (error instanceof DataInUse) return null
    throw error
  }
}

/** The backups as a table, the newest first. */
export function listOfBackups(dataDir: string): string {
  const places = placesIn(dataDir)
  const rows = backupsIn(places.backups).map(rowOf).reverse()
  if (rows.length === 0) return `There is no backup in ${places.backups} yet. Take one with: npm run backup`
  const all = [['taken', 'size', 'quotes', 'issued', 'files', 'opened', 'name'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rowOf(backup: Backup): string[] {
  const { note, name, folder } = backup
  const taken = note?.takenAt ?? '(earlier version)'
  const [headers, issued] = note ? [note.contents.headers, note.contents.issuedQuotes] : ['?', '?']
  const files = note?.isWithoutFiles ? 'bucket' : (filesOf(backup)?.named ?? '?')
  const counts = [headers, issued, files].map(String)
  return [taken, megabytes(sizeOf(folder).bytes), ...counts, openedOf(backup), name]
}

function openedOf(backup: Backup): string {
  const problem = problemOfBackup(backup)
  if (problem !== null) return `no: ${problem}`
  if (!backup.note?.opened) return 'not yet'
  const lacking = filesProblemOf(backup) ?? lostSince(backup)
  return lacking === null ? 'yes' : `yes, but ${lacking}`
}

/** A backup is opened once; whether files have gone since is seen by their number and size. */
function lostSince(backup: Backup): string | null {
  const then = filesOf(backup)?.held
  if (!then) return null
  const now = sizeOf(join(backup.folder, 'files'))
  if (now.files < then.files) return `${then.files - now.files} of its files are missing since`
  return now.bytes === then.bytes ? null : 'files of it have changed since'
}

const filesOf = ({ note }: Backup) => (note?.opened && 'files' in note.opened ? note.opened.files : undefined)
