import { readSavedProject } from '@ramp/formats'
import type { Action } from './fuzz-driver.ts'
import { brokenJson, garbageText } from './garbage.ts'
import { journalText, offCanvas } from './saved.ts'

const KEYS = [
  'Delete',
  'Backspace',
  'Escape',
  'Enter',
  'Space',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Control+ArrowLeft',
  'Control+ArrowUp',
  'Control+ArrowDown',
  'Control+ArrowRight',
  'Shift+ArrowLeft',
  'Alt+ArrowDown',
  'r',
  'Shift+R',
  'f',
  '?',
  'Control+d',
  'Control+c',
  'Control+x',
  'Control+v',
  'Control+z',
  'Control+y',
  'Control+Shift+z',
  'Control+a',
  'Control+s',
  'Control+r',
  'Home',
  'End',
  'PageDown',
  'x',
  'v',
  'b',
  'c',
  'F2',
  'F6',
  'j',
] as const

const press: Action = async ({ page, dice, note }) => {
  const key = dice.pick(KEYS)
  note(`press ${key}`)
  for (let times = dice.onceIn(6) ? dice.between(2, 9) : 1; times > 0; times--) await page.keyboard.press(key)
}

const steps: Action = async ({ page, dice, note }) => {
  note('undo and redo')
  for (let times = dice.between(1, 8); times > 0; times--)
    await page.keyboard.press(dice.pick(['Control+z', 'Control+z', 'Control+y']))
}

const hold: Action = async ({ page, dice, note }) => {
  const key = dice.pick(['v', 'b', 'c', 'x', ' ', 'ArrowRight', 'ArrowDown', 'Shift'])
  note(`hold ${key}`)
  await page.keyboard.down(key)
  await page.keyboard.down(key)
  if (!dice.onceIn(10)) await page.keyboard.up(key)
}

/** The same as the browser does when somebody pastes, without asking for its clipboard. */
const paste: Action = async ({ page, dice, note }) => {
  note('paste garbage')
  const data = {
    'text/plain': garbageText(dice),
    'text/html': '<b onclick="x()">bold</b>',
    'image/png': '\u0089PNG',
  }
  await page.evaluate(pasteInto, data)
}

const pasteBroken: Action = async ({ page, dice, note }) => {
  const journal = await journalText(page)
  if (journal === null) return
  const text = brokenJson(journal.replace('rampwright-journal/1', 'rampwright-parts/1'), dice)
  note(`paste a broken layout of ${text.length} characters`)
  await page.evaluate(pasteInto, { 'text/plain': text })
}

/** The backup in the browser's storage is damaged, and a person asks for it. */
const loadBroken: Action = async ({ page, dice, note, strangers }) => {
  note('load a broken backup')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  const saved = await page.evaluate(() => localStorage.getItem('autoSave'))
  if (saved === null) return
  const broken = brokenJson(saved, dice)
  const reading = readSavedProject(broken)
  if (reading.isReadable) {
    const { layout } = reading.saved
    for (const { id } of [...offCanvas(layout), ...layout.parts]) strangers.add(id)
  }
  await page.evaluate((text) => localStorage.setItem('autoSave', text), broken)
  try {
    await page.getByRole('button', { name: /^File/ }).click({ timeout: 1000 })
    await page.getByRole('menuitem', { name: 'Load from history' }).click({ timeout: 1000 })
  } finally {
    await page.evaluate((text) => localStorage.setItem('autoSave', text), saved)
  }
}

function pasteInto(data: Readonly<Record<string, string>>) {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const keyActions = {
  press: [press, 14],
  steps: [steps, 6],
  hold: [hold, 2],
  paste: [paste, 2],
  pasteBroken: [pasteBroken, 4],
  loadBroken: [loadBroken, 1],
} satisfies Readonly<Record<string, readonly [Action, weight: number]>>
