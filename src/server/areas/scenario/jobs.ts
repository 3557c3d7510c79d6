// Jobs of scenarios: passing time, notices of the changes, and the sweep that makes up for both.
import type { Job } from '../../platform/jobs/run.ts'
import { clockJob } from './clock-job.ts'
import { sweepJob } from './sweep.ts'
import { tellJob } from './tell.ts'

export const scenarioJobs: readonly Job[] = [clockJob, tellJob, sweepJob]
