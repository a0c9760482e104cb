import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the name the product has by itself is written down (decision 040). */
const ITS_PLACE = 'packages/domain/src/base/brand.ts'

/**
 * Names that programs read and nobody sees: formats of what is kept, clients and claims of the login, folders, the package.
 * Under another brand they stay as they are, or what was kept before could not be read.
 */
const UNSEEN =
  /\.rampwright-lock-hash|rampwright-(?:undo|journal|parts)\/\d|rampwright-(?:designer|portal)\b|urn:rampwright:api|[\w.-]*\brampwright[\w-]*\.example|rampwright-(?:image|mutation|faults)-?|'rampwright'|"rampwright"|rampwright[-_]data/g

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tools'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|html|css|svg|csv)$/.test(file))
    .filter(
      (file) =>
        existsSync(file) && !/\.test\.ts$|\/testing\/|\/spec-coverage\//.test(file) && file !== ITS_PLACE,
    )

test('the name of the product stands in one place; everything else asks for it', () => {
  const saying = sources().flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(UNSEEN, '')
    return text
      .split('\n')
      .flatMap((line, index) => (/rampwright/i.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
  })
  expect(saying).toEqual([])
})
