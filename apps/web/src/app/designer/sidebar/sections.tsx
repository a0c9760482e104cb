import type { Mode } from '@ramp/editor'
import {
  IconAdjustmentsHorizontal,
  IconBarrierBlock,
  IconClipboardCheck,
  IconFence,
  IconFlag,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconListTree,
  IconMap2,
  IconNotes,
  IconPencil,
  IconPlusMinus,
  IconRoute,
  IconRuler2,
  IconRulerMeasure,
  IconSettings,
  IconTree,
  IconTrendingDown,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { inBuilding, inWorkflow } from '../lazy/lazy-panels.ts'
import { PartsSection } from './parts-section.tsx'

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
  {
    id: 'welcome',
    name: 'Welcome',
    Icon: IconHome,
    mode: 'building',
    Panel: inBuilding((panels) => panels.WelcomeSection),
  },
  {
    id: 'site',
    name: 'Site',
    Icon: IconMap2,
    mode: 'site',
    Panel: inBuilding((panels) => panels.SitePanel),
  },
  {
    id: 'fit',
    name: 'Fit',
    Icon: IconRoute,
    mode: 'building',
    Panel: inBuilding((panels) => panels.FitPanel),
  },
  { id: 'parts', name: 'Parts', Icon: IconLayoutGrid, mode: 'building', Panel: PartsSection },
  {
    id: 'outline',
    name: 'Outline',
    Icon: IconListTree,
    mode: 'building',
    Panel: inBuilding((panels) => panels.TextOutlinePanel),
  },
  {
    id: 'options',
    name: 'Options',
    Icon: IconAdjustmentsHorizontal,
    mode: 'building',
    Panel: inBuilding((panels) => panels.OptionsPanel),
  },
  {
    id: 'settings',
    name: 'Settings',
    Icon: IconSettings,
    mode: 'building',
    Panel: inBuilding((panels) => panels.SettingsPanel),
  },
  {
    id: 'graphics',
    name: 'Graphics',
    Icon: IconTree,
    mode: 'building',
    Panel: inBuilding((panels) => panels.GraphicsPanel),
  },
  {
    id: 'tools',
    name: 'Tools',
    Icon: IconRulerMeasure,
    mode: 'building',
    Panel: inBuilding((panels) => panels.ToolsPanel),
  },
  {
    id: 'notes',
    name: 'Notes',
    Icon: IconNotes,
    mode: 'building',
    Panel: inBuilding((panels) => panels.NotesPanel),
  },
  {
    id: 'drafting',
    name: 'Drafting',
    Icon: IconRuler2,
    mode: 'drafting',
    Panel: inBuilding((panels) => panels.DraftingPanel),
  },
  {
    id: 'drawing',
    name: 'Drawing',
    Icon: IconPencil,
    mode: 'drawing-tools',
    Panel: inBuilding((panels) => panels.DrawPanel),
  },
]

const steps = [
  { mode: 'handrail', name: 'Handrail', Icon: IconFence },
  { mode: 'run', name: 'Runs', Icon: IconTrendingDown },
  { mode: 'connection', name: 'Connect', Icon: IconLink },
  { mode: 'closure', name: 'Closures', Icon: IconPlusMinus },
  { mode: 'leg', name: 'Legs', Icon: IconBarrierBlock },
  { mode: 'bracing', name: 'Bracing', Icon: IconX },
  { mode: 'confirm', name: 'Confirm', Icon: IconClipboardCheck },
  { mode: 'finish', name: 'Finish', Icon: IconFlag },
] as const

/** Sections of the guided steps. */
const workflow: readonly Section[] = steps.map((step) => ({
  ...step,
  id: step.mode,
  Panel: inWorkflow(({ workflowPanels }) => workflowPanels[step.mode]),
}))

/** The panel without an entry in the rail: the pen is reached from the drawing tools. */
const PANELS_BESIDE: Partial<Readonly<Record<Mode, ComponentType>>> = {
  pen: inBuilding((panels) => panels.PenPanel),
}

export const SECTIONS = { building, workflow } as const

/** The panel of a mode. */
export const panelOfMode = (mode: Mode): ComponentType | null =>
  PANELS_BESIDE[mode] ?? [...building, ...workflow].find((section) => section.mode === mode)?.Panel ?? null
