// The office's home: what waits, and what was done last. A call of our own.
import * as z from 'zod'
import { officeActs, officeQueues, officeThings } from '#rules/office.ts'
import { read, treatingBlocks } from './call.ts'
import { closed, instant } from './shapes.ts'

export const officeContract = treatingBlocks('none')({
  getHome: read('admin', '/api/Office/getHome')
    .input(closed({}).optional())
    .output(
      closed({
        queueList: z.array(
          closed({
            queue: z.enum(officeQueues),
            count: z.number().int(),
            /** Since when the oldest waits; null where nothing does. */
            oldestAt: instant.nullable(),
          }),
        ),
        /** The newest acts with forms, campaigns and pictures. */
        actList: z.array(
          closed({
            thing: z.enum(officeThings),
            thingId: z.string(),
            title: z.string(),
            act: z.enum(officeActs),
            userName: z.string().nullable(),
            createdAt: instant,
          }),
        ),
      }),
    ),
})
export type OfficeContract = typeof officeContract
