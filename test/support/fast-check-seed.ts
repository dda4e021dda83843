import fc from 'fast-check';

/*
 * Property tests use the same cases in every run, so that failures are reproducible. Where a test
 * does not set their number, there are 100, and 20 in `npm run test:quick`.
 */
fc.configureGlobal({
  seed: 20_261_120,
  ...(process.env.ASSAY_QUICK !== undefined && { numRuns: 20 }),
});
