/** What stands on and beside the canvas once something is placed or selected. */
export { NextParts } from '../../../features/next-parts/next-parts.tsx'
export { PropertyPanel } from '../../../features/property-panel/property-panel.tsx'
export { QuickBar } from '../../../features/quick-bar/quick-bar.tsx'
export { WayToFinish } from './way-to-finish.tsx'
