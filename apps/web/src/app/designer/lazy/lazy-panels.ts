import { lazyModule } from '../../../lazy/lazy-module.tsx'
import { fetchPdfMaker } from '../../../output/make-pdf.ts'
import { fetchToasts } from '../../toasts/toasts-when-asked.tsx'
import { fetchDialogs } from './lazy-dialogs.ts'

// What opens when the workspace is there already: with a selection, in Building beside Parts, in the guided steps.
const ofSelection = lazyModule(() => import('./selection-panels.ts'))
const ofBuilding = lazyModule(() => import('./building-panels.ts'))
const ofWorkflow = lazyModule(() => import('./workflow-panels.tsx'))

export const PropertyPanel = ofSelection.component((panels) => panels.PropertyPanel)
export const QuickBar = ofSelection.component((panels) => panels.QuickBar)
export const inBuilding = ofBuilding.component
export const CustomPart = inBuilding((panels) => panels.CustomPart)
export const UnderlayLoader = inBuilding((panels) => panels.UnderlayLoader)
export const LayersPanel = inBuilding((panels) => panels.LayersPanel)
export const VertexToggle = inBuilding((panels) => panels.VertexToggle)
export const RelengthCard = inBuilding((panels) => panels.RelengthCard)
export const SinceRevision = inBuilding((panels) => panels.SinceRevision)
export const inWorkflow = ofWorkflow.component
export const GeneratedParts = inWorkflow((panels) => panels.GeneratedParts)

/** Fetches everything that the designer opens later. */
export const fetchTheRest = () =>
  Promise.all([
    ofSelection.fetch(),
    ofBuilding.fetch(),
    ofWorkflow.fetch(),
    fetchDialogs(),
    fetchPdfMaker(),
    fetchToasts(),
  ])
