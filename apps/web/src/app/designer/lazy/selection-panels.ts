/** What opens with the first selection. */
export { PropertyPanel } from '../../../features/property-panel/property-panel.tsx'
export { QuickBar } from '../../../features/quick-bar/quick-bar.tsx'
