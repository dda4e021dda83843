import { build } from 'vite';
import type * as Speed from './speed';

/**
 * `speed.ts` as the build makes a script of it. Run by tsx the same takes half as long again and more, because
 * it names every function anew whenever one is made, which the page does not.
 */
export async function buildSpeed(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2022', ssr: 'scripts/judge/speed.ts' },
    // A module from a data address finds no packages.
    ssr: { noExternal: true },
  });
  if (!('output' in built)) throw new Error('The script is built once, and not watched.');
  return built.output[0].code;
}

/** The same, ready to be called. */
export async function openBuiltSpeed(): Promise<typeof Speed> {
  const code = encodeURIComponent(await buildSpeed());
  return (await import(`data:text/javascript,${code}`)) as typeof Speed;
}
