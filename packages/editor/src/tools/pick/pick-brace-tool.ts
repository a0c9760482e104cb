import { type Brace, distance, type Inches, inchesFromSpecPixels, switchBrace } from '@ramp/domain'
import { nearestWithin, pickTool } from './pick-tool.ts'

/** Click radii of spec 3 §4.6: a corner with its angle brace, and a cross brace. */
const RADII: Readonly<Record<Brace['kind'], Inches>> = {
  angle: inchesFromSpecPixels(15),
  cross: inchesFromSpecPixels(35),
}

/** Switches a brace on or off. */
export const pickBraceTool = pickTool('pick-brace', (at, { analysis }) => {
  const brace = nearestWithin(
    analysis.bracing.braces,
    (one) => distance(one, at),
    ({ kind }) => RADII[kind],
  )
  if (!brace) return [{ type: 'pick', pick: { kind: 'brace', id: null } }]
  const { id, isActive } = brace
  return [
    {
      type: 'commit',
      label: isActive ? 'Switch brace off' : 'Switch brace on',
      kind: 'propChange',
      edit: switchBrace(id, !isActive),
    },
    { type: 'pick', pick: { kind: 'brace', id } },
  ]
})
