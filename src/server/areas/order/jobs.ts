// Jobs of orders: passing time, notices of the changes, and a check every minute for orders whose jobs were lost.
import type { Job } from '../../platform/jobs/run.ts'
import { orderClockJob, orderSweepJob } from './order-clock.ts'
import { tellOrderJob } from './tell-order.ts'

export const orderJobs: readonly Job[] = [orderClockJob, tellOrderJob, orderSweepJob]
