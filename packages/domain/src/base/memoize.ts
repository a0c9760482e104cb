/**
 * Memoizes the last result per input object. Layouts and their tables never change in place, so identity is enough;
 * the weak map lets results go with their inputs.
 */
export function memoize<Input extends object, Context, Output>(
  compute: (input: Input, context: Context) => Output,
): (input: Input, context: Context) => Output {
  const known = new WeakMap<Input, { readonly context: Context; readonly output: Output }>()
  return (input, context) => {
    const hit = known.get(input)
    if (hit && hit.context === context) return hit.output
    const output = compute(input, context)
    known.set(input, { context, output })
    return output
  }
}

/** So many inputs are in use at once: what is drawn, the gesture over it, what both come to with the proposals taken. */
const RECENT = 8

/**
 * Memoizes the results of the last few inputs. For layouts, which the history keeps alive: results that went with their
 * inputs would stay as long as undo reaches back.
 */
export function memoizeRecent<Input extends object, Context, Output>(
  compute: (input: Input, context: Context) => Output,
): (input: Input, context: Context) => Output {
  let recent: readonly { readonly input: Input; readonly context: Context; readonly output: Output }[] = []
  return (input, context) => {
    const hit = recent.find((one) => one.input === input && one.context === context)
    const used = hit ?? { input, context, output: compute(input, context) }
    if (recent[0] !== used) recent = [used, ...recent.filter((one) => one !== used)].slice(0, RECENT)
    return used.output
  }
}
