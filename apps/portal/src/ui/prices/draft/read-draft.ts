import { CallError } from '@ramp/contracts'
import type { ChangedDraft } from './draft-terms.ts'
import { ruleProblems } from './rule-problems.ts'

/** Sentences by the field that they are about, such as `method.percent` or `freight.rows.0.cents`. */
export type Problems = ReadonlyMap<string, string>
export const NO_PROBLEMS: Problems = new Map()

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Parsed<Terms> =
  | { readonly success: true; readonly data: Terms }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
type Schema<Terms> = { readonly safeParse: (value: unknown) => Parsed<Terms> }

type Read<Terms> =
  | { readonly kind: 'terms'; readonly terms: Terms }
  | { readonly kind: 'problems'; readonly problems: Problems }

/** Terms from what was typed, all of them or those of a quote; or what is missing and wrong, by field. */
export function readDraft<Terms>(schema: Schema<Terms>, draft: ChangedDraft): Read<Terms> {
  const whole = withoutEmpty(draft)
  const rules = ruleProblems(draft)
  const parsed = schema.safeParse(whole)
  if (parsed.success && rules.size === 0) return { kind: 'terms', terms: parsed.data }
  const issues = parsed.success ? [] : parsed.error.issues
  return {
    kind: 'problems',
    problems: new Map([
      ...issues.map(({ path, message }) => [path.join('.'), sentenceOf(whole, path, message)] as const),
      ...rules,
    ]),
  }
}

/** Problems without those of fields that were changed since. */
export const withoutFields = (problems: Problems, fields: readonly string[]): Problems =>
  problems.size === 0
    ? problems
    : new Map([...problems].filter(([path]) => !fields.includes(path.split('.')[0] ?? path)))

/** What the server found wrong, by field; null where it said nothing of fields. */
export function problemsOfCall(problem: unknown): Problems | null {
  if (!(problem instanceof CallError) || !Array.isArray(problem.details)) return null
  const rows: readonly unknown[] = problem.details
  const found = rows.flatMap((row) =>
    isProblem(row) ? [[row.field.replace(/^terms\./, ''), `This ${row.message}.`] as const] : [],
  )
  return found.length === 0 ? null : new Map(found)
}

const isProblem = (row: unknown): row is { readonly field: string; readonly message: string } =>
  typeof row === 'object' &&
  row !== null &&
  'field' in row &&
  'message' in row &&
  typeof row.field === 'string' &&
  typeof row.message === 'string'

/** An empty percent of a group of parts is the list price, one of a payment stage is nothing due. */
function withoutEmpty({ method, plan, ...rest }: ChangedDraft): ChangedDraft {
  return {
    ...rest,
    ...(method !== undefined && {
      method: method?.kind === 'list' ? { ...method, percents: entered(method.percents) } : method,
    }),
    ...(plan !== undefined && {
      plan: plan && { ...plan, stages: { ...NO_STAGES, ...entered(plan.stages) } },
    }),
  }
}

const NO_STAGES = { deposit: 0, delivery: 0, completion: 0 } as const

const entered = (fields: Readonly<Record<string, number | null | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

function valueAt(value: unknown, [key, ...more]: readonly PropertyKey[]): unknown {
  if (key === undefined) return value
  const next: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return valueAt(next, more)
}

/** What is missing, by the name of its field. */
const MISSING: Readonly<Record<string, string>> = {
  percent: 'Enter a percent.',
  perFoot: 'Enter the price per foot.',
  perHour: 'Enter the rate per hour.',
  perMonth: 'Enter the rent per month.',
  minimumMonths: 'Enter the minimum term.',
  months: 'Enter the number of months.',
  cents: 'Enter an amount.',
  upTo: 'Enter a weight.',
  name: 'Enter a name.',
  table: 'Choose a contract table.',
  reason: 'Enter the reason.',
  rate: 'Choose a tax rate.',
  number: 'Enter the number.',
}

/** What the contract refuses as a whole. */
const REFUSED: Readonly<Record<string, string>> = {
  stages: 'Deposit, delivery, and completion must add up to 100%.',
  method: 'A margin must be below 100%.',
  amount: 'Enter an amount or a percent.',
  pays: 'Enter an amount.',
  groups: 'Choose what this payer pays.',
}

function sentenceOf(draft: unknown, path: readonly PropertyKey[], message: string): string {
  const name = String(path.at(-1) ?? '')
  const value = valueAt(draft, path)
  const isMissing = value === null || value === undefined || value === ''
  return (isMissing ? MISSING[name] : undefined) ?? REFUSED[name] ?? `This ${message}.`
}
