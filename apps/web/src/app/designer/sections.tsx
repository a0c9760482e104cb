import type { Mode } from '@ramp/editor'
import {
  IconAdjustmentsHorizontal,
  IconBarrierBlock,
  IconFence,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconNotes,
  IconPlusMinus,
  IconSettings,
  IconTrendingDown,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { NotesPanel } from '../../features/notes/notes-panel.tsx'
import { OptionsPanel } from '../../features/options/options-panel.tsx'
import { SettingsPanel } from '../../features/settings/settings-panel.tsx'
import { WelcomePanel } from '../../features/welcome/welcome-panel.tsx'
import { PartsSection } from './parts-section.tsx'
import { workflowPanels } from './workflow-panels.tsx'

export type Section = {
  readonly id: string
  readonly name: string
  readonly Icon: TablerIcon
  /** The mode the canvas is in while the section is open. */
  readonly mode: Mode
  readonly Panel: ComponentType
}

/** Sections of Building, in the order of the rail. */
const building: readonly Section[] = [
  { id: 'welcome', name: 'Welcome', Icon: IconHome, mode: 'building', Panel: WelcomePanel },
  { id: 'parts', name: 'Parts', Icon: IconLayoutGrid, mode: 'building', Panel: PartsSection },
  { id: 'options', name: 'Options', Icon: IconAdjustmentsHorizontal, mode: 'building', Panel: OptionsPanel },
  { id: 'settings', name: 'Settings', Icon: IconSettings, mode: 'building', Panel: SettingsPanel },
  { id: 'notes', name: 'Notes', Icon: IconNotes, mode: 'building', Panel: NotesPanel },
]

const steps = [
  { mode: 'handrail', name: 'Handrail', Icon: IconFence },
  { mode: 'run', name: 'Runs', Icon: IconTrendingDown },
  { mode: 'connection', name: 'Connect', Icon: IconLink },
  { mode: 'closure', name: 'Closures', Icon: IconPlusMinus },
  { mode: 'leg', name: 'Legs', Icon: IconBarrierBlock },
  { mode: 'bracing', name: 'Bracing', Icon: IconX },
] as const

/** Sections of the guided steps that have a panel. */
const workflow: readonly Section[] = steps.flatMap((step) => {
  const Panel = workflowPanels[step.mode]
  return Panel ? [{ ...step, id: step.mode, Panel }] : []
})

export const SECTIONS = { building, workflow } as const

/** The panel of a mode that has no entry in the rail: Confirm and Finish are reached by Next. */
export const panelOfMode = (mode: Mode): ComponentType | null =>
  mode === 'confirm' || mode === 'finish'
    ? (workflowPanels[mode] ?? null)
    : (workflow.find((section) => section.mode === mode)?.Panel ?? null)
