import { boxAround, type Inches, type Point } from '@ramp/domain'
import DxfParser, { type IBlock, type IDxf, type IEntity } from 'dxf-parser'
import type { Curve } from './curves.ts'
import { curveOf, type DxfText, type Entity, wordsOf } from './entity-shapes.ts'

/** What a drawing shows, in its own units with y upward. */
export type DxfShapes = {
  readonly lines: readonly Curve[]
  readonly texts: readonly DxfText[]
  /** Inches of one of its units; null where it does not say. */
  readonly inchesOfUnit: Inches | null
}

/** $INSUNITS in inches. */
const UNITS: Readonly<Record<number, Inches>> = {
  1: 1,
  2: 12,
  3: 63_360,
  4: 1 / 25.4,
  5: 10 / 25.4,
  6: 1000 / 25.4,
  10: 36,
  21: 12.000_024,
}
/** A block that has itself in it goes on forever. */
const DEEPEST = 12
/**
 * Entities and points of lines together, as often as blocks repeat them: more than a lot plan has; what is over it would
 * occupy the browser for minutes.
 */
const MOST_DRAWN = 1_000_000
/** A text takes the time of so many points. */
const TEXT_WORK = 20
/** Ten miles: a lot is never so wide, so that something in the drawing lies far from the rest of it. */
const WIDEST: Inches = 10 * 63_360

/** Why a drawing is not laid: it has too much in it, or reaches too far. */
export type DxfProblem = 'too-large' | 'too-wide'

/** Lines and texts of an ASCII DXF, blocks among them, of layers that are on; null of what is no drawing. */
export function readDxf(text: string): DxfShapes | DxfProblem | null {
  const dxf = parsed(text)
  if (!dxf) return null
  const { lines, texts, isTooLarge } = new Flattened(dxf)
  if (isTooLarge) return 'too-large'
  if (lines.length === 0) return null
  const unit = dxf.header?.$INSUNITS
  const inchesOfUnit = (typeof unit === 'number' ? UNITS[unit] : undefined) ?? null
  const { min, max } = boxOfLines(lines)
  const extent = Math.max(max.x - min.x, max.y - min.y)
  const isTooWide = inchesOfUnit === null ? !Number.isFinite(extent) : !(extent * inchesOfUnit <= WIDEST)
  return isTooWide ? 'too-wide' : { lines, texts, inchesOfUnit }
}

/** In turn, for a plan has more points than a call takes arguments. */
export const boxOfLines = (lines: readonly Curve[]) =>
  boxAround(lines.map(boxAround).flatMap(({ min, max }) => [min, max]))

/** Where the entities of a block lie. */
type Placed = {
  readonly map: (point: Point) => Point
  readonly turn: number
  readonly size: number
  /** Of the insert: what is on layer 0 in a block is on it. */
  readonly layer: string
  readonly depth: number
}

/** What a file shows, with what is in its blocks in place. */
class Flattened {
  readonly lines: Curve[] = []
  readonly texts: DxfText[] = []
  readonly #dxf: IDxf
  readonly #isOff: (layer: string) => boolean
  /** What may still be drawn, one budget for the whole file. */
  #left = MOST_DRAWN

  constructor(dxf: IDxf) {
    this.#dxf = dxf
    this.#isOff = layersOff(dxf)
    this.#draw(dxf.entities ?? [], { map: (point) => point, turn: 0, size: 1, layer: '0', depth: 0 })
  }

  get isTooLarge(): boolean {
    return this.#left < 0
  }

  #draw(entities: readonly IEntity[], placed: Placed) {
    for (const entity of entities) {
      this.#left--
      if (this.isTooLarge) return
      const layer = this.#layerOf(entity, placed)
      if (layer === null) continue
      const one = entity as Entity
      if (one.type === 'INSERT') this.#insert(one, { ...placed, layer })
      else if (one.type === 'DIMENSION') this.#dimension(one, { ...placed, layer })
      else this.#drawOne(one, placed)
    }
  }

  /** The layer of an entity; null of one that is not to be seen. */
  #layerOf(entity: IEntity, placed: Placed): string | null {
    const layer = entity.layer === '0' || entity.layer === undefined ? placed.layer : entity.layer
    return entity.visible === false || entity.inPaperSpace || this.#isOff(layer) ? null : layer
  }

  #drawOne(entity: Entity, { map, turn, size }: Placed) {
    const curve = curveOf(entity) ?? []
    this.#left -= curve.length
    const line = curve.map(map)
    // A number that is none, or has too many digits, would spoil the whole picture.
    if (line.length > 1 && line.every(isFinitePoint)) this.lines.push(line)
    const words = wordsOf(entity)
    if (!words) return
    this.#left -= TEXT_WORK
    const at = map(words.at)
    const [height, angle] = [words.height * size, words.angle + turn]
    if (isFinitePoint(at) && Number.isFinite(height) && Number.isFinite(angle))
      this.texts.push({ ...words, at, height, angle })
  }

  /** Its lines and words are a block of its own. */
  #dimension(entity: Entity, placed: Placed) {
    const block = this.#blockOf(entity.block)
    if (block && placed.depth < DEEPEST) this.#draw(block.entities, { ...placed, depth: placed.depth + 1 })
  }

  #blockOf(name: string | undefined): IBlock | undefined {
    return name === undefined ? undefined : this.#dxf.blocks?.[name]
  }

  #insert(entity: Entity, placed: Placed) {
    const block = this.#blockOf(entity.name)
    const { position, xScale = 1, yScale = 1, rotation = 0 } = entity
    if (!block || !position || placed.depth >= DEEPEST) return
    const [cosine, sine] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)]
    const base = block.position ?? { x: 0, y: 0 }
    for (const by of stepsOf(entity)) {
      // A block without anything in it takes time, too.
      this.#left--
      if (this.isTooLarge) return
      this.#draw(block.entities ?? [], {
        layer: placed.layer,
        depth: placed.depth + 1,
        turn: placed.turn + rotation,
        size: placed.size * Math.abs(yScale),
        map: ({ x, y }) => {
          const [across, up] = [(x - base.x) * xScale + by.x, (y - base.y) * yScale + by.y]
          return placed.map({
            x: position.x + across * cosine - up * sine,
            y: position.y + across * sine + up * cosine,
          })
        },
      })
    }
  }
}

const isFinitePoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y)

function parsed(text: string): IDxf | null {
  try {
    return new DxfParser().parseSync(text)
  } catch {
    return null
  }
}

/** Layers that are switched off or frozen. */
function layersOff({ tables }: IDxf): (layer: string) => boolean {
  const off = new Set(
    Object.entries(tables?.layer?.layers ?? {}).flatMap(([name, { visible, frozen }]) =>
      visible === false || frozen ? [name] : [],
    ),
  )
  return (layer) => off.has(layer)
}

/** Rows and columns of a block that is placed more than once. */
const MOST_STEPS = 100

function stepsOf({ columnCount, rowCount, columnSpacing = 0, rowSpacing = 0 }: Entity): readonly Point[] {
  const count = (many: number | undefined) => Math.min(MOST_STEPS, Math.max(1, many ?? 1))
  return Array.from({ length: count(rowCount) }, (_, row) =>
    Array.from({ length: count(columnCount) }, (__, column) => ({
      x: column * columnSpacing,
      y: row * rowSpacing,
    })),
  ).flat()
}
