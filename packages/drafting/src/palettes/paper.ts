/** Colors on paper: as on screen, dark enough for a printer. Rules part what stands together, hairlines rows and frames. */
export const INK = {
  ink: '#1b2430',
  muted: '#4c586c',
  rule: '#8d97a5',
  hairline: '#c5ccd6',
  well: '#f3f5f8',
  deck: '#f4f6fa',
  built: '#dde3ec',
  tread: '#c9d1dc',
  accent: '#3f4cc0',
  closure: '#d33a3f',
  good: '#0f7b45',
  warning: '#9a5b00',
  error: '#c62f2f',
  /** Parts that are new, gone and moved against another revision. */
  added: '#36409f',
  removed: '#9e211b',
  moved: '#0b565e',
  paper: '#ffffff',
} as const

/** Sizes of letters in points; none is below `SMALLEST_LETTERS`. */
export const SIZE = { small: 9.3, text: 9.6, lead: 10.4, heading: 11.5, title: 15 } as const
