import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** The program as `npm run quote` starts it; vitest.config.ts has it built. */
const main = fileURLToPath(new URL('../../../.cache/quote/main.js', import.meta.url))
const systems = fileURLToPath(new URL('../../../packages/domain/fixtures/systems/', import.meta.url))
const switchback = join(systems, 't1-switchback.json')
const fitter = fileURLToPath(new URL('../../../.cache/quote/fit.js', import.meta.url))
const sites = fileURLToPath(new URL('../../../packages/domain/fixtures/sites/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'quote-'))

const quote = (...files: readonly string[]) =>
  spawnSync(process.execPath, [main, ...files], { encoding: 'utf8' })

/** Quotes a changed copy of the switchback. */
function quoteChanged(name: string, change: (text: string) => string) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, change(readFileSync(switchback, 'utf8')))
  return quote(file)
}

describe('npm run quote with a price list', { timeout: 60_000 }, () => {
  const second = fileURLToPath(
    new URL('../../../packages/catalogue-files/fixtures/second-list.csv', import.meta.url),
  )
  const totalOf = ({ stdout }: { readonly stdout: string }): number => JSON.parse(stdout).partsTotal

  test('uses the prices of the CSV file of a list, and without one those of the release', () => {
    const { status, stdout } = quote(switchback, '--list', second)
    expect(status).toBe(0)
    expect(totalOf({ stdout })).toBeGreaterThan(totalOf(quote(switchback)))
  })

  test('names the lists there are when a list is not there', () => {
    const { status, stdout, stderr } = quote(switchback, '--list', '1999.1')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(
      /^--list: there is no price list "1999\.1"; name \S+, the list of this release, or the CSV file of a list/,
    )
  })
})

describe('npm run quote', { timeout: 60_000 }, () => {
  test('prints one JSON object with every field and exits 0 when it quotes', () => {
    const { status, stdout, stderr } = quote(switchback)
    const report = JSON.parse(stdout)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(Object.keys(report)).toEqual([
      'product',
      'runs',
      'heights',
      'joints',
      'closures',
      'legs',
      'crossBraces',
      'angleBraces',
      'items',
      'partsTotal',
      'weight',
      'linearFeet',
      'errors',
      'warnings',
      'findings',
      'verdict',
    ])
    expect(report.runs[0]).toMatchObject({
      name: 'Primary',
      ratio: '1:12',
      rampingLength: 372,
      linearFeet: 41,
    })
    expect(report.heights).toMatchObject({ A: 25, r5: [8, 0] })
    expect(report.partsTotal).toBe(8979.91)
  })

  test('the verdict counts only codes that are asked, and leaves the exit code as it is', () => {
    const { status, stdout } = quote(switchback)
    const { verdict, findings } = JSON.parse(stdout)
    expect([status, verdict.tone, verdict.title]).toEqual([0, 'bad', '1 building code item not met'])
    expect(verdict.reasons[0]).toEqual({
      kind: 'code',
      tone: 'bad',
      sentence: expect.stringContaining('R312.1.1'),
      advice: null,
      section: 'R312.1.1',
    })
    const asked = findings.filter((one: { asked: boolean }) => one.asked)
    expect(new Set(asked.map(({ code }: { code: string }) => code.split(' ')[0]))).toEqual(new Set(['IRC']))
    expect(asked.length).toBeLessThan(findings.length)
    const toVerify = asked.filter(({ result }: { result: string }) => result === 'needs-a-person')
    expect(verdict.toVerify).toBe(toVerify.length)
  })

  test('under the ADA the same system is judged by the ADA', () => {
    const { stdout } = quoteChanged('under-ada', (text) =>
      JSON.stringify({ ...JSON.parse(text), options: { ...JSON.parse(text).options, codes: ['ADA'] } }),
    )
    const { findings } = JSON.parse(stdout)
    const asked = findings.filter((one: { asked: boolean }) => one.asked)
    expect(new Set(asked.map(({ code }: { code: string }) => code.split(' ')[0]))).toEqual(new Set(['ADA']))
  })

  test('a system with errors exits 1, and the JSON is still complete', () => {
    const { status, stdout } = quoteChanged('no-exit', (text) =>
      text.replace(/"exits": \[[^\]]*\]/, '"exits": []'),
    )
    const report = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(report.errors.map(({ code }: { code: string }) => code)).toContain('connection.no-exit')
    expect(report.items.length).toBeGreaterThan(10)
  })

  test.each`
    what                       | change                                                                    | sentence
    ${'cut in half'}           | ${(text: string) => text.slice(0, text.length / 2)}                       | ${/^file: is not complete JSON/}
    ${'another format'}        | ${(text: string) => text.replace('ramp-system/1', 'ramp-system/9')}       | ${/^format: is "ramp-system\/9"; it must be "ramp-system\/1" or "ramp-system\/2"\n$/}
    ${'a height as text'}      | ${(text: string) => text.replace('"top": 31', '"top": "31"')}             | ${/^runs\[0\]\.top: is "31"; it must be a number\n$/}
    ${'a line without a shop'} | ${(text: string) => text.replace('"product": "P3G"', '"product": "T3G"')} | ${/^product: is "T3G"; that product line cannot be quoted yet\n$/}
  `('$what exits 2 with one sentence that names the field', ({ what, change, sentence }) => {
    const { status, stdout, stderr } = quoteChanged(String(what).replaceAll(' ', '-'), change)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a byte order mark before the text is no mistake', () => {
    const { status } = quoteChanged('byte-order-mark', (text) => `\uFEFF${text}`)
    expect(status).toBe(0)
  })

  test('an empty system, and two files at once, are no system to quote', () => {
    const empty = quoteChanged('empty', (text) =>
      text.replace(/"parts": \[[\s\S]*"expect"/, '"parts": [], "expect"'),
    )
    expect(empty).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'parts: is empty; describe at least one part\n',
    })
    expect(quote(switchback, switchback)).toMatchObject({ status: 2, stdout: '' })
  })

  test('a file that is not there, and no file at all', () => {
    expect(quote(join(folder, 'nothing.json'))).toMatchObject({ status: 2, stdout: '' })
    expect(quote().stderr).toBe('Name the system description to quote: npm run --silent quote -- FILE\n')
  })
})

