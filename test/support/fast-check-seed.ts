import fc from 'fast-check';

/*
 * Property tests use the same cases in every run, so that failures are reproducible. `npm run
 * test:quick` checks fewer of them.
 */
fc.configureGlobal({
  seed: 20_261_120,
  ...(process.env.ASSAY_QUICK !== undefined && { numRuns: 20 }),
});
