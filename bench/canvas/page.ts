import { analyse, type CatalogueData, catalogueOf, type Layout, placeParts } from '@ramp/domain'
import {
  Editor,
  fitView,
  panBy,
  sendEvent,
  setCamera,
  setViewSize,
  toScreen,
  zoomIn,
  zoomOut,
} from '@ramp/editor'
import { type Picture, VIEW } from './contestant.ts'
import { fabric } from './fabric.ts'
import { frames } from './frames.ts'
import { konva } from './konva.ts'
import { empty, ours } from './ours.ts'
import { reactKonva } from './react-konva.tsx'

const contestants = [empty, ours, konva, reactKonva, fabric]

export type Times = { readonly drag: number[]; readonly pan: number[]; readonly zoom: number[] }
type Bench = {
  readonly names: readonly string[]
  readonly run: (
    name: string,
    job: { items: CatalogueData; layout: Layout; frames: number },
  ) => Promise<Times>
}

declare global {
  var bench: Bench | undefined
}

/** Stays to be looked at until the next one comes. */
let shown: Picture | null = null

globalThis.bench = {
  names: contestants.map(({ name }) => name),
  async run(name, { items, layout, frames: count }) {
    const contestant = contestants.find((one) => one.name === name)
    if (!contestant) throw new Error(`there is no ${name}`)
    shown?.unmount()
    const host = document.createElement('div')
    Object.assign(host.style, { position: 'relative', width: `${VIEW.width}px`, height: `${VIEW.height}px` })
    document.body.replaceChildren(host)
    const editor = new Editor({ layout, catalogue: catalogueOf(items), analyse })
    setViewSize(editor, VIEW)
    fitView(editor, 'parts')
    const picture = await contestant.mount(host, editor)
    shown = picture
    picture.look(editor.state.camera)
    await frames(10, () => {})

    // Once unmeasured for everybody: the first of a row would pay for compiling what all of them share.
    await dragging()
    const drag = await dragging()
    const pan = await looking((frame) => {
      setCamera(editor, panBy(editor.state.camera, frame % 20 < 10 ? 7 : -7, frame % 14 < 7 ? 3 : -3))
    })
    const zoom = await looking((frame) => {
      if (frame % 8 < 4) zoomIn(editor)
      else zoomOut(editor)
    })
    return { drag, pan, zoom }

    /** One part carried about by the pointer, with snapping, overlap check and the whole analysis at every step. */
    async function dragging() {
      const held = layout.parts[Math.floor(layout.parts.length / 2)]
      if (!held) return []
      const from = toScreen(editor.state.camera, held.at)
      sendEvent(editor, { type: 'press', at: from })
      picture.grab(held.id)
      const times = await frames(count, (frame) => {
        const angle = (frame / count) * 2 * Math.PI
        const at = { left: from.left + 60 * Math.sin(angle), top: from.top + 40 * Math.cos(angle) - 30 }
        sendEvent(editor, { type: 'move', at })
        const { layout: shown } = editor.analysis
        const now = placeParts(shown.parts, editor.catalogue).byId.get(held.id)
        if (now) picture.drag(held.id, now.part.at)
      })
      sendEvent(editor, { type: 'cancel' })
      picture.drag(held.id, held.at)
      return times
    }

    /** The view moved over a drawing that stands still. */
    function looking(move: (frame: number) => void) {
      return frames(count, (frame) => {
        move(frame)
        picture.look(editor.state.camera)
      })
    }
  },
}
