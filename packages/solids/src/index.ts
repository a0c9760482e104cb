/** Public face of the solids. */

export * from './solid/role.ts'
export * from './solid/solid.ts'
export * from './views/view-shape.ts'
