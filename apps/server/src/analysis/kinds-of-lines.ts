import type { Analysis, ItemRole, Line } from '@ramp/domain'

export type KindOfLines = 'legs' | 'braces' | 'connections' | 'child-rails'

/** Which partial list holds the items of a role; null: none of them. A new role does not compile without its place. */
const KINDS: Readonly<Record<ItemRole, KindOfLines | null>> = {
  leg: 'legs',
  'foot-low-profile': 'legs',
  'foot-low-profile-ramp': 'legs',
  'foot-low-profile-platform': 'legs',
  'brace-angle': 'braces',
  'brace-cross': 'braces',
  'child-rail': 'child-rails',
  'transition-upper': 'connections',
  'transition-lower': 'connections',
  'transition-ground': 'connections',
  'transition-custom': 'connections',
  'bridge-plate': 'connections',
  'tie-strap': 'connections',
  'connector-ramp-ramp': 'connections',
  'connector-platform-platform': 'connections',
  'connector-platform-ext': 'connections',
  'hanger-ramp-platform': 'connections',
  'bracket-rail-end': 'connections',
  'bracket-stair': 'connections',
  'support-top': 'connections',
  'loop-upper': 'connections',
  'loop-lower': 'connections',
  loop: 'connections',
  'loop-upper-child': 'connections',
  'loop-lower-child': 'connections',
  'end-caps': 'connections',
  'corner-pocket-cover': 'connections',
  platform: null,
  'platform-ext': null,
  'landing-pad': null,
  ramp: null,
  'starter-ramp': null,
  stair: null,
  arr: null,
  'closure-side': null,
  'closure-turnback': null,
  'closure-stair': null,
  'closure-custom': null,
  'closure-tee': null,
  'closure-ramp-platform': null,
  'closure-ext': null,
  gate: null,
  'gate-post': null,
  addon: null,
  'portable-suitcase': null,
  'portable-trifold': null,
  'portable-gateway': null,
  'portable-lip': null,
  'threshold-ramp': null,
  'threshold-mat': null,
  'threshold-riser': null,
  'vpl-tower': null,
  'vpl-carrier': null,
  'vpl-pad': null,
  'vpl-gates': null,
  'universal-transition': null,
  'rubber-pad': null,
}

/** The lines of a parts list whose items belong to one partial list. */
export const linesOf = ({ partsList, catalogue }: Analysis, kind: KindOfLines): readonly Line[] =>
  partsList.lines.filter(({ itemNumber }) => {
    const item = catalogue.byItemNumber.get(itemNumber)
    return item !== undefined && KINDS[item.role] === kind
  })
