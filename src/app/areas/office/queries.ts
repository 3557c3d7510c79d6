// Read of the office's home.
import calls from 'virtual:contract/office'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { OfficeContract } from '#contract/office.ts'

const officeCalls = connect<OfficeContract>('office', calls)

export type OfficeHome = Awaited<ReturnType<typeof officeCalls.getHome.send>>
export type WaitingQueue = OfficeHome['queueList'][number]

export const officeHomeQueries = { home: () => readQuery(officeCalls.getHome, {}, { kept: true }) }
