// The read of what waits for the user.
import calls from 'virtual:contract/waiting'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { WaitingContract } from '#contract/waiting.ts'

const waitingCalls = connect<WaitingContract>('waiting', calls)

export type Waiting = Awaited<ReturnType<typeof waitingCalls.home.send>>

export const waitingQueries = {
  /**
   * Everything that waits for the user. Nearly every act changes it, so it is read again whenever a screen shows it.
   */
  home: () => ({ ...readQuery(waitingCalls.home, {}, { kept: true }), staleTime: 0 }),
}
