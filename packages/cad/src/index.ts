/** Public face of the drawing files. */

export { type DxfInfo, dxfOf } from './dxf/dxf-of.ts'
export { svgOf } from './svg/svg-of.ts'
