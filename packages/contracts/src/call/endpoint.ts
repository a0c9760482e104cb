import type * as z from 'zod/mini'

export type ObjectSchema = z.ZodMiniObject
export type Schema = z.ZodMiniType

/** One HTTP call as both sides see it. Input fields named in the path travel there, the others in the query or the body. */
export type Endpoint<Input extends ObjectSchema = ObjectSchema, Output extends Schema = Schema> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `/api/quotes/:id`: a segment after a colon is an input field. */
  readonly path: string
  /** One sentence for the documentation page. */
  readonly summary: string
  /** Answered without a token; every other call asks for one. */
  readonly isPublic: boolean
  readonly input: Input
  readonly output: Output
}

type Definition<Input extends ObjectSchema, Output extends Schema> = Omit<
  Endpoint<Input, Output>,
  'isPublic'
> & { readonly isPublic?: boolean }

/** Declares a call. */
export const endpoint = <Input extends ObjectSchema, Output extends Schema>({
  isPublic = false,
  ...definition
}: Definition<Input, Output>): Endpoint<Input, Output> => ({ ...definition, isPublic })

/** A call that answers with a file instead of JSON. */
export type FileEndpoint<Input extends ObjectSchema = ObjectSchema> = Omit<Endpoint<Input>, 'output'> & {
  readonly contentType: string
}

/** Declares a call that answers with a file. */
export const fileEndpoint = <Input extends ObjectSchema>(
  definition: Omit<FileEndpoint<Input>, 'isPublic'>,
): FileEndpoint<Input> => ({ ...definition, isPublic: false })

/** The same value, taken as something that nobody changes: a layout of the domain can be sent as it is. */
export type Frozen<Value> = Value extends readonly (infer Element)[]
  ? readonly Frozen<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value

/** What a caller passes in. */
export type InputOf<Call extends { readonly input: Schema }> = Frozen<z.input<Call['input']>>
/** What the server answers. */
export type AnswerOf<Call extends { readonly output: Schema }> = Frozen<z.output<Call['output']>>
/** What the server works with, after validation. */
export type ValidInputOf<Call extends { readonly input: Schema }> = z.output<Call['input']>
/** What comes back. */
export type OutputOf<Call extends { readonly output: Schema }> = z.output<Call['output']>

/** Names of the input fields that travel in the path. */
export const pathFields = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
