/** Public face of the view in three dimensions. */

export { type Model, modelOf } from './model/model.ts'
export { type Dress, ORDINARY } from './scene/stage.ts'
export { STANDPOINTS, type Standpoint } from './standpoints/standpoint.ts'
export { STANDPOINT_NAMES, VIEW_WORDS } from './standpoints/standpoint-names.ts'
export type { Look, Move } from './view/camera.ts'
export type { Label } from './view/labels.ts'
export { openView3d, type View3d } from './view/open-view.ts'
export { picturesOf, type Wanted } from './view/pictures-of.ts'
export { sceneAct } from './view/scene-key.ts'
