import { STEPS, type StepName } from '@ramp/domain'

/** Tools a mode can put into the hand. */
export type ToolName =
  | 'select'
  | 'place'
  | 'pan'
  | 'guide'
  | 'place-drawing'
  | 'draw'
  | 'vertex'
  | 'pen'
  | 'site'
  | 'underlay'
  | 'pick-part'
  | 'pick-point'
  | 'pick-closure'
  | 'pick-leg'
  | 'pick-brace'

/** Which part of the job is on screen (spec 1 §2, design modes). */
export type Mode = 'building' | 'site' | 'drafting' | 'drawing-tools' | 'pen' | 'error' | StepName

type ModeDefinition = {
  readonly title: string
  /** Parts cannot be moved, turned or deleted. */
  readonly isLocked: boolean
  readonly partOpacity: 1 | 0.5
  readonly tool: ToolName
  /** Clone and delete are off (spec 1 §2, quick bar). */
  readonly keepsParts: boolean
  /** Where Back leads; null where there is no Back. */
  readonly previous: Mode | null
}

const open = { isLocked: false, partOpacity: 1, keepsParts: false } as const
const background = { isLocked: true, partOpacity: 0.5, keepsParts: true } as const
const shown = { isLocked: true, partOpacity: 1, keepsParts: true } as const

/** How the canvas behaves in each mode (spec 1 §4, mode change) and what comes before it (spec 3 §4.1). */
export const MODES: Readonly<Record<Mode, ModeDefinition>> = {
  building: { ...open, title: 'Building', tool: 'select', previous: null },
  site: { ...shown, title: 'Site', tool: 'site', previous: 'building' },
  drafting: { ...open, title: 'Drafting', tool: 'select', previous: 'building' },
  'drawing-tools': { ...open, title: 'Drawing Tools', tool: 'select', previous: 'building' },
  pen: { ...open, title: 'Pen', tool: 'pen', previous: 'building' },
  handrail: { ...open, keepsParts: true, title: 'Handrail', tool: 'select', previous: 'building' },
  run: { ...background, title: 'Run', tool: 'pick-part', previous: 'handrail' },
  connection: { ...background, title: 'Connection', tool: 'pick-point', previous: 'run' },
  closure: { ...background, title: 'Closure', tool: 'pick-closure', previous: 'connection' },
  leg: { ...background, title: 'Leg', tool: 'pick-leg', previous: 'closure' },
  bracing: { ...background, title: 'Bracing', tool: 'pick-brace', previous: 'leg' },
  confirm: { ...shown, title: 'Confirm', tool: 'select', previous: 'bracing' },
  finish: { ...shown, title: 'Finish', tool: 'select', previous: 'bracing' },
  error: { ...shown, title: 'Error', tool: 'select', previous: 'building' },
}

/** The guided workflow in order (spec 3 §4.1). */
export const WORKFLOW: readonly Mode[] = ['building', ...STEPS]

export const previousMode = (mode: Mode): Mode | null => MODES[mode].previous

/** Where Next leads; null after the last step and outside the workflow. */
export const nextMode = (mode: Mode): Mode | null => {
  const at = WORKFLOW.indexOf(mode)
  return at < 0 ? null : (WORKFLOW[at + 1] ?? null)
}
