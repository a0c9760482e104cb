/** A rule of a legal layout: what it asks, on what it rests, and which function keeps it, in which folder of `fit`. */
export type LegalRule = {
  readonly rule: number
  readonly title: string
  readonly basis: string
  readonly keptBy: readonly `${'request' | 'room' | 'pieces' | 'routes' | 'search' | 'evaluate'}/${string}`[]
}

/**
 * The twenty rules of a legal layout (site 3), and where each is kept: by what the search lays at all, by what it throws away, or
 * by the engine that judges. `legal-layout.test.ts` holds the names against the code, and `legality.test.ts` checks every
 * rule on what is offered by a reading of its own.
 */
export const LEGAL_LAYOUT: readonly LegalRule[] = [
  {
    rule: 1,
    title: 'The top landing spans the full door, against the wall or across a bridge plate.',
    basis: 'trade',
    keptBy: ['routes/starts.ts shiftsOf', 'routes/starts.ts recessesOf'],
  },
  {
    rule: 2,
    title: 'Its height is the sill less the step down, or that of the porch where the route starts.',
    basis: 'trade; ADA 404.2.5, R311.3.1',
    keptBy: ['request/limits.ts deckOf', 'routes/starts.ts porchStarts'],
  },
  {
    rule: 3,
    title: 'Its size fits the door: 60 x 60, and 18" next to the latch on the pull side.',
    basis: 'R311.8.2; IBC 1010.1.5; ADA 404.2.4.1, 405.7.5; C5',
    keptBy: ['request/limits.ts limitsOf', 'routes/starts.ts shiftsOf'],
  },
  {
    rule: 4,
    title: 'An outward door sweeps over level deck only.',
    basis: 'trade',
    keptBy: ['routes/starts.ts deckStarts'],
  },
  {
    rule: 5,
    title: 'No ramp is steeper than requested or than the codes allow.',
    basis: 'ADA 405.2, IBC 1012.2, R311.8.1',
    keptBy: ['request/limits.ts steepestByCode', 'routes/foot.ts missingLength'],
  },
  {
    rule: 6,
    title: 'A landing comes before each 30" of rise, and each 30 ft of ramp.',
    basis: 'ADA 405.6, IBC 1012.4; C1',
    keptBy: ['search/end-route.ts keepsRises'],
  },
  {
    rule: 7,
    title: 'Intermediate landings are 60 long and as wide as the ramp.',
    basis: 'ADA 405.7.2, 405.7.3, IBC 1012.6',
    keptBy: ['pieces/stages.ts rests'],
  },
  {
    rule: 8,
    title: 'Turns are 60 x 60; a switchback has two lanes.',
    basis: 'ADA 405.7.4, IBC 1012.6.4, R311.8.2; C2',
    keptBy: ['pieces/stages.ts quarters', 'pieces/stages.ts halves'],
  },
  {
    rule: 9,
    title: 'The route ends on the ground, with a clear landing past its plate.',
    basis: 'ADA 405.7, R311.8.2',
    keptBy: ['room/room.ts blocksLanding', 'routes/foot.ts isOnRoute'],
  },
  {
    rule: 10,
    title: 'That landing is where the route has to end.',
    basis: 'ours',
    keptBy: ['room/room.ts endsWell'],
  },
  {
    rule: 11,
    title: 'The run ends as high as the ground at the middle of its last edge.',
    basis: 'ours',
    keptBy: ['routes/foot.ts groundAtFoot', 'evaluate/lay-parts.ts layoutOfRoute'],
  },
  {
    rule: 12,
    title: 'The ground of that landing is level enough, and so is the ground across the foot.',
    basis: 'ADA 405.7.1, IBC 1012.6.1; trade',
    keptBy: ['routes/foot.ts isLevelEnough'],
  },
  {
    rule: 13,
    title: 'Every leg is of stock: less than 100" from the deck to the ground at that leg.',
    basis: 'domain 7.10',
    keptBy: ['routes/heights.ts standsOverGround'],
  },
  {
    rule: 14,
    title: 'Guards are where the drop is more than 30".',
    basis: 'R312.1.1, IBC 1015.2',
    keptBy: ['routes/estimate.ts canBeGuarded', 'evaluate/evaluate-route.ts withGuards'],
  },
  {
    rule: 15,
    title: 'No part is below grade: frames are above it at every point, ramps within half an inch.',
    basis: 'domain 7.1',
    keptBy: ['routes/heights.ts deckStands', 'routes/heights.ts flightStands'],
  },
  {
    rule: 16,
    title: 'Every part is inside the yard, off the house and off obstacles; rails clear the walls.',
    basis: 'ADA 505.5',
    keptBy: ['room/room.ts blocksDeck', 'room/room.ts blocksRamp'],
  },
  {
    rule: 17,
    title: 'No parts overlap; parts that are not connected have 3" clear.',
    basis: 'trade; manufacturer',
    keptBy: ['routes/free-pieces.ts isOffRoute', 'routes/free-pieces.ts areDecksOffRoute'],
  },
  {
    rule: 18,
    title: 'Rails follow the rise; the requested rails are a minimum.',
    basis: 'ADA 405.8, IBC 1012.8, R311.8.3',
    keptBy: ['request/limits.ts railsRequested'],
  },
  {
    rule: 19,
    title: 'A stair reaches from its deck to the ground at its foot, within its range.',
    basis: 'domain 7.4',
    keptBy: ['routes/stair-room.ts stairAt'],
  },
  {
    rule: 20,
    title: 'The quote has no error, and no finding of the codes asked has failed.',
    basis: 'site 3',
    keptBy: ['evaluate/evaluate-route.ts evaluateRoute'],
  },
]
