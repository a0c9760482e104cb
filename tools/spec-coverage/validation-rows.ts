import type { Row } from './row.ts'

const at =
  (source: string) =>
  (text: string, ...proofs: Row['proofs']): Row => ({ source, rule: text, proofs })
const access = at('spec 3 §5.1')
const part = at('spec 3 §5.2')
const height = at('spec 3 §5.3')
const slope = at('spec 3 §5.4')
const joint = at('spec 3 §5.5')
const other = at('spec 3 §5.6')

/** Validation rules of the guided workflow. */
export const validationRows: readonly Row[] = [
  access('By header id: own customer number, 00000 or internal staff'),
  access("Otherwise 'You are not authorized to view this project'; without an id access:sandbox"),
  part('A part of a run is a system part, not already in the run, with no run assigned'),
  part("'Stairs are not allowed in your primary run'"),
  part("'Stairs and Ramps are not allowed in the same run'"),
  part("'Ramps and Stairs are not allowed in the same run'"),
  part("'An extender platform is not able to connect between 2 ramps'"),
  part("'A starter ramp must be at the end of a run'"),
  part("'A ramp run must all have child rails in order.'"),
  part("'Different sized ramps cannot connect'"),
  part("'These 2 parts cannot connect': validity"),
  part("'These 2 parts cannot connect': a 60x60 platform followed by a 60-wide ramp"),
  part('Rectangular and 45 degree platforms, stairs and 45 degree platforms, and two 45s cannot connect'),
  height('Start height: number, minimum 0, negatives become 0; empty locks Next'),
  height("A part of another run gives its height; otherwise 'You must select a platform'"),
  height("'… auto adjusted this field because end/bottom height cannot be higher than start/top height.'"),
  height("'The ending height must be 0 if the run ends with a starter ramp.'"),
  height("'If not desired please reconfigure your run.'"),
  height("'There must be a starter ramp if the runs height ends at 0'"),
  height('A stair rise that differs from the sum of stair heights warns and shows the expected height'),
  height("'Because this run only has platforms there is no need for an end/bottom height.'"),
  slope("'Slope cant be 0' for stairs, and for ramps on P3G, APD and HAR"),
  slope("'Slope cant be greater than 1'"),
  slope("'Re-define runs parts to meet credible slope.'"),
  slope('A ratio is acceptable at most 1 over the desired number, or equal to it'),
  joint("'Center ramp connections are not allowed on PATHWAY HD'"),
  joint("'Side connections are not allowed on PATHWAY HD Resting Platforms'"),
  joint("'There are connections that overlap guards / handrails.'"),
  joint("'Connecting {part} to {part} is not a valid connection.'"),
  joint("'This connection is not allowed.'"),
  joint("'Platforms side is too small'"),
  joint("'Parts are not in proper alignment'"),
  joint("'{part} is without connections.'"),
  joint("'{part} {side} must be connected.'"),
  joint("'Cannot assign an exit to a ramp top support'"),
  joint("'Cannot assign an entrance to a ramp bottom support'"),
  joint('Platform edges of different sizes cannot connect'),
  joint('Every run check repeats in connections'),
  joint('Allowed corner pairs by offset 0, 90, 180 degrees'),
  joint('Treads run perpendicular to a pair of straight handrails or guards'),
  joint('Ramp legs cannot be edited'),
  other('Leg length non-numeric becomes 0'),
  other('Add-on quantity: number, minimum 0'),
  other('Stroke width slider 0 to 20; line smoothness 2 to 5'),
  other('Project name Save enabled only when text differs from stored name'),
  other('Closure widths are converted from pixels to inches before sending'),
  other('Vertical-picket and stair pairs a and b: length doubled, one kept'),
  other('Sum of stair heights must equal run rise'),
  other('Linear feet: longer of length and width in feet, excluding MPARR45; 5 decimals'),
]
