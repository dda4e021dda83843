/** Assay's own version: that of package.json, which a test compares. It goes into every report. */
export const VERSION = '0.1.0';
