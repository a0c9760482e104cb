/** What both apps fetch when a system is shown in three dimensions; no page starts with it. */

export { modelOf } from '@ramp/view3d'
export { ToolButton } from './tool-button.tsx'
export { View3dPanel } from './view-3d-panel.tsx'
