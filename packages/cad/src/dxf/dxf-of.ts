import type { Inches, Point } from '@ramp/domain'
import type { SystemView } from '@ramp/solids'
import type { DrawnDimension } from '../strokes/dimension-strokes.ts'
import { LAYERS, TITLES } from '../strokes/layers.ts'
import { LETTER_HEIGHT, type Stroke } from '../strokes/stroke.ts'
import { drawnView } from '../strokes/view-strokes.ts'
import { legBlocks } from './blocks.ts'
import { dimension, insert, line, polyline, type Sheet, STYLE, text } from './entities.ts'
import { at, flipped, type Handles, handlesFrom, type Pair, textOfPairs } from './pairs.ts'
import { type BlockRecord, DIMENSION_CHOICES, DIMENSION_FIGURES, tables } from './tables.ts'

/** What the file says of itself, in its legend. */
export type DxfInfo = { readonly title: string; readonly notes?: readonly string[] | undefined }

type Block = BlockRecord & { readonly entities: readonly Pair[] }

/** From one view to the next below it, and from the views to the legend. */
const BETWEEN: Inches = 60
const TITLE_UNDER: Inches = 12
const LEGEND_AWAY: Inches = 60
const TITLE_HEIGHT: Inches = LETTER_HEIGHT * 1.5
const ROW: Inches = LETTER_HEIGHT * 1.8

/**
 * Views as a DXF file of AutoCAD 2007: model space one to one in inches, y up, the first view where its thing lies and the
 * others below it, layers after the National CAD Standard with a legend, legs as blocks, dimensions with their text.
 */
export function dxfOf(views: readonly SystemView[], info: DxfInfo): string {
  const handles = handlesFrom(0x20)
  const model: BlockRecord = { name: '*Model_Space', handle: handles.next() }
  const paper: BlockRecord = { name: '*Paper_Space', handle: handles.next() }
  const blocks: Block[] = []
  const moves = movesOf(views)
  const entities = views.flatMap((view, index) =>
    viewEntities(view, { owner: model.handle, handles, move: moves[index] ?? { x: 0, y: 0 } }, blocks),
  )
  const legend = legendEntities(views, info, { owner: model.handle, handles, move: { x: 0, y: 0 } })
  const all = [{ ...model, entities: [] }, { ...paper, entities: [] }, ...blocks]
  const body = [
    ...section('CLASSES', []),
    ...section('TABLES', tables(all, handles)),
    ...section(
      'BLOCKS',
      all.flatMap((block) => blockPairs(block, handles)),
    ),
    ...section('ENTITIES', [...entities, ...legend]),
    ...section('OBJECTS', objects(handles)),
    [0, 'EOF'] as Pair,
  ]
  return textOfPairs([...section('HEADER', header(extentsOf(views, moves), handles)), ...body])
}

const section = (name: string, pairs: readonly Pair[]): readonly Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...pairs,
  [0, 'ENDSEC'],
]

/** The first view stays; each further one stands below the one before, beginning at its left edge. */
function movesOf(views: readonly SystemView[]): readonly Point[] {
  const [first] = views
  let below = first ? first.box.max.y + BETWEEN : 0
  return views.map(({ box }, index) => {
    if (index === 0 || !first) return { x: 0, y: 0 }
    const move = { x: first.box.min.x - box.min.x, y: below - box.min.y }
    below += box.max.y - box.min.y + BETWEEN
    return move
  })
}

function extentsOf(views: readonly SystemView[], moves: readonly Point[]): readonly [Point, Point] {
  const corners = views.flatMap(({ box: { min, max } }, index) => {
    const move = moves[index] ?? { x: 0, y: 0 }
    return [min, max].map(({ x, y }) => flipped({ x: x + move.x, y: y + move.y }))
  })
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  if (corners.length === 0) return [ORIGIN, ORIGIN]
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ]
}

const ORIGIN: Point = { x: 0, y: 0 }

function header([min, max]: readonly [Point, Point], handles: Handles): readonly Pair[] {
  const variable = (name: string, ...pairs: readonly Pair[]): readonly Pair[] => [[9, name], ...pairs]
  return [
    ...variable('$ACADVER', [1, 'AC1021']),
    ...variable('$DWGCODEPAGE', [3, 'ANSI_1252']),
    ...variable('$INSUNITS', [70, 1]),
    ...variable('$MEASUREMENT', [70, 0]),
    ...variable('$LUNITS', [70, 4]),
    ...variable('$LUPREC', [70, 4]),
    ...variable('$EXTMIN', ...at(10, min)),
    ...variable('$EXTMAX', ...at(10, max)),
    ...variable('$LTSCALE', [40, 1]),
    ...variable('$TEXTSTYLE', [7, STYLE]),
    ...variable('$DIMSTYLE', [2, STYLE]),
    ...variable('$DIMTXSTY', [7, STYLE]),
    ...DIMENSION_FIGURES.flatMap(([name, , value]) => variable(name, [40, value])),
    ...DIMENSION_CHOICES.flatMap(([name, , value]) => variable(name, [70, value])),
    ...variable('$HANDSEED', [5, handles.seed()]),
  ]
}

