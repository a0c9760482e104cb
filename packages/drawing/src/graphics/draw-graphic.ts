import type { Graphic } from '@ramp/domain'
import {
  boxData,
  group,
  hairline,
  type Marks,
  PALETTE,
  path,
  rectData,
  scalePath,
  text,
} from '@ramp/drafting'
import { drawGround } from './draw-ground.ts'
import type { GraphicColors, GraphicLayer, LibraryGraphic } from './library/graphic.ts'
import { libraryGraphic } from './library/library.ts'
import { strokeOf } from './stroke-of.ts'

type Drawn = Pick<Graphic, 'graphic' | 'width' | 'length' | 'style' | 'second' | 'isMirrored'>

const known = new WeakMap<Drawn, Marks>()

/** A graphic of the library in its own frame, at its size and in its colours. */
export function drawGraphic(graphic: Drawn): Marks {
  const before = known.get(graphic)
  if (before) return before
  const marks = marksOf(graphic)
  known.set(graphic, marks)
  return marks
}

function marksOf({ graphic, width, length, style, second, isMirrored = false }: Drawn): Marks {
  const entry = libraryGraphic(graphic)
  if (entry?.makes.kind !== 'graphic') return unknownGraphic(width, length)
  const colors = { ...second, fill: style.fill, stroke: style.stroke, strokeWidth: style.strokeWidth }
  const { picture } = entry.makes
  if (picture.kind === 'ground') return drawGround(picture.ground, { width, length }, colors)
  const stretch = { across: (isMirrored ? -width : width) / entry.width, down: length / entry.length }
  return picture.layers.flatMap((layer) => drawLayer(layer, stretch, colors))
}

type Stretch = { readonly across: number; readonly down: number }

function drawLayer(layer: GraphicLayer, { across, down }: Stretch, colors: GraphicColors): Marks {
  if (layer.kind === 'word') {
    const color = colors[layer.color]
    if (color === null) return []
    const place = { x: layer.x * across, y: layer.y * down }
    return [text(layer.text, place, layer.size * Math.min(Math.abs(across), down), { color, weight: 'bold' })]
  }
  const mark = path(scalePath(layer.d, across, down), {
    fill: layer.fill && (colors[layer.fill] ?? undefined),
    stroke: layer.line && strokeOf(colors, layer.line, layer.weight),
  })
  return [layer.opacity === undefined ? mark : group([mark], { opacity: layer.opacity })]
}

/** A graphic that this version does not know still shows where it stands. */
const unknownGraphic = (width: LibraryGraphic['width'], length: LibraryGraphic['length']): Marks => [
  path(rectData(width, length), { stroke: hairline(PALETTE.arrow, 1, [4, 3]) }),
  path(boxData(-1, -1, 2, 2), { fill: PALETTE.arrow }),
]
