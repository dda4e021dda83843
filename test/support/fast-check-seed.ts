import fc from 'fast-check';

// Property tests use the same cases in every run, so that failures are reproducible.
fc.configureGlobal({ seed: 20_261_120 });
