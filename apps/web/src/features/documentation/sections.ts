import { canvas, handrails, runs } from './content-drawing.ts'
import { bracing, connections, legs } from './content-finishing.ts'
import type { DocumentationSection, SubSection } from './entry.ts'

const empty = (name: string): SubSection => ({ name, entries: [] })

/** The left menu of the documentation, in the specification's order (spec 1 §2). */
export const documentationSections: readonly DocumentationSection[] = [
  { name: 'Canvas', subSections: canvas },
  { name: 'Handrail Builder', subSections: handrails },
  { name: 'Run Builder', subSections: runs },
  { name: 'Connections', subSections: connections },
  { name: 'Legs', subSections: legs },
  { name: 'Bracing', subSections: bracing },
  { name: 'Addons', subSections: [empty('About'), empty('Adding / Removing Addons')] },
  { name: 'Tools', subSections: [empty('About')] },
  { name: 'Drafting Mode', subSections: [empty('About'), empty('Drafting Lines')] },
  { name: 'Drawing Tools', subSections: [empty('About'), empty('Lines & Arcs'), empty('Shapes')] },
]
