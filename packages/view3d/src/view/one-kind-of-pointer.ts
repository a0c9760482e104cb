/**
 * The hand of the library knows places of fingers only: a finger that comes while a mouse or a pen is held, or was lost, makes
 * it fail at every move. So the one lets go where the other takes hold. Comes before the hand listens; ends with `signal`.
 */
export function oneKindOfPointer(canvas: HTMLElement): void {
  const held = new Map<number, string>()
  const isFinger = (kind: string) => kind === 'touch'
  const letGo = (pointerId: number, pointerType: string) => {
    held.delete(pointerId)
    canvas.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType }))
  }
  canvas.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    for (const [id, kind] of [...held]) if (isFinger(kind) !== isFinger(pointerType)) letGo(id, kind)
    held.set(pointerId, pointerType)
  })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(end, ({ pointerId }) => held.delete(pointerId))
}
