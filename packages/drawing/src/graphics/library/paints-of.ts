import type { GraphicLayer, Paint } from './graphic.ts'
import { libraryGraphic } from './library.ts'

const ALL: readonly Paint[] = ['fill', 'stroke', 'fill2', 'stroke2']

/** Which of its four colours the picture of a graphic shows: only those are worth choosing. */
export function paintsOf(id: string): readonly Paint[] {
  const makes = libraryGraphic(id)?.makes
  if (makes?.kind !== 'graphic') return []
  const { picture } = makes
  const used =
    picture.kind === 'ground'
      ? [
          'fill' as const,
          'stroke' as const,
          ...picture.ground.pieces.flatMap(({ fill, line }) => [fill, line]),
        ]
      : picture.layers.flatMap(paintsOfLayer)
  return ALL.filter((paint) => used.includes(paint))
}

const paintsOfLayer = (layer: GraphicLayer): readonly (Paint | undefined)[] =>
  layer.kind === 'word' ? [layer.color] : [layer.fill, layer.line]
