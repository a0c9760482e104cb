import { afterEach, expect, test, vi } from 'vitest'
import { chooseFile } from './choose-file.ts'

/** A file dialog that a person answers by choosing some files, or closes. */
function dialogAnswering(answer: 'change' | 'cancel', files: readonly string[]) {
  const listeners = new Map<string, () => void>()
  const input = {
    files,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    click: () => listeners.get(answer)?.(),
  }
  vi.stubGlobal('document', { createElement: () => input })
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a chosen file comes', 'change', ['a.zion'], 'a.zion'],
  ['a dialog that is closed brings none', 'cancel', [], null],
  ['and neither does one answered with nothing', 'change', [], null],
] as const)('%s [web-project-file-1]', async (_, answer, files, chosen) => {
  dialogAnswering(answer, files)
  expect(await chooseFile('.zion')).toBe(chosen)
})
