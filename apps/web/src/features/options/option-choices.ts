import {
  HANDRAIL_NAMES,
  type Handrails,
  type Inches,
  type Layout,
  type Project,
  productRules,
  SURFACE_NAMES,
  type Surface,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

type Choice = { readonly value: string; readonly label: string }

export type Option = {
  readonly name: string
  readonly value: string
  readonly choices: readonly Choice[]
  /** Why it cannot be changed; null when it can. */
  readonly lockedBecause: string | null
  /** What choosing a value changes in the project. */
  readonly patchOf: (value: string) => Partial<Project>
}

const ONLY_CHOICE = 'This product line has one choice.'
const RAMP_ON_CANVAS = 'Ramps are on the canvas already.'

/** The default options of a project, as its product line allows them (spec 2 §2.3, §5, §9). */
export function optionsOf(layout: Layout): readonly Option[] {
  const { project } = layout
  const rules = productRules(project.product)
  const hasRamp = layout.parts.some(({ kind }) => kind === 'ramp')
  const isCommercial = rules.industry === 'commercial'
  return [
    // A commercial line has one surface, and it is not spoken of (spec 2 §9: hidden).
    ...(isCommercial ? [] : [surface(project)]),
    {
      name: 'Handrails',
      value: project.handrails,
      choices: rules.handrails.map((value) => ({ value, label: HANDRAIL_NAMES[value] })),
      lockedBecause: onlyOne(rules.handrails),
      patchOf: (value) => picked('handrails', rules.handrails, value),
    },
    {
      name: 'Ramp width',
      value: String(project.rampWidth),
      choices: rules.rampWidths.map((width) => ({
        value: String(width),
        label: lengthText(width, 'part-size'),
      })),
      lockedBecause: hasRamp ? RAMP_ON_CANVAS : onlyOne(rules.rampWidths),
      patchOf: (value) => picked('rampWidth', rules.rampWidths, Number(value)),
    },
    isCommercial ? childRails(project) : railEnds(project),
  ]
}

const onlyOne = (choices: readonly unknown[]) => (choices.length > 1 ? null : ONLY_CHOICE)

const picked = <Value extends Surface | Handrails | Inches>(
  key: 'surface' | 'handrails' | 'rampWidth',
  allowed: readonly Value[],
  value: string | number,
): Partial<Project> => {
  const found = allowed.find((one) => one === value)
  return found === undefined ? {} : { [key]: found }
}

function surface({ product, surface: value }: Project): Option {
  const { surfaces } = productRules(product)
  return {
    name: 'Surface',
    value,
    choices: surfaces.map((one) => ({ value: one, label: SURFACE_NAMES[one] })),
    lockedBecause: onlyOne(surfaces),
    patchOf: (next) => picked('surface', surfaces, next),
  }
}

const railEnds = ({ loops }: Project): Option => ({
  name: 'Rail ends',
  value: loops ? 'loops' : 'endcaps',
  choices: [
    { value: 'loops', label: 'Loops' },
    { value: 'endcaps', label: 'End caps' },
  ],
  lockedBecause: null,
  patchOf: (value) => ({ loops: value === 'loops' }),
})

const childRails = (project: Project): Option => ({
  name: 'Child rails',
  value: project.childRails ? 'yes' : 'no',
  choices: [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
  ],
  lockedBecause: null,
  patchOf: (value) => ({ childRails: value === 'yes' }),
})
