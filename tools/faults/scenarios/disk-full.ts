import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { saysFull } from '../../../apps/server/src/data/folder/disk-space.ts'
import { logInAndList } from '../log-in.ts'
import { checkAll, newFolder, type Revivable, reviveable, whileSaving, writersAt } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'
import { pause, type Writer } from '../writer.ts'

const MEGABYTE = 1_000_000
const PAGE = 4096

/**
 * The disk fills up while people save: saves are answered 507, reading goes on, and once there is room again saving does. On the full disk
 * the server starts too, after a stop and after a kill.
 * A disk of its own takes root; null where nobody may have one.
 */
export async function diskFull(): Promise<Tally | null> {
  const disk = newFolder('disk')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
  if (mounted.status !== 0) return null
  try {
    return await fillUp(disk)
  } finally {
    spawnSync('umount', ['-l', disk])
  }
}

async function fillUp(disk: string): Promise<Tally> {
  const tally = emptyTally()
  const dataDir = join(disk, 'data')
  const server = await reviveable({ dataDir }, tally)
  let refused = 0
  const writers = await writersAt({
    dataDir,
    publicOrigin: server.origin,
    originOf: () => server.origin,
    mayRefuse: ({ status }) => {
      if (status === 507) refused++
      return status === 507
    },
  })
  await whileSaving(writers, () => pause(500).then(() => undefined))
  await checkAll(writers, tally)
  const filler = join(disk, 'filler')
  await whileSaving(writers, async () => {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - MEGABYTE)))
    await pause(6000)
  })
  if (refused === 0) tally.faults.push('the disk was full and no save was refused with 507')
  // Reading goes on while it is full.
  await checkAll(writers, tally)
  rmSync(filler)
  const before = tally.acknowledged
  await whileSaving(writers, () => pause(4000).then(() => undefined))
  await checkAll(writers, tally)
  if (tally.acknowledged === before) tally.faults.push('there was room again and nothing was saved')
  for (const end of ['stop', 'kill'] as const)
    for (const left of [31 * MEGABYTE, MEGABYTE, 0]) {
      await server[end]()
      fill(disk, { filler, left })
      await startsFull({ server, writers, tally, what: `${end}, ${left} bytes free` })
      rmSync(filler)
    }
  const last = tally.acknowledged
  await whileSaving(writers, () => pause(4000).then(() => undefined))
  await checkAll(writers, tally)
  if (tally.acknowledged === last)
    tally.faults.push('there was room after a start on a full disk and nothing was saved')
  await server.stop()
  await server.start()
  await checkAll(writers, tally)
  await server.stop()
  return tally
}

/** Fills a disk up to so many bytes; up to the very last where none is to be left. */
function fill(disk: string, { filler, left }: { readonly filler: string; readonly left: number }) {
  const { bavail, bsize } = statfsSync(disk)
  const file = openSync(filler, 'w')
  try {
    for (let bytes = bavail * bsize - left; bytes > 0; bytes -= MEGABYTE)
      writeSync(file, Buffer.alloc(Math.min(bytes, MEGABYTE)))
    while (left === 0) writeSync(file, Buffer.alloc(PAGE))
  } catch (error) {
    if (!saysFull(error)) throw error
  } finally {
    closeSync(file)
  }
}

type FullStart = {
  readonly server: Revivable
  readonly writers: readonly Writer[]
  readonly tally: Tally
  readonly what: string
}

/** On a full disk the server starts: everything is read, somebody logs in, and saves are refused with 507 alone. */
async function startsFull({ server, writers, tally, what }: FullStart) {
  try {
    await server.start()
  } catch (error) {
    tally.faults.push(`${what}: ${String(error).slice(0, 300)}`)
    throw error
  }
  const refused = tally.faults.length
  await checkAll(writers, tally)
  const before = tally.acknowledged
  await whileSaving(writers, () => pause(1000).then(() => undefined))
  await checkAll(writers, tally)
  if (tally.acknowledged > before) tally.faults.push(`${what}: a save was confirmed`)
  const status = await logInAndList(server.origin, 'dana-miller')
  if (status !== 200) tally.faults.push(`${what}: a login ended with ${status}`)
  if (tally.faults.length > refused) tally.faults.push(`${what}: see before`)
}
