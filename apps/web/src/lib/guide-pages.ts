import type { DrawingFormat } from '@ramp/cad'
import type { StepName } from '@ramp/domain'
import type { PaperKind } from '@ramp/papers'

/** The page of the guide for each guided step, as its address is after `/documentation/`. */
export const GUIDE_OF_STEP: Readonly<Record<StepName, string>> = {
  handrail: 'handrail-builder/about',
  run: 'run-builder/about',
  connection: 'connections/about',
  closure: 'closures/about',
  leg: 'legs/about',
  bracing: 'bracing/about',
  confirm: 'confirm/about',
  finish: 'finish/about',
}

/** For each panel that is no guided step, by the id of its section. */
const GUIDE_OF_PANEL: Readonly<Record<string, string>> = {
  welcome: 'getting-started/tutorial-and-welcome',
  site: 'site/about',
  fit: 'fit-a-ramp/about',
  parts: 'canvas/stencils',
  outline: 'panels/outline',
  options: 'panels/options',
  settings: 'panels/settings',
  graphics: 'panels/graphics',
  tools: 'tools/about',
  notes: 'panels/notes',
  drafting: 'drafting-mode/about',
  drawing: 'drawing-tools/about',
  'drawing-tools': 'drawing-tools/about',
  pen: 'drawing-tools/lines-arcs',
}

/** For each document and drawing file. */
export const GUIDE_OF_DOCUMENT: Readonly<Record<PaperKind | DrawingFormat, string>> = {
  permit: 'documents/permit-set',
  crew: 'documents/crew-pack',
  offer: 'documents/proposal',
  survey: 'documents/survey-sheet',
  'survey-form': 'documents/survey-form',
  dxf: 'documents/dxf-drawing',
  svg: 'documents/svg-drawing',
  glb: 'documents/gltf-model',
  usdz: 'documents/usdz-model',
}

export const NOT_MET_PAGE = 'confirm/what-does-not-met-mean-for-me'

const GUIDE_OF_SECTION: Readonly<Record<string, string>> = { ...GUIDE_OF_PANEL, ...GUIDE_OF_STEP }

/** The page of a section or a mode of the designer; null where there is none. */
export const guidePageOf = (section: string): string | null => GUIDE_OF_SECTION[section] ?? null
