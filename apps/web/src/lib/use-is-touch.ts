import { useMediaQuery } from '@mantine/hooks'

/** Whether fingers work the screen, so that targets are 44 px large. */
export const useIsTouch = (): boolean =>
  useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false
