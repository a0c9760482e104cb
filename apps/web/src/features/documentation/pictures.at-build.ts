import {
  type Analysis,
  type Box,
  boxAround,
  DIMENSION_ENDS,
  type Drawing,
  drawingOutline,
  INCHES_PER_FOOT,
  newDrawing,
  type Point,
} from '@ramp/domain'
import { fitBox, type Marks, svgDocument } from '@ramp/drafting'
import {
  drawBraces,
  drawConnectionPoints,
  drawDimensions,
  drawDrawing,
  drawElevation,
  drawFrames,
  drawGrid,
  drawHeights,
  drawJoints,
  drawLayout,
  drawLegs,
  drawObjects,
  drawOpenings,
  drawRefused,
  footprint,
} from '@ramp/drawing'
import { highPorchJob, stairAndRampJob, switchbackJob } from '../../lib/pictures/built-systems.ts'

type Picture = { readonly svg: string; readonly says: string }

const WIDTH = 640
const TALLEST = 420
const AROUND = 30

const switchback = switchbackJob()
const porch = stairAndRampJob()
const high = highPorchJob()

const boxOf = ({ placement }: Analysis): Box =>
  footprint(placement.parts) ?? { min: { x: 0, y: 0 }, max: { x: 100, y: 100 } }

/** Marks as a picture: as wide as the text, and no taller than a screen has room for. */
function paint(marks: Marks, { min, max }: Box, around = AROUND): string {
  const box = {
    min: { x: min.x - around, y: min.y - around },
    max: { x: max.x + around, y: max.y + around },
  }
  const share = (box.max.y - box.min.y) / (box.max.x - box.min.x)
  const height = Math.round(Math.min(TALLEST, WIDTH * share))
  const width = Math.round(Math.min(WIDTH, height / share))
  return svgDocument(marks, fitBox(box, { left: 0, top: 0, width, height }), width, height)
}

const ofSystem = (analysis: Analysis, marks: Marks, says: string): Picture => ({
  svg: paint(marks, boxOf(analysis)),
  says,
})

/** Grid under a picture, its lines where those of the canvas are. */
function sheet({ min, max }: Box): Marks {
  const from = (value: number) => Math.floor(value / 60 - 2) * 60
  const [x, y] = [from(min.x), from(min.y)]
  const size = { width: max.x - x + 240, height: max.y - y + 240 }
  return [{ kind: 'group', matrix: [1, 0, 0, 1, x, y], children: drawGrid(size, INCHES_PER_FOOT) }]
}

function ofDrawings(drawings: readonly Drawing[], says: string): Picture {
  return { svg: paint(drawings.map(drawDrawing), boxAround(drawings.flatMap(drawingOutline)), 24), says }
}

function sideView(analysis: Analysis, says: string): Picture {
  const [run] = analysis.runs.figures
  if (!run) throw new Error('the pictured job has no run')
  const { marks, width, height } = drawElevation(run, analysis)
  return { svg: paint(marks, { min: { x: 0, y: 0 }, max: { x: width, y: height } }, 12), says }
}

const line = (id: string, points: readonly Point[], at: Point) => newDrawing({ kind: 'line', id, at, points })
const bow: readonly Point[] = [
  { x: -60, y: 30 },
  { x: 0, y: -40 },
  { x: 60, y: 30 },
]
const styles = (lineStyle: 'solid' | 'dashed', y: number) =>
  DIMENSION_ENDS.map((ends, index) => {
    const dimension = newDrawing({
      kind: 'dimension',
      id: `${lineStyle}${index}`,
      at: { x: (index % 3) * 230, y: y + Math.floor(index / 3) * 60 },
    })
    return { ...dimension, ...ends, style: { ...dimension.style, lineStyle } }
  })
const shapes: readonly Drawing[] = [
  newDrawing({ kind: 'rectangle', id: 'r', at: { x: 0, y: 0 }, width: 130, length: 90 }),
  newDrawing({ kind: 'triangle', id: 't', at: { x: 190, y: 0 }, width: 110, length: 90 }),
  newDrawing({ kind: 'circle', id: 'c', at: { x: 360, y: 0 }, radius: 45 }),
]
const lines: readonly Drawing[] = [
  line('l', [bow[0] ?? { x: 0, y: 0 }, bow[2] ?? { x: 0, y: 0 }], { x: 0, y: 0 }),
  newDrawing({ kind: 'arc', id: 'a', at: { x: 180, y: 0 }, points: bow }),
  newDrawing({ kind: 'pen-path', id: 'p', at: { x: 360, y: 0 }, points: [...bow, { x: 90, y: -40 }] }),
]

const railed = (analysis: Analysis, ids: readonly string[]) =>
  analysis.placement.parts.filter(({ part }) => ids.includes(part.id))

