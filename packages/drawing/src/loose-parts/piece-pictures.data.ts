import { type ItemRole, POST_SIZE } from '@ramp/domain'
import { both, boxData as box, circleData, roundBoxData as roundBox, scalePath } from '@ramp/drafting'
import type { PiecePicture } from './piece-picture.ts'

/** Bolts, holes and caps about their centres. */
const rounds = (radius: number, ...places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => circleData({ x, y }, radius)).join('')

/** Bolts of a plate; a leg's tube is 1.5 in square, and so is its socket. */
const BOLT = 0.5
const socket = (x: number, y: number, size = 3): string => box(x - size / 2, y - size / 2, size, size)

/** The shape on the other side of the joint. */
const turnedOver = (d: string): string => scalePath(d, 1, -1)

/** Two saddles across the joint, four bolts each, and the sleeve that joins the handrails (domain 1.8). */
const rampConnector: PiecePicture = {
  width: 16,
  length: 10,
  layers: [
    ['seam', 'M-8 0H8'],
    ['plate', both(roundBox(-7.6, -4.6, 4.4, 9.2, 0.7))],
    ['fine', both('M-7.6 -1H-3.2M-7.6 1H-3.2')],
    ['bolt', both(rounds(BOLT, [-6.5, -3], [-4.3, -3], [-6.5, 3], [-4.3, 3]))],
    ['tube', roundBox(-0.9, -3.6, 1.8, 7.2, 0.9)],
    ['fine', 'M-0.9 0H0.9'],
  ],
}

/** A plate along the joint with two stub tubes, which sit in the pockets of both platforms. */
const platformConnector: PiecePicture = {
  width: 16,
  length: 9,
  layers: [
    ['seam', 'M-8 0H8'],
    ['steel', both(roundBox(-6.2, -4.4, 2.6, 8.8, 0.5))],
    ['plate', roundBox(-7.6, -1.4, 15.2, 2.8, 0.4)],
    ['bolt', both(rounds(BOLT, [-4.9, 0], [-1.6, 0]))],
  ],
}

/** A plate on the platform's side with two stub tubes that carry the extension. */
const extensionConnector: PiecePicture = {
  width: 16,
  length: 9,
  layers: [
    ['steel', both(roundBox(-6.2, -1.6, 2.6, 6, 0.5))],
    ['fine', both('M-6.2 2.6H-3.6')],
    ['plate', roundBox(-7.6, -4.4, 15.2, 3.2, 0.4)],
    ['bolt', both(rounds(BOLT, [-4.9, -2.8], [-1.6, -2.8]))],
    ['seam', 'M-8 -0.4H8'],
  ],
}

const HOOK = 'M-6.6 4.6V-1.4A3 3 0 0 1 -0.6 -1.4V0.8H-2V-1.4A1.6 1.6 0 0 0 -5.2 -1.4V0.6H-4V4.6Z'

/** A pair of hooks that hang over the platform's edge, with the clip holes below. */
const hangers: PiecePicture = {
  width: 14,
  length: 10,
  layers: [
    ['plate', both(HOOK)],
    ['bolt', both(rounds(BOLT, [-5.3, 2], [-5.3, 3.6]))],
  ],
}

/** A pair of clamps that hold the end of a handrail on a flange. */
const railEndBrackets: PiecePicture = {
  width: 14,
  length: 9,
  layers: [
    ['plate', both(roundBox(-6.6, 0.6, 5.2, 3.6, 0.5))],
    ['bolt', both(rounds(BOLT, [-5.6, 3], [-2.4, 3]))],
    ['steel', both(rounds(2.5, [-4, -1.7]))],
    ['tube', both(rounds(1.4, [-4, -1.7]))],
  ],
}

/** A plate on the platform's edge with the first steps hung from it. */
const stairBracket: PiecePicture = {
  width: 14,
  length: 11,
  layers: [
    ['steel', 'M-5.6 -3H-1.4V0.2H2.2V3.4H6.4V5H0.6V1.8H-3V-1.4H-5.6Z'],
    ['plate', roundBox(-6.6, -5.2, 13.2, 2.6, 0.4)],
    ['bolt', both(rounds(BOLT, [-4.8, -3.9], [-1.6, -3.9]))],
  ],
}

/** A bar under the ramp's end with the sockets of its two legs. */
const supportTop: PiecePicture = {
  width: 18,
  length: 8,
  layers: [
    ['plate', roundBox(-8.6, -3.6, 17.2, 2.8, 0.4)],
    ['bolt', both(rounds(BOLT, [-3.4, -2.2], [-1.2, -2.2]))],
    ['steel', both(socket(-6.6, 1.4, 4.2))],
    ['bolt', both(socket(-6.6, 1.4, 2))],
  ],
}

