import { SCENE } from '@ramp/drafting'
import { type DoorInFacade, type Facade, ROLES } from '@ramp/solids'
import {
  BoxGeometry,
  BufferGeometry,
  Color,
  type DataTexture,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshPhongMaterial,
} from 'three'
import { facadeInMeters } from './facade.ts'
import { repeated } from './repeated.ts'

/** Boards of a wall, meters. */
const BOARD = 0.16
const WINDOW = { width: 1, height: 1.15, sill: 0.95, each: 1.75, fromDoor: 1.55, fromCorner: 0.75 }
const FRAME = 0.09
const ROOF = { over: 0.28, thick: 0.12, rise: 0.36 }
const BASE = { over: 0.02, under: 0.22 }

/** Light comes from the side of the door: the shadow under the eaves is painted, and nothing else would be seen of its shadow. */
const EAVES = 0.2

type Stuff = 'shade' | 'wall' | 'trim' | 'leaf' | 'glass' | 'handle' | 'roof' | 'base'

/** A block of a house, meters: its middle along the front, up, and out of it; its size the same way. */
type Block = {
  readonly of: Stuff
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  /** Radians about the front, as roofs lean. */
  readonly lean?: number
}

/** Houses as they are seen; `free` gives back what the graphics card holds. */
export function housesOf(facades: readonly Facade[]): { readonly group: Group; readonly free: () => void } {
  const group = new Group()
  const stuffs = materials()
  for (const facade of facades.map(facadeInMeters)) {
    const house = new Group()
    house.position.set(facade.at.x, 0, facade.at.y)
    house.rotation.y = Math.atan2(facade.out.x, facade.out.y)
    for (const block of blocksOf(facade)) house.add(meshOf(block, stuffs))
    if (facade.isOurs) house.add(gables(facade, stuffs.wall))
    group.add(house)
  }
  return {
    group,
    free: () => {
      group.traverse((one) => {
        if (one instanceof Mesh) one.geometry.dispose()
      })
      for (const material of Object.values(stuffs)) {
        material.map?.dispose()
        material.dispose()
      }
    },
  }
}

function blocksOf(facade: Facade): readonly Block[] {
  const { left, right, bottom, top, depth, doors, isOurs } = facade
  // Seen from outside x runs from the right hand of somebody in the door to the left one.
  const [from, to] = [-right, left]
  const middle = (from + to) / 2
  const low = bottom - 1
  const wall: Block = {
    of: 'wall',
    at: [middle, (low + top) / 2, -depth / 2],
    size: [to - from, top - low, depth],
  }
  if (!isOurs) return [wall, ...doors.flatMap(doorBlocks)]
  const sill = Math.min(...doors.map((door) => door.sill))
  const under = Math.max(low, sill - BASE.under)
  return [
    wall,
    {
      of: 'base',
      at: [middle, (low + under) / 2, -depth / 2],
      size: [to - from + 2 * BASE.over, under - low, depth + 2 * BASE.over],
    },
    ...[from, to].map(
      (x): Block => ({ of: 'trim', at: [x, (under + top) / 2, 0], size: [0.11, top - under, 0.05] }),
    ),
    ...doors.flatMap(doorBlocks),
    { of: 'shade', at: [middle, top - EAVES / 2, 0], size: [to - from, EAVES, 0.012] },
    ...windowBlocks(facade),
    ...roofBlocks(facade, middle),
  ]
}

const doorBlocks = ({ along, sill, width, height }: DoorInFacade): readonly Block[] => {
  const x = 0 - along
  const pane = { width: width * 0.27, height: height * 0.2 }
  const panes = [-1, 1].flatMap((side) =>
    [0.62, 0.85].map(
      (share): Block => ({
        of: 'glass',
        at: [x + (side * width) / 6, sill + height * share - pane.height * 0.1, 0.045],
        size: [pane.width, pane.height, 0.02],
      }),
    ),
  )
  const panels = [-1, 1].map(
    (side): Block => ({
      of: 'leaf',
      at: [x + (side * width) / 5, sill + height * 0.25, 0.05],
      size: [width * 0.3, height * 0.3, 0.02],
    }),
  )
  return [
    {
      of: 'trim',
      at: [x, sill + (height + FRAME) / 2, 0],
      size: [width + 2 * FRAME, height + FRAME, 0.06],
    },
    { of: 'leaf', at: [x, sill + height / 2, 0.015], size: [width, height, 0.06] },
    ...panes,
    ...panels,
    { of: 'handle', at: [x - width * 0.4, sill + height * 0.46, 0.07], size: [0.04, 0.14, 0.06] },
  ]
}

