import {
  checkAll,
  momentsFrom,
  newFolder,
  ownPostgresql,
  reviveable,
  whileSaving,
  writersAt,
} from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'

/** The server is killed while people save, started again, and everything confirmed is there. */
async function killed(kills: number, env: Readonly<Record<string, string>>): Promise<Tally> {
  const tally = emptyTally()
  const dataDir = newFolder('kills')
  const server = await reviveable({ dataDir, env }, tally)
  const writers = await writersAt({ dataDir, publicOrigin: server.origin, originOf: () => server.origin })
  const some = momentsFrom(7)
  for (let count = 0; count < kills; count++) {
    await whileSaving(writers, async () => {
      await some(50, 900)
      await server.kill()
    })
    await server.start()
    await checkAll(writers, tally)
  }
  await server.stop()
  return tally
}

export const killedEmbedded = (kills: number): Promise<Tally> => killed(kills, {})

export async function killedOnPostgresql(kills: number): Promise<Tally> {
  const postgresql = await ownPostgresql()
  const tally = await killed(kills, { DATABASE_URL: postgresql.database })
  await postgresql.stop()
  return tally
}

/** PostgreSQL itself is killed while people save: the server lives, says 503, and goes on when the database is back. */
export async function postgresqlKilled(kills: number): Promise<Tally> {
  const tally = emptyTally()
  const postgresql = await ownPostgresql()
  const dataDir = newFolder('postgresql-killed')
  const server = await reviveable({ dataDir, env: { DATABASE_URL: postgresql.database } }, tally)
  const writers = await writersAt({
    dataDir,
    publicOrigin: server.origin,
    originOf: () => server.origin,
    mayRefuse: ({ status }) => status === 503,
  })
  const some = momentsFrom(11)
  for (let count = 0; count < kills; count++) {
    await whileSaving(writers, async () => {
      await some(100, 900)
      await postgresql.kill()
      await some(50, 900)
      await postgresql.startAgain()
      await untilItSaves(server.origin)
      await some(100, 500)
    })
    await checkAll(writers, tally)
  }
  await server.stop()
  await postgresql.stop()
  return tally
}

/** Waits until the server has found its database again: at most 30 seconds. */
async function untilItSaves(origin: string) {
  for (let count = 0; count < 150; count++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
