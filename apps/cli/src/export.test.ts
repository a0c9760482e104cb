import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, newLayout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { describe, expect, test } from 'vitest'

/** The program as `npm run export` starts it; vitest.config.ts has it built. */
const main = fileURLToPath(new URL('../../../.cache/quote/export.js', import.meta.url))
const systems = fileURLToPath(new URL('../../../packages/domain/fixtures/systems/', import.meta.url))
const sites = fileURLToPath(new URL('../../../packages/domain/fixtures/sites/', import.meta.url))
const switchback = join(systems, 't1-switchback.json')
const folder = mkdtempSync(join(tmpdir(), 'export-'))

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })

describe('npm run export', { timeout: 120_000 }, () => {
  test.each`
    kind        | begins
    ${'permit'} | ${'%PDF-'}
    ${'crew'}   | ${'%PDF-'}
    ${'offer'}  | ${'%PDF-'}
    ${'dxf'}    | ${'0\nSECTION'}
    ${'svg'}    | ${'<?xml'}
    ${'glb'}    | ${'glTF'}
    ${'usdz'}   | ${'PK'}
  `('--to $kind writes a file, names it and exits 0', ({ kind, begins }) => {
    const out = join(folder, `t1.${kind}`)
    const { status, stdout, stderr } = run(switchback, '--to', kind, '--out', out)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ to: kind, errors: [] })
    expect(readFileSync(out, 'latin1').startsWith(begins)).toBe(true)
  })

  test.each`
    name                             | kind
    ${'phd-switchback'}              | ${'permit'}
    ${'t6-stair'}                    | ${'crew'}
    ${'p2g-45-degree'}               | ${'dxf'}
    ${'p3g-with-portables-and-lift'} | ${'glb'}
  `('$name goes to $kind', ({ name, kind }) => {
    const out = join(folder, `${name}.${kind}`)
    expect(run(join(systems, `${name}.json`), '--to', kind, '--out', out)).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect(existsSync(out)).toBe(true)
  })

  test('elevations stand beside the plan, in folders that are made', () => {
    const out = join(folder, 'new', 'folder', 'ramp.svg')
    const { stdout } = run(switchback, '--to', 'svg', '--out', out)
    const elevation = out.replace('.svg', '-elevation-1.svg')
    expect(JSON.parse(stdout).files).toEqual([out, elevation])
    expect(existsSync(elevation)).toBe(true)
  })

  test('the same date gives the same bytes', () => {
    const bytes = ['one', 'two'].map((name) => {
      const out = join(folder, `${name}.pdf`)
      run(switchback, '--to', 'crew', '--date', '2026-11-22', '--out', out)
      return readFileSync(out, 'latin1')
    })
    expect(bytes[0]).toBe(bytes[1])
  })

  test('a file of facts says whose it is, where it stands and what is chosen', async () => {
    const [facts, out] = [join(folder, 'facts.json'), join(folder, 'with-facts.pdf')]
    writeFileSync(
      facts,
      JSON.stringify({
        project: { name: 'Harper residence', address: ['1418 Maple Hollow Road'] },
        dealer: { name: 'Ridgeline Access', licence: 'VA 2705-000000', drawnBy: 'Dana Miller' },
        quote: { number: '10001-0042', version: 'B' },
        revisions: [{ letter: 'B', date: '2026-11-22', by: 'DM', what: 'Site plan added', tags: ['R2'] }],
        review: {
          permitNumber: 'BLD-2026-0113',
          comments: [{ comment: 'Show the pads.', response: 'Pads added.', sheet: 'A1' }],
        },
        permit: { authorities: [], pad: 16 },
      }),
    )
    expect(run(switchback, '--to', 'permit', '--facts', facts, '--out', out).status).toBe(0)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const document = await getDocument({ data: new Uint8Array(readFileSync(out)), verbosity: 0 }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const words = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const one of [
      'Permit BLD-2026-0113',
      'Permit application BLD-2026-0113',
      'Harper residence',
      'License VA 2705-000000',
      '10001-0042',
      '11-22-26 DM Site plan',
      'Foot on its pad',
    ])
      expect(words).toContain(one)
    expect(words).not.toContain('Norfolk VA')
  })

  test.each([
    ['{', 'file: is not complete JSON'],
    ['{"dealer":{"license":"VA"}}', 'facts: the field dealer.license cannot be read, or is not known'],
    [
      '{"revisions":[{"letter":"B","date":"","by":"","what":"","tags":["R2","R77"]}]}',
      'facts: revisions[0].tags: Revision B names R77, which is on no view of this drawing. Use tags from the sheets, such as R1, or Plan, Elevation, or Details.',
    ],
  ])('facts %s are refused in one sentence', (text, says) => {
    const facts = join(folder, 'wrong-facts.json')
    writeFileSync(facts, text)
    const { status, stderr } = run(
      switchback,
      '--to',
      'permit',
      '--facts',
      facts,
      '--out',
      join(folder, 'x.pdf'),
    )
    expect(status).toBe(2)
    expect(stderr).toContain(says)
  })

  test('letters that no font has are named with their field before anything is written; --boxes prints boxes', () => {
    const [facts, out] = [join(folder, 'letters.json'), join(folder, 'letters.pdf')]
    writeFileSync(facts, JSON.stringify({ project: { contact: '王 Harper' } }))
    const refused = run(switchback, '--to', 'crew', '--facts', facts, '--out', out)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain('project.contact: Site contact has 王, which the PDF fonts do not have.')
    expect(existsSync(out)).toBe(false)
    expect(run(switchback, '--to', 'crew', '--facts', facts, '--out', out, '--boxes').status).toBe(0)
    expect(existsSync(out)).toBe(true)
  })

  test('an offer with ticks of what has no price is refused with exit 2 and one sentence; a crew pack is made', () => {
    const facts = join(folder, 'ticked-facts.json')
    writeFileSync(facts, JSON.stringify({ offer: { price: 'one', included: ['delivery'] } }))
    const [offer, crew] = [join(folder, 'ticked', 'offer.pdf'), join(folder, 'ticked-crew.pdf')]
    expect(run(switchback, '--to', 'offer', '--facts', facts, '--out', offer)).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'facts: offer.included: "delivery" cannot be checked. Leave offer.included empty: the dealer’s price says what it includes.\n',
    })
    expect(existsSync(offer)).toBe(false)
    expect(run(switchback, '--to', 'crew', '--facts', facts, '--out', crew).status).toBe(0)
  })

  test('a system with errors is written all the same, and it exits 1 with what is wrong', () => {
    const file = join(folder, 'no-exit.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(switchback, 'utf8')), exits: [] }))
    const { status, stdout } = run(file, '--to', 'dxf', '--out', join(folder, 'no-exit.dxf'))
    expect(status).toBe(1)
    expect(JSON.parse(stdout).errors.length).toBeGreaterThan(0)
    expect(existsSync(join(folder, 'no-exit.dxf'))).toBe(true)
  })

  describe('a system whose heights nobody entered', () => {
    type Run = { readonly top: number | null; readonly bottom: number | null }
    const withRuns = (name: string, change: (run: Run) => Partial<Run>, isWithout = false) => {
      const file = join(folder, `${name}.json`)
      const { runs, ...rest } = JSON.parse(readFileSync(switchback, 'utf8'))
      const changed = runs.map((run: Run) => ({ ...run, ...change(run) }))
      writeFileSync(file, JSON.stringify({ ...rest, runs: isWithout ? [] : changed }))
      return file
    }
    const noTop = withRuns('no-top', () => ({ top: null }))
    const noRun = withRuns('no-run', () => ({}), true)

    test.each`
      file     | kind        | says
      ${noTop} | ${'permit'} | ${'runs[0].top: The permit set needs a rise: enter the start height of run Primary.'}
      ${noTop} | ${'crew'}   | ${'runs[0].top: The crew pack needs a rise: enter the start height of run Primary.'}
      ${noRun} | ${'permit'} | ${'runs: The permit set needs a rise: add a run with its start height.'}
    `('$file goes to no $kind, and one sentence says why', ({ file, kind, says }) => {
      const out = join(folder, 'without-rise', `${kind}.pdf`)
      const { status, stdout, stderr } = run(file, '--to', kind, '--out', out)
      expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${says}\n` })
      expect(existsSync(join(folder, 'without-rise'))).toBe(false)
    })

    test.each(['permit', 'crew'])('at heights of 0 that were entered it goes to %s', (kind) => {
      const file = withRuns('level', () => ({ top: 0, bottom: 0 }))
      const out = join(folder, `level-${kind}.pdf`)
      const { status } = run(file, '--to', kind, '--out', out)
      expect(status).not.toBe(2)
      expect(existsSync(out)).toBe(true)
    })

    test.each(['offer', 'dxf', 'svg'])('it goes to %s, with its errors', (kind) => {
      const out = join(folder, `no-top.${kind}`)
      expect(run(noTop, '--to', kind, '--out', out).status).toBe(1)
      expect(existsSync(out)).toBe(true)
    })
  })

  test('a saved project gives the drawing of its description, and an empty one none', () => {
    const description = readSystemDescription(JSON.parse(readFileSync(switchback, 'utf8')))
    const { layout } = layoutOfDescription(description, catalogueOf(readCatalogue('P3G')))
    const [project, empty] = [layout, newLayout('P3G')].map((one, index) => {
      const file = join(folder, `project-${index}.json`)
      writeFileSync(file, JSON.stringify(savedProjectOf(one, { now: new Date('2026-11-22') })))
      return file
    })
    const [ours, theirs] = [join(folder, 'project.svg'), join(folder, 'description.svg')]
    expect(run(project ?? '', '--to', 'svg', '--out', ours).status).toBe(0)
    run(switchback, '--to', 'svg', '--out', theirs)
    expect(readFileSync(ours, 'utf8')).toBe(readFileSync(theirs, 'utf8'))
    expect(run(empty ?? '', '--to', 'svg', '--out', ours)).toMatchObject({
      status: 2,
      stderr: 'parts: is empty; describe at least one part\n',
    })
  })

  test('a site goes to a survey sheet, and a system on no site to none', () => {
    const out = join(folder, 'survey', 'site.pdf')
    const facts = join(folder, 'survey-facts.json')
    writeFileSync(facts, JSON.stringify({ survey: { surveyedBy: 'Dana Miller' } }))
    const site = join(sites, 's5-falling-ground.json')
    expect(run(site, '--to', 'survey', '--facts', facts, '--out', out)).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect(readFileSync(out, 'latin1').slice(0, 5)).toBe('%PDF-')
    expect(run(switchback, '--to', 'survey', '--out', join(folder, 'no-survey.pdf'))).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'site.doors[0].at: The site is not surveyed yet. Enter the door first, under Site.\n',
    })
  })

  test.each`
    words                                                                   | says
    ${[]}                                                                   | ${'Name one system description, project or site: '}
    ${[switchback, '--to', 'dwg', '--out', 'x']}                            | ${'--to: is "dwg"; it must be one of '}
    ${[switchback, '--to', 'dxf']}                                          | ${'--out: is missing; name the file to write. '}
    ${[switchback, '--paper', 'A4']}                                        | ${'Unknown option. Say: '}
    ${[switchback, '--to', 'dxf', '--out', 'x', '--date', 'no']}            | ${'--date: is "no"; write it as 2026-11-22'}
    ${['none.json', '--to', 'dxf', '--out', 'x']}                           | ${'file: none.json cannot be read ('}
    ${[join(sites, 's5-falling-ground.json'), '--to', 'dxf', '--out', 'x']} | ${'parts: is empty; describe at least one part'}
    ${[switchback, '--to', 'dxf', '--out', `${switchback}/x`]}              | ${'--out: '}
    ${[switchback, '--to', 'crew', '--out', 'x', '--facts', 'none.json']}   | ${'--facts: none.json cannot be read ('}
  `('$words exits 2 with one sentence', ({ words, says }) => {
    const { status, stdout, stderr } = run(...words)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.startsWith(says)).toBe(true)
    expect(stderr.trim()).not.toContain('\n')
  })
})
