import { newLayout } from '@ramp/domain'
import { modelOf } from '@ramp/view3d'
import { expect, test } from 'vitest'
import { p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { type Made, makeModel } from './make-model.ts'
import { type Beside, modelMaker } from './model-maker.ts'
import type { ModelAsked, ModelMessage } from './model-messages.ts'

function besideThePage() {
  const asked: ModelAsked[] = []
  const worker: Beside = {
    onmessage: null,
    onerror: null,
    postMessage: (one) => asked.push(one),
    terminate: () => undefined,
  }
  const made: Made[] = []
  const maker = modelMaker(p3g, worker)
  const answer = (data: ModelMessage) => worker.onmessage?.({ data } as MessageEvent<ModelMessage>)
  return {
    asked,
    worker,
    answer,
    made,
    make: (layout = LAYOUT) => maker.make(layout, (one) => made.push(one)),
  }
}

const LAYOUT = wholeSystem('t1-switchback').layout
const MADE: Made = { model: modelOf({ solids: [], wayIn: null }), labels: [] }

test('the page asks a worker for the model and makes none itself', () => {
  const { asked, answer, made, make } = besideThePage()
  make()
  expect(asked.map(({ kind }) => kind)).toEqual(['catalogue', 'layout'])
  expect(made).toEqual([])
  answer({ kind: 'made', number: 1, made: MADE })
  expect(made).toEqual([MADE])
})

test('a model that was overtaken by an edit is not shown', () => {
  const { answer, made, make } = besideThePage()
  make(newLayout('P3G'))
  make()
  answer({ kind: 'made', number: 1, made: MADE })
  expect(made).toEqual([])
  answer({ kind: 'made', number: 2, made: MADE })
  expect(made).toEqual([MADE])
})

test.each(['answers that it failed', 'cannot be started'])(
  'the page makes the model when the worker %s',
  (how) => {
    const { worker, answer, made, make } = besideThePage()
    make()
    if (how === 'cannot be started') worker.onerror?.({} as ErrorEvent)
    else answer({ kind: 'failed', number: 1 })
    expect(made[0]).toEqual(makeModel(LAYOUT, p3g))
    expect(made[0]?.labels.length).toBeGreaterThan(10)
  },
)

test('a model survives the way from a worker to the page', () => {
  const { model, labels } = makeModel(LAYOUT, p3g)
  expect(structuredClone({ model, labels })).toEqual({ model, labels })
  expect(model.meshes.copies.flatMap(({ owners }) => [...owners]).length).toBeGreaterThan(100)
})
