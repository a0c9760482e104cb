import { FILE_INK, type LineType, PENS, type PenWidth, SCENE } from '@ramp/drafting'

/** What a solid is for; the look of a role in every output is one row of `ROLES`. */
export type Role =
  | 'platform'
  | 'ramp'
  | 'stair'
  | 'transition'
  | 'handrail'
  | 'post'
  | 'picket'
  | 'gate'
  | 'closure'
  | 'leg'
  | 'foot'
  | 'pad'
  | 'concrete-pad'
  | 'brace'
  | 'ground'
  | 'house'
  | 'door'
  | 'porch'
  | 'surface'
  | 'obstacle'
  | 'utility'
  | 'lot'

/** How light falls on it: a color as `#rrggbb`, and 0 to 1 as glTF has them. */
export type Material = {
  readonly name: string
  readonly color: string
  readonly metalness: number
  readonly roughness: number
  /** 1 where nothing shows through. */
  readonly opacity: number
}

export type RoleLook = {
  /** As a legend says it. */
  readonly name: string
  /** Layer after the National CAD Standard, and ours after its form where it has none. */
  readonly layer: string
  /** AutoCAD color index of the layer. */
  readonly aci: number
  /** Pen of ISO 128, millimeters on paper. */
  readonly pen: PenWidth
  readonly lineType: LineType
  /** Color of its lines on paper. */
  readonly ink: string
  readonly material: Material
  /** Material of what is not walked on; left out, the same. */
  readonly sides?: Material
}

const metal = (name: string, color: string): Material => ({
  name,
  color,
  metalness: 0.6,
  roughness: 0.45,
  opacity: 1,
})
const plain = (name: string, color: string, opacity = 1): Material => ({
  name,
  color,
  metalness: 0,
  roughness: 0.9,
  opacity,
})

const ALUMINUM = metal('aluminum', SCENE.aluminum)
const TREAD = { ...metal('tread', SCENE.tread), roughness: 0.7 }

/** Layer, pen, line type, color and material of every role (outputs 1 and 2). */
export const ROLES: Readonly<Record<Role, RoleLook>> = {
  platform: { ...look('Platform', 'A-FLOR-OTLN', 7, PENS.deck, TREAD), sides: ALUMINUM },
  ramp: { ...look('Ramp', 'A-FLOR-RAMP', 7, PENS.deck, TREAD), sides: ALUMINUM },
  stair: { ...look('Stair', 'A-FLOR-STRS', 7, PENS.deck, TREAD), sides: ALUMINUM },
  transition: { ...look('Transition plate', 'A-FLOR-RAMP', 7, PENS.transition, TREAD), sides: ALUMINUM },
  handrail: look('Handrail', 'A-FLOR-HRAL', 5, PENS.rail, ALUMINUM),
  post: look('Post', 'A-FLOR-HRAL', 5, PENS.rail, ALUMINUM),
  picket: look('Picket', 'A-FLOR-HRAL', 5, PENS.picket, ALUMINUM),
  gate: look('Gate', 'A-FLOR-HRAL', 5, PENS.gate, ALUMINUM),
  closure: look('Closure', 'A-FLOR-HRAL', 30, PENS.closure, ALUMINUM),
  leg: look('Leg', 'S-COLS', 1, PENS.leg, ALUMINUM),
  foot: look('Foot', 'S-FNDN', 1, PENS.foot, ALUMINUM),
  pad: look('Landing pad', 'A-FLOR-OTLN', 7, PENS.pad, plain('rubber', SCENE.rubber)),
  'concrete-pad': look('Concrete pad', 'S-FNDN', 8, PENS.pad, plain('concrete', SCENE.concrete)),
  brace: look('Brace', 'S-COLS-BRAC', 6, PENS.brace, ALUMINUM, 'dashed'),
  ground: look('Ground', 'C-TOPO', 3, PENS.grade, plain('lawn', SCENE.lawn)),
  house: look('House', 'C-BLDG', 8, PENS.house, plain('siding', SCENE.siding)),
  door: look('Door', 'C-BLDG', 8, PENS.door, plain('door', SCENE.door)),
  porch: look('Porch', 'C-BLDG', 8, PENS.porch, plain('concrete', SCENE.concrete)),
  surface: look('Paved surface', 'C-PVMT', 9, PENS.paving, plain('pavement', SCENE.pavement)),
  obstacle: look('Obstacle', 'C-SITE', 2, PENS.obstacle, plain('obstacle', SCENE.obstacle)),
  utility: look('Utility', 'C-UTIL', 30, PENS.utility, plain('utility', SCENE.utility)),
  lot: look('Property line', 'C-PROP', 4, PENS.lot, plain('property line', SCENE.propertyLine), 'phantom'),
}

function look(
  name: string,
  layer: string,
  aci: number,
  pen: PenWidth,
  material: Material,
  lineType: LineType = 'continuous',
): RoleLook {
  return { name, layer, aci, pen, lineType, ink: FILE_INK, material }
}
