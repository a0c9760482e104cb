import type { Inches } from '@ramp/domain'

const TO_SIXTEENTHS = 16

/**
 * Stations in whole sixteenths from the first one. Stretches between them add up to the overall size as it is printed;
 * stretches that are rounded one by one do not.
 */
export function roundedStations(stations: readonly Inches[]): readonly Inches[] {
  const [first = 0] = stations
  return stations.map((one) => first + Math.round((one - first) * TO_SIXTEENTHS) / TO_SIXTEENTHS)
}
