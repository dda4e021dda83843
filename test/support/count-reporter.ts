import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The project that tests the built page in a browser; a run without any of its tests fails. */
const requiredProject = 'e2e';

/**
 * Ends the output of `npm test` with the line `N passed, N failed` for all projects. A file or
 * suite that fails outside its tests, and an uncaught error, each count as one failure. The run
 * fails if anything fails, if no test runs, or if the browser project runs none. Tests that passed
 * only on retry are listed.
 */
export default class CountReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private ranRequiredProject = false;
  private readonly flaky: string[] = [];

  onInit(): void {
    // At exit, so that the line comes after all other output of the runner.
    process.once('exit', () => this.close());
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    this.failed += unhandledErrors.length;
    for (const testModule of testModules) this.count(testModule);
  }

  private count(testModule: TestModule): void {
    if (testModule.errors().length > 0) this.failed += 1;
    for (const suite of testModule.children.allSuites()) {
      if (suite.errors().length > 0) this.failed += 1;
    }
    for (const test of testModule.children.allTests()) {
      const { state } = test.result();
      if (state !== 'passed' && state !== 'failed') continue;
      this[state] += 1;
      if (test.diagnostic()?.flaky) this.flaky.push(`${testModule.moduleId}: ${test.fullName}`);
      if (testModule.project.name === requiredProject) this.ranRequiredProject = true;
    }
  }

  private close(): void {
    for (const name of this.flaky) writeSync(1, `Passed only on retry: ${name}\n`);
    const complaint = this.complaint();
    if (complaint !== null) {
      writeSync(2, `${complaint}\n`);
      process.exitCode = 1;
    }
    writeSync(1, `\n${this.passed} passed, ${this.failed} failed\n`);
  }

  private complaint(): string | null {
    if (this.passed + this.failed === 0) return 'No test ran.';
    if (!this.ranRequiredProject) return `The ${requiredProject} project ran no test.`;
    return this.failed > 0 ? 'The tests failed.' : null;
  }
}
