import { readFileSync } from 'node:fs'
import * as contracts from '@ramp/contracts'
import { expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'

const guide = readFileSync(inRoot('docs', 'api.md'), 'utf8')

/** Every call; the server's tests prove that its OpenAPI document has these and no others. */
const calls = Object.values(contracts).flatMap((one) =>
  typeof one === 'object' && 'path' in one ? [one] : [],
)
const DOCUMENTATION = ['/api/docs', '/api/docs/openapi.json']

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const callsAt = (path: string) => calls.filter((call) => patternOf(call.path).test(path))

/** What the guide sends with curl: method, path, and the fields of the body or of the query. */
const examples = [
  ...guide.matchAll(/curl -s\w* (?:-G )?"\$API(\/api\/[^"]+)"(.*?)(?=\n\n|\n {4}(?! )|$)/gs),
].map(([text, path = '', options = '']) => {
  const [, inline] = /--json '(.*?)'/.exec(options) ?? []
  const [, file] = /--json @(\S+)/.exec(options) ?? []
  const json = inline ?? (file === undefined ? undefined : fileOf(file))
  const query = [...options.matchAll(/-d (\w+)=/g)].map(([, name = '']) => name)
  return { text, path, method: json === undefined ? 'GET' : 'POST', body: JSON.parse(json ?? '{}'), query }
})

function fileOf(name: string): string {
  const [, content] = new RegExp(`cat > ${name} <<'END'\\n(.*?)\\n {4}END`, 's').exec(guide) ?? []
  if (content === undefined) throw new Error(`docs/api.md does not write ${name}`)
  return content
}

test('every path that the API guide names is a call of the server, with the method it names', () => {
  const named = [...guide.matchAll(/(?:`(GET|POST) )?(\/api\/[\w/.-]+)/g)].map(([, method, path = '']) => ({
    method,
    path: callsAt(path).length > 0 ? path : path.replace(/[.-]+$/, ''),
  }))
  expect(named.length).toBeGreaterThan(10)
  const unknown = named.filter(
    ({ method, path }) =>
      !DOCUMENTATION.includes(path) &&
      !callsAt(path).some((call) => method === undefined || call.method === method),
  )
  expect(unknown).toEqual([])
})

test('every example of the API guide is a request that its call takes', () => {
  expect(examples.length).toBeGreaterThan(7)
  for (const { text, path, method, body, query } of examples) {
    const call = callsAt(path).find((one) => one.method === method)
    if (!call) throw new Error(`no call answers ${method} ${path}`)
    if (method === 'POST') expect(call.input.safeParse(body), text).toMatchObject({ success: true })
    for (const field of query) expect(Object.keys(call.input.shape), text).toContain(field)
  }
})

test('the API guide lists every error code, with its status', () => {
  const rows = [...guide.matchAll(/^\| ([45]\d\d(?:, [45]\d\d)*) \| (`.*?) \|/gm)]
  const listed = rows.flatMap(([, statuses = '', codes = '']) =>
    [...codes.matchAll(/`([\w.-]+)`/g)].map(([, code]) => ({ code, statuses: statuses.split(', ') })),
  )
  expect(listed.map(({ code }) => code).sort()).toEqual(Object.keys(contracts.ERROR_STATUS).sort())
  for (const [code, status] of Object.entries(contracts.ERROR_STATUS))
    expect(listed.find((one) => one.code === code)?.statuses, code).toContain(String(status))
})
