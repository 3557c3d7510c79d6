// Names of tests that passed at their second try only: a defect of the test or of the tested code, which must be seen.
import type { Reporter, TestCase } from 'vitest/node'

export default class implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`\nUNSTEADY, passed at the second try only: ${test.module.moduleId}: ${test.fullName}\n`)
  }
}
