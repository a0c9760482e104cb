import type { ItemRole } from '@ramp/domain'
import type { ItemColumn } from './item-row.ts'

/** What a file of items holds: its columns, and the roles whose items belong there. */
export type FileKind = {
  readonly name: string
  readonly roles: readonly ItemRole[]
  /** Columns with a value in every row. */
  readonly filled: readonly ItemColumn[]
  /** Columns the file must have, where a cell may be empty. */
  readonly blank: readonly ItemColumn[]
  /** Columns the file may leave out. */
  readonly optional: readonly ItemColumn[]
}

const identity = ['shortName', 'itemNumber', 'role', 'frontendName', 'description'] as const
const size = ['usableWidth', 'usableLength', 'width', 'length'] as const

const KINDS = [
  {
    name: 'platforms.csv',
    roles: ['platform', 'platform-ext', 'landing-pad', 'arr'],
    filled: [...identity, ...size, 'isTurn', 'isLowProfile', 'isCustomizable', 'weight'],
    blank: ['surface', 'handrails', 'expandsTo', 'price'],
    optional: ['isResting', 'isInternal'],
  },
  {
    name: 'ramps.csv',
    roles: ['ramp', 'starter-ramp'],
    filled: [...identity, ...size, 'surface', 'handrails', 'isCustomizable', 'weight', 'price'],
    blank: [],
    optional: ['isInternal'],
  },
  {
    name: 'stairs.csv',
    roles: ['stair'],
    filled: [
      ...identity,
      ...size,
      'handrails',
      'risers',
      'minHeightInclusive',
      'maxHeightLessThan',
      'weight',
      'price',
    ],
    blank: [],
    optional: ['isInternal'],
  },
  {
    name: 'transitions.csv',
    roles: [
      'transition-upper',
      'transition-lower',
      'transition-ground',
      'transition-custom',
      'bridge-plate',
      'tie-strap',
    ],
    filled: [...identity, 'isInternal', 'isCustomizable', 'weight', 'price'],
    blank: [...size, 'limit'],
    optional: [],
  },
  {
    name: 'hardware.csv',
    roles: [
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
      'foot-low-profile-ramp',
      'foot-low-profile-platform',
      'foot-low-profile',
      'corner-pocket-cover',
      'child-rail',
      'addon',
    ],
    filled: [...identity, 'weight', 'price'],
    blank: [],
    optional: ['width', 'length', 'limit', 'isInternal'],
  },
  {
    name: 'legs.csv',
    roles: ['leg'],
    filled: [...identity, 'limit', 'weight', 'price'],
    blank: [],
    optional: [],
  },
  {
    name: 'braces-and-add-ons.csv',
    roles: ['brace-angle', 'brace-cross', 'gate-post', 'addon'],
    filled: [...identity, 'weight', 'price'],
    blank: ['limit'],
    optional: ['width', 'length', 'isInternal'],
  },
  {
    name: 'closures.csv',
    roles: [
      'closure-side',
      'closure-turnback',
      'closure-stair',
      'closure-custom',
      'closure-tee',
      'closure-ramp-platform',
      'closure-ext',
    ],
    filled: [...identity, 'weight'],
    blank: ['handrails', 'limit', 'price'],
    optional: ['isInternal'],
  },
  {
    name: 'gates.csv',
    roles: ['gate'],
    filled: [...identity, 'usableWidth', 'width', 'weight', 'price'],
    blank: [],
    optional: [],
  },
  {
    name: 'portables.csv',
    roles: ['portable-suitcase', 'portable-trifold', 'portable-gateway', 'portable-lip'],
    filled: [...identity, ...size, 'weight', 'price'],
    blank: ['handrails'],
    optional: [],
  },
  {
    name: 'thresholds.csv',
    roles: ['threshold-ramp', 'threshold-mat', 'threshold-riser', 'universal-transition', 'rubber-pad'],
    filled: [...identity, ...size, 'weight'],
    blank: ['expandsTo', 'price'],
    // Steps that a threshold takes up, from and to.
    optional: ['treadWidth', 'minHeightInclusive', 'limit'],
  },
  {
    name: 'vpl.csv',
    roles: ['vpl-tower', 'vpl-carrier', 'vpl-pad', 'vpl-gates'],
    filled: [...identity, 'weight'],
    blank: [...size, 'expandsTo', 'price'],
    optional: ['treadWidth'],
  },
] as const satisfies readonly FileKind[]

export const FILE_KINDS: readonly FileKind[] = KINDS

type ListedRole = (typeof KINDS)[number]['roles'][number]

/** Of several files of a role the first one counts. */
const FILE_OF_ROLE = Object.fromEntries(
  KINDS.toReversed().flatMap(({ name, roles }) => roles.map((role) => [role, name])),
) as Readonly<Record<ListedRole, string>>

/** The file in which items of a role are looked for first; a role that no file lists does not compile. */
export const fileOfRole = (role: ItemRole): string => FILE_OF_ROLE[role]
