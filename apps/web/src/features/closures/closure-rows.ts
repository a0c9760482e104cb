import {
  type Analysis,
  type ChosenClosure,
  type ClosureRequest,
  closureRequest,
  kitsOfClosures,
  ownName,
  type PartId,
  type Point,
} from '@ramp/domain'

export type ClosureRow = {
  readonly closure: ChosenClosure
  /** `5 × 5 platform, 8 ft ramp`, and on which side of it where there are two: `…, left` */
  readonly between: string
  /** Short name of the kit that fills it; null when it is off or needs none. */
  readonly kit: string | null
}

/** Every closure with what it lies between and the kit that fills it, in the order they were found. */
export function closureRows(analysis: Analysis): readonly ClosureRow[] {
  const { closures, layout, catalogue } = analysis
  const kits = new Map<string, string>()
  for (const { kit, closures: filled } of kitsOfClosures(closures, layout.project.product, catalogue)) {
    if (!kit.item) continue
    for (const { id } of filled) kits.set(id, kit.item.shortName)
  }
  const between = closures.map((closure) =>
    partsOf(closure)
      .map((part) => ownName(analysis.placement, part))
      .join(', '),
  )
  return closures.map((closure, index) => {
    const twin = closures.find(
      (other, at) => other !== closure && other.side === closure.side && between[at] === between[index],
    )
    return {
      closure,
      between: [between[index], twin && directionFrom(twin.origin, closure.origin)]
        .filter(Boolean)
        .join(', '),
      kit: kits.get(closure.id) ?? null,
    }
  })
}

/** Where one place lies from another, as the drawing shows it. */
function directionFrom(from: Point, to: Point): 'left' | 'right' | 'upper' | 'lower' {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'upper' : 'lower'
}

const partsOf = ({ platform, others }: ChosenClosure): readonly PartId[] => [platform, ...others]

/** What the server is asked about the active closures: openings, or connections on PATHWAY HD (spec 3 §7). */
export const openingsToSend = ({ closures, layout }: Pick<Analysis, 'closures' | 'layout'>): ClosureRequest =>
  closureRequest(closures, layout.project.product)
