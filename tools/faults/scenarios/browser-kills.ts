import { killedAtWork } from '../../../e2e/drivers/edit-until-killed.ts'
import { momentsFrom, newFolder, reviveable } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'

/** The browser is killed while somebody draws, started again, and every edit that it had acknowledged is there. */
export async function browserKilled(kills: number): Promise<Tally> {
  const tally = emptyTally()
  const server = await reviveable({ dataDir: newFolder('browser-kills') }, tally)
  const some = momentsFrom(17)
  const place = { origin: server.origin, profile: newFolder('browser-profile') }
  const person = killedAtWork(place, () => some(0, 700))
  let unacknowledged = 0
  // What the last kill has done is seen by one life more.
  for (let count = 0; count <= kills; count++) {
    const life = await person.live()
    if (!life) continue
    tally.acknowledged += life.acknowledged
    tally.lost += life.lost
    unacknowledged += life.unacknowledged
    if (life.isHalf) tally.half++
    if (life.lost > 0) tally.faults.push(`kill ${count}: ${life.lost} edits were acknowledged and are gone`)
    if (count % 20 === 0)
      console.log(`    ${count} kills, ${tally.acknowledged} edits acknowledged, ${tally.lost} of them lost`)
  }
  await server.stop()
  console.log(
    `    ${unacknowledged} edits were made in the moments before the kills, not acknowledged, and are gone`,
  )
  return tally
}
