import { readFileSync } from 'node:fs'
import {
  analyse,
  codesOf,
  fitted,
  type Layout,
  moveSite,
  NO_WISHES,
  newLayout,
  newPart,
  type Proposal,
  setRise,
  setSite,
  verdictOf,
} from '@ramp/domain'
import { Editor, takeRamp, undo } from '@ramp/editor'
import { readSiteDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { fitRequestOf } from './fit-request-of.ts'
import { toVerifyAfter } from './fit-words.ts'

const QUESTION = { codes: codesOf('P3G'), wishes: NO_WISHES, keep: [] }

const started = (layout: Layout) => new Editor({ layout, catalogue: p3g, analyse })

const withRise = (rise: number, change: Partial<Layout['project']> = {}): Layout => {
  const layout = setRise(rise)(newLayout('P3G'))
  return { ...layout, project: { ...layout.project, ...change } }
}

/** One of the described sites, on the canvas. */
function onSite(name: string): Layout {
  const json = readFileSync(`packages/domain/fixtures/sites/${name}.json`, 'utf8')
  const { site, project } = readSiteDescription(JSON.parse(json))
  const layout = newLayout('P3G')
  return setSite(moveSite(site, { x: 480, y: 300 }))({
    ...layout,
    project: { ...layout.project, ...project },
  })
}

function proposalsFor(layout: Layout): readonly [Proposal, ...Proposal[]] {
  const ask = fitRequestOf(layout, QUESTION)
  const [first, ...others] = ask ? fitted(ask, { catalogue: p3g }).proposals : []
  if (!first) throw new Error('Nothing fits')
  return [first, ...others]
}

describe('taking a ramp that fits', () => {
  test('for a rise alone keeps what else is known of the site', () => {
    const box = [0, 900, 900, 0].map((x, index) => ({ x, y: index < 2 ? 0 : 700 }))
    const photo = { id: 'p1', of: 'door' as const, at: { x: 10, y: 10 }, faces: 0, caption: 'Front' }
    const layout = withRise(12)
    const [door] = layout.site.doors
    if (!door) throw new Error('no door')
    const doors = [{ ...door, name: 'Back door', width: 34 }]
    const known = setSite({ ...layout.site, doors, lot: box, photos: [photo], north: 90 })(layout)
    const [first] = proposalsFor(known)
    const editor = started(known)
    expect(takeRamp(editor, first.layout)).toBe(true)
    const { site, version } = editor.decided
    expect(site).toMatchObject({ lot: box, photos: [photo], north: 90 })
    expect(site.doors[0]).toMatchObject({ name: 'Back door', width: 34 })
    expect(version).toBe(3)
    undo(editor)
    expect(editor.decided.site).toEqual(known.site)
  })

  test.each([2, 4, 8, 24, 31])('for a rise of %d in costs what was shown, whichever was taken', (rise) => {
    const layout = withRise(rise)
    for (const { layout: offered, price, kind } of proposalsFor(layout)) {
      const editor = started(layout)
      expect(takeRamp(editor, offered)).toBe(true)
      const { partsList, issues } = editor.analysis
      const { toVerify } = verdictOf(editor.analysis)
      expect({ kind, toVerify }).toEqual({ kind, toVerify: toVerifyAfter(offered, layout, p3g) })
      expect({ kind, price: partsList.partsTotal }).toEqual({ kind, price })
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(editor.state.mode).toBe('confirm')
      // A threshold has no steps to confirm.
      if (kind !== 'threshold') expect(editor.decided.confirmedSteps).toContain('bracing')
    }
  })

  test('for a rise alone says no more of the door than was entered, and the rise typed again is the height of its sill', () => {
    const layout = withRise(31)
    const editor = started(layout)
    takeRamp(editor, proposalsFor(layout)[0].layout)
    const [door] = editor.decided.site.doors
    expect(door).toEqual({ id: 'door-1', sill: 31, stepDown: 0.125 })
    const [typed] = setRise(28)(editor.decided).site.doors
    expect(typed).toEqual({ id: 'door-1', sill: 28, stepDown: 0 })
  })

  test.each(['s5-falling-ground', 's6-rising-ground', 's7-tree-in-the-middle'])(
    'on the site %s costs what was shown',
    (name) => {
      const layout = onSite(name)
      for (const { layout: offered, price, kind } of proposalsFor(layout)) {
        const editor = started(layout)
        expect(takeRamp(editor, offered)).toBe(true)
        expect({ kind, price: editor.analysis.partsList.partsTotal }).toEqual({ kind, price })
      }
    },
  )

  test('takes the place of what was drawn, and one undo brings that back', () => {
    const item = p3g.byShortName.get('PPS55TL')
    const drawn = item && newPart(item, 'drawn', { x: 480, y: 200 }, 0)
    const before = { ...withRise(24), parts: drawn ? [drawn] : [] }
    expect(before.parts).toHaveLength(1)
    const editor = started(before)
    const [first] = proposalsFor(before)
    takeRamp(editor, first.layout)
    expect(editor.decided.parts.map(({ id }) => id)).toEqual(first.layout.parts.map(({ id }) => id))
    undo(editor)
    expect(editor.state.layout).toBe(before)
  })

  test('grows a canvas that is too small for it', () => {
    const small = withRise(24, { canvas: { width: 500, height: 300 } })
    const editor = started(small)
    takeRamp(editor, proposalsFor(small)[0].layout)
    expect(editor.decided.project.canvas.height).toBeGreaterThan(300)
    expect(editor.decided.parts.length).toBeGreaterThan(0)
  })
})

describe('what is asked', () => {
  test('is nothing where neither a site nor a rise is known', () =>
    expect(fitRequestOf(newLayout('P3G'), QUESTION)).toBeNull())

  test('is open ground before a door where only the rise is known', () =>
    expect(fitRequestOf(withRise(24), QUESTION)?.site).toMatchObject({
      doors: [{ sill: 24, stepDown: 0, faces: 180 }],
    }))

  test('is the site where the door has its place', () => {
    const layout = withRise(24)
    const doors = layout.site.doors.map((door) => ({ ...door, at: { x: 1, y: 2 }, faces: 90 as const }))
    const site = { ...layout.site, doors }
    expect(fitRequestOf({ ...layout, site }, QUESTION)?.site).toEqual(site)
  })
})
