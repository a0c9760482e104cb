import { memoize } from '../../base/memoize.ts'
import { type Inches, isAtMost, roundTo } from '../../base/units.ts'
import type { Project } from '../../model/layout/layout.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import type { BuildingCode } from '../../model/products/building-codes.ts'
import { askedCodes } from '../../model/products/building-codes.ts'
import type { Industry, ProductLine } from '../../model/products/product-line.ts'
import { productRules } from '../../model/products/product-rules.ts'
import { placementOf } from '../placement/place-parts.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { ADA_2010 } from './ada-2010.ts'
import type { CodeRule, CodeTable, MeasuredRule, PersonRule } from './code-rule.ts'
import type { CodeFinding } from './finding.ts'
import { sentenceOf } from './finding-sentence.ts'
import { IBC_2021 } from './ibc-2021.ts'
import { IRC_2021 } from './irc-2021.ts'
import type { MeasuredSystem, Reading } from './measures/measured-system.ts'
import { MEASURES } from './measures/measures.ts'
import { isRamp } from './measures/ramp-chains.ts'
import { PRACTICE } from './practice.ts'

const TABLES: Readonly<Record<BuildingCode, CodeTable>> = { IRC: IRC_2021, ADA: ADA_2010, IBC: IBC_2021 }

/** Codes that are shown of a home and of a public building, asked or for comparison: many payers want the ADA in homes too. */
const SHOWN: Readonly<Record<Industry, readonly BuildingCode[]>> = {
  residential: ['IRC', 'ADA'],
  commercial: ['ADA', 'IBC'],
}

/** The tables of a project: codes it is under, codes for comparison, and what dealers look at beyond them. */
function tablesOf(project: Pick<Project, 'product' | 'codes'>): readonly CodeTable[] {
  const shown = SHOWN[productRules(project.product).industry]
  const others = askedCodes(project).filter((code) => !shown.includes(code))
  return [...[...shown, ...others].map((code) => TABLES[code]), PRACTICE]
}

/** How far ramps may rise from landing to landing by the strictest code asked of a product line; null where none says. */
export function riseBetweenLandings(product: ProductLine): Inches | null {
  const limits = tablesOf({ product }).flatMap(({ rules }) =>
    rules.flatMap((rule) =>
      'atMost' in rule && rule.measure === 'rise-between-landings' ? [rule.atMost] : [],
    ),
  )
  return limits.length === 0 ? null : Math.min(...limits)
}

/**
 * How a system stands against every rule of the codes for its industry (domain 4); nothing while nothing is drawn. Asked
 * for by what shows it alone (Confirm, the sheets, quotes), as it takes longer than all the rest of an edit.
 */
export const codeFindings = (drawn: MeasuredSystem): readonly CodeFinding[] => found(drawn, null)

/** Memoized, as all that a screen shows of one analysis asks for it. */
const found = memoize((drawn: MeasuredSystem, _: null) => findCodeFindings(drawn))

function findCodeFindings(drawn: MeasuredSystem): readonly CodeFinding[] {
  if (drawn.runs.figures.length === 0) return []
  // What is only drawn is no part of the way (spec 2 §6).
  const walked = drawn.placement.parts.filter(({ isSystem }) => isSystem)
  const system = { ...drawn, placement: placementOf(walked) }
  const hasGround = groundOf(drawn.layout.site) !== null
  return tablesOf(drawn.layout.project).flatMap((table) =>
    table.rules
      .filter((rule) => hasGround || !('onGround' in rule))
      .map((rule) => findingOf(table, hasGround ? measuredRule(rule) : rule, system)),
  )
}

/** A rule that a person answers, where the ground answers it. */
function measuredRule(rule: CodeRule): CodeRule {
  if (!('look' in rule) || !rule.measured) return rule
  const { section, title, measured } = rule
  return { section, title, ...measured }
}

function findingOf({ family, edition }: CodeTable, rule: CodeRule, system: MeasuredSystem): CodeFinding {
  const { section, title } = rule
  const named = { code: { family, edition }, section, title }
  if ('look' in rule) {
    const nothing = { measured: null, limit: null, unit: null, margin: null, parts: [] }
    return { ...named, ...nothing, ...answerOf(rule, system) }
  }
  const measure = MEASURES[rule.measure]
  const { look, why, ...judged } = judge(rule, measure.read(system))
  const finding = { ...named, limit: limitOf(rule), unit: measure.unit, ...judged }
  const none = typeof measure.none === 'string' ? measure.none : measure.none(system)
  const sentence = sentenceOf(finding, rule, look ?? none)
  return { ...finding, sentence: why === undefined ? sentence : `${sentence} ${why}` }
}

/** A rule that no layout answers is for a person, wherever the system has what it is about. */
function answerOf(
  { look, of }: PersonRule,
  { placement }: MeasuredSystem,
): Pick<CodeFinding, 'result' | 'sentence'> {
  return placement.parts.some(ABOUT[of])
    ? { result: 'needs-a-person', sentence: look }
    : { result: 'not-applicable', sentence: `There are no ${of}.` }
}

const isStair = ({ part }: PlacedPart): boolean => part.kind === 'stair'

const ABOUT: Readonly<Record<PersonRule['of'], (placed: PlacedPart) => boolean>> = {
  ramps: isRamp,
  stairs: isStair,
  'ramps or stairs': (placed) => isRamp(placed) || isStair(placed),
  'any part': () => true,
}

const limitOf = (rule: MeasuredRule): number => ('atLeast' in rule ? rule.atLeast : rule.atMost)

/** What is left to a limit, to two decimals, so that rounding dust never breaks a rule; negative where it is broken. */
const marginTo = (limit: number, rule: MeasuredRule, value: number): number =>
  roundTo('atLeast' in rule ? value - limit : limit - value, 2)

type Judged = Pick<CodeFinding, 'measured' | 'margin' | 'result' | 'parts'> & {
  readonly look?: string | undefined
  readonly why?: string | undefined
}

/** The worst reading decides; a value that is not known asks for a person, unless another one fails. */
function judge(rule: MeasuredRule, readings: readonly Reading[]): Judged {
  const known = readings
    .flatMap((reading) => {
      const { value } = reading
      return value === null ? [] : [{ ...reading, value, margin: marginTo(limitOf(rule), rule, value) }]
    })
    .toSorted((a, b) => a.margin - b.margin)
  const [worst] = known
  const [unknown] = readings.filter(({ value }) => value === null)
  const measured = worst ? roundTo(worst.value, 2) : null
  const margin = worst?.margin ?? null
  if (worst && worst.margin < 0) {
    const broken = known.filter((one) => one.margin < 0)
    const result = broken.every((one) => isExcused(rule, one)) ? 'needs-a-person' : 'fail'
    const { why } = worst
    return { measured, margin, parts: unique(broken.flatMap(({ parts }) => parts)), result, why }
  }
  if (unknown) return { measured, margin, parts: unknown.parts, result: 'needs-a-person', look: unknown.look }
  return worst
    ? { measured, margin, parts: worst.parts, result: 'pass' }
    : { measured, margin, parts: [], result: 'not-applicable' }
}

/** Whether a broken limit is within the exception of its rule, as far as the rise lets the exception go. */
function isExcused(rule: MeasuredRule, { value, rise }: { value: number; rise?: number | null }): boolean {
  const { exception } = rule
  if (!exception || marginTo(exception.limit, rule, value) < 0) return false
  const steps = exception.upToRise
  if (!steps || rise === undefined || rise === null) return true
  return steps.some((step) => marginTo(step.limit, rule, value) >= 0 && isAtMost(rise, step.rise))
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]
