import { FILE_INK, SCENE } from '@ramp/drafting'

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
  | 'brace'
  | 'ground'
  | 'house'
  | 'door'
  | 'porch'
  | 'surface'
  | 'obstacle'
  | 'utility'
  | 'lot'

export type LineType = 'continuous' | 'dashed' | 'center' | 'phantom'

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
  readonly pen: 0.18 | 0.25 | 0.35 | 0.5 | 0.7
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
  platform: { ...look('Platform', 'A-FLOR-OTLN', 7, 0.5, TREAD), sides: ALUMINUM },
  ramp: { ...look('Ramp', 'A-FLOR-RAMP', 7, 0.5, TREAD), sides: ALUMINUM },
  stair: { ...look('Stair', 'A-FLOR-STRS', 7, 0.5, TREAD), sides: ALUMINUM },
  transition: { ...look('Transition plate', 'A-FLOR-RAMP', 7, 0.35, TREAD), sides: ALUMINUM },
  handrail: look('Handrail', 'A-FLOR-HRAL', 5, 0.25, ALUMINUM),
  post: look('Post', 'A-FLOR-HRAL', 5, 0.25, ALUMINUM),
  picket: look('Picket', 'A-FLOR-HRAL', 5, 0.18, ALUMINUM),
  gate: look('Gate', 'A-FLOR-HRAL', 5, 0.35, ALUMINUM),
  closure: look('Closure', 'A-FLOR-HRAL', 30, 0.35, ALUMINUM),
  leg: look('Leg', 'S-COLS', 1, 0.35, ALUMINUM),
  foot: look('Foot', 'S-FNDN', 1, 0.25, ALUMINUM),
  pad: look('Pad', 'S-FNDN', 8, 0.25, plain('rubber', SCENE.rubber)),
  brace: look('Brace', 'S-COLS-BRAC', 6, 0.25, ALUMINUM, 'dashed'),
  ground: look('Ground', 'C-TOPO', 3, 0.7, plain('lawn', SCENE.lawn)),
  house: look('House', 'C-BLDG', 8, 0.5, plain('siding', SCENE.siding)),
  door: look('Door', 'C-BLDG', 8, 0.35, plain('door', SCENE.door)),
  porch: look('Porch', 'C-BLDG', 8, 0.35, plain('concrete', SCENE.concrete)),
  surface: look('Paved surface', 'C-PVMT', 9, 0.18, plain('pavement', SCENE.pavement)),
  obstacle: look('Obstacle', 'C-SITE', 2, 0.25, plain('obstacle', SCENE.obstacle)),
  utility: look('Utility', 'C-UTIL', 30, 0.25, plain('utility', SCENE.utility)),
  lot: look('Property line', 'C-PROP', 4, 0.5, plain('property line', SCENE.propertyLine), 'phantom'),
}

function look(
  name: string,
  layer: string,
  aci: number,
  pen: RoleLook['pen'],
  material: Material,
  lineType: LineType = 'continuous',
): RoleLook {
  return { name, layer, aci, pen, lineType, ink: FILE_INK, material }
}
