// Jobs of scenarios: passing time, notices of the changes, the sweep that makes up for both, reminders of deadlines.
import type { Job } from '../../platform/jobs/run.ts'
import { clockJob } from './clock/clock-job.ts'
import { remindJob } from './clock/remind.ts'
import { sweepJob } from './clock/sweep.ts'
import { tellJob } from './clock/tell.ts'

export const scenarioJobs: readonly Job[] = [clockJob, tellJob, sweepJob, remindJob]
