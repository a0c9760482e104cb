import { describe, expect, test } from 'vitest'
import { p3g } from '../../fixtures/p3g.ts'
import { newLayout } from '../model/layout/new-layout.ts'
import { newPart } from '../model/layout/new-part.ts'
import { childRailsOf, loopsOf } from '../model/layout/own-choices.ts'
import type { PartId } from '../model/layout/part.ts'
import { setProject, touchesPathway } from './choice-edits.ts'
import type { Edit } from './edit.ts'
import { flipTowers, setLogicless, setLooks, setRailChoices, setResting, turnLabels } from './part-choices.ts'
import { addPart } from './part-edits.ts'

const layout = [
  ['ramp', 'PRSTL8'],
  ['deck', 'PPS55TL'],
  ['gate', 'PUG'],
  ['tower', 'VPLT'],
].reduce((made, [id = '', shortName = '']) => {
  const item = p3g.byShortName.get(shortName)
  const part = item && newPart(item, id, { x: 0, y: 0 }, 0)
  return part ? addPart(part)(made) : made
}, newLayout('P3G'))

const partAfter = (id: PartId, ...edits: readonly Edit[]) =>
  edits.reduce((made, edit) => edit(made), layout).parts.find((part) => part.id === id)
const partBefore = (id: PartId) => partAfter(id)

describe('what a person chooses for one part', () => {
  test('loops and child rails of its own, until the project decides again [edits-7]', () => {
    expect(partAfter('ramp', setRailChoices(['ramp'], { loops: false, childRails: true }))).toMatchObject({
      loops: false,
      childRails: true,
    })
    const back = setRailChoices(['ramp'], { loops: undefined })
    expect(partAfter('ramp', setRailChoices(['ramp'], { loops: false }), back)).toEqual(partBefore('ramp'))
    expect(partAfter('gate', setRailChoices(['gate'], { loops: false }))).toEqual(partBefore('gate'))
  })

  test('a label turns in eighths and starts again after a full turn [edits-9]', () => {
    expect(partAfter('ramp', turnLabels(['ramp'], 3))?.looks?.textRotation).toBe(135)
    expect(partAfter('ramp', turnLabels(['ramp'], 8))?.looks?.textRotation).toBe(0)
    expect(partAfter('ramp', turnLabels(['ramp'], -1))?.looks?.textRotation).toBe(315)
  })

  test('another name and size of letters, and back to the drawing’s own [edits-10]', () => {
    const named = setLooks(['deck'], { label: 'PORCH', fontSize: 6 })
    expect(partAfter('deck', named)?.looks).toEqual({ label: 'PORCH', fontSize: 6 })
    expect(partAfter('deck', named, setLooks(['deck'], { label: undefined, fontSize: undefined }))).toEqual(
      partBefore('deck'),
    )
  })

  test('resting is for platforms, the tower side for lifts [edits-6]', () => {
    expect(partAfter('deck', setResting('deck', true))).toMatchObject({ isResting: true })
    expect(partAfter('ramp', setResting('ramp', true))).toEqual(partBefore('ramp'))
    expect(partAfter('tower', flipTowers(['tower']))).toMatchObject({ isTowerFlipped: true })
    expect(partAfter('tower', flipTowers(['tower']), flipTowers(['tower']))).toEqual(partBefore('tower'))
  })

  test('lettering asks no step again; taking a part out of the logic does', () => {
    expect(touchesPathway(layout, setLooks(['deck'], { label: 'PORCH' })(layout))).toBe(false)
    expect(touchesPathway(layout, setRailChoices(['deck'], { loops: false })(layout))).toBe(true)
    expect(touchesPathway(layout, setLogicless(['deck'], true)(layout))).toBe(true)
    expect(partAfter('deck', setLogicless(['deck'], true), setLogicless(['deck'], false))).toEqual(
      partBefore('deck'),
    )
  })
})

describe('options of the project hold for parts added from now on (spec 2 §2.3)', () => {
  const endCaps = setProject({ loops: false, childRails: true })(layout)
  const ramp = partBefore('ramp')
  const added = ramp ? addPart({ ...ramp, id: 'later' })(endCaps) : endCaps
  const railsOf = (id: PartId) => {
    const part = added.parts.find((one) => one.id === id)
    return part && [loopsOf(part, added.project), childRailsOf(part, added.project)]
  }

  test('a part keeps the loops and child rails it was added with, a later one follows the new options', () => {
    expect(railsOf('ramp')).toEqual([true, false])
    expect(railsOf('deck')).toEqual([true, false])
    expect(railsOf('later')).toEqual([false, true])
  })

  test('a part without rails is left as it is, and so is every part by other options', () => {
    expect(endCaps.parts.find(({ id }) => id === 'gate')).toBe(partBefore('gate'))
    expect(setProject({ name: 'Harper', loops: true })(layout).parts).toBe(layout.parts)
  })

  test('no step is asked again, for nothing of the system has changed', () => {
    expect(touchesPathway(layout, endCaps)).toBe(false)
    const named = setLooks(['deck'], { label: 'PORCH' })
    expect(touchesPathway(named(layout), named(endCaps))).toBe(false)
    expect(touchesPathway(layout, named(endCaps))).toBe(false)
    expect(touchesPathway(endCaps, setRailChoices(['ramp'], { loops: false })(endCaps))).toBe(true)
  })
})
