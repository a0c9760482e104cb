import type { PartId } from '@ramp/domain'
import type { Mark } from '@ramp/drafting'
import { scaleOf } from '@ramp/editor'
import { FabricObject, StaticCanvas } from 'fabric'
import { type Contestant, VIEW } from './contestant.ts'
import { paintMarks, partMarks } from './part-shapes.ts'

/** One part as one object, which Fabric keeps as a bitmap of its own (its default). */
class PartObject extends FabricObject {
  mark: Mark | null = null
  override _render(context: CanvasRenderingContext2D) {
    const { a } = context.getTransform()
    if (this.mark) paintMarks(context, this.mark, Math.abs(a) || 1)
  }
}

/** Fabric with one object a part. It has one canvas, so a drag paints everything again. */
export const fabric: Contestant = {
  name: 'Fabric, one object a part',
  mount(host, editor) {
    const element = document.createElement('canvas')
    host.append(element)
    const canvas = new StaticCanvas(element, {
      ...VIEW,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    })
    const objects = new Map<PartId, PartObject>()
    const { analysis } = editor
    for (const placed of analysis.placement.parts) {
      const { at, id } = placed.part
      const object = new PartObject({
        left: at.x,
        top: at.y,
        width: placed.box.max.x - placed.box.min.x + 12,
        height: placed.box.max.y - placed.box.min.y + 12,
        originX: 'center',
        originY: 'center',
        strokeWidth: 0,
      })
      object.mark = partMarks(analysis, placed)
      canvas.add(object)
      objects.set(id, object)
    }
    return {
      grab: () => {},
      drag(part, at) {
        objects.get(part)?.set({ left: at.x, top: at.y })
        canvas.requestRenderAll()
      },
      look(camera) {
        const scale = scaleOf(camera)
        canvas.setViewportTransform([scale, 0, 0, scale, camera.left, camera.top])
        canvas.requestRenderAll()
      },
      unmount: () => canvas.dispose(),
    }
  },
}
