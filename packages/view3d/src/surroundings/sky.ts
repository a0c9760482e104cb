import { SCENE } from '@ramp/drafting'
import { BackSide, Color, Float32BufferAttribute, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import { LAWN } from './lawn.ts'

const ZENITH = new Color(SCENE.zenith)
const HORIZON = new Color(SCENE.horizon)

const HAZE = new Color(SCENE.haze)

/** How far one sees, meters; what is farther has the color of the horizon. */
export const SIGHT = 140

/** A dome that is light at the horizon and blue above, green below: what metal mirrors. */
export function skyDome(): Mesh {
  const geometry = new SphereGeometry(SIGHT, 24, 24)
  const heights = geometry.getAttribute('position')
  const colors: number[] = []
  for (let at = 0; at < heights.count; at++) {
    const height = heights.getY(at) / SIGHT
    const color = HORIZON.clone().lerp(height > 0 ? ZENITH : LAWN, Math.min(1, Math.abs(height) * 2.2))
    colors.push(color.r, color.g, color.b)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  const material = new MeshBasicMaterial({
    vertexColors: true,
    side: BackSide,
    fog: false,
    depthWrite: false,
  })
  return new Mesh(geometry, material)
}

/** The color of what lies far away on the ground: as the trees behind it. */
export const hazeColor = (): Color => HAZE.clone()
