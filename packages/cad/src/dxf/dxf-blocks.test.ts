import { type Analysis, analyse, type Site } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { datumOf, partTags, taggedLegs } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { type Entity, entitiesOf, pairsOf, saidOf } from '../../fixtures/read-dxf.ts'
import { systemFiles, systemOf } from '../../fixtures/systems.ts'
import { dxfOf } from './dxf-of.ts'

const readOf = (analysis: Analysis): readonly Entity[] => entitiesOf(pairsOf(dxfOf(analysis, 'a system')))

type Use = {
  readonly block: string
  readonly x: number
  readonly y: number
  readonly says: Readonly<Record<string, string>>
}

/** Uses of blocks, with the attributes that follow each. */
function usesIn(entities: readonly Entity[]): readonly Use[] {
  const uses: (Use & { says: Record<string, string> })[] = []
  for (const one of entities) {
    const last = uses.at(-1)
    if (one.kind === 'INSERT')
      uses.push({
        block: saidOf(one, 2) ?? '',
        x: Number(saidOf(one, 10)),
        y: Number(saidOf(one, 20)),
        says: {},
      })
    if (one.kind === 'ATTRIB' && last) last.says[saidOf(one, 2) ?? ''] = saidOf(one, 1) ?? ''
  }
  return uses
}

const textsIn = (entities: readonly Entity[], kind: string): readonly (string | undefined)[] =>
  entities.filter((one) => one.kind === kind).map((one) => saidOf(one, 1))

const LOOKED_AT = [
  't1-switchback',
  't5-phd-guards',
  't6-stair',
  'p2g-45-degree',
  'four-lanes',
  'straight-104-ft',
]

describe.each(LOOKED_AT)('the blocks of %s', (name) => {
  const analysis = systemOf(name)
  const entities = readOf(analysis)
  const uses = usesIn(entities)

  test('each leg has its tag, its stock and its set height', () => {
    const legs = taggedLegs(analysis)
    expect(legs.length).toBeGreaterThan(1)
    expect(uses.flatMap(({ says }) => (says.SETHEIGHT === undefined ? [] : [says]))).toEqual(
      legs.map(({ tag, stock, setHeight }) => ({
        TAG: tag,
        STOCK: stock ?? '',
        SETHEIGHT: lengthText(setHeight, 'leg-setting'),
      })),
    )
  })

  test('each part has its tag, its item and what it is, in a block of that item', () => {
    const found = uses.filter(({ says }) => says.ITEM !== undefined && says.TAG !== '')
    const tags = [...partTags(analysis).values()]
    expect(found.map(({ says }) => says.TAG).toSorted()).toEqual(tags.toSorted())
    for (const { block, says } of found) expect(block.endsWith(`-${says.ITEM}`)).toBe(true)
    for (const { says } of found) expect(says.DESCRIPTION).not.toBe('')
  })

  test('every use with attributes is closed, and its block asks for those attributes', () => {
    const asked = new Map<string, string[]>()
    let block = ''
    for (const one of entities) {
      if (one.kind === 'BLOCK') block = saidOf(one, 2) ?? ''
      if (one.kind === 'ATTDEF') asked.set(block, [...(asked.get(block) ?? []), saidOf(one, 2) ?? ''])
    }
    const carrying = uses.filter(({ says }) => Object.keys(says).length > 0)
    expect(entities.filter(({ kind }) => kind === 'SEQEND')).toHaveLength(carrying.length)
    for (const one of carrying) expect(asked.get(one.block)).toEqual(Object.keys(one.says))
  })

  test('the plan has no tag twice', () => {
    expect(textsIn(entities, 'ATTRIB').filter((text) => text === 'L1')).toHaveLength(1)
    const plan = entities.slice(
      0,
      entities.findIndex((one) => saidOf(one, 1) === 'PLAN'),
    )
    const tags = [...partTags(analysis).values(), ...taggedLegs(analysis).map(({ tag }) => tag)]
    expect(textsIn(plan, 'TEXT').length).toBeGreaterThan(2)
    expect(textsIn(plan, 'TEXT').filter((text) => tags.includes(text ?? ''))).toEqual([])
  })
})

/** Between them they have a block of every kind; of the others a part is enough. */
const WITH_ALL_KINDS = ['t1-switchback', 'p3g-two-45-degree-pieces']

test('a block of one name draws the same in every system', () => {
  const seen = new Map<string, string>()
  const often = systemFiles.filter(({ name }, index) => index % 5 === 0 || WITH_ALL_KINDS.includes(name))
  for (const { name } of often)
    for (const [block, drawn] of drawnBlocks(readOf(systemOf(name)))) {
      expect([block, drawn]).toEqual([block, seen.get(block) ?? drawn])
      seen.set(block, drawn)
    }
  for (const name of ['LEG-PSL28PR', 'FOOT-STANDARD', 'FOOT-STANDARD-T45', 'RAMP-PRSTL8'])
    expect([...seen.keys()]).toContain(name)
  expect([...seen.keys()].filter((name) => !/^[A-Z]+(-[A-Z0-9]+)+$/.test(name))).toEqual([])
}, 60_000)