/** A picture for every topic of the guide, by its address, painted from the marks of the canvas while the designer is built. */
export const pictures: Readonly<Record<string, Picture>> = {
  'canvas/about': ofSystem(
    switchback,
    [...sheet(boxOf(switchback)), ...drawLayout(switchback), ...drawDimensions(switchback.placement)],
    'A switchback seen from above on the grid of the canvas, with the dimensions of its parts.',
  ),
  'canvas/stencils': ofSystem(
    porch,
    [...sheet(boxOf(porch)), ...drawLayout(porch), ...drawFrames(railed(porch, ['r']))],
    'A platform with a ramp, which is chosen, and a stair joined to its sides.',
  ),
  'handrail-builder/about': ofSystem(
    switchback,
    [...drawObjects(switchback), ...drawFrames(railed(switchback, ['A', 'B']))],
    'Two landings side by side: the sides that are walked through are open, the others railed.',
  ),
  'handrail-builder/orientation': ofSystem(
    porch,
    drawObjects(porch),
    'The lines of the surface run across the way, from rail to rail.',
  ),
  'handrail-builder/handrails': ofSystem(
    high,
    [...drawObjects(high), ...drawFrames(railed(high, ['P']))],
    'A platform at the door: the door side and the side of the ramp are open, the other two are railed.',
  ),
  'run-builder/about': sideView(
    switchback,
    'A run from the side: from the door down over ramps and landings to the ground, with the heights between.',
  ),
  'run-builder/building-a-run': ofSystem(
    switchback,
    [
      ...drawObjects(switchback, { hasRunColors: true, hasNoNames: true }),
      ...drawHeights(switchback.placement.parts, switchback.runs.heights),
    ],
    'The parts of a run in its color, with the height of each.',
  ),
  'run-builder/run-rules': ofSystem(
    porch,
    drawObjects(porch, { hasRunColors: true }),
    'Stairs and a ramp leave the same platform, each in a run with its own color.',
  ),
  'connections/about': ofSystem(
    switchback,
    [
      ...drawObjects(switchback, { isDimmed: true }),
      ...drawJoints(switchback.connections.joints, switchback.placement),
    ],
    'Green lines where parts are joined side to side.',
  ),
  'connections/enter-exits': ofSystem(
    porch,
    [
      ...drawObjects(porch, { isDimmed: true }),
      ...drawConnectionPoints(porch.connections.points),
      ...drawOpenings(porch.connections.openings, porch.placement, 14),
    ],
    'Dots at the free sides; one is an entrance, two are exits.',
  ),
  'connections/connection-rules': ofSystem(
    porch,
    [...drawObjects(porch), ...drawRefused(railed(porch, ['s']))],
    'A stair outlined in red: it may not stand where it is.',
  ),
  'legs/about': ofSystem(
    switchback,
    [...drawObjects(switchback, { isDimmed: true }), ...drawLegs(switchback.legs, { hasHeights: true })],
    'Legs under corners and connections, each with its height.',
  ),
  'legs/editing-legs': ofSystem(
    high,
    [
      ...drawObjects(high, { isDimmed: true }),
      ...drawLegs(high.legs, { hasHeights: true, selected: high.legs[0]?.id ?? null }),
    ],
    'One leg of a platform is chosen and can be changed.',
  ),
  'legs/manual-leg-selection': sideView(
    high,
    'A high platform and a ramp from the side, on the legs that they need.',
  ),
  'bracing/about': ofSystem(
    high,
    [...drawObjects(high, { isDimmed: true }), ...drawLegs(high.legs), ...drawBraces(high.bracing.braces)],
    'Markers of angle braces in the corners of a high platform, and of cross braces along its sides.',
  ),
  'bracing/editing-bracing': ofSystem(
    high,
    [
      ...drawObjects(high, { isDimmed: true }),
      ...drawBraces(high.bracing.braces.map((brace, index) => ({ ...brace, isActive: index > 0 }))),
    ],
    'One brace is switched off and pale, the others are on.',
  ),
  'bracing/manual-bracing-selection': ofSystem(
    high,
    [...drawObjects(high, { isDimmed: true }), ...drawLegs(high.legs)],
    'The platform with all braces cleared: they are ordered from the list.',
  ),
  'bracing/bracing-rules': ofSystem(
    high,
    [
      ...drawObjects(high, { hasNoNames: true }),
      ...drawHeights(high.placement.parts, high.runs.heights),
      ...drawBraces(high.bracing.braces),
    ],
    'A platform 76 inches above the ground with angle and cross braces.',
  ),
  'addons/about': ofSystem(porch, drawLayout(porch), 'The drawn system that addons are ordered for.'),
  'addons/adding-removing-addons': ofSystem(
    porch,
    [...drawObjects(porch, { isDimmed: true }), ...drawLegs(porch.legs, { hasHeights: true })],
    'The legs a drawing needs, to compare with those ordered manually.',
  ),
  'tools/about': ofDrawings(
    [
      newDrawing({ kind: 'ruler', id: 'r', at: { x: 0, y: 0 } }),
      newDrawing({
        kind: 'callout',
        id: 'c',
        at: { x: 0, y: 60 },
        look: 'bordered',
        text: 'Gas meter, keep clear',
      }),
    ],
    'A ruler with its length, and a callout with its pointer.',
  ),
  'drafting-mode/about': ofDrawings(
    styles('solid', 0),
    'Six styles of solid dimension lines with their lengths.',
  ),
  'drafting-mode/drafting-lines': ofDrawings(
    [...styles('solid', 0), ...styles('dashed', 140)],
    'Solid and dashed dimension lines in six styles each.',
  ),
  'drawing-tools/about': ofDrawings(
    [...shapes, ...lines.map((one) => ({ ...one, at: { ...one.at, y: 130 } }))],
    'Shapes above, lines and curves below.',
  ),
  'drawing-tools/lines-arcs': ofDrawings(lines, 'A straight line, an arc and a curve through four knots.'),
  'drawing-tools/shapes': ofDrawings(shapes, 'A rectangle, a triangle and a circle.'),
  'site/about': ofSystem(
    porch,
    [...sheet(boxOf(porch)), ...drawLayout(porch)],
    'A platform at the door with a stair and a ramp, which a survey checks against house and yard.',
  ),
  'fit-a-ramp/about': ofSystem(
    switchback,
    [...sheet(boxOf(switchback)), ...drawLayout(switchback)],
    'A switchback with all its parts, as Fit draws it for a high door.',
  ),
}
