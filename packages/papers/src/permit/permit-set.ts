import type { Paper, Sheet } from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { elevationsFor } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { frameMarks } from './frame.ts'
import { homeSheets } from './home-sheets.ts'
import { manySheets } from './many-sheets.ts'
import { permitPlan } from './plan-view.ts'

/** Everything a building department asks a dealer for, on sheets of one size: two for a home, more where they are full. */
export function permitSet(input: PaperInput, settings: PermitSettings): Paper {
  const plan = permitPlan(input)
  const elevations = elevationsFor(input)
  const size = settings.sheet === 'auto' ? undefined : settings.sheet
  const home = homeSheets(input, settings, { plan, elevations, size })
  const { chosen, contents } = home ?? manySheets(input, settings, { plan, elevations, size })
  const { sheet } = chosen
  return {
    title: `Permit set ${input.project.name}`.trim(),
    sheets: contents.map(
      ({ code, name, marks, viewports }, index): Sheet => ({
        name: `${code} ${name}`,
        width: sheet.width,
        height: sheet.height,
        viewports,
        pictures: [],
        layers: [
          {
            view: { scale: 1, left: 0, top: 0 },
            marks: [
              ...frameMarks(input, sheet, { code, name, number: index + 1, of: contents.length }),
              ...marks,
            ],
          },
        ],
      }),
    ),
  }
}
