import { type Camera, type Object3D, Raycaster, Vector2 } from 'three'

/** A hand that moved farther than this between down and up turned the view, and pointed at nothing. */
const STILL = 5

/** What can be pointed at, and the part that a copy of it belongs to. */
type Choosable = {
  readonly objects: () => readonly Object3D[]
  readonly partOf: (object: Object3D, copy: number) => string | null
}

/** Tells which part is pointed at by a click or a tap; the function it gives ends that. */
export function choosing(
  canvas: HTMLCanvasElement,
  camera: Camera,
  { objects, partOf }: Choosable,
  onChoose: (part: string | null) => void = () => undefined,
): () => void {
  let down: { readonly x: number; readonly y: number } | null = null
  const press = ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
    down = isPrimary && button === 0 ? { x, y } : null
  }
  const release = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (down && Math.hypot(x - down.x, y - down.y) < STILL) onChoose(partAt(x, y))
    down = null
  }
  const partAt = (x: number, y: number): string | null => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2((2 * (x - left)) / width - 1, 1 - (2 * (y - top)) / height), camera)
    const [hit] = ray.intersectObjects([...objects()], false)
    return hit ? partOf(hit.object, hit.instanceId ?? 0) : null
  }
  canvas.addEventListener('pointerdown', press)
  canvas.addEventListener('pointerup', release)
  return () => {
    canvas.removeEventListener('pointerdown', press)
    canvas.removeEventListener('pointerup', release)
  }
}
