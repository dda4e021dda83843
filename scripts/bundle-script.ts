import { build } from 'vite';

/** Bundles a script and its imports into one file; `define` replaces names with values. */
export async function bundleScript(
  input: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input },
    },
  });
  if (!('output' in built)) throw new Error(`${input} is built once, and not watched.`);
  return built.output[0].code.trim();
}
