import { type Catalogue, itemFor, itemForAny } from '../catalogue/catalogue.ts'
import type { ItemRole } from '../catalogue/item.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import { railOpenings } from '../closures/rail-openings.ts'
import type { RailEnd } from '../handrails/rails.ts'
import type { Project } from '../layout/layout.ts'
import type { ProductLine } from '../products/product-line.ts'
import { type Ask, ask, type Missing } from './ask.ts'
import { closureKit } from './closure-items.ts'

/** One pack of end caps finishes this many handrail ends (domain 7.6). */
const ENDS_PER_PACK = 4

/** Closure kits for every active closure. */
export function asksOfClosures(
  closures: readonly ChosenClosure[],
  product: ProductLine,
  catalogue: Catalogue,
): (Ask | Missing)[] {
  return railOpenings(closures, product).flatMap((opening) => {
    const kit = closureKit(opening, catalogue)
    if (!kit) return []
    const parts = [...new Set(opening.closures.flatMap(({ platform, others }) => [platform, ...others]))]
    return [
      ask(kit.item, {
        quantity: kit.quantity,
        role: opening.connectionType,
        rule: kit.rule,
        source: 'domain 7.9',
        parts,
      }),
    ]
  })
}

/** Loops, or end caps, for every rail end that meets nothing (domain 7.10, loops and caps). */
export function asksOfRailEnds(
  railEnds: readonly RailEnd[],
  { loops, childRails }: Pick<Project, 'loops' | 'childRails'>,
  catalogue: Catalogue,
): (Ask | Missing)[] {
  const free = railEnds.filter(({ meets }) => meets === 'nothing')
  return loops ? free.map((end) => loopAt(end, childRails, catalogue)) : capsFor(free, catalogue)
}

/** Loops by end; with child rails the loop that joins both rails, and one loop for both ends where a line has only that. */
const LOOP_ROLES: Readonly<Record<RailEnd['end'], Readonly<Record<'plain' | 'child', readonly ItemRole[]>>>> =
  {
    TOP: { plain: ['loop-upper', 'loop'], child: ['loop-upper-child', 'loop-upper', 'loop'] },
    BOTTOM: { plain: ['loop-lower', 'loop'], child: ['loop-lower-child', 'loop-lower', 'loop'] },
  }

function loopAt({ part, end }: RailEnd, hasChildRails: boolean, catalogue: Catalogue): Ask | Missing {
  const roles = LOOP_ROLES[end][hasChildRails ? 'child' : 'plain']
  const rule =
    end === 'TOP' ? 'free rail end at the top: upper loop' : 'free rail end at the bottom: lower loop'
  return ask(itemForAny(catalogue, roles), {
    role: 'loop',
    rule,
    source: 'domain 7.10 loops and caps',
    parts: [part],
  })
}

function capsFor(free: readonly RailEnd[], catalogue: Catalogue): (Ask | Missing)[] {
  if (free.length === 0) return []
  const wanted = {
    role: 'end-caps',
    quantity: Math.ceil(free.length / ENDS_PER_PACK),
    rule: `${free.length} free rail ends: end caps, one pack for ${ENDS_PER_PACK}`,
    source: 'domain 7.10 loops and caps',
    parts: [...new Set(free.map(({ part }) => part))],
  }
  return [ask(itemFor(catalogue, 'end-caps'), wanted)]
}
