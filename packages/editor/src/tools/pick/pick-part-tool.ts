import { isSystemPart } from '@ramp/domain'
import { partAt } from '../../hit-test/hit-test.ts'
import { pickTool } from './pick-tool.ts'

/** Picks a system part: the next one of a run (spec 3 §5.2). */
export const pickPartTool = pickTool('pick-part', (at, { placement }) => {
  const hit = partAt(placement, at)
  const placed = hit === null ? undefined : placement.byId.get(hit)
  const part = placed && isSystemPart(placed.part) ? placed.part.id : null
  return [{ type: 'pick', pick: { kind: 'part', part } }]
})
