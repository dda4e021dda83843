import { build } from 'vite';
import type * as Speed from './speed';

/**
 * `speed.ts` as a script made by the build. Run by tsx it takes at least half as long again, because
 * tsx sets the name of every function at each creation, which the build does not.
 */
export async function buildSpeed(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2022', ssr: 'scripts/judge/speed.ts' },
    // A module from a data URL cannot import packages.
    ssr: { noExternal: true },
  });
  if (!('output' in built)) throw new Error('The script is built once, and not watched.');
  return built.output[0].code;
}

/** The functions of the built script. */
export async function openBuiltSpeed(): Promise<typeof Speed> {
  const code = encodeURIComponent(await buildSpeed());
  return (await import(`data:text/javascript,${code}`)) as typeof Speed;
}
