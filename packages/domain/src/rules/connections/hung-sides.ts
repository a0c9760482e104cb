import type { PartId, Side } from '../../model/layout/part.ts'
import type { Connections } from './joint.ts'

/** The sides an extension hangs on its platforms by. */
export function hungSides({ joints }: Pick<Connections, 'joints'>): ReadonlyMap<PartId, readonly Side[]> {
  let hung: Map<PartId, Side[]> | null = null
  for (const { kind, b } of joints) {
    if (kind !== 'PLATFORM_TO_PFEXT') continue
    hung ??= new Map()
    const sides = hung.get(b.part)
    if (sides) sides.push(b.side)
    else hung.set(b.part, [b.side])
  }
  return hung ?? NONE_HUNG
}

const NONE_HUNG: ReadonlyMap<PartId, readonly Side[]> = new Map()
