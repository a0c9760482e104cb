import { readdirSync, readFileSync } from 'node:fs'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { GUIDE_OF_CONTENT, GUIDE_OF_PLACE } from '../../apps/portal/src/lib/guide-pages.ts'
import { SECTIONS } from '../../apps/web/src/app/designer/sidebar/sections.tsx'
import { keyOf, topics } from '../../apps/web/src/features/documentation/topics.ts'
import { DRAWING_FILES, PAPER_CHOICES } from '../../apps/web/src/features/exports/paper-choice.ts'
import {
  GUIDE_OF_DOCUMENT,
  GUIDE_OF_STEP,
  guidePageOf,
  NOT_MET_PAGE,
} from '../../apps/web/src/lib/guide-pages.ts'
import { MODES } from '../../packages/editor/src/index.ts'
import { inRoot } from '../steps/root.mjs'
import { FEATURE_PAGES } from './feature-pages.ts'

const pages = new Set(topics.map(({ address }) => keyOf(address)))
const isPage = (page: string | null | undefined) => page !== null && page !== undefined && pages.has(page)

/** In Building the open section has the page; an error has only its message. */
const WITHOUT_PANEL = new Set(['building', 'error'])

const foldersIn = (app: string) =>
  readdirSync(inRoot('apps', app, 'src', 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${app}/${name}`)

describe('the guide has a page', () => {
  test.each([...SECTIONS.building, ...SECTIONS.workflow].map(({ name, id }) => [name, id] as const))(
    'for the panel %s, to which its title leads',
    (_, id) => {
      expect(isPage(guidePageOf(id))).toBe(true)
    },
  )

  test('for every mode of the canvas', () => {
    const modes = Object.keys(MODES).filter((mode) => !WITHOUT_PANEL.has(mode))
    expectEvery(modes, (mode) => isPage(guidePageOf(mode)))
  })

  test('of its own for every guided step', () => {
    const steps = Object.values(GUIDE_OF_STEP)
    expectEvery(steps, isPage)
    expect(new Set(steps).size).toBe(SECTIONS.workflow.length)
  })

  test('of its own for every document and drawing file', () => {
    const documents = [...PAPER_CHOICES, ...DRAWING_FILES].map(({ value }) => GUIDE_OF_DOCUMENT[value])
    expectEvery(documents, isPage)
    expect(new Set(documents).size).toBe(documents.length)
  })

  test('for every place of the portal, and for what several of them show', () => {
    const places = Object.values(GUIDE_OF_PLACE)
    expectEvery(places, isPage)
    expect(new Set(places).size).toBe(places.length)
    expectEvery(Object.values(GUIDE_OF_CONTENT), isPage)
    expect(isPage(NOT_MET_PAGE)).toBe(true)
  })

  test('for every entry of the File menu, by its words', () => {
    const menu = readFileSync(inRoot('apps/web/src/features/tool-bar/file-menu.tsx'), 'utf8')
    const entries = [...menu.matchAll(/>\s+([A-Z][A-Za-z ]+?)\s+<\/Menu\.Item>/g)].map(([, name = '']) =>
      name.trim(),
    )
    expect(entries.length).toBeGreaterThan(6)
    const text = JSON.stringify(topics)
    expectEvery(entries, (name) => text.includes(name))
  })

  test('for every feature of the designer and of the portal, or a reason why not', () => {
    expect(Object.keys(FEATURE_PAGES).sort()).toEqual([...foldersIn('web'), ...foldersIn('portal')].sort())
    expectEvery(Object.values(FEATURE_PAGES), (page) => typeof page !== 'string' || isPage(page))
  })
})
