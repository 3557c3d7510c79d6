// A network between devices and the fake server, for their drafts: it loses requests and answers, takes its time, and is there for each
// device or not. What arrives goes the way of the app, through its own calls.
import type { DraftServer, SaveDraft } from '#app/platform/drafts/server.ts'
import type { NoAnswer, Refusal } from '#app/platform/requests.ts'
import type { draftServer } from '#app/shared/draft/draft-server.ts'
import type { Fate } from './fake-server.ts'

/** Modules of the app as the test has loaded them: it may load them anew, as a page does. */
type App = { draftServer: typeof draftServer; NoAnswer: typeof NoAnswer }

export class DraftNetwork {
  /** Saves that arrived, in their order. */
  saves: SaveDraft[] = []
  /** Fate of the next call. */
  fate: () => Fate = () => 'arrives'
  delayMs: () => number = () => 0
  /** Refusal of whatever stands before the calls of the server. */
  refuse: ((save: SaveDraft) => Refusal | null) | null = null
  #app: App
  #userId: string

  /** @param userId user that is signed in */
  constructor(app: App, userId = 'rin') {
    this.#app = app
    this.#userId = userId
  }

  /** Calls of one device. */
  link(isOnline: () => boolean = () => true): DraftServer {
    const { draftServer, NoAnswer } = this.#app
    const server = draftServer(this.#userId)
    const through =
      <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
      async (input: Input): Promise<Answer> => {
        const fate = this.fate()
        await new Promise(resolve => setTimeout(resolve, this.delayMs()))
        if (!isOnline() || fate === 'request lost') throw new NoAnswer('lost')
        const answer = await call(input)
        await new Promise(resolve => setTimeout(resolve, this.delayMs()))
        if (!isOnline() || fate === 'answer lost') throw new NoAnswer('lost')
        return answer
      }
    return {
      save: through(async (draft: SaveDraft) => {
        this.saves.push(draft)
        const refusal = this.refuse?.(draft)
        if (refusal) throw refusal
        return server.save(draft)
      }),
      list: through(server.list),
      read: through(server.read),
      remove: through(server.remove),
      bringBack: through(server.bringBack),
      versions: through(server.versions),
      version: through(server.version),
    }
  }
}
