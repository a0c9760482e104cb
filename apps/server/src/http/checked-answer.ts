import type { Schema } from '@ramp/contracts'
import { z } from 'zod'
import { compiled } from '../schemas/compiled.ts'

/**
 * An answer as it was checked against what its call promises: what is not promised is left out, and an answer that breaks the
 * promise throws ZodError.
 */
export const checkedAnswer = <Output extends Schema>(output: Output, answer: unknown): z.output<Output> =>
  z.parse(compiled(output), answer) as z.output<Output>
