// What the domain's tests use of Vitest, without a test run around it: describe, test, their tables, and expect.
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
export const { expect } = chai

let tests = []
const titles = []

/** The tests of the file that was just read. */
export function takeTests() {
  const taken = tests
  tests = []
  return taken
}

export const describe = Object.assign(within, { each: eachOf(within) })
export const test = Object.assign(add, { each: eachOf(add) })

/** Options of Vitest stand between the title and the body; none of them matters here. */
function within(title, ...rest) {
  titles.push(title)
  rest.at(-1)()
  titles.pop()
}

function add(title, ...rest) {
  tests.push({ name: [...titles, title].join(' '), run: rest.at(-1) })
}

function eachOf(make) {
  return (table, ...values) =>
    (title, ...rest) => {
      const body = rest.at(-1)
      rowsOf(table, values).forEach((row, index) => {
        const given = Array.isArray(row) ? row : [row]
        make(`${title} (${index + 1})`, () => body(...given))
      })
    }
}

/** Rows of a list, or of a table whose first line names the columns. */
function rowsOf(table, values) {
  if (!('raw' in table)) return table
  const columns = table[0].split('|').map((column) => column.trim())
  const count = values.length / columns.length
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map((column, index) => [column, values[row * columns.length + index]])),
  )
}
