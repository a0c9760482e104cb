import type { Project } from '@ramp/domain'
import type { z } from 'zod/mini'
import type { ReadOnly } from '../fields/same-type.ts'
import type { Written } from '../reading/fields.ts'
import type { optionsOf } from './options.ts'

type OptionsFile = ReadOnly<z.input<ReturnType<typeof optionsOf>>>

/** The options of a project in the words of a description. */
export const describeOptions = ({
  surface,
  handrails,
  rampWidth,
  loops,
  childRails,
  desiredRatio,
  priceLevel,
  codes,
  codeEdition,
  exceptions,
}: Project) =>
  ({
    surface,
    handrails,
    rampWidth,
    loops,
    childRails,
    desiredRatio,
    priceLevel,
    codes,
    codeEdition,
    exceptions,
  }) satisfies Written<OptionsFile>
