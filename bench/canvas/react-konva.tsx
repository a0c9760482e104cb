import type { PartId, Point } from '@ramp/domain'
import type { Mark } from '@ramp/drafting'
import { type Camera, scaleOf } from '@ramp/editor'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Layer, Shape, Stage } from 'react-konva'
import { type Contestant, VIEW } from './contestant.ts'
import { paintMarks, partMarks } from './part-shapes.ts'

type Hand = { readonly part: PartId; readonly at: Point } | null
type Show = { camera: (camera: Camera) => void; hand: (hand: Hand) => void }
type Drawn = { readonly id: PartId; readonly at: Point; readonly mark: Mark }

const PartShape = memo(({ at, mark }: Pick<Drawn, 'at' | 'mark'>) => (
  <Shape
    x={at.x}
    y={at.y}
    perfectDrawEnabled={false}
    sceneFunc={(context, shape) => paintMarks(context._context, mark, shape.getStage()?.scaleX() ?? 1)}
  />
))

const StillParts = memo(({ parts, without }: { parts: readonly Drawn[]; without: PartId | undefined }) => (
  <Layer listening={false}>
    {parts.map(({ id, at, mark }) => (id === without ? null : <PartShape key={id} at={at} mark={mark} />))}
  </Layer>
))

function Picture({ parts, start, show }: { parts: readonly Drawn[]; start: Camera; show: Show }) {
  const [camera, setCamera] = useState(start)
  const [hand, setHand] = useState<Hand>(null)
  show.camera = setCamera
  show.hand = setHand
  const held = hand && parts.find(({ id }) => id === hand.part)
  const scale = scaleOf(camera)
  return (
    <Stage {...VIEW} x={camera.left} y={camera.top} scaleX={scale} scaleY={scale}>
      <StillParts parts={parts} without={hand?.part} />
      <Layer listening={false}>{held && hand && <PartShape at={hand.at} mark={held.mark} />}</Layer>
    </Stage>
  )
}

/** react-konva with one memoised component a part, and the part in the hand on a layer of its own. */
export const reactKonva: Contestant = {
  name: 'react-konva, one shape a part',
  mount(host, editor) {
    const { analysis } = editor
    const parts = analysis.placement.parts.map((placed) => ({
      id: placed.part.id,
      at: placed.part.at,
      mark: partMarks(analysis, placed),
    }))
    const show: Show = { camera: () => {}, hand: () => {} }
    const root = createRoot(host)
    flushSync(() => root.render(<Picture parts={parts} start={editor.state.camera} show={show} />))
    return {
      grab(part) {
        const at = parts.find(({ id }) => id === part)?.at
        if (at) flushSync(() => show.hand({ part, at }))
      },
      drag: (part, at) => flushSync(() => show.hand({ part, at })),
      look: (camera) => flushSync(() => show.camera(camera)),
      unmount: () => root.unmount(),
    }
  },
}
