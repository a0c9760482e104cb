import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { describe, expect, test } from 'vitest'
import type { ModelNode } from '../fixtures/read-glb.ts'
import { type Job, jobOf } from '../fixtures/read-job.ts'
import { inchesOf, tableRows } from '../fixtures/read-paper.ts'
import { drawnFrom } from './export-system.ts'

const SYSTEMS = [
  't1-switchback',
  't2-straight',
  't3-turnback',
  't4-l-shape-pickets',
  't5-phd-guards',
  'p2g-switchback-on-two-4x5',
  'p2g-two-5x5-braced-at-72',
  'p3g-8x5-braced-at-72',
  'p3g-rest-on-the-way',
  'phd-switchback',
] as const

const systemUrl = (name: string) =>
  new URL(`../../../packages/domain/fixtures/systems/${name}.json`, import.meta.url)

/** What one output says of a figure, in inches or as a count; null where it does not say it. */
type Readings = Readonly<Record<string, number | null>>

const maximum = (values: readonly (number | null)[]): number =>
  Math.max(...values.flatMap((value) => (value === null ? [] : [value])))
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
const inchesIn = (text: string | undefined): number | null => inchesOf(text ?? '')
const feetIn = (text: string | undefined): number | null => {
  const found = /^(\d+) ft$/.exec(text ?? '')
  return found ? Number(found[1]) * 12 : null
}

const nodesOf = (job: Job, pattern: RegExp): readonly ModelNode[] =>
  job.model.filter(({ name }) => pattern.test(name))
const deckOf = (job: Job, tag: string): ModelNode => {
  const node = job.model.find(({ name }) => name === tag)
  const deck = node?.children.find(({ name }) => ['ramp', 'platform', 'stair'].includes(name))
  if (!deck) throw new Error(`the model has no deck of ${tag}`)
  return deck
}
/** Over the ground, along x or z: parts of these systems lie square. */
const reach = ({ min, max }: ModelNode) => ({ x: max[0] - min[0], up: max[1] - min[1], z: max[2] - min[2] })

const crewRow = (job: Job, head: string, titles: readonly string[], name: string) =>
  tableRows(job.crew, titles).find((row) => row[head] === name)

/** The stretch of a chain that is as long as a figure to the sixteenth that its sum asks of it. */
const nearest = (texts: readonly string[], to: number): number | null => {
  const all = texts
    .flatMap((text) => inchesOf(text) ?? [])
    .toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))
  return all[0] ?? null
}

const tagged = (texts: readonly string[], pattern: RegExp): number =>
  new Set(texts.flatMap((text) => text.match(pattern) ?? [])).size

const ratioOf = (text: string | undefined): number | null => {
  const found = /1:([\d.]+)/.exec(text ?? '')
  return found ? Number(found[1]) : null
}

function rampFigures(job: Job, tag: string): Readonly<Record<string, Readings>> {
  const elevation = job.elevation.get(tag)
  const slopes = crewRow(job, 'Ramp', ['Ramp', 'Rise', 'Angle'], tag)
  const setOut = crewRow(job, 'Part', ['From W to near edge'], tag)
  const { x, up, z } = reach(deckOf(job, tag))
  const run = Math.max(
    ...[x, z].filter((one) => Math.abs(one - (inchesIn(slopes?.['Horizontal run']) ?? 0)) < 3),
  )
  const block = job.dxf.blocks.find(({ attributes }) => attributes.TAG === tag)
  const angle = Number.parseFloat(slopes?.Angle ?? '')
  const ordinates = ['W to near', 'W to far', 'S to left', 'S to right'].map((name) =>
    inchesIn(setOut?.[`From ${name} edge`]),
  )
  const [near, far, left, right] = ordinates.map((one) => one ?? Number.NaN)
  const laid = [Number(far) - Number(near), Number(right) - Number(left)]
  return {
    [`length of ${tag}`]: {
      elevation: inchesIn(elevation?.Length),
      'crew pack': feetIn(slopes?.Size),
      DXF: feetIn(block?.attributes.DESCRIPTION),
      model: Math.hypot(run, up),
    },
    [`run of ${tag}`]: {
      elevation: inchesIn(elevation?.Run),
      plan: nearest(job.permitTexts, run),
      'crew pack': inchesIn(slopes?.['Horizontal run']),
      'setting out': nearestOf(laid, run),
      DXF: nearest(job.dxf.dimensions, run),
      model: run,
    },
    [`rise of ${tag}`]: {
      elevation: inchesIn(elevation?.Rise),
      'crew pack': inchesIn(slopes?.Rise),
      model: up,
    },
    [`slope of ${tag}`]: {
      elevation: ratioOf(elevation?.Slope),
      // To a hundredth of a degree.
      'crew pack': Math.round(100 / Math.tan((angle * Math.PI) / 180)) / 100,
      plan: ratioOf(job.permitTexts.find((text) => text.startsWith('DN 1:'))),
      DXF: ratioOf(job.dxf.texts.find((text) => text.startsWith('DN 1:'))),
      model: run / up,
    },
  }
}

