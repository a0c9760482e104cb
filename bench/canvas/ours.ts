import { startPainting } from '../../apps/web/src/canvas/painting/start-painting.ts'
import type { Contestant } from './contestant.ts'

/** The canvas of the designer as it is. It reads the editor's state, so there is nothing to tell it. */
export const ours: Contestant = {
  name: 'Rampwright',
  mount(host, editor) {
    const [base, overlay] = [document.createElement('canvas'), document.createElement('canvas')]
    for (const canvas of [base, overlay]) {
      canvas.style.position = 'absolute'
      host.append(canvas)
    }
    const stop = startPainting(editor, { base, overlay }, (fault) => {
      throw fault
    })
    return { grab: () => {}, drag: () => {}, look: () => {}, unmount: stop }
  },
}

/** What presenting a canvas costs that shows nothing. */
export const empty: Contestant = {
  name: 'empty canvas',
  mount(host) {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: host.clientWidth, height: host.clientHeight })
    host.append(canvas)
    const context = canvas.getContext('2d')
    const touch = () => requestAnimationFrame(() => context?.clearRect(0, 0, canvas.width, canvas.height))
    return { grab: () => {}, drag: touch, look: touch, unmount: () => {} }
  },
}
