import { addons, drafting, drawingTools, tools } from './content/beside.ts'
import { canvas, handrails, runs } from './content/drawing.ts'
import { bracing, connections, legs } from './content/finishing.ts'
import { fitRamp, siteSurvey } from './content/site.ts'
import type { DocumentationSection } from './entry.ts'

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
  { name: 'Site', subSections: siteSurvey },
  { name: 'Fit a Ramp', subSections: fitRamp },
]
