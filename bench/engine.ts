/** The engine as the benchmarks use it; `npm run bench -- --against COMMIT` bundles this over that commit's sources, too. */
export * from '@ramp/catalogue-files'
export * from '@ramp/domain'
export * from '@ramp/formats'
