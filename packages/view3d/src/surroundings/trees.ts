import { SCENE } from '@ramp/drafting'
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three'

const NEAR = new Color(SCENE.nearTrees)
const FAR = new Color(SCENE.farTrees)
const AROUND = 180

/** A line of trees where the lawn ends, so that the eye has a horizon; without fog or light of its own. */
export function treeLine(reach: number): Mesh {
  const positions: number[] = []
  const colors: number[] = []
  const indices: number[] = []
  for (const [row, color] of [FAR, NEAR].entries()) {
    const first = positions.length / 3
    const radius = reach * (0.97 - 0.05 * row)
    for (let at = 0; at <= AROUND; at++) {
      const angle = (2 * Math.PI * (at % AROUND)) / AROUND
      const height = reach * (0.052 - 0.02 * row + 0.012 * crowns(angle, row))
      const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      positions.push(x, -1, z, x, height, z)
      colors.push(color.r, color.g, color.b, color.r, color.g, color.b)
      const low = first + 2 * at
      if (at < AROUND) indices.push(low, low + 2, low + 1, low + 1, low + 2, low + 3)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.setIndex(indices)
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, fog: false }))
}

/** Crowns of different widths, -1 to 1, the same once around. */
const crowns = (angle: number, row: number): number =>
  0.5 * Math.sin(23 * angle + row) +
  0.3 * Math.abs(Math.sin(41 * angle + 2 * row)) +
  0.2 * Math.sin(7 * angle)
