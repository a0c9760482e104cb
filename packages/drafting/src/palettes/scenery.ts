/** Colors of the offer's picture for what is decoration and stands for nothing that was entered: sky, trees on the horizon, an unmeasured house. */
export const SCENERY = {
  sky: '#dbe7f3',
  haze: '#edf2f4',
  farTrees: '#a9bd9f',
  nearTrees: '#93ab84',
  roof: '#7b818b',
  trim: '#f3f0ea',
  glass: '#9db4c6',
  base: '#b3ac9f',
  eaves: '#c3bbad',
  leaf: '#7f9a63',
  trunk: '#94806a',
} as const
