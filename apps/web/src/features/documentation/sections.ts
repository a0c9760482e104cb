import { addons, drafting, drawingTools, tools } from './content/beside.ts'
import { closures, confirm, finish } from './content/closures-to-finish.ts'
import { documents } from './content/documents.ts'
import { canvas } from './content/drawing.ts'
import { drawingFiles } from './content/drawing-files.ts'
import type { DocumentationSection } from './content/entry.ts'
import { bracing, connections, legs } from './content/finishing.ts'
import { fitRamp } from './content/fit.ts'
import { handrails, runs } from './content/handrails-and-runs.ts'
import { panels } from './content/panels.ts'
import { parts } from './content/parts.ts'
import { portal } from './content/portal/portal.ts'
import { saveAndRecover } from './content/save.ts'
import { siteSurvey } from './content/site.ts'
import { gettingStarted } from './content/start.ts'

/** The left menu of the documentation: the specification's ten sections in its order (spec 1 §2), then what is beyond it. */
export const documentationSections: readonly DocumentationSection[] = [
  { name: 'Canvas', subSections: canvas },
  { name: 'Handrail Builder', subSections: handrails },
  { name: 'Run Builder', subSections: runs },
  { name: 'Connections', subSections: connections },
  { name: 'Legs', subSections: legs },
  { name: 'Bracing', subSections: bracing },
  { name: 'Addons', subSections: addons },
  { name: 'Tools', subSections: tools },
  { name: 'Drafting Mode', subSections: drafting },
  { name: 'Drawing Tools', subSections: drawingTools },
  { name: 'Getting Started', subSections: gettingStarted },
  { name: 'Site', subSections: siteSurvey },
  { name: 'Fit a Ramp', subSections: fitRamp },
  { name: 'Parts', subSections: parts },
  { name: 'Panels', subSections: panels },
  { name: 'Closures', subSections: closures },
  { name: 'Confirm', subSections: confirm },
  { name: 'Finish', subSections: finish },
  { name: 'Save and Recover', subSections: saveAndRecover },
  { name: 'Documents', subSections: [...documents, ...drawingFiles] },
  { name: 'Dealer Portal', subSections: portal },
]
