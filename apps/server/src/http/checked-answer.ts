import type { Schema } from '@ramp/contracts'
import { z } from 'zod'

const checked = new WeakMap<Schema, Schema>()

/**
 * An answer as it was checked against what its call promises: what is not promised is left out, and an answer that breaks the
 * promise throws ZodError. The schema is compiled once, when it is first needed; contracts are written for the browser, where
 * none may be.
 */
export function checkedAnswer<Output extends Schema>(output: Output, answer: unknown): z.output<Output> {
  let compiled = checked.get(output)
  if (!compiled) {
    compiled = z.compile(output)
    checked.set(output, compiled)
  }
  return z.parse(compiled, answer) as z.output<Output>
}
