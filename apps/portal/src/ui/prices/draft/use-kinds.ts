import { useRef } from 'react'

/** One of several kinds of terms; what was typed under another kind is there again when it is chosen again. */
export function useKinds<Value extends { readonly kind: string }>(
  value: Value,
  blank: { readonly [Kind in Value['kind']]: Extract<Value, { readonly kind: Kind }> },
) {
  const typed = useRef(new Map<string, Value>())
  return (kind: Value['kind']): Value => {
    typed.current.set(value.kind, value)
    return typed.current.get(kind) ?? blank[kind]
  }
}
