import { z } from 'zod'
import { type Html, html } from '../identity/demo/html.ts'
import { fieldList, type JsonSchema, jsonSchema } from './schema-fields.ts'

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() }))
const operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(z.object({ name: z.string(), required: z.boolean().default(false), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
})
const description = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

type Call = z.infer<typeof operation> & { readonly method: string; readonly path: string }

/** One page a person can read and search, made from the OpenAPI description. */
export function documentationPage(openApi: unknown): string {
  const { info, paths } = description.parse(openApi)
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]): Call => ({ ...one, method: method.toUpperCase(), path })),
    )
    .sort((a, b) => (groupOf(a) < groupOf(b) ? -1 : 1))
  const groups = [...new Set(calls.map(groupOf))]
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${info.title} calls</title>
  <link rel="stylesheet" href="/api/docs/documentation.css">
</head>
<body>
  <nav aria-label="Calls">
    <h1>${info.title} ${info.version}</h1>
    ${groups.map((group) => html`<h2>${group}</h2><ul>${calls.filter((call) => groupOf(call) === group).map(linkTo)}</ul>`)}
  </nav>
  <main>
    <p>${info.description} <a href="/api/docs/openapi.json">OpenAPI description</a></p>
    <p>Every refusal is <code>{ code, message, details? }</code>; the message says what to do.</p>
    ${calls.map(callSection)}
  </main>
</body>
</html>
`.html
}

const groupOf = ({ tags }: Call): string => tags[0] ?? ''
const anchorOf = ({ method, path }: Call): string => `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-')
const lastOf = (path: string): string => path.replace(/^\/api\//, '')

const linkTo = (call: Call): Html =>
  html`<li><a href="#${anchorOf(call)}">${call.method} ${lastOf(call.path)}</a></li>`

function callSection(call: Call): Html {
  const body = schemaIn(call.requestBody?.content)
  const answer = schemaIn(call.responses['200']?.content)
  const statuses = Object.keys(call.responses).filter((status) => status !== '200')
  const parameters: JsonSchema | null =
    call.parameters.length === 0
      ? null
      : {
          type: 'object',
          properties: Object.fromEntries(call.parameters.map(({ name, schema }) => [name, schema])),
          required: call.parameters.filter(({ required }) => required).map(({ name }) => name),
        }
  return html`<section id="${anchorOf(call)}">
  <h3><span class="method">${call.method}</span> <code>${call.path}</code></h3>
  <p>${call.summary}</p>
  <p class="access">${call.security.length === 0 ? 'Public.' : `Bearer token. Refusals: ${statuses.join(', ')}.`}</p>
  ${parameters ? html`<h4>Address</h4>${fieldList(parameters)}` : ''}
  ${body ? html`<h4>Body</h4>${fieldList(body)}` : ''}
  ${answer ? html`<h4>Answer</h4>${fieldList(answer)}` : ''}
</section>`
}

const schemaIn = (found: z.infer<typeof content> | undefined): JsonSchema | null =>
  Object.values(found ?? {})[0]?.schema ?? null