const nearestOf = (values: readonly number[], to: number): number | null =>
  values.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? null

function platformFigures(job: Job): Readonly<Record<string, Readings>> {
  const elevation = job.elevation.get('A')
  const setOut = crewRow(job, 'Part', ['From W to near edge'], 'A')
  const deck = deckOf(job, 'A')
  const { x, z } = reach(deck)
  const [near, far, left, right] = ['W to near', 'W to far', 'S to left', 'S to right'].map(
    (name) => inchesIn(setOut?.[`From ${name} edge`]) ?? Number.NaN,
  )
  const level = (texts: readonly string[]) =>
    inchesIn(texts.find((text) => /^level \+?\d/.test(text))?.replace('level ', ''))
  return {
    'depth of A': { 'setting out': Number(far) - Number(near), model: z, plan: nearest(job.permitTexts, z) },
    'width of A': {
      'setting out': Number(right) - Number(left),
      model: x,
      plan: nearest(job.permitTexts, x),
    },
    'length of A': {
      elevation: inchesIn(elevation?.Length),
      model: nearestOf([x, z], inchesIn(elevation?.Length) ?? 0),
    },
    'height of A': {
      plan: level(job.permitTexts),
      'crew pack': level(job.crewTexts),
      model: deck.max[1],
      engine: job.analysis.runs.heights.get(idOf(job, 'A'))?.top ?? null,
    },
  }
}

/** The part that the plan calls by a tag: the first platform on the walk is A. */
const idOf = ({ analysis }: Job, tag: string): string => {
  const first = analysis.placement.parts.find(({ part, isSystem }) => isSystem && part.kind === 'platform')
  if (!first || tag !== 'A') throw new Error(`no part is called ${tag}`)
  return first.part.id
}

function legFigures(job: Job): Readonly<Record<string, Readings>> {
  const crewLegs = tableRows(job.crew, ['Tag', 'Set height'])
  const permitLegs = tableRows(job.permit, ['Tag', 'Stock leg', 'Carries'])
  const inserts = job.dxf.blocks.filter(({ attributes }) => attributes.SETHEIGHT !== undefined)
  const first = crewLegs.find(({ Tag }) => Tag === 'L1')
  const [permitFirst] = permitLegs.filter(({ Tag }) => Tag === 'L1')
  const insert = inserts.find(({ attributes }) => attributes.TAG === 'L1')
  const stock = (name: string | undefined) => inserts.findIndex(({ attributes }) => attributes.STOCK === name)
  const { partsList, legs } = job.analysis
  return {
    'set height of L1': {
      'crew pack': inchesIn(first?.['Set height']),
      permit: inchesIn(permitFirst?.['Set height']),
      DXF: inchesIn(insert?.attributes.SETHEIGHT),
    },
    'stock of L1': {
      'crew pack': stock(first?.['Stock leg']),
      permit: stock(permitFirst?.['Stock leg']),
      DXF: stock(insert?.attributes.STOCK),
    },
    'number of legs': {
      'crew pack': crewLegs.length,
      permit: permitLegs.length,
      DXF: inserts.length,
      model: nodesOf(job, /^L\d+$/).length,
      engine: legs.length,
    },
    'pairs of legs': {
      'crew pack': Math.ceil(crewLegs.length / 2),
      'parts list': partsList.lines
        .filter(({ shortName }) => crewLegs.some((row) => row['Stock leg'] === shortName))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    },
  }
}

function countFigures(job: Job): Readonly<Record<string, Readings>> {
  const inserts = (kind: string) => job.dxf.blocks.filter(({ name }) => name.startsWith(`${kind}-`)).length
  const rows = (titles: readonly string[]) => tableRows(job.crew, titles)
  const setOut = rows(['From W to near edge'])
  const isOf = (letter: RegExp) => (row: Readonly<Record<string, string>>) => letter.test(row.Part ?? '')
  return {
    'number of ramps': {
      elevation: [...job.elevation.keys()].filter((tag) => /^R\d+$/.test(tag)).length,
      'crew pack': setOut.filter(isOf(/^R\d+$/)).length,
      DXF: inserts('RAMP'),
      model: nodesOf(job, /^R\d+$/).length,
    },
    'number of platforms': {
      elevation: [...job.elevation.keys()].filter((tag) => /^[A-Z]$/.test(tag)).length,
      'crew pack': setOut.filter(isOf(/^[A-Z]$/)).length,
      DXF: inserts('PLATFORM'),
      model: nodesOf(job, /^[A-Z]$/).length,
    },
    'number of closures': {
      permit: tagged(job.permitTexts, /^C\d+$/),
      'crew pack': rows(['Tag', 'Opening']).length,
      DXF: tagged(job.dxf.texts, /^C\d+$/),
      model: nodesOf(job, /^C\d+$/).length,
    },
    'number of braces': {
      'crew pack': rows(['Tag', 'At legs']).length,
      model: nodesOf(job, /^B\d+$/).length,
    },
  }
}

