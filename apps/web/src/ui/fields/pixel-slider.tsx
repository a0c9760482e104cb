import { inchesFromSpecPixels, specPixelsFromInches } from '@ramp/domain'
import { NumberSlider, type NumberSliderProps } from './number-slider.tsx'

/** Line weights and the like: the slider goes by pixels of the specification, the drawing keeps inches. */
export const PixelSlider = ({ value, onChange, ...slider }: NumberSliderProps) => (
  <NumberSlider
    {...slider}
    value={specPixelsFromInches(value)}
    onChange={(pixels) => onChange(inchesFromSpecPixels(pixels))}
  />
)
