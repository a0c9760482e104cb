import type { Analysis, Inches, Point } from '@ramp/domain'
import { datumOf, elevationsOf, planOf, type SystemView } from '@ramp/solids'
import type { DrawnDimension } from '../strokes/dimension-strokes.ts'
import { BREAKS, LETTERS, TITLES } from '../strokes/layers.ts'
import { withPlacedNotes } from '../strokes/placed-notes.ts'
import { LETTER_HEIGHT } from '../strokes/stroke.ts'
import { drawnView } from '../strokes/view-strokes.ts'
import { attribute, attributeDefinition } from './attributes.ts'
import { dimension, insert, line, polyline, type Sheet, STYLE, text } from './entities.ts'
import { legendEntities, TITLE_HEIGHT } from './legend.ts'
import { NORTH, NORTH_ARROW } from './north.ts'
import { at, flipped, type Handles, handlesFrom, type Pair, textOfPairs } from './pairs.ts'
import { type PlacedBlock, type PlanBlock, planBlocks } from './plan-blocks.ts'
import { siteMarks } from './site-marks.ts'
import { type BlockRecord, DIMENSION_CHOICES, DIMENSION_FIGURES, tables } from './tables.ts'

type Block = BlockRecord & { readonly entities: readonly Pair[] }

/** From one view to the next below it, and from the views to the legend. */
const BETWEEN: Inches = 60
const TITLE_UNDER: Inches = 12
const LEGEND_AWAY: Inches = 60

/**
 * A system as a DXF file of AutoCAD 2007: model space one to one in inches, y up, the middle of the door at its origin; the
 * plan where it lies and the elevations below it, layers after the National CAD Standard with a legend, legs and parts as
 * blocks with attributes, dimensions with their text.
 */
export function dxfOf(analysis: Analysis, title: string): string {
  const handles = handlesFrom(0x20)
  const model: BlockRecord = { name: '*Model_Space', handle: handles.next() }
  const paper: BlockRecord = { name: '*Paper_Space', handle: handles.next() }
  const blocks: Block[] = []
  const plan = withPlacedNotes(planOf(analysis))
  const views = [plan, ...elevationsOf(analysis).map(withPlacedNotes)]
  const datum = datumOf(analysis)
  const moves = movesOf(views, datum?.at ?? ORIGIN)
  const sheetOf = (index: number): Sheet => ({ owner: model.handle, handles, move: moves[index] ?? ORIGIN })
  const { placed, rest } = planBlocks(plan, analysis)
  const right = { x: plan.box.max.x + LEGEND_AWAY, y: plan.box.min.y }
  const entities = [
    ...viewEntities(rest, sheetOf(0), blocks),
    ...siteEntities(analysis, plan, sheetOf(0)),
    ...blockEntities(placed, sheetOf(0), blocks),
    ...northEntities(
      analysis,
      { x: right.x - LEGEND_AWAY / 2, y: right.y + LEGEND_AWAY / 2 },
      sheetOf(0),
      blocks,
    ),
    ...views.slice(1).flatMap((view, index) => viewEntities(view, sheetOf(index + 1), blocks)),
    ...legendEntities(title, datum, right, sheetOf(0)),
  ]
  const all = [{ ...model, entities: [] }, { ...paper, entities: [] }, ...blocks]
  const body = [
    ...section('CLASSES', []),
    ...section('TABLES', tables(all, handles)),
    ...section(
      'BLOCKS',
      all.flatMap((block) => blockPairs(block, handles)),
    ),
    ...section('ENTITIES', entities),
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

/** The first view is moved to its origin; each further one is below the one before, beginning at its left edge. */
function movesOf(views: readonly SystemView[], origin: Point): readonly Point[] {
  const [first] = views
  const move = { x: 0 - origin.x, y: 0 - origin.y }
  let below = first ? first.box.max.y + move.y + BETWEEN : 0
  return views.map(({ box }, index) => {
    if (index === 0 || !first) return move
    const own = { x: first.box.min.x + move.x - box.min.x, y: below - box.min.y }
    below += box.max.y - box.min.y + BETWEEN
    return own
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
  const { strokes, dimensions, letters } = drawnView(view)
  return [
    ...strokes.flatMap((stroke) => polyline(stroke, sheet)),
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

function siteEntities(analysis: Analysis, { shapes }: SystemView, sheet: Sheet): readonly Pair[] {
  const { strokes, letters } = siteMarks(analysis, shapes)
  return [
    ...strokes.flatMap((stroke) => polyline(stroke, sheet)),
    ...letters.flatMap((one) => text(one, sheet)),
  ]
}

/** Uses of blocks; a block is written when it is first used. */
function blockEntities(placed: readonly PlacedBlock[], sheet: Sheet, blocks: Block[]): readonly Pair[] {
  const written = new Set<string>()
  return placed.flatMap(({ block, attributes, ...place }) => {
    if (!written.has(block.name)) blocks.push(blockOf(block, sheet))
    written.add(block.name)
    const carried = (inside: Sheet) => attributes.flatMap((one) => attribute(one, inside))
    return insert({ ...place, block: block.name }, sheet, attributes.length > 0 ? carried : null)
  })
}

function blockOf({ name, strokes, tags }: PlanBlock, { handles }: Sheet): Block {
  const handle = handles.next()
  const sheet = { owner: handle, handles, move: ORIGIN }
  const entities = [
    ...strokes.flatMap((stroke) => polyline(stroke, sheet, true)),
    ...tags.flatMap((tag, row) =>
      attributeDefinition(
        tag,
        { x: 0, y: LETTER_HEIGHT * 2 * row },
        { layer: LETTERS, isShown: row === 0 },
        sheet,
      ),
    ),
  ]
  return { name, handle, entities }
}

/** The north arrow beside the plan, where north is known. */
function northEntities({ layout }: Analysis, place: Point, sheet: Sheet, blocks: Block[]): readonly Pair[] {
  const { north } = layout.site
  if (north === undefined) return []
  const handle = sheet.handles.next()
  const own = { ...sheet, owner: handle, move: ORIGIN }
  const { strokes, letters } = NORTH_ARROW
  const entities = [...strokes.flatMap((stroke) => polyline(stroke, own)), ...text(letters, own)]
  blocks.push({ name: NORTH, handle, entities })
  // A site has north clockwise from up, a file counterclockwise.
  return insert({ block: NORTH, layer: BREAKS, at: place, turn: (360 - (north % 360)) % 360 }, sheet)
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

const [ANONYMOUS, WITH_ATTRIBUTES] = [1, 2]

const flagsOf = (name: string, entities: readonly Pair[]): number =>
  (name.startsWith('*D') ? ANONYMOUS : 0) +
  (entities.some(([code, value]) => code === 0 && value === 'ATTDEF') ? WITH_ATTRIBUTES : 0)

const blockPairs = ({ name, handle, entities }: Block, handles: Handles): readonly Pair[] => [
  [0, 'BLOCK'],
  [5, handles.next()],
  [330, handle],
  [100, 'AcDbEntity'],
  [8, '0'],
  [100, 'AcDbBlockBegin'],
  [2, name],
  [70, flagsOf(name, entities)],
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
