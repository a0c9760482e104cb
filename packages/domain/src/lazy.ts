/** A value that is worked out the first time somebody asks for it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