function wholeFigures(job: Job): Readonly<Record<string, Readings>> {
  const decks = job.model
    .filter(({ name }) => /^(R\d+|[A-Z])$/.test(name))
    .map(({ name }) => deckOf(job, name))
  const along = (axis: 0 | 1 | 2) => spread(decks.flatMap(({ min, max }) => [min[axis], max[axis]]))
  const sum = job.permitTexts.find((text) => text.startsWith('Ramps together'))
  const [, run, rise] = /run (\S+(?: \S+)?"), rise (.+)$/.exec(sum ?? '') ?? []
  const check = job.crewTexts.join(' ').match(/sill is (\d[^"]*") above/)?.[1]
  const heights = job.permitTexts.filter((text) => /^(\+\d[^']*"|0")$/.test(text)).map(inchesOf)
  const [figures] = job.analysis.runs.figures
  const setOut = tableRows(job.crew, ['From W to near edge'])
  const ordinates = (names: readonly string[]) =>
    spread(setOut.flatMap((row) => names.flatMap((name) => inchesIn(row[name]) ?? [])))
  const across = ordinates(['From S to left edge', 'From S to right edge'])
  const out = ordinates(['From W to near edge', 'From W to far edge'])
  const load = tableRows(job.crew, ['Pieces', 'Each', 'All'])
  const ramps = [...job.elevation].filter(([tag]) => /^R\d+$/.test(tag))
  const clear = job.permitTexts.find((text) => text.endsWith(' clear'))
  return {
    rise: {
      elevation: inchesIn(rise),
      plan: maximum(heights),
      'crew pack': inchesIn(check),
      model: along(1) - lowest(decks),
      engine: figures ? figures.top - figures.bottom : null,
    },
    'run of all ramps': {
      elevation: inchesIn(run),
      schedule: ramps.reduce((total, [, row]) => total + (inchesIn(row.Run) ?? Number.NaN), 0),
    },
    'width of all': {
      'setting out': across,
      plan: nearest(job.permitTexts, across),
      DXF: nearest(job.dxf.dimensions, across),
      model: along(0),
    },
    'depth of all': {
      'setting out': out,
      plan: nearest(job.permitTexts, out),
      DXF: nearest(job.dxf.dimensions, out),
      model: along(2),
    },
    'clear width': {
      detail: inchesIn(clear?.replace(' clear', '')),
      catalogue: job.analysis.layout.project.rampWidth,
      model: betweenPosts(job, 'R1'),
    },
    weight: {
      'load list': load.reduce((total, row) => total + Number(row.All), 0),
      'parts list': job.analysis.partsList.weight,
    },
  }
}

/** Across a ramp, from the posts of one side to those of the other. */
function betweenPosts(job: Job, tag: string): number {
  const axis = reach(deckOf(job, tag)).x < reach(deckOf(job, tag)).z ? 0 : 2
  const posts =
    job.model.find(({ name }) => name === tag)?.children.filter(({ name }) => name === 'post') ?? []
  const middle = (deckOf(job, tag).min[axis] + deckOf(job, tag).max[axis]) / 2
  const [here, there] = [
    posts.filter(({ max }) => max[axis] < middle),
    posts.filter(({ min }) => min[axis] > middle),
  ]
  return Math.min(...there.map(({ min }) => min[axis])) - Math.max(...here.map(({ max }) => max[axis]))
}
const lowest = (decks: readonly ModelNode[]): number => Math.min(...decks.map(({ min }) => min[1]), 0)

/** Rounded to a sixteenth each, and up to one more where a chain has to add up. */
const SIXTEENTH = 1 / 16 + 0.04

describe.each(SYSTEMS)('the figures of %s', (name) => {
  const job = jobOf(drawnFrom(readFileSync(systemUrl(name), 'utf8'), readCatalogue))
  const last = `R${nodesOf(job, /^R\d+$/).length}`
  const hasPlatform = nodesOf(job, /^A$/).length > 0
  const figures = {
    ...rampFigures(job, 'R1'),
    ...rampFigures(job, last),
    ...(hasPlatform ? platformFigures(job) : {}),
    ...legFigures(job),
    ...countFigures(job),
    ...wholeFigures(job),
  }

  test.each(Object.entries(figures))('%s is one number wherever it is read', (_figure, readings) => {
    const said = Object.entries(readings).filter(([, value]) => value !== null)
    const values = said.map(([, value]) => value ?? Number.NaN)
    expect(said.length).toBeGreaterThan(1)
    expect(spread(values), JSON.stringify(readings)).toBeLessThanOrEqual(SIXTEENTH)
  })

  test('are two dozen or more', () => {
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(hasPlatform ? 24 : 20)
  })
})
