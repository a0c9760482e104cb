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
