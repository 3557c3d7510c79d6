// The order of the test files: reliability runs come last, so that what fails at once fails first.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isHeavy = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/reliability/')

export class ReliabilityLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(file => !isHeavy(file)), ...sorted.filter(isHeavy)]
  }
}
