import type { Inches } from '@ramp/domain'
import { formatInches } from '@ramp/drafting'

/** What the menu says of a part's heights. They follow from the run the part is in. */
export function heightLines(
  height: { readonly top: Inches; readonly bottom: Inches } | undefined,
): readonly string[] {
  if (!height) return ['No height yet: the part is in no run']
  const { top, bottom } = height
  return top === bottom
    ? [`Height ${formatInches(top)}`]
    : [`Top height ${formatInches(top)}`, `Bottom height ${formatInches(bottom)}`]
}
