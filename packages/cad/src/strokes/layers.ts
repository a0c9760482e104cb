import { FILE_INK, type LineType, PENS, type PenWidth } from '@ramp/drafting'
import { ROLES, type Role } from '@ramp/solids'

/** A layer of a drawing file: its name after the National CAD Standard, and what a legend says of it. */
export type Layer = {
  readonly name: string
  readonly says: string
  readonly aci: number
  /** Millimeters on paper. */
  readonly pen: PenWidth
  readonly lineType: LineType
  readonly ink: string
}

export const DIMENSIONS = 'A-ANNO-DIMS'
export const LETTERS = 'A-ANNO-TEXT'
export const TITLES = 'A-ANNO-TTLB'
export const BREAKS = 'A-ANNO-SYMB'

const annotation = (name: string, says: string, pen: Layer['pen']): Layer => ({
  name,
  says,
  aci: 7,
  pen,
  lineType: 'continuous',
  ink: FILE_INK,
})

const ANNOTATIONS: readonly Layer[] = [
  annotation(DIMENSIONS, 'Dimensions', PENS.dimension),
  annotation(LETTERS, 'Tags, heights and slopes', PENS.tag),
  annotation(TITLES, 'Titles and legend', PENS.viewTitle),
  annotation(BREAKS, 'Break lines, where the route turns', PENS.breakLine),
]

/** Roles that share a layer are told by one row, the first one's pen and color. */
export const LAYERS: readonly Layer[] = [...layersOfRoles(), ...ANNOTATIONS]

function layersOfRoles(): readonly Layer[] {
  const layers = new Map<string, Layer>()
  for (const { layer, name, aci, pen, lineType, ink } of Object.values(ROLES)) {
    const held = layers.get(layer)
    const says = held ? `${held.says}, ${name.toLowerCase()}` : name
    layers.set(layer, held ? { ...held, says } : { name: layer, says, aci, pen, lineType, ink })
  }
  return [...layers.values()]
}

export const layerOf = (role: Role): string => ROLES[role].layer
