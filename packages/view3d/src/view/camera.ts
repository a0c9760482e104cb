import { PerspectiveCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Way } from '../model/extent.ts'
import type { Model } from '../model/model.ts'
import { type Pose, poseOf, type Standpoint } from '../standpoints/standpoint.ts'
import { freeOf } from './free-of.ts'
import type { Frame } from './occupied.ts'
import { oneKindOfPointer } from './one-kind-of-pointer.ts'

/** What a key or a button asks for. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'closer' | 'farther'

const METERS = 0.0254
/** Of somebody who stands, meters. */
const EYES = 1.6
/** A key turns by so much, and comes so much closer. */
const STEP = Math.PI / 24
const CLOSER = 1.15
/** Whoever turns on the spot does so around a point just before the eyes. */
const BEFORE_EYES = 0.01
const TURNS: Readonly<Record<'left' | 'right' | 'up' | 'down', readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** From where over the ground one looks, inches, and which way: of length 1. */
export type Look = { readonly at: Point; readonly toward: Point }
type Point = { readonly x: number; readonly y: number }

/** How large the view is, and what lies over it now, in its pixels. */
type Seen = { readonly size: Pick<Frame, 'width' | 'height'>; readonly over: () => readonly Frame[] }

/** The camera with the hand that moves it: around a system, or turning on the spot at the door. */
export function cameraOn(canvas: HTMLCanvasElement, onChange: () => void) {
  const camera = new PerspectiveCamera(36, 1, 0.05, 400)
  // Until something stands there one looks over the lawn.
  camera.position.y = EYES
  oneKindOfPointer(canvas)
  const controls = new OrbitControls(camera, canvas)
  let looked: Model | null = null
  let seen: Seen = { size: { width: 1, height: 1 }, over: () => [] }
  let standpoint: Standpoint = 'whole'
  let moves: Pose['moves'] = 'around'
  let isMoved = false
  let isHeld = false
  const moved = () => {
    isMoved = true
  }
  controls.addEventListener('start', () => {
    isHeld = true
  })
  controls.addEventListener('end', () => {
    isHeld = false
  })
  // A click that turns nothing leaves the view as it fits.
  controls.addEventListener('change', () => {
    if (isHeld) moved()
    onChange()
  })

  const goTo = (next: Standpoint) => {
    standpoint = next
    isMoved = false
    if (!looked) return
    const pose = poseIn(next, looked, camera, seen)
    moves = pose.moves
    take(pose, camera, controls)
    onChange()
  }
  // What nobody moved yet goes on filling the picture.
  const follow = () => {
    if (!isMoved) goTo(standpoint)
  }
  const move = (asked: Move) => {
    moved()
    if (asked === 'closer' || asked === 'farther')
      approach(asked === 'closer' ? CLOSER : 1 / CLOSER, moves, { camera, controls })
    else turn(TURNS[asked], moves, { camera, controls })
    controls.update()
    onChange()
  }
  const show = (next: Model) => {
    looked = next
    follow()
  }
  const fit = (size: Seen['size'], over: Seen['over'] = () => []) => {
    seen = { size, over }
    camera.setViewOffset(size.width, size.height, 0, 0, size.width, size.height)
    follow()
  }
  const look = (): Look => {
    const toward = camera.getWorldDirection(new Vector3())
    const far = Math.hypot(toward.x, toward.z) || 1
    return {
      at: { x: camera.position.x / METERS, y: camera.position.z / METERS },
      toward: { x: toward.x / far, y: toward.z / far },
    }
  }
  return { camera, show, look, goTo, move, fit, free: () => controls.dispose() }
}

/** The pose of a standpoint: the whole system beside what lies over the view, at the door a look out of all of it. */
function poseIn(next: Standpoint, model: Model, camera: PerspectiveCamera, { size, over }: Seen): Pose {
  const view = { left: 0, top: 0, ...size }
  const { left, top, width, height } = next === 'whole' ? freeOf(view, over()) : view
  camera.setViewOffset(width, height, -left, -top, size.width, size.height)
  return poseOf(next, { box: model.box, way: wayOf(model), aspect: width / height })
}

/** Where the way begins, meters. */
export const wayOf = ({ wayIn }: Model): Way | null =>
  wayIn && {
    at: [wayIn.at.x * METERS, wayIn.at.z * METERS, wayIn.at.y * METERS],
    out: [wayIn.out.x, wayIn.out.y],
  }

/** Puts a camera where one looks from. */
export function aim(camera: PerspectiveCamera, { eye, target, angle }: Pose): void {
  camera.fov = angle
  camera.zoom = 1
  camera.position.set(...eye)
  camera.lookAt(...target)
  camera.updateProjectionMatrix()
}

function take(pose: Pose, camera: PerspectiveCamera, controls: OrbitControls): void {
  const isAround = pose.moves === 'around'
  aim(camera, pose)
  controls.target.set(...pose.target)
  if (!isAround) controls.target.sub(camera.position).setLength(BEFORE_EYES).add(camera.position)
  // A hand on the spot draws what it sees along.
  controls.rotateSpeed = isAround ? 1 : -0.4
  controls.enablePan = isAround
  controls.enableZoom = isAround
  controls.minDistance = isAround ? 0.6 : 0
  controls.maxDistance = isAround ? 90 : Infinity
  // Nobody looks at a system from below the ground.
  controls.maxPolarAngle = isAround ? Math.PI / 2 - 0.03 : Math.PI - 0.1
  controls.update()
}

type Hand = { readonly camera: PerspectiveCamera; readonly controls: OrbitControls }

function turn([across, upward]: readonly [number, number], moves: Pose['moves'], { camera, controls }: Hand) {
  const way = moves === 'around' ? STEP : -STEP
  const around = new Spherical().setFromVector3(camera.position.clone().sub(controls.target))
  around.theta += across * way
  around.phi = Math.min(controls.maxPolarAngle, Math.max(0.05, around.phi + upward * way))
  const away = new Vector3().setFromSpherical(around)
  if (moves === 'around') camera.position.copy(controls.target).add(away)
  else controls.target.copy(camera.position).sub(away)
}

function approach(factor: number, moves: Pose['moves'], { camera, controls }: Hand) {
  if (moves === 'around') camera.position.sub(controls.target).divideScalar(factor).add(controls.target)
  else camera.zoom = Math.min(6, Math.max(0.6, camera.zoom * factor))
  camera.updateProjectionMatrix()
}
