import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAll, newFolder, reviveable, whileSaving, writersAt } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'
import { pause } from '../writer.ts'

const MEGABYTE = 1_000_000

/**
 * The disk fills up while people save: saves are answered 507, reading goes on, and once there is room again saving does.
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
  await server.stop()
  await server.start()
  await checkAll(writers, tally)
  await server.stop()
  return tally
}
