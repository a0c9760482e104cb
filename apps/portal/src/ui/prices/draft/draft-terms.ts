import type { PriceTerms } from '@ramp/pricing'

/** A value while it is typed: every number in it may be missing still. */
type Draft<Value> = Value extends number
  ? number | null
  : Value extends string | boolean | null
    ? Value
    : Value extends readonly (infer One)[]
      ? readonly Draft<One>[]
      : { readonly [Field in keyof Value]: Draft<Value[Field]> }

export type DraftTerms = Draft<PriceTerms>
/** Some of the terms, those of a quote for example; what is undefined or left out is the company's. */
export type ChangedDraft = { readonly [Field in keyof DraftTerms]?: DraftTerms[Field] | undefined }
export type DraftOf<Field extends keyof PriceTerms> = DraftTerms[Field]

/** The fields of one part of the terms: what is typed so far, and what it becomes. */
export type FieldsProps<Field extends keyof PriceTerms> = {
  readonly value: DraftOf<Field>
  readonly onChange: (value: DraftOf<Field>) => void
  /** The terms are those of one quote, which has amounts that no company has for all of them. */
  readonly isOfQuote?: boolean
}
