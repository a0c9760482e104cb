import {
  type ButtonFactory,
  type ExtendComponent,
  mergeThemeOverrides,
  type NativeSelectFactory,
  type RadioGroupFactory,
  type TextareaFactory,
  type TextInputFactory,
} from '@mantine/core'
import { sharedTheme } from '@ramp/shell'

export const theme = mergeThemeOverrides(sharedTheme, {
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  components: {
    Button: { classNames: { root: 'rw-control' } } satisfies ExtendComponent<ButtonFactory>,
    TextInput: {
      classNames: { input: 'rw-control', label: 'rw-label' },
    } satisfies ExtendComponent<TextInputFactory>,
    Textarea: { classNames: { label: 'rw-label' } } satisfies ExtendComponent<TextareaFactory>,
    NativeSelect: {
      classNames: { input: 'rw-control', label: 'rw-label' },
    } satisfies ExtendComponent<NativeSelectFactory>,
    RadioGroup: { classNames: { label: 'rw-label' } } satisfies ExtendComponent<RadioGroupFactory>,
  },
})
