/** The sheet that Assay reads back. */
export const QUESTIONS_SHEET = 'Questions';

/** The sheet that tells a workbook of Assay's own from others. */
export const SETTINGS_SHEET = 'Settings and inputs';
