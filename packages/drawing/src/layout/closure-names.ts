import type { ClosureType } from '@ramp/domain'

/** What a person calls each kind of closure, on the screen and on paper. */
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