const fit = (...files: readonly string[]) =>
  spawnSync(process.execPath, [fitter, ...files], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

describe('npm run fit', { timeout: 120_000 }, () => {
  test('prints one ramp-fit/1 object and exits 0, and quote says the same of every system in it', () => {
    const { status, stdout, stderr } = fit(join(sites, 's5-falling-ground.json'))
    const report = JSON.parse(stdout)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(Object.keys(report)).toEqual([
      'format',
      'ms',
      'msFirst',
      'proposals',
      'reasons',
      'relaxations',
      'notes',
      'isCutShort',
    ])
    expect(report.proposals[0]).toMatchObject({
      id: '1',
      kind: 'straight',
      turns: 0,
      why: 'Lowest cost.',
      rampFeet: 36,
    })
    for (const { id, system, price, weight, linearFeet } of report.proposals) {
      const file = join(folder, `proposal-${id}.json`)
      writeFileSync(file, JSON.stringify(system))
      const quoted = quote(file)
      expect(quoted.status).toBe(0)
      expect(JSON.parse(quoted.stdout)).toMatchObject({ partsTotal: price, weight, linearFeet, errors: [] })
    }
  })

  test('where nothing fits it exits 1, with reasons and what would fit', () => {
    const { status, stdout } = fit(join(sites, 's8-only-at-1-10.json'))
    const report = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(report.proposals).toEqual([])
    expect(report.reasons[0].text).toBe(
      `20 ft of 1:12 ramp, a platform, a ground transition and a landing need 32'-0 1/8". The longest straight line in the yard is 29'-7".`,
    )
    expect(report.relaxations[0].change).toEqual({ desiredRatio: '1:10' })
  })

  test('what is no site exits 2 with one sentence, and nothing else', () => {
    expect(fit(switchback)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'format: is "ramp-system/1"; it must be "ramp-site/1"\n',
    })
    expect(fit()).toMatchObject({
      status: 2,
      stderr: 'Name the site to fit a ramp on: npm run --silent fit -- FILE\n',
    })
  })
})
