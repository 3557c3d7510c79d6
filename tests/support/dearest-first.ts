// Order of test files: those that take longest first, so that none of them runs alone at the end of its step.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of more than ten seconds on two cores, the dearest first. */
const DEAREST = [
  ...['reliability/lost', 'process/backup', 'process/two-servers', 'reliability/parallel'],
  ...['pictures/hostile', 'demo/living', 'access/letter-secrets', 'access/order-secrets', 'access/replay-secrets'],
  ...[
    'order/requests',
    'input/every-field.1',
    'input/every-field.2',
    'platform/disk-full',
    'platform/jobs',
    'order/acts',
  ],
  ...['access/matrix.1', 'access/matrix.2', 'leaving/leave', 'scenario/life-cycle', 'access/scenario-viewers'],
  ...['identity/passwords', 'note/book-covers', 'character-edit/icons', 'platform/limits', 'access/foreign.1'],
  ...['platform/outbox-sender', 'never-red', 'drafts/draft', 'drafts/faults'],
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = DEAREST.findIndex(name => moduleId.includes(`/${name}.test.`))
  return place < 0 ? DEAREST.length : place
}

export default class extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
