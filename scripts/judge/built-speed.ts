import { build } from 'vite';
import type * as Speed from './speed';

/**
 * `speed.ts` as a script made by the build. Run by tsx, it takes at least 1.5 times as long,
 * because tsx sets the name of a function whenever it is created, which the build does not do.
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
