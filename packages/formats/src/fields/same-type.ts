/** A type with nothing read-only in it; a field that may be left out may be undefined too. */
type Plain<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : { -readonly [Key in keyof Type]: Plain<Type[Key]> | (object extends Pick<Type, Key> ? undefined : never) }

/** Whether two types are one, but for what is read-only: `true satisfies SameType<A, B>` fails to compile where a field differs. */
export type SameType<One, Other> =
  (<Some>() => Some extends Plain<One> ? 1 : 2) extends <Some>() => Some extends Plain<Other> ? 1 : 2
    ? true
    : false

/** A type that nobody writes to. */
export type ReadOnly<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : { readonly [Key in keyof Type]: ReadOnly<Type[Key]> }
