import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', 'command', 'public/examples', 'test/fixtures']),
  {
    // A rule is argued here, for all files, or it holds: comments cannot switch it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // There are no enums here, and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An absent value of a table is the empty text, so `||` between texts says what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The language leaves these functions to the engine, and browsers differ in the last digit.
    // src/core/elementary.ts has the ones that results need.
    files: ['src/core/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ...['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'cos', 'cosh'],
          ...['exp', 'expm1', 'hypot', 'log', 'log10', 'log1p', 'log2', 'pow', 'sin', 'sinh'],
          ...['tan', 'tanh'],
        ].map((property) => ({
          object: 'Math',
          property,
          message: 'Engines differ in the last digit: use src/core/elementary.ts.',
        })),
      ],
    },
  },
  {
    // Drawings round their coordinates, and readers of binary files the numbers that they restore.
    files: ['src/**'],
    ignores: [
      'src/core/words/numbers.ts',
      'src/core/output/html/page-charts.ts',
      'src/read/**',
      'src/ui/charts/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(toFixed|toPrecision|toLocaleString)$/]',
          message: 'Format numbers with src/core/words/numbers.ts.',
        },
      ],
    },
  },
  {
    files: ['src/ui/**', 'src/main.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Speaks of the React compiler, which is not used here, and names the table libraries that are.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // What is missing in a test makes it fail, which is what a test is for.
    files: ['test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Programs for a terminal write to it.
    files: ['scripts/**', 'test/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
