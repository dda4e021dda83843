/**
 * Assay's version, equal to that of package.json, which a test checks. Every report includes it.
 */
export const VERSION = '0.1.0';
