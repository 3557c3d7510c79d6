// The context of a job that a test runs by itself: with a clock of the test, and without a log.
import { type Clock, unmovedStory } from '#server/platform/clock.ts'
import type { JobContext } from '#server/platform/jobs/run.ts'
import { createLogger } from '#server/platform/log.ts'
import { namingIdentity } from './callers.ts'
import { createTestPush } from './push-service.ts'

type Given = Pick<JobContext, 'db' | 'files'> & {
  clock: Clock
  mailer?: JobContext['mailer']
  push?: JobContext['push']
}

export const jobContext = ({ db, files, clock, mailer = null, push = createTestPush() }: Given): JobContext => ({
  ...{
    db,
    files,
    clock,
    story: unmovedStory(clock),
    log: createLogger('silent'),
    mailer,
    push,
    identity: namingIdentity,
  },
})
