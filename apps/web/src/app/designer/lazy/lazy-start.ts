import { lazyModule } from '../../../lazy/lazy-module.tsx'

// It is fetched while the rise is typed: nobody can choose a ramp before.
const ofStart = lazyModule(() => import('../../../features/fit/start/ramp-choice.tsx'))

export const RampChoice = ofStart.whenThere((start) => start.RampChoice)

export const fetchRampChoice = ofStart.fetch
