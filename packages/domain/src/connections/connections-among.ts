import type { Placement } from '../placement/placed-part.ts'
import type { Connected } from './connections.ts'
import { connectionPoints } from './side-uses.ts'

/** Of what was found around some parts, what belongs to them; a joint belongs to its upper part. */
export function connectionsAmong({ parts }: Placement, { connections, issues }: Connected): Connected {
  const own = new Set(parts.map(({ part }) => part.id))
  const { joints, openings, transitions } = connections
  const uses = new Map([...connections.uses].filter(([id]) => own.has(id)))
  return {
    connections: {
      uses,
      joints: joints.filter(({ a }) => own.has(a.part)),
      openings: openings.filter(({ end }) => own.has(end.part)),
      transitions,
      get points() {
        return connectionPoints(parts, uses)
      },
    },
    issues: issues.filter(({ parts: [first] }) => first === undefined || own.has(first)),
  }
}
