import {
  type Analysis,
  type ChosenClosure,
  type ClosureRequest,
  type ClosureType,
  closureRequest,
  kitsOfClosures,
  type PartId,
} from '@ramp/domain'
import { ownName } from '../../lib/own-names.ts'

export const CLOSURE_NAMES: Readonly<Record<ClosureType, string>> = {
  PLATFORM_TO_RAMP: 'Platform to ramp',
  PLATFORM_TO_STAIR: 'Platform to stair',
  PLATFORM_TO_PLATFORM: 'Platform to platform',
  PLATFORM_TO_PLATFORM_EXT: 'Platform to extension',
  RAMP_TO_RAMP: 'Ramp to ramp',
  TURNBACK: 'Turn-back',
  TEE: 'Tee',
  RAMP_PLATFORM: 'Ramp-platform',
  PLATFORM_TO_RAMP_CUSTOM_CLOSURE: 'Custom closure',
}

export type ClosureRow = {
  readonly closure: ChosenClosure
  /** `5 × 5 platform, 8 ft ramp` */
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
  return closures.map((closure) => ({
    closure,
    between: partsOf(closure)
      .map((part) => ownName(analysis.placement, part))
      .join(', '),
    kit: kits.get(closure.id) ?? null,
  }))
}

const partsOf = ({ platform, others }: ChosenClosure): readonly PartId[] => [platform, ...others]

/** What the server is asked about the active closures: openings, or connections on PATHWAY HD (spec 3 §7). */
export const openingsToSend = ({ closures, layout }: Pick<Analysis, 'closures' | 'layout'>): ClosureRequest =>
  closureRequest(closures, layout.project.product)
