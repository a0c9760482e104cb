import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Where people believe the servers to be: what a balancer in front of them would answer to. */
const PUBLIC_ORIGIN = 'http://localhost:4999'

/** Two servers on one database: one of them, either, is killed while people save, and they go on at the other. */
export async function oneOfTwoKilled(kills: number): Promise<Tally> {
  const tally = emptyTally()
  const postgresql = await ownPostgresql()
  const env = { DATABASE_URL: postgresql.database }
  const [firstDir, secondDir] = [newFolder('first'), newFolder('second')]
  const first = await reviveable({ dataDir: firstDir, env, publicOrigin: PUBLIC_ORIGIN }, tally)
  copyFileSync(join(firstDir, 'demo-login-keys.json'), join(secondDir, 'demo-login-keys.json'))
  const second = await reviveable({ dataDir: secondDir, env, publicOrigin: PUBLIC_ORIGIN }, tally)
  let [killed, other] = [second, first]
  let turn = 0
  const writers = await writersAt({
    dataDir: firstDir,
    publicOrigin: PUBLIC_ORIGIN,
    // Each call goes to the next server, as a balancer would send it.
    originOf: () => (turn++ % 2 === 0 ? killed : other).origin,
  })
  const some = momentsFrom(13)
  for (let count = 0; count < kills; count++) {
    await whileSaving(writers, async () => {
      await some(100, 900)
      await killed.kill()
      await some(100, 500)
    })
    await killed.start()
    await checkAll(writers, tally)
    if (count % 3 !== 0) [killed, other] = [other, killed]
  }
  await first.stop()
  await second.stop()
  await postgresql.stop()
  return tally
}