/** The bow of a loop; its ends are cut at the angle of the ramp. */
const BOW = 'M-5 6.6V-1.5A5 5 0 0 1 5 -1.5V4.6L3.4 4.9V-1.5A3.4 3.4 0 0 0 -3.4 -1.5V6.3Z'
const CHILD_RAIL = 'M-0.8 -4.9V5.7L0.8 5.4V-4.9'
/** Which way along the ramp a loop points. */
const UPWARD = 'M-1.4 1.6L0 0.2L1.4 1.6M-1.4 3.4L0 2L1.4 3.4'
const UPWARD_BESIDE = 'M-3 1.6L-2.1 0.7L-1.2 1.6M-3 3L-2.1 2.1L-1.2 3'

const loop = (bow: string, sign: string, rail = ''): PiecePicture => ({
  width: 11,
  length: 14,
  layers: [
    ['tube', bow],
    ['tube', rail],
    ['sign', sign],
  ],
})

/** Eight caps, as they come in their pack. */
const endCaps: PiecePicture = {
  width: 14,
  length: 8,
  layers: [
    ['plate', both(rounds(1.5, [-5.2, -1.9], [-1.75, -1.9], [-5.2, 1.9], [-1.75, 1.9]))],
    ['bolt', both(rounds(0.85, [-5.2, -1.9], [-1.75, -1.9], [-5.2, 1.9], [-1.75, 1.9]))],
  ],
}

const FOOT = 7.4
const padAt = (x: number, y: number): string => roundBox(x - FOOT / 2, y - FOOT / 2, FOOT, FOOT, 0.9)

/** A pair of feet with the channel that is bolted to the ramp's studs (domain 1.6). */
const rampFeet: PiecePicture = {
  width: 18,
  length: 9,
  layers: [
    ['plate', both(padAt(-4.6, 0))],
    ['steel', both(box(-5.9, -3.7, 2.6, 7.4))],
    ['bolt', both(rounds(BOLT, [-4.6, -2], [-4.6, 2]))],
  ],
}

const fourfold = (d: string): string => both(d) + both(turnedOver(d))

/** Four feet, one for each corner pocket. */
const platformFeet: PiecePicture = {
  width: 18,
  length: 18,
  layers: [
    ['plate', fourfold(padAt(-4.6, -4.6))],
    ['steel', fourfold(socket(-4.6, -4.6))],
    ['bolt', fourfold(rounds(BOLT, [-4.6, -4.6]))],
  ],
}

/** A pair of feet for ramps and platforms alike. */
const feet: PiecePicture = {
  width: 18,
  length: 9,
  layers: [
    ['plate', both(rounds(FOOT / 2, [-4.6, 0]))],
    ['steel', both(socket(-4.6, 0))],
    ['bolt', both(rounds(BOLT, [-4.6, 0]))],
  ],
}

/** A post on its base plate. */
const gatePost: PiecePicture = {
  width: 8,
  length: 8,
  layers: [
    ['plate', roundBox(-3.8, -3.8, 7.6, 7.6, 0.7)],
    ['bolt', fourfold(rounds(BOLT, [-2.6, -2.6]))],
    ['tube', socket(0, 0, POST_SIZE)],
  ],
}

/** What comes in a box of its own. */
const carton: PiecePicture = {
  width: 14,
  length: 11,
  layers: [
    ['plate', roundBox(-6.6, -5.2, 13.2, 10.4, 0.5)],
    ['fine', 'M-6.6 -1.8H6.6'],
    ['steel', box(-1.3, -5.2, 2.6, 5.2)],
  ],
}

/** Every role whose items lie on the canvas as a piece, apart from gates, which are as wide as they are. */
export const PIECE_PICTURES: Readonly<Partial<Record<ItemRole, PiecePicture>>> = {
  'connector-ramp-ramp': rampConnector,
  'connector-platform-platform': platformConnector,
  'connector-platform-ext': extensionConnector,
  'hanger-ramp-platform': hangers,
  'bracket-rail-end': railEndBrackets,
  'bracket-stair': stairBracket,
  'support-top': supportTop,
  'loop-upper': loop(BOW, UPWARD),
  'loop-lower': loop(turnedOver(BOW), turnedOver(UPWARD)),
  loop: loop('M-5 6.6V-1.5A5 5 0 0 1 5 -1.5V6.6H3.4V-1.5A3.4 3.4 0 0 0 -3.4 -1.5V6.6Z', ''),
  'loop-upper-child': loop(BOW, UPWARD_BESIDE, CHILD_RAIL),
  'loop-lower-child': loop(turnedOver(BOW), turnedOver(UPWARD_BESIDE), turnedOver(CHILD_RAIL)),
  'end-caps': endCaps,
  'foot-low-profile-ramp': rampFeet,
  'foot-low-profile-platform': platformFeet,
  'foot-low-profile': feet,
  'gate-post': gatePost,
  addon: carton,
}
