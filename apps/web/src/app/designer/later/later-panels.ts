import { fetchPdfMaker } from '../../../output/make-pdf.ts'
import { fetchedLater } from './fetched-later.tsx'

// What opens when the workspace is there already: with a selection, in Building beside Parts, in the guided steps.
const [ofSelection, fetchOfSelection] = fetchedLater(() => import('./selection-panels.ts'))
const [inBuilding, fetchBuilding] = fetchedLater(() => import('./building-panels.ts'))
const [inWorkflow, fetchWorkflow] = fetchedLater(() => import('./workflow-panels.tsx'))

export const PropertyPanel = ofSelection((panels) => panels.PropertyPanel)
export const QuickBar = ofSelection((panels) => panels.QuickBar)
export const CustomPart = inBuilding((panels) => panels.CustomPart)
export const LayersPanel = inBuilding((panels) => panels.LayersPanel)
export { inBuilding, inWorkflow }

/** Fetches everything that the designer opens later. */
export const fetchTheRest = () =>
  Promise.all([fetchOfSelection(), fetchBuilding(), fetchWorkflow(), fetchPdfMaker()])
