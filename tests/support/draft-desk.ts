// A writer of a draft: one tab with a field and the draft behind it, quick enough for tests.
import type { Draft as DraftClass } from '#app/platform/drafts/draft.ts'
import type { DraftTiming } from '#app/platform/drafts/timing.ts'
import type { DraftNetwork } from './draft-network.ts'

export const quick: DraftTiming = { deviceMs: 2, deviceAtMostMs: 6, serverMs: 4, serverAtMostMs: 10, retryMs: 4 }

export type DeskOptions = { userId?: string; place?: string; draftId?: string; timing?: DraftTiming }

export class Desk {
  /** Content of the field. */
  text = ''
  online = true
  draft: DraftClass

  constructor(Draft: typeof DraftClass, network: DraftNetwork, options: DeskOptions = {}) {
    const { userId = 'user-a', place = 'action', draftId, timing = quick } = options
    this.draft = new Draft({
      userId,
      place,
      target: '1',
      draftId,
      timing,
      server: network.link(() => this.online),
      reachable: () => this.online,
      show: text => {
        this.text = text
      },
    })
  }

  /** Types at the end of the field. */
  type(letters: string): void {
    this.text += letters
    this.draft.typed(this.text)
  }

  /** Changes another field of the form. */
  fill(fields: string): void {
    this.draft.filled(fields, this.text)
  }

  /** Leaves the screen. */
  async leave(): Promise<void> {
    await this.draft.settle()
    this.draft.stop()
  }

  get view() {
    return this.draft.get()
  }
}