/** What the blocks that are not pictures of dimensions hold, without handles. */
function drawnBlocks(entities: readonly Entity[]): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>()
  let name = ''
  for (const one of entities) {
    if (one.kind === 'BLOCK') name = saidOf(one, 2) ?? ''
    if (one.kind === 'ENDBLK') name = ''
    if (name === '' || name.startsWith('*')) continue
    const own = one.pairs.filter(([code]) => code !== 5 && code !== 330)
    const text = own.map(([code, value]) => `${code} ${code >= 10 && code < 40 ? placeOf(value) : value}`)
    blocks.set(name, `${blocks.get(name) ?? ''}${one.kind} ${text.join(' ')}\n`)
  }
  return blocks
}

const placeOf = (value: string): number => Math.round(Number(value) * 100) / 100 + 0

/** T1 with more of its site known. */
function onSite(site: Partial<Site>): Analysis {
  const { layout, catalogue } = systemOf('t1-switchback')
  return analyse({ ...layout, site: { ...layout.site, ...site } }, catalogue)
}

describe('the site of a DXF', () => {
  const corner = (x: number, y: number) => ({ x, y })
  const lot = [corner(300, 100), corner(900, 100), corner(900, 700), corner(300, 700)]
  const entities = readOf(
    onSite({
      north: 30,
      lot,
      setback: 24,
      things: [
        { kind: 'obstacle', name: 'Old oak', at: corner(700, 520), radius: 30, clearance: 12 },
        { kind: 'obstacle', name: 'Bench', at: corner(800, 600), radius: 10, clearance: 0, fate: 'moves' },
        { kind: 'septic-lid', name: 'Septic lid', at: corner(380, 640), radius: 14 },
      ],
    }),
  )

  test.each([
    ['LOT LINE 1', 'C-PROP'],
    ['LOT LINE 4', 'C-PROP'],
    ['YARD LINE', 'C-PROP'],
    ['OLD OAK', 'C-SITE'],
    ['SEPTIC LID', 'C-UTIL'],
  ])('names %s on %s', (said, layer) => {
    const found = entities.filter((one) => one.kind === 'TEXT' && saidOf(one, 1) === said)
    expect(found.map((one) => saidOf(one, 8))).toEqual([layer])
  })

  test('leaves out what is moved before installation', () => {
    expect(textsIn(entities, 'TEXT')).not.toContain('BENCH')
  })

  test('draws a round lid as one outline', () => {
    const drawn = entities.filter((one) => one.kind === 'LWPOLYLINE' && saidOf(one, 8) === 'C-UTIL')
    expect(drawn).toHaveLength(1)
  })

  test('has an arrow turned to the north, and none where north is not known', () => {
    const arrows = (all: readonly Entity[]) =>
      all.filter((one) => one.kind === 'INSERT' && saidOf(one, 2) === 'NORTH').map((one) => saidOf(one, 50))
    // A site has north clockwise from up, a file counterclockwise.
    expect(arrows(entities)).toEqual(['330'])
    expect(arrows(readOf(systemOf('t1-switchback')))).toEqual([])
  })
})

describe('the origin of a DXF', () => {
  const door = { x: 480, y: 260 }
  const movedT1 = (by: number): Analysis => {
    const { layout, catalogue } = systemOf('t1-switchback')
    const moved = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + by, y: y + by })
    return analyse(
      {
        ...layout,
        parts: layout.parts.map((part) => ({ ...part, at: moved(part.at) })),
        site: {
          ...layout.site,
          doors: [{ id: 'door-1', sill: 31, stepDown: 0, at: moved(door), faces: 180 }],
        },
      },
      catalogue,
    )
  }

  test('is the middle of the door on the face of the wall, and the legend says so', () => {
    const analysis = movedT1(0)
    expect(datumOf(analysis)?.at).toEqual(door)
    const entities = readOf(analysis)
    expect(textsIn(entities, 'TEXT')).toContain('Origin 0,0: middle of the door on the face of the wall.')
    const [leg] = taggedLegs(analysis)
    const [use] = usesIn(entities).filter(({ says }) => says.TAG === 'L1')
    expect(use?.x).toBeCloseTo((leg?.at.x ?? 0) - door.x, 6)
    expect(use?.y).toBeCloseTo(door.y - (leg?.at.y ?? 0), 6)
  })

  test('goes with its door: a drawing moved as a whole is the same file', () => {
    const placesOf = (analysis: Analysis) =>
      usesIn(readOf(analysis)).map(({ block, x, y }) => `${block} ${x.toFixed(3)} ${y.toFixed(3)}`)
    expect(placesOf(movedT1(96))).toEqual(placesOf(movedT1(0)))
  })

  test('without a door is the edge of the first part, and the legend says so', () => {
    const said = textsIn(readOf(systemOf('t1-switchback')), 'TEXT').filter((text) =>
      text?.startsWith('Origin'),
    )
    expect(said).toEqual(['Origin 0,0: middle of the entrance edge of the first part. Door not entered.'])
  })
})
