import {
  type ActionIconFactory,
  type ButtonFactory,
  type CheckboxFactory,
  type ExtendComponent,
  type MantineColorsTuple,
  type MenuFactory,
  type ModalFactory,
  mergeThemeOverrides,
  type NotificationFactory,
  type SegmentedControlFactory,
  type SelectFactory,
  type SliderFactory,
  type SwitchFactory,
  type TextareaFactory,
  type TextInputFactory,
  type TooltipFactory,
} from '@mantine/core'
import { sharedTheme } from '@ramp/shell'

/** Red for errors and for what deletes; shade 7 reads on white at 5.5 : 1. */
const danger: MantineColorsTuple = [
  '#fdeeee',
  '#fadcdc',
  '#f3b9b9',
  '#ec9494',
  '#e57575',
  '#e05f5f',
  '#d64545',
  '#c23434',
  '#a62a2a',
  '#8a2222',
]

/** A pointer that rests this long asks what it rests on. */
export const TOOLTIP_DELAY_MS = 350

/** The look of look.md as Mantine knows it; measures that Mantine does not know are variables in `base.css`. */
export const theme = mergeThemeOverrides(sharedTheme, {
  colors: { danger },
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.45', xl: '1.4' },
  radius: { xs: '4px', sm: '6px', md: '7px', lg: '10px', xl: '14px' },
  components: {
    Button: {
      defaultProps: { size: 'compact-md' },
      classNames: { root: 'rw-button' },
      // Without motion the loader comes in its place, and not half beside it.
      styles: { loader: { transform: 'translate(-50%, -50%)' } },
    } satisfies ExtendComponent<ButtonFactory>,
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 30 },
    } satisfies ExtendComponent<ActionIconFactory>,
    Tooltip: {
      defaultProps: {
        openDelay: TOOLTIP_DELAY_MS,
        // By the keyboard too, and the pointer may move onto it (WCAG 1.4.13).
        events: { hover: true, focus: true, touch: false },
        interactive: true,
        color: '#1b2430',
        fz: 12,
        px: 8,
        py: 5,
        transitionProps: { duration: 120 },
      },
    } satisfies ExtendComponent<TooltipFactory>,
    Menu: {
      // The placeholder is no menu item, and a menu may hold nothing else (WCAG 1.3.1).
      defaultProps: { shadow: 'md', transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false },
      classNames: { item: 'rw-menu-item' },
    } satisfies ExtendComponent<MenuFactory>,
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 140, transition: 'fade' }, radius: 'lg' },
      classNames: { title: 'rw-modal-title' },
    } satisfies ExtendComponent<ModalFactory>,
    SegmentedControl: {
      classNames: { label: 'rw-segment' },
    } satisfies ExtendComponent<SegmentedControlFactory>,
    Select: {
      defaultProps: {
        size: 'sm',
        allowDeselect: false,
        withCheckIcon: false,
      },
      classNames: { input: 'rw-input rw-select', option: 'rw-option' },
    } satisfies ExtendComponent<SelectFactory>,
    TextInput: {
      defaultProps: { size: 'sm' },
      classNames: { input: 'rw-input' },
    } satisfies ExtendComponent<TextInputFactory>,
    Checkbox: { classNames: { input: 'rw-checkbox' } } satisfies ExtendComponent<CheckboxFactory>,
    Textarea: { defaultProps: { size: 'sm' } } satisfies ExtendComponent<TextareaFactory>,
    Switch: {
      defaultProps: { size: 'sm', withThumbIndicator: false },
      classNames: { track: 'rw-switch' },
    } satisfies ExtendComponent<SwitchFactory>,
    Notification: {
      classNames: { description: 'rw-toast-note', closeButton: 'rw-toast-close' },
    } satisfies ExtendComponent<NotificationFactory>,
    Slider: {
      defaultProps: { size: 4, thumbSize: 16, color: 'accent' },
    } satisfies ExtendComponent<SliderFactory>,
  },
})
