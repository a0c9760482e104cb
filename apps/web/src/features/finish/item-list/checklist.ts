import { FINISH_ROWS, type FinishRowName } from '@ramp/domain'
import type { Remark } from './remark.ts'

export type Check = {
  readonly name: FinishRowName
  /** `look`: it went on, but there is something to say. */
  readonly state: 'waiting' | 'working' | 'done' | 'look' | 'failed'
  readonly remarks: readonly Remark[]
}

/** What came of a check: a value to go on with, or the reason why it cannot go on. */
export type Checked<Value> =
  | { readonly kind: 'passed'; readonly value: Value; readonly remarks: readonly Remark[] }
  | { readonly kind: 'failed'; readonly remark: Remark }

export const passed = <Value>(value: Value, ...remarks: readonly Remark[]): Checked<Value> => ({
  kind: 'passed',
  value,
  remarks,
})

export const failed = (remark: Remark): Checked<never> => ({ kind: 'failed', remark })

export const NOTHING_CHECKED: readonly Check[] = FINISH_ROWS.map((name) => ({
  name,
  state: 'waiting',
  remarks: [],
}))

/** The rows as they stand; every change is told. */
export class Checklist {
  #checks = NOTHING_CHECKED
  readonly #tell: (checks: readonly Check[]) => void

  constructor(tell: (checks: readonly Check[]) => void) {
    this.#tell = tell
    tell(this.#checks)
  }

  /** Works through one row; a row that failed is the last one. */
  async run<Value>(name: FinishRowName, work: () => Promise<Checked<Value>>): Promise<Checked<Value>> {
    this.#set({ name, state: 'working', remarks: [] })
    const checked = await work()
    if (checked.kind === 'failed') this.#set({ name, state: 'failed', remarks: [checked.remark] })
    else this.#set({ name, state: checked.remarks.length > 0 ? 'look' : 'done', remarks: checked.remarks })
    return checked
  }

  #set(check: Check) {
    this.#checks = this.#checks.map((one) => (one.name === check.name ? check : one))
    this.#tell(this.#checks)
  }
}
