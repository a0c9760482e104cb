import type { PartId } from '@ramp/domain'
import { scaleOf } from '@ramp/editor'
import Konva from 'konva'
import { type Contestant, VIEW } from './contestant.ts'
import { paintMarks, partMarks } from './part-shapes.ts'

/** Konva with one shape a part, the part in the hand on a layer of its own, as its documentation advises. */
export const konva: Contestant = {
  name: 'Konva, one shape a part',
  mount(host, editor) {
    const stage = new Konva.Stage({ container: host as HTMLDivElement, ...VIEW })
    const still = new Konva.Layer({ listening: false })
    const hand = new Konva.Layer({ listening: false })
    stage.add(still, hand)
    const shapes = new Map<PartId, Konva.Shape>()
    const { analysis } = editor
    for (const placed of analysis.placement.parts) {
      const mark = partMarks(analysis, placed)
      const { at, id } = placed.part
      const shape = new Konva.Shape({
        ...at,
        perfectDrawEnabled: false,
        sceneFunc: (context) => paintMarks(context._context, mark, stage.scaleX()),
      })
      still.add(shape)
      shapes.set(id, shape)
    }
    return {
      grab(part) {
        shapes.get(part)?.moveTo(hand)
        still.batchDraw()
      },
      drag: (part, at) => shapes.get(part)?.position(at),
      look(camera) {
        stage.scale({ x: scaleOf(camera), y: scaleOf(camera) })
        stage.position({ x: camera.left, y: camera.top })
        stage.batchDraw()
      },
      unmount: () => stage.destroy(),
    }
  },
}