function windowBlocks({ left, right, top, doors }: Facade): readonly Block[] {
  const sill = Math.min(...doors.map((door) => door.sill)) + WINDOW.sill
  if (sill + WINDOW.height > top - 0.15) return []
  const places = (reach: number) =>
    Array.from(
      { length: Math.max(0, Math.floor((reach - WINDOW.fromDoor - WINDOW.fromCorner) / WINDOW.each) + 1) },
      (_, index) => WINDOW.fromDoor + index * WINDOW.each,
    ).filter((x) => x <= reach - WINDOW.fromCorner)
  return [...places(left), ...places(right).map((x) => -x)].flatMap((x): readonly Block[] => {
    const y = sill + WINDOW.height / 2
    const pane = { width: WINDOW.width / 2 - 0.03, height: WINDOW.height / 2 - 0.03 }
    return [
      {
        of: 'trim',
        at: [x, y, 0],
        size: [WINDOW.width + 2 * FRAME, WINDOW.height + 2 * FRAME, 0.05],
      },
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map(
          (row): Block => ({
            of: 'glass',
            at: [x + (side * WINDOW.width) / 4, y + (row * WINDOW.height) / 4, 0.02],
            size: [pane.width, pane.height, 0.03],
          }),
        ),
      ),
    ]
  })
}

function roofBlocks({ left, right, top, depth }: Facade, middle: number): readonly Block[] {
  const half = depth / 2
  const angle = Math.atan(ROOF.rise)
  const slope = half / Math.cos(angle) + ROOF.over
  return [1, -1].map((side): Block => {
    // From the ridge down beyond the eaves.
    const out = (slope / 2) * Math.cos(angle)
    return {
      of: 'roof',
      at: [middle, top + ROOF.rise * (half - out) + ROOF.thick / 2, -half + side * out],
      size: [left + right + 2 * ROOF.over, ROOF.thick, slope],
      lean: side * angle,
    }
  })
}

/** The walls between eaves and ridge at both ends. */
function gables({ left, right, top, depth }: Facade, material: Material): Mesh {
  const ridge = top + (depth / 2) * ROOF.rise
  const ends = [left, -right].flatMap((x, end) => {
    const [front, back, up] = [
      [x, top, 0],
      [x, top, -depth],
      [x, ridge, -depth / 2],
    ]
    return end === 0 ? [front, back, up] : [back, front, up]
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(ends.flat() as number[], 3))
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      ends.flatMap((at) => [0, (at?.[1] ?? 0) / BOARD]),
      2,
    ),
  )
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

function meshOf({ of, at, size, lean = 0 }: Block, stuffs: Readonly<Record<Stuff, Material>>): Mesh {
  const geometry = new BoxGeometry(...size)
  const [positions, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  // Boards lie at the same heights around the house.
  if (of === 'wall')
    for (let index = 0; index < uv.count; index++) uv.setXY(index, 0, (positions.getY(index) + at[1]) / BOARD)
  const mesh = new Mesh(geometry, stuffs[of])
  mesh.position.set(...at)
  mesh.rotation.x = lean
  mesh.receiveShadow = true
  return mesh
}

function materials(): Readonly<Record<Stuff, MeshPhongMaterial>> {
  const dull = (color: string) => new MeshPhongMaterial({ color, shininess: 4, specular: SCENE.dullShine })
  const wall = dull(ROLES.house.material.color)
  wall.map = boards()
  return {
    wall,
    shade: dull(SCENE.sidingShade),
    trim: dull(SCENE.trim),
    leaf: dull(SCENE.doorLeaf),
    glass: new MeshPhongMaterial({
      color: SCENE.glass,
      shininess: 90,
      specular: new Color(SCENE.glassShine),
    }),
    handle: new MeshPhongMaterial({ color: SCENE.handle, shininess: 80, specular: SCENE.brightShine }),
    roof: dull(SCENE.roof),
    base: dull(SCENE.base),
  }
}

/** One board: lit on its lower edge's face, with the shadow of the board above it. */
function boards(): DataTexture {
  const rows = 32
  const data = Uint8Array.from({ length: rows * 4 }, (_, at) => {
    if (at % 4 === 3) return 255
    const row = Math.floor(at / 4)
    return row > rows - 4 ? 190 : row > rows - 7 ? 226 : 246 + Math.round((9 * row) / rows)
  })
  return repeated(data, 1, rows)
}
