import { DEFAULT_OFFER } from '@ramp/papers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceOf, hasDroppedTicks, saveChoice, savedChoice } from './paper-choice.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('what was chosen for a paper is chosen again', () => {
  const choice = { ...savedChoice(), kind: 'offer', offer: { ...DEFAULT_OFFER, price: 'none' } } as const
  saveChoice(choice)
  expect(savedChoice()).toEqual(choice)
})

test('a live load and a soil that were entered are kept, in this browser and for the project', () => {
  const entered = { deckLoad: 60, soilBearing: 1500 }
  const choice = { ...savedChoice(), permit: { ...savedChoice().permit, ...entered } }
  expect(choiceOf(choice).permit).toMatchObject(entered)
  saveChoice(choice)
  expect(savedChoice().permit).toMatchObject(entered)
})

test('a file for other programs is remembered too', () => {
  saveChoice({ ...savedChoice(), kind: 'usdz' })
  expect(savedChoice().kind).toBe('usdz')
})

test('lists of departments are ticked for one project: the next one goes by its address', () => {
  const { permit } = savedChoice()
  saveChoice({ ...savedChoice(), permit: { ...permit, sheet: 'arch-c', authorities: ['monterey-ca'] } })
  expect(savedChoice().permit).toMatchObject({ sheet: 'arch-c', authorities: 'auto' })
})

test('what was chosen for a project is chosen for it again, departments too; another project goes by what was chosen last', () => {
  const { permit } = savedChoice()
  saveChoice({ ...savedChoice(), kind: 'crew' })
  const own = {
    ...savedChoice(),
    kind: 'permit',
    permit: { ...permit, sheet: 'arch-c', authorities: ['monterey-ca'] },
  }
  expect(choiceOf(JSON.parse(JSON.stringify(own)))).toEqual(own)
  expect(choiceOf(null).kind).toBe('crew')
})

test('who surveyed a site, and when, stays with its project', () => {
  const survey = { surveyedBy: 'Dana Miller', surveyedOn: '2026-11-20' }
  const own = { ...savedChoice(), kind: 'survey', survey } as const
  expect(choiceOf(JSON.parse(JSON.stringify(own)))).toEqual(own)
  saveChoice(own)
  expect(savedChoice()).toMatchObject({ kind: 'survey', survey: { surveyedBy: '', surveyedOn: '' } })
  expect(window.localStorage.getItem('papers')).not.toContain('Dana Miller')
  expect(choiceOf({ kind: 'survey', survey: { surveyedBy: 7 } }).survey.surveyedBy).toBe('')
})

test('ticks of an older version are dropped and told, and the price and the days stay as they were', () => {
  const older = {
    kind: 'offer',
    offer: { price: 'itemized', validDays: 14, included: ['delivery', 'installation', 'tax'] },
  }
  const { offer } = choiceOf(older)
  expect(offer).toEqual({ ...DEFAULT_OFFER, price: 'itemized', validDays: 14 })
  expect(hasDroppedTicks(older)).toBe(true)
  expect(hasDroppedTicks({ ...older, offer })).toBe(false)
  // Also where they were chosen last in this browser, and not for this project.
  window.localStorage.setItem('papers', JSON.stringify(older))
  expect(savedChoice().offer).toEqual(offer)
  expect(hasDroppedTicks(null)).toBe(true)
  saveChoice(savedChoice())
  expect(hasDroppedTicks(null)).toBe(false)
})

test.each([
  ['nothing', null],
  ['something else', '"permit"'],
  ['another kind of paper', '{"kind":"poster","offer":7}'],
  ['a wrong kind of value', '{"offer":{"validDays":"soon","included":"all"}}'],
])('kept was %s: the usual is chosen', (_title, text) => {
  const usual = savedChoice()
  if (text !== null) window.localStorage.setItem('papers', text)
  expect(savedChoice()).toEqual(usual)
})

test('whose part a proposal states stays with its project', () => {
  const own = { ...savedChoice(), kind: 'offer', offer: { ...DEFAULT_OFFER, payer: 'VA' } } as const
  expect(choiceOf(JSON.parse(JSON.stringify(own))).offer.payer).toBe('VA')
  saveChoice(own)
  expect(savedChoice().offer.payer).toBeNull()
})
