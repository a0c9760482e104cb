import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atNextFrame } from './next-frame.ts'

let waiting = new Map<number, () => void>()

beforeEach(() => {
  waiting = new Map()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    last += 1
    waiting.set(last, act)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
})
afterEach(() => vi.unstubAllGlobals())

function deferred() {
  let resolve: () => void = () => undefined
  let reject: () => void = () => undefined
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve: () => resolve(), reject: () => reject() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

function nextFrame() {
  const acts = [...waiting.values()]
  waiting.clear()
  for (const act of acts) act()
}

test('what is asked for twice is done once', () => {
  const act = vi.fn(() => null)
  const frame = atNextFrame(act)
  frame.ask()
  frame.ask()
  nextFrame()
  nextFrame()
  expect(act).toHaveBeenCalledTimes(1)
})

test('nothing is drawn until what it needs is there, and then it is drawn by itself', async () => {
  const act = vi.fn(() => null)
  const frame = atNextFrame(act)
  frame.ask()
  const shaders = deferred()
  frame.after(shaders.promise)
  frame.ask()
  nextFrame()
  expect(act).not.toHaveBeenCalled()
  shaders.resolve()
  await shaders.promise
  nextFrame()
  expect(act).toHaveBeenCalledTimes(1)
})

test('of two that are waited for the last one counts', async () => {
  const act = vi.fn(() => null)
  const frame = atNextFrame(act)
  const [first, last] = [deferred(), deferred()]
  frame.after(first.promise)
  frame.after(last.promise)
  first.resolve()
  await first.promise
  nextFrame()
  expect(act).not.toHaveBeenCalled()
  last.resolve()
  await last.promise
  nextFrame()
  expect(act).toHaveBeenCalledTimes(1)
})

test('the next picture waits for the one before, also when that never came', async () => {
  const pictures = [deferred(), deferred()]
  const act = vi.fn(() => pictures[act.mock.calls.length - 1]?.promise ?? null)
  const frame = atNextFrame(act)
  frame.ask()
  nextFrame()
  frame.ask()
  frame.ask()
  nextFrame()
  expect(act).toHaveBeenCalledTimes(1)
  pictures[0]?.reject()
  await settled()
  nextFrame()
  expect(act).toHaveBeenCalledTimes(2)
  pictures[1]?.resolve()
  await settled()
  nextFrame()
  expect(act).toHaveBeenCalledTimes(2)
})

test('nothing is drawn after the end, whatever was waited for', async () => {
  const act = vi.fn(() => null)
  const frame = atNextFrame(act)
  const shaders = deferred()
  frame.after(shaders.promise)
  frame.end()
  shaders.resolve()
  await settled()
  nextFrame()
  expect(act).not.toHaveBeenCalled()
})
