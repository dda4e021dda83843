/** The sums by which the page's policy admits its own script and style; a test says what they have to be. */
export const SCRIPT_HASH = 'sha256-fqCC7TbNIvOUUwcgXecAAV6pyLQgIyUxsi4Sw2OwCRg=';
export const STYLE_HASH = 'sha256-hKLoEdzfzFKDpdzvgTa7O4XV/66/+Wf73xfuL6w7seY=';
