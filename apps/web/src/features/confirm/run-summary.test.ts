import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { RunSummary } from './run-summary.tsx'

test('a run whose heights nobody entered has none, and no ratio', () => {
  const analysis = describedSystem({
    parts: [first('P', 'PPS55TL'), against('r', 'PRSTL8', 'P BOTTOM')],
    runs: [{ name: 'Primary', parts: ['P', 'r'] }],
  })
  const words = renderToStaticMarkup(createElement(RunSummary, { analysis })).replaceAll(/<[^>]*>/g, ' ')
  expect(words.replaceAll(/\s+/g, ' ').trim()).toBe('Run Top Bottom Rise Ratio Primary – – – –')
})
