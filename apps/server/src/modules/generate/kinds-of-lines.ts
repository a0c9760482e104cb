import type { Analysis, ItemRole, Line } from '@ramp/domain'

/** Which roles of items a partial list holds. */
export const LEGS: readonly ItemRole[] = [
  'leg',
  'foot-low-profile',
  'foot-low-profile-ramp',
  'foot-low-profile-platform',
]
export const CHILD_RAILS: readonly ItemRole[] = ['child-rail']
export const BRACES: readonly ItemRole[] = ['brace-angle', 'brace-cross']
export const COMPONENT_CONNECTIONS: readonly ItemRole[] = [
  'transition-upper',
  'transition-lower',
  'transition-ground',
  'transition-custom',
  'bridge-plate',
  'tie-strap',
  'connector-ramp-ramp',
  'connector-platform-platform',
  'connector-platform-ext',
  'hanger-ramp-platform',
  'bracket-rail-end',
  'bracket-stair',
  'support-top',
  'loop-upper',
  'loop-lower',
  'loop',
  'loop-upper-child',
  'loop-lower-child',
  'end-caps',
  'corner-pocket-cover',
]

/** The lines of a parts list whose items have one of the roles. */
export const linesOf = ({ partsList, catalogue }: Analysis, roles: readonly ItemRole[]): readonly Line[] =>
  partsList.lines.filter(({ itemNumber }) => {
    const item = catalogue.byItemNumber.get(itemNumber)
    return item !== undefined && roles.includes(item.role)
  })
