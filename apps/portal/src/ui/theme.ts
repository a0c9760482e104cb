import {
  type ButtonFactory,
  createTheme,
  type ExtendComponent,
  type MantineColorsTuple,
  type SelectFactory,
  type TextInputFactory,
} from '@mantine/core'

/** One accent. White text on shade 7 has a contrast of 5.9 : 1. */
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

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 7,
  colors: { accent },
  black: '#1b2430',
  fontFamily: 'Inter, system-ui, sans-serif',
  headings: { fontFamily: 'Inter, system-ui, sans-serif', fontWeight: '700' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { classNames: { root: 'rw-control' } } satisfies ExtendComponent<ButtonFactory>,
    TextInput: {
      classNames: { input: 'rw-control', label: 'rw-label' },
    } satisfies ExtendComponent<TextInputFactory>,
    Select: {
      classNames: { input: 'rw-control', label: 'rw-label', option: 'rw-option' },
    } satisfies ExtendComponent<SelectFactory>,
  },
})
