/**
 * Checks formatting, lint and types at the same time, since each of them uses one core, and then
 * runs the tests. All of them run even if one fails.
 */
import { spawn } from 'node:child_process';

/** Runs a script of package.json. Returns whether it passed. */
function runScript(name: string, output: 'as printed' | 'at the end'): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', name], {
      stdio: output === 'as printed' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
}

const checks = ['format:check', 'lint', 'types'];
const passed = await Promise.all(checks.map((name) => runScript(name, 'at the end')));
passed.push(await runScript('test', 'as printed'));
process.exitCode = passed.every(Boolean) ? 0 : 1;
