import { isSystemPart } from '@ramp/domain'
import { partAt } from '../../hit-test.ts'
import { pickTool } from './pick-tool.ts'

/** Picks a system part: a run's next part, or the platform whose handrails are asked for (spec 3 §5.2, §2.8). */
export const pickPartTool = pickTool('pick-part', (at, { placement, mode }) => {
  const hit = partAt(placement, at)
  const placed = hit === null ? undefined : placement.byId.get(hit)
  const part = placed && isSystemPart(placed.part) ? placed.part.id : null
  return [
    ...(mode === 'handrail' ? [{ type: 'select', ids: part === null ? [] : [part] } as const] : []),
    { type: 'pick', pick: { kind: 'part', part } },
  ]
})
