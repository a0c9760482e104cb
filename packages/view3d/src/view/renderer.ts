import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'

/** More than two pixels for one is not seen, and costs. */
export const sharpness = (): number => Math.min(2, devicePixelRatio)

/** What draws on a canvas of its own, a pixel for each of its own; null where the browser has no WebGL. */
export function rendererOfItsOwn(): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({ antialias: true })
    // To ask what is wrong with a shader is to wait for it; ours are the library's own.
    renderer.debug.checkShaderErrors = false
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    // Nothing moves but the eye: shadows are made once for each model.
    renderer.shadowMap.autoUpdate = false
    return renderer
  } catch {
    return null
  }
}

/** What draws within an element; null where the browser has no WebGL. */
export function rendererIn(host: HTMLElement): WebGLRenderer | null {
  const renderer = rendererOfItsOwn()
  renderer?.setPixelRatio(sharpness())
  if (renderer) host.append(renderer.domElement)
  return renderer
}

/** Gives back what the graphics card holds for it; browsers keep few of them at once. */
export function freeRenderer(renderer: WebGLRenderer): void {
  renderer.dispose()
  renderer.forceContextLoss()
  renderer.domElement.remove()
}
