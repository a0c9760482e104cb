import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'

const inches = z.number().apply(described, 'Inches.')
const point = z.object({ x: inches, y: inches })
const place = z.object({ x: inches, y: inches, z: inches })

const owner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), id: z.string() }),
  z.object({ kind: z.literal('leg'), id: z.string(), part: z.string() }),
  z.object({ kind: z.literal('brace'), id: z.string(), part: z.string() }),
  z.object({ kind: z.literal('closure'), id: z.string(), part: z.string() }),
  z.object({ kind: z.literal('site'), id: z.string() }),
])

const role = z.enum([
  'platform',
  'ramp',
  'stair',
  'transition',
  'handrail',
  'post',
  'picket',
  'gate',
  'closure',
  'leg',
  'foot',
  'pad',
  'brace',
  'ground',
  'house',
  'door',
  'porch',
  'surface',
  'obstacle',
  'lot',
])

const solid = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('prism'),
    owner,
    role,
    outline: z.array(point),
    top: z.array(inches),
    bottom: z.array(inches),
  }),
  z.object({
    kind: z.literal('bar'),
    owner,
    role,
    section: z.enum(['round', 'square']),
    from: place,
    to: place,
    size: inches,
  }),
  z.object({ kind: z.literal('box'), owner, role, at: place, size: place, turn: z.number() }),
  z.object({
    kind: z.literal('surface'),
    owner,
    role,
    corners: z.array(place),
    triangles: z.array(z.tuple([z.number(), z.number(), z.number()])),
  }),
])

/** The drawing of a quote in three dimensions, as it was saved last: solids, where the way begins, and the same in words. */
export const getQuoteModel = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/model',
  summary: 'The saved drawing of a quote in 3D: its solids in inches, and a description as text.',
  input: z.object({ id: headerID, option: ofOption }),
  output: z.object({
    solids: z.array(solid),
    wayIn: z
      .nullable(z.object({ at: place, out: point }))
      .apply(described, 'Where the ramp begins, on its deck, and its direction. Null without an entrance.'),
    labels: z
      .array(z.object({ at: place, text: z.string(), about: z.enum(['entrance', 'exit', 'height', 'leg']) }))
      .apply(described, 'Labels: openings, heights of connections, tags of legs.'),
    words: z.array(z.object({ title: z.string(), sentence: z.string() })),
  }),
})
