import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killedAtWork } from '../drivers/edit-until-killed.ts'
import { expect, test } from '../product/test.ts'

/** `npm run faults -- browser` kills it 200 times. */
const KILLS = 10

test('a browser that is killed ten times while somebody draws loses no edit that it had acknowledged', async ({
  product,
}) => {
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'rampwright-kills-'))
  // From the very moment of an acknowledgement on.
  let wait = 0
  const person = killedAtWork({ origin: product.origin, profile }, () => {
    const moment = new Promise<void>((resolve) => setTimeout(resolve, wait))
    wait += 25
    return moment
  })
  try {
    let acknowledged = 0
    for (let count = 0; count <= KILLS; count++) {
      const life = await person.live()
      if (!life) continue
      expect(life, `kill ${count}`).toMatchObject({ lost: 0, isHalf: false })
      acknowledged += life.acknowledged
    }
    expect(acknowledged).toBeGreaterThanOrEqual(KILLS)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
