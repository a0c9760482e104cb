import type { Solid } from '@ramp/solids'
import { DirectionalLight, Fog, HemisphereLight, type Mesh, Scene } from 'three'
import type { Box3 } from '../model/extent.ts'
import { facadesOf } from '../surroundings/facade.ts'
import { housesOf } from '../surroundings/house.ts'
import { lawn } from '../surroundings/lawn.ts'
import { hazeColor, SIGHT, skyDome } from '../surroundings/sky.ts'
import { slopeOf } from '../surroundings/slope.ts'
import { treeLine } from '../surroundings/trees.ts'

/** A scene with sky, lawn, house and soft light from the side of the door, in which a system is put. */
export type Stage = {
  readonly scene: Scene
  /** Fits ground, house, light and shadows to what stands there. */
  readonly fit: (solids: readonly Solid[], box: Box3, out: Direction) => void
  readonly free: () => void
}

/** Which way the system leads from its door: light falls on that side of the house. */
type Direction = { readonly x: number; readonly y: number }

/** What the stage shows in its own way. */
export const isOfStage = ({ role }: Solid): boolean =>
  role === 'house' || role === 'door' || role === 'ground'

export function createStage(): Stage {
  const scene = new Scene()
  scene.fog = new Fog(hazeColor(), SIGHT * 0.2, SIGHT * 0.95)
  const around = [skyDome(), treeLine(SIGHT), lawn(SIGHT)]
  const sun = sunLight()
  scene.add(...around, sun, sun.target, new HemisphereLight('#ffffff', '#b8bda8', 2.1))
  let clear = () => {}
  const fit = (solids: readonly Solid[], box: Box3, out: Direction) => {
    clear()
    const ground = groundUnder(solids)
    const house = housesOf(facadesOf(solids))
    const slopes = solids.flatMap((one) =>
      one.kind === 'surface' && one.role === 'ground' ? (slopeOf(one, ground) ?? []) : [],
    )
    scene.add(house.group, ...slopes)
    clear = () => {
      scene.remove(house.group, ...slopes)
      house.free()
      freeMeshes(slopes)
    }
    const { min, max } = box
    for (const one of around) one.position.set((min[0] + max[0]) / 2, ground, (min[2] + max[2]) / 2)
    shine(sun, box, out)
  }
  const free = () => {
    clear()
    sun.dispose()
    freeMeshes(around)
  }
  return { scene, fit, free }
}

function sunLight(): DirectionalLight {
  const sun = new DirectionalLight('#fff6e8', 1.9)
  sun.castShadow = true
  sun.shadow.mapSize.set(1536, 1536)
  sun.shadow.normalBias = 0.01
  sun.shadow.radius = 3
  return sun
}

function shine(sun: DirectionalLight, { min, max }: Box3, out: Direction): void {
  const radius = Math.max(2, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2)
  const [x, y, z] = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  sun.target.position.set(x, y, z)
  sun.position.set(
    x + radius * (1.1 * out.x + 0.8 * out.y),
    y + radius * 2,
    z + radius * (1.1 * out.y - 0.8 * out.x),
  )
  Object.assign(sun.shadow.camera, {
    left: -radius * 1.2,
    right: radius * 1.2,
    top: radius * 1.2,
    bottom: -radius * 1.2,
    near: 0.1,
    far: radius * 5,
  })
  sun.shadow.camera.updateProjectionMatrix()
}

/** Where the lawn lies, meters: at the datum, or at the lowest place that was measured. */
function groundUnder(solids: readonly Solid[]): number {
  const heights = solids.flatMap((one) =>
    one.kind === 'surface' && one.role === 'ground' ? one.corners.map(({ z }) => z) : [],
  )
  return heights.length === 0 ? 0 : Math.min(...heights) * 0.0254
}

function freeMeshes(meshes: readonly Mesh[]): void {
  for (const { geometry, material } of meshes) {
    geometry.dispose()
    for (const each of [material].flat()) {
      if ('map' in each && each.map && typeof each.map === 'object' && 'dispose' in each.map)
        (each.map as { dispose: () => void }).dispose()
      each.dispose()
    }
  }
}
