/** What stands on and beside the canvas while something is selected. */
export { PropertyPanel } from '../../../features/property-panel/property-panel.tsx'
export { QuickBar } from '../../../features/quick-bar/quick-bar.tsx'
