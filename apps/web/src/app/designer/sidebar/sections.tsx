import type { Mode } from '@ramp/editor'
import {
  IconAdjustmentsHorizontal,
  IconBarrierBlock,
  IconFence,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconListTree,
  IconNotes,
  IconPencil,
  IconPlusMinus,
  IconRuler2,
  IconRulerMeasure,
  IconSettings,
  IconTree,
  IconTrendingDown,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { DraftingPanel } from '../../../features/drafting/drafting-panel.tsx'
import { DrawPanel } from '../../../features/drawing-tools/draw-panel.tsx'
import { PenPanel } from '../../../features/drawing-tools/pen-panel.tsx'
import { ToolsPanel } from '../../../features/drawing-tools/tools-panel.tsx'
import { GraphicsPanel } from '../../../features/graphics/graphics-panel.tsx'
import { NotesPanel } from '../../../features/notes/notes-panel.tsx'
import { OptionsPanel } from '../../../features/options/options-panel.tsx'
import { OutlinePanel } from '../../../features/outline/outline-panel.tsx'
import { SettingsPanel } from '../../../features/settings/settings-panel.tsx'
import { PartsSection } from './parts-section.tsx'
import { WelcomeSection } from './welcome-section.tsx'
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
  { id: 'welcome', name: 'Welcome', Icon: IconHome, mode: 'building', Panel: WelcomeSection },
  { id: 'parts', name: 'Parts', Icon: IconLayoutGrid, mode: 'building', Panel: PartsSection },
  { id: 'outline', name: 'Outline', Icon: IconListTree, mode: 'building', Panel: OutlinePanel },
  { id: 'options', name: 'Options', Icon: IconAdjustmentsHorizontal, mode: 'building', Panel: OptionsPanel },
  { id: 'settings', name: 'Settings', Icon: IconSettings, mode: 'building', Panel: SettingsPanel },
  { id: 'graphics', name: 'Graphics', Icon: IconTree, mode: 'building', Panel: GraphicsPanel },
  { id: 'tools', name: 'Tools', Icon: IconRulerMeasure, mode: 'building', Panel: ToolsPanel },
  { id: 'notes', name: 'Notes', Icon: IconNotes, mode: 'building', Panel: NotesPanel },
  { id: 'drafting', name: 'Drafting', Icon: IconRuler2, mode: 'drafting', Panel: DraftingPanel },
  { id: 'drawing', name: 'Drawing', Icon: IconPencil, mode: 'drawing-tools', Panel: DrawPanel },
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

/** The panel of a mode; Confirm and Finish have no entry in the rail, they are reached by Next. */
export function panelOfMode(mode: Mode): ComponentType | null {
  if (mode === 'confirm' || mode === 'finish') return workflowPanels[mode] ?? null
  if (mode === 'pen') return PenPanel
  return [...building, ...workflow].find((section) => section.mode === mode)?.Panel ?? null
}
