export { expectEvery } from './expect-every.ts'
