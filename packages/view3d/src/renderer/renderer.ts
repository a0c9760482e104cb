import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'
import { drawn } from './copied-picture.ts'

/** More than two pixels for one is not seen, and costs. */
const sharpness = (): number => Math.min(2, devicePixelRatio)

export type Size = { readonly width: number; readonly height: number }

/** What draws on a canvas of its own, a pixel for each of its own; null where the browser has no WebGL. */
export function rendererOfItsOwn({ width, height }: Size): WebGLRenderer | null {
  try {
    // As large as it will be: each later change of its size waits for the graphics.
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const renderer = new WebGLRenderer({ canvas, antialias: true })
    // To ask what is wrong with a shader is to wait for it; ours are the library's own.
    renderer.debug.checkShaderErrors = false
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    // Nothing moves but the eye: shadows are made once for each model.
    renderer.shadowMap.autoUpdate = false
    // The library asks for it with the first shadow, and the page would wait for all that was asked for before.
    renderer.capabilities.getMaxAnisotropy()
    return renderer
  } catch {
    return null
  }
}

/** Pixels of what covers an element. */
export const pixelsOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: Math.floor(clientWidth * sharpness()),
  height: Math.floor(clientHeight * sharpness()),
})

export function resize(renderer: WebGLRenderer, { width, height }: Size): void {
  const { domElement: canvas } = renderer
  if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
}

/** How browsers call what draws where there is no graphics card. */
const PROCESSORS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether the processor draws, for want of a graphics card. */
export function drawnByProcessor(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return names !== null && PROCESSORS.test(String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)))
}

/**
 * Gives back what the graphics card holds for it; browsers keep few of them at once. Who gives back in the midst of a picture
 * waits for it: it is drawn to its end first, out of sight.
 */
export async function freeRenderer(renderer: WebGLRenderer): Promise<void> {
  renderer.domElement.remove()
  const gl = renderer.getContext()
  if ('fenceSync' in gl) await drawn(gl)
  renderer.dispose()
  renderer.forceContextLoss()
}
