import { PALETTE } from './screen.ts'

/** Colors in three dimensions: materials of what is built and of what was measured, decoration, light. */
export const SCENE = {
  aluminum: '#ccd1d6',
  tread: '#b2b8be',
  rubber: '#3f4347',
  lawn: '#a5ba8e',
  siding: '#e4ddd0',
  door: '#7a4b32',
  concrete: '#bdb9b0',
  pavement: '#a9a7a2',
  obstacle: '#6f7f4f',
  utility: '#7a7f87',
  propertyLine: '#8a6d3b',

  sidingShade: '#b3ab9c',
  trim: '#f4f2ee',
  doorLeaf: '#34495f',
  glass: '#8fa9bf',
  glassShine: '#9fb4c6',
  handle: '#c9a45c',
  roof: '#6d7480',
  base: '#a39c90',
  nearTrees: '#9fb78e',
  farTrees: '#b9cbb4',
  zenith: '#b9d0e8',
  horizon: '#eef3f8',
  haze: '#b4c6a4',

  sun: '#fff6e8',
  skyLight: '#ffffff',
  groundLight: '#b8bda8',
  /** How metal gives the light of the sun back. */
  metalShine: '#8a8f94',
  brightShine: '#ffffff',
  dullShine: '#111111',
  noShine: '#000000',

  /** What is selected, as on the canvas. */
  selected: PALETTE.closureSelected,
} as const
