import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** One accent. Shade 7 is the accent itself; white text on it has a contrast of 5.9 : 1. */
const accent: MantineColorsTuple = [
  '#eef0fd',
  '#dfe3fb',
  '#c6ccf7',
  '#a8b1f1',
  '#8893e9',
  '#6b78e0',
  '#5868f3',
  '#4c5bd4',
  '#3f4cb8',
  '#333e97',
]

/** What both apps' themes begin with; sizes and components follow in each. Other measures are variables in `base.css`. */
export const sharedTheme = createTheme({
  primaryColor: 'accent',
  primaryShade: 7,
  colors: { accent },
  black: '#1b2430',
  fontFamily: 'Inter, system-ui, sans-serif',
  headings: { fontFamily: 'Inter, system-ui, sans-serif', fontWeight: '700' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
