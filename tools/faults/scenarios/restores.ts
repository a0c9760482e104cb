import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallError, getQuote, getQuotePdf } from '@ramp/contracts'
import { clientOf, dealersOf } from '../../servers/dealers.ts'
import { root } from '../../steps/root.mjs'
import { serverCommands } from '../../steps/targets.mjs'
import { checkAll, momentsFrom, newFolder, reviveable, whileSaving, writersAt } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'
import { pause } from '../writer.ts'

/** A restore is over by then, milliseconds; it is killed somewhere on its way. */
const LONGEST = 4000

const FILES = 1500

type Laid = {
  readonly dataDir: string
  readonly backup: string
  /** Quotes that the backup holds, and those that came later. */
  readonly quotes: { readonly earlier: readonly string[]; readonly later: readonly string[] }
}

/** A data folder whose backup holds half of its quotes and files. */
async function layOut(tally: Tally): Promise<Laid> {
  const dataDir = newFolder('restores')
  const server = await reviveable({ dataDir }, tally)
  const save = async () => {
    const at = { dataDir, publicOrigin: server.origin, originOf: () => server.origin }
    const writers = await writersAt(at)
    await whileSaving(writers, () => pause(1500).then(() => undefined))
    await checkAll(writers, tally)
    return writers.map(({ headerID }) => headerID)
  }
  const earlier = await save()
  // Enough of them that a restore is busy with files for a while.
  for (let each = 0; each < FILES; each += 1)
    writeFileSync(join(dataDir, 'files', 'vizionprojects', `${earlier[0]}-filled-up-${each}.pdf`), '%PDF-')
  await server.stop()
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  await server.start()
  const later = await save()
  await server.stop()
  // Somebody has lost the later one, so nothing but the folder itself knows what came after.
  for (const name of readdirSync(join(dataDir, 'backups')))
    if (name !== backup) rmSync(join(dataDir, 'backups', name), { recursive: true })
  return { dataDir, backup, quotes: { earlier, later } }
}

/** A restore is killed at some moment: the data is as before, or restored, with every file, and the same restore ends well. */
export async function restoresKilled(kills: number): Promise<Tally> {
  const tally = emptyTally()
  const laid = await layOut(tally)
  const moment = momentsFrom(11)
  for (let kill = 0; kill < kills; kill += 1) {
    const dataDir = join(newFolder('restore-killed'), 'data')
    cpSync(laid.dataDir, dataDir, { recursive: true })
    const child = restoring(dataDir, laid.backup)
    await Promise.race([
      kill % 2 === 0 ? moment(100, LONGEST) : changesIn(dataDir, kill),
      once(child, 'exit'),
    ])
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const isAgain = kill % 4 >= 2
    if (isAgain) {
      const [code] = await once(restoring(dataDir, laid.backup), 'exit')
      if (code !== 0) tally.faults.push(`the same restore again ended with ${code}`)
    }
    await look({ ...laid, dataDir }, tally, isAgain)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return tally
}

/** Waits until so many things have come, gone or got another name in a folder: a restore changes few, and those count. */
const changesIn = (folder: string, count: number) =>
  new Promise<void>((resolve) => {
    let seen = 0
    const watcher = watch(folder, () => {
      if (++seen < count) return
      watcher.close()
      resolve()
    })
    watcher.unref()
  })

const restoring = (dataDir: string, backup: string) =>
  spawn(process.execPath, [serverCommands, 'restore', backup], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  })

/** Starts a server on what is there and reads every quote with its PDF. */
async function look({ dataDir, quotes }: Laid, tally: Tally, isRestored: boolean) {
  const server = await reviveable({ dataDir }, tally)
  const [dealer] = await dealersOf({ dataDir, publicOrigin: server.origin }, 1)
  if (!dealer) throw new Error('there is no dealer')
  const client = clientOf(server.origin, dealer)
  const stateOf = async (id: string) => {
    try {
      const { issued } = await client.call(getQuote, { id })
      if (issued) await client.download(getQuotePdf, { id })
      return 'whole'
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return error.code
    }
  }
  const [earlier, later] = [
    await Promise.all(quotes.earlier.map(stateOf)),
    await Promise.all(quotes.later.map(stateOf)),
  ]
  tally.acknowledged += earlier.length
  const lost = earlier.filter((state) => state !== 'whole').length
  tally.lost += lost
  if (lost > 0) tally.faults.push(`after a killed restore: ${earlier.join(', ')}`)
  if (new Set(later).size !== 1 || (isRestored && later[0] === 'whole')) {
    tally.half++
    tally.faults.push(`quotes that came after the backup: ${later.join(', ')}`)
  }
  await server.stop()
}