function viewEntities(view: SystemView, sheet: Sheet, blocks: Block[]): readonly Pair[] {
  const { blocks: legs, inserts, others } = legBlocks(view)
  const { strokes, dimensions, letters } = drawnView({ ...view, shapes: others })
  const names = new Map(legs.map(({ name, strokes: own }) => [name, blockOf(`${name}`, own, sheet, blocks)]))
  return [
    ...strokes.flatMap((stroke) => polyline(stroke, sheet)),
    ...inserts.flatMap(({ block, at: place }) => insert('S-COLS', names.get(block) ?? block, place, sheet)),
    ...dimensions.flatMap((one) => dimension(one, pictureOf(one, sheet, blocks), sheet)),
    ...letters.flatMap((one) => text(one, sheet)),
    ...line(
      TITLES,
      view.name.toUpperCase(),
      { x: view.box.min.x, y: view.box.max.y + TITLE_UNDER },
      TITLE_HEIGHT,
      sheet,
    ),
  ]
}

/** A block of strokes about its own origin, under a name no other view has. */
function blockOf(name: string, strokes: readonly Stroke[], { handles }: Sheet, blocks: Block[]): string {
  const own = `${name}-${blocks.length + 1}`
  const handle = handles.next()
  const sheet = { owner: handle, handles, move: ORIGIN }
  blocks.push({ name: own, handle, entities: strokes.flatMap((stroke) => polyline(stroke, sheet)) })
  return own
}

/** The picture of a dimension, which programs show until they draw it anew. */
function pictureOf({ strokes, letters }: DrawnDimension, { handles, move }: Sheet, blocks: Block[]): string {
  const name = `*D${blocks.length + 1}`
  const handle = handles.next()
  const sheet = { owner: handle, handles, move }
  const entities = [...strokes.flatMap((stroke) => polyline(stroke, sheet)), ...text(letters, sheet)]
  blocks.push({ name, handle, entities })
  return name
}

const blockPairs = ({ name, handle, entities }: Block, handles: Handles): readonly Pair[] => [
  [0, 'BLOCK'],
  [5, handles.next()],
  [330, handle],
  [100, 'AcDbEntity'],
  [8, '0'],
  [100, 'AcDbBlockBegin'],
  [2, name],
  [70, name.startsWith('*D') ? 1 : 0],
  ...at(10, ORIGIN),
  [3, name],
  [1, ''],
  ...entities,
  [0, 'ENDBLK'],
  [5, handles.next()],
  [330, handle],
  [100, 'AcDbEntity'],
  [8, '0'],
  [100, 'AcDbBlockEnd'],
]

/** What the layers mean, to the right of the first view. */
function legendEntities(
  views: readonly SystemView[],
  { title, notes = [] }: DxfInfo,
  sheet: Sheet,
): readonly Pair[] {
  const right = Math.max(0, ...views.slice(0, 1).map(({ box }) => box.max.x)) + LEGEND_AWAY
  const top = views[0]?.box.min.y ?? 0
  const rows = [
    ...LAYERS.map(({ name, says, pen }) => `${name}  ${says}, pen ${pen} mm`),
    'Model space is one to one in inches. Letters are 3/32 in at 1/4 in = 1 ft.',
    ...notes,
  ]
  return [
    ...line(TITLES, title, { x: right, y: top }, TITLE_HEIGHT, sheet),
    ...rows.flatMap((said, index) =>
      line(TITLES, said, { x: right, y: top + TITLE_HEIGHT + ROW * (index + 1) }, LETTER_HEIGHT, sheet),
    ),
  ]
}

function objects(handles: Handles): readonly Pair[] {
  const [root, groups] = [handles.next(), handles.next()]
  return [
    [0, 'DICTIONARY'],
    [5, root],
    [330, '0'],
    [100, 'AcDbDictionary'],
    [281, 1],
    [3, 'ACAD_GROUP'],
    [350, groups],
    [0, 'DICTIONARY'],
    [5, groups],
    [330, root],
    [100, 'AcDbDictionary'],
    [281, 1],
  ]
}
