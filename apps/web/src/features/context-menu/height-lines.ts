import type { Inches } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** What the menu says of a part's heights. They follow from the run the part is in. */
export function heightLines(
  height: { readonly top: Inches; readonly bottom: Inches } | undefined,
): readonly string[] {
  if (!height) return ['No height yet: the part is in no run']
  const { top, bottom } = height
  return top === bottom
    ? [`Height ${lengthText(top, 'height')}`]
    : [`Top height ${lengthText(top, 'height')}`, `Bottom height ${lengthText(bottom, 'height')}`]
}
