// Jobs of orders: passing time, notices of the changes, the look that makes up for both.
import type { Job } from '../../platform/jobs/run.ts'
import { orderClockJob, orderSweepJob } from './order-clock.ts'
import { tellOrderJob } from './tell-order.ts'

export const orderJobs: readonly Job[] = [orderClockJob, tellOrderJob, orderSweepJob]
