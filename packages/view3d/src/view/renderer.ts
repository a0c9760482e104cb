import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'

/** More than two pixels for one is not seen, and costs. */
export const sharpness = (): number => Math.min(2, devicePixelRatio)

/** What draws within an element; null where the browser has no WebGL. */
export function rendererIn(host: HTMLElement): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({ antialias: true })
    renderer.setPixelRatio(sharpness())
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    // Nothing moves but the eye: shadows are made once for each model.
    renderer.shadowMap.autoUpdate = false
    host.append(renderer.domElement)
    return renderer
  } catch {
    return null
  }
}
