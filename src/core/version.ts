/** Assay's version, equal to that of package.json (tested). Every report includes it. */
export const VERSION = '0.1.0';
