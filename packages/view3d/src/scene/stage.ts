import {
  CircleGeometry,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Scene,
} from 'three'
import type { Box3 } from '../model/extent.ts'
import { horizonColor, LAWN, SIGHT, skyDome } from '../surroundings/sky.ts'

/** A scene with sky, lawn and soft light from the left of the door, in which a system is put. */
export type Stage = {
  readonly scene: Scene
  /** Fits lawn, light and shadows to what stands there. */
  readonly fit: (box: Box3, place: Lie) => void
  readonly free: () => void
}

/** How high the lawn lies, meters, and which way the system leads from its door: light falls on that side of the house. */
type Lie = { readonly ground: number; readonly out: { readonly x: number; readonly y: number } }

export function createStage(): Stage {
  const scene = new Scene()
  const sky = skyDome()
  scene.fog = new Fog(horizonColor(), SIGHT * 0.2, SIGHT * 0.95)
  const lawn = new Mesh(
    new CircleGeometry(SIGHT, 48).rotateX(-Math.PI / 2),
    new MeshLambertMaterial({ color: LAWN }),
  )
  lawn.receiveShadow = true
  const sun = new DirectionalLight('#fff6e8', 1.9)
  sun.castShadow = true
  sun.shadow.mapSize.set(1536, 1536)
  sun.shadow.normalBias = 0.01
  sun.shadow.radius = 3
  scene.add(sky, lawn, sun, sun.target, new HemisphereLight('#ffffff', '#b8bda8', 2.1))
  const fit = ({ min, max }: Box3, { ground, out }: Lie) => {
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
    lawn.position.set(x, ground, z)
    sky.position.set(x, ground, z)
  }
  const free = () => {
    sun.dispose()
    for (const { geometry, material } of [lawn, sky]) {
      geometry.dispose()
      for (const each of [material].flat()) each.dispose()
    }
  }
  return { scene, fit, free }
}
