import { SCENE } from '@ramp/drafting'
import { DirectionalLight, Fog, Group, HemisphereLight, type Mesh, Scene } from 'three'
import type { Box3 } from '../model/extent.ts'
import type { Model } from '../model/model.ts'
import { housesOf } from '../surroundings/house.ts'
import { lawn } from '../surroundings/lawn.ts'
import { hazeColor, SIGHT, skyDome } from '../surroundings/sky.ts'
import { slopeOf } from '../surroundings/slope.ts'
import { treeLine } from '../surroundings/trees.ts'

/** A scene with sky, lawn, house and soft light from the side of the door, in which a system is put. */
export type Stage = {
  readonly scene: Scene
  /** Fits ground, house, light and shadows to what stands there. */
  readonly fit: (model: Model) => void
  readonly dress: (dress: Dress) => void
  /** What the house hides lies behind these. */
  readonly house: Group
  readonly free: () => void
}

/** What is shown around a system, and how the light falls. */
export type Dress = {
  readonly house: boolean
  readonly ground: boolean
  readonly shadows: boolean
  /** Where the light comes from, degrees from straight before the door: 90 is from the right of who looks at the house. */
  readonly sun: number
}

export const ORDINARY: Dress = { house: true, ground: true, shadows: true, sun: 36 }

/** Which way the system leads from its door: light falls on that side of the house. */
type Direction = { readonly x: number; readonly y: number }

export function createStage(): Stage {
  const scene = new Scene()
  scene.fog = new Fog(hazeColor(), SIGHT * 0.2, SIGHT * 0.95)
  const around = [skyDome(), treeLine(SIGHT), lawn(SIGHT)]
  const sun = sunLight()
  const [house, slopes] = [new Group(), new Group()]
  let worn = ORDINARY
  let lit: Lit | null = null
  scene.add(
    ...around,
    house,
    slopes,
    sun,
    sun.target,
    new HemisphereLight(SCENE.skyLight, SCENE.groundLight, 2.1),
  )
  let clear = () => {}
  const fit = ({ box, wayIn, facades, ground: heights }: Model) => {
    clear()
    const ground = groundUnder(heights)
    const houses = housesOf(facades)
    const measured = heights.flatMap((one) => slopeOf(one, ground) ?? [])
    house.add(houses.group)
    for (const one of measured) slopes.add(one)
    clear = () => {
      house.clear()
      slopes.clear()
      houses.free()
      freeMeshes(measured)
    }
    const { min, max } = box
    for (const one of around) one.position.set((min[0] + max[0]) / 2, ground, (min[2] + max[2]) / 2)
    lit = { box, out: wayIn?.out ?? { x: 0, y: 1 } }
    shine(sun, lit, worn.sun)
  }
  const dress = (next: Dress) => {
    worn = next
    house.visible = next.house
    for (const one of [...around.slice(1), slopes]) one.visible = next.ground
    sun.castShadow = next.shadows
    if (lit) shine(sun, lit, next.sun)
  }
  const free = () => {
    clear()
    sun.dispose()
    freeMeshes(around)
  }
  return { scene, fit, dress, house, free }
}

function sunLight(): DirectionalLight {
  const sun = new DirectionalLight(SCENE.sun, 1.9)
  sun.castShadow = true
  sun.shadow.mapSize.set(1536, 1536)
  sun.shadow.normalBias = 0.01
  sun.shadow.radius = 3
  return sun
}

type Lit = { readonly box: Box3; readonly out: Direction }

function shine(sun: DirectionalLight, { box: { min, max }, out }: Lit, degrees: number): void {
  const radius = Math.max(2, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2)
  const [x, y, z] = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  sun.target.position.set(x, y, z)
  const turn = (degrees * Math.PI) / 180
  const [before, beside] = [1.36 * Math.cos(turn), 1.36 * Math.sin(turn)]
  sun.position.set(
    x + radius * (before * out.x + beside * out.y),
    y + radius * 2,
    z + radius * (before * out.y - beside * out.x),
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
function groundUnder(measured: Model['ground']): number {
  const heights = measured.flatMap(({ corners }) => corners.map(({ z }) => z))
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
