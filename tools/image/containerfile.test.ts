import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { serverFlags } from '../steps/targets.mjs'
import { execForm, lastOf, readStages } from './containerfile.mjs'

const read = (name: string) => readFileSync(inRoot(name), 'utf8')
const stages = readStages(read('Containerfile'))
const run = stages.at(-1)

describe('the image', () => {
  test('is built in stages, of which the last has no tools to build with', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'libraries', 'run'])
    expect(run && stages[1]?.instructions.map(({ args }) => args)).toContain(
      'npm ci --omit=dev --workspace apps/server --no-audit --no-fund',
    )
    const copied = run?.instructions.filter(({ name }) => name === 'COPY') ?? []
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter(({ from, args }) => args.includes('node_modules') && from !== 'libraries')).toEqual(
      [],
    )
  })

  test('runs as nobody in particular, as process 1, with a health check', () => {
    expect(run && lastOf(run, 'USER')).toBe('1000:1000')
    expect(execForm(run && lastOf(run, 'CMD'))).toEqual(['node', ...serverFlags, 'apps/server/dist/main.js'])
    expect(JSON.parse(read('package.json')).scripts.start).toBe(
      `node ${serverFlags.join(' ')} tools/start.mjs`,
    )
    expect(execForm(run && lastOf(run, 'HEALTHCHECK')).join(' ')).toContain('/health/live')
  })

  test('leaves out what is made here, and what only this machine may know', () => {
    const left = read('.containerignore').split('\n')
    for (const name of ['**/node_modules', '**/dist', 'data', '.git', '.env']) expect(left).toContain(name)
    expect(read('.dockerignore')).toBe(read('.containerignore'))
  })
})

test('a command that a shell would stand before is refused', () => {
  expect(() => execForm('node main.js')).toThrow('exec form')
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')

  test('lets the server write to its data only', () => {
    expect(text).toContain('read_only: true')
    expect(text).toContain('cap_drop: [ALL]')
    expect(text).toContain("volumes: ['data:/data']")
  })

  test('publishes the port of people and not the one of figures', () => {
    const published = text.match(/ports: .*/g)
    expect(published).toEqual(["ports: ['127.0.0.1:4000:4000']"])
    expect(text).toContain("OPERATIONS_PORT: '4001'")
  })

  const service = (name: string) =>
    new RegExp(`\\n  ${name}:\\n(?:(?:    .*|\\s*)\\n)+`).exec(text)?.[0] ?? ''

  test('gives the application a key of its own, for its bucket alone', () => {
    const application = service('rampwright')
    const root = /MINIO_ROOT_USER: (\S+)\n/.exec(service('files'))?.[1]
    const own = /S3_ACCESS_KEY_ID: (\S+)\n/.exec(application)?.[1]
    expect(root && own && root !== own).toBe(true)
    expect(application).not.toContain('S3_ROOT_PASSWORD')
    expect(service('files')).not.toContain('S3_SECRET_ACCESS_KEY')
    expect(service('bucket')).toContain(`mc admin user add files ${own} "$$APPLICATION_PASSWORD"`)
    const [, policy = ''] = /APPLICATION_POLICY: >-\n((?: {8}.*\n)+)/.exec(service('bucket')) ?? []
    const { Statement } = JSON.parse(policy) as { Statement: { Action: string[]; Resource: string[] }[] }
    const bucket = /S3_BUCKET: (\S+)\n/.exec(application)?.[1]
    for (const { Resource } of Statement) expect(Resource.join()).toMatch(new RegExp(`:::${bucket}(/\\*)?$`))
    expect(Statement.flatMap(({ Action }) => Action).join()).not.toContain('*')
  })

  test('writes no password into an address, where some signs would mean something else', () => {
    expect(text.match(/\w+:\/\/\S*\$\{\w*(PASSWORD|SECRET)\S*/g)).toBe(null)
  })

  test('asks for what must not have a default, and .env.example names it', () => {
    const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    expect(asked).toEqual([
      'PUBLIC_ORIGIN',
      'SERVER_SECRET',
      'DATABASE_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
      'S3_ROOT_PASSWORD',
    ])
    for (const name of asked) expect(read('.env.example')).toContain(`${name}=`)
  })
})
