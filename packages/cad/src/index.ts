/** Public face of the drawing files. */

export { dxfOf } from './dxf/dxf-of.ts'
export * from './files/drawing-files.ts'
export { svgOf } from './svg/svg-of.ts'
