// Topics followed by the streams of this process. Rights are judged when a stream begins to follow and again at each
// announcement, so that a user who has lost the right hears nothing more.
import type { Db } from '../../db/client.ts'
import type { Logger } from '../log.ts'
import { revisionsOf } from './announce.ts'

/** Users, among the given ones, who may follow a topic now. @param rest what stands behind the kind in its name */
export type TopicRight = (db: Db, rest: string, userIds: readonly string[]) => Promise<ReadonlySet<string>>

/** The right of each kind of topics, by area. */
export type TopicRights = Readonly<Record<string, TopicRight>>

export type Follower = {
  userId: string
  /** The followed topics with the revisions that the device has. */
  follows: Map<string, number>
  tell: (topic: string, revision: number) => void
}

export type Topics = {
  /** The part of the wanted topics that the user may follow. */
  admit: (userId: string, wanted: ReadonlyMap<string, number>) => Promise<Map<string, number>>
  /** Begins to tell a follower. @returns function that ends it */
  add: (follower: Follower) => () => void
  /** Tells the followers of a topic of a revision. */
  hear: (topic: string, revision: number) => void
  /** Tells what changed while nobody listened: of these topics, or of all that are followed. */
  catchUp: (topics?: Iterable<string>) => Promise<void>
  close: () => void
}

/** Least time between two announcements of a topic; changes in between are announced together. */
const GAP_MS = 300

export function createTopics(db: Db, rights: TopicRights, log: Logger): Topics {
  const followers = new Map<string, Set<Follower>>()
  /** Newest revisions of topics that are being told. */
  const newest = new Map<string, number>()
  let closed = false

  const mayFollow = async (topic: string, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const colon = topic.indexOf(':')
    const kind = topic.slice(0, colon)
    const right = Object.hasOwn(rights, kind) ? rights[kind] : undefined
    return right ? right(db, topic.slice(colon + 1), userIds) : new Set()
  }

  const leave = (follower: Follower, topic: string): void => {
    follower.follows.delete(topic)
    const others = followers.get(topic)
    others?.delete(follower)
    if (others?.size === 0) followers.delete(topic)
  }

  const tell = async (topic: string, revision: number): Promise<void> => {
    const isBehind = ({ follows }: Follower) => (follows.get(topic) ?? revision) < revision
    const behind = [...(followers.get(topic) ?? [])].filter(isBehind)
    if (behind.length === 0) return
    const allowed = await mayFollow(topic, [...new Set(behind.map(({ userId }) => userId))])
    for (const follower of behind) {
      if (!allowed.has(follower.userId)) leave(follower, topic)
      else if (isBehind(follower)) {
        follower.follows.set(topic, revision)
        follower.tell(topic, revision)
      }
    }
  }

  const tellAll = async (topic: string): Promise<void> => {
    let told = 0
    while (!closed && (newest.get(topic) ?? 0) > told) {
      const revision = newest.get(topic) ?? 0
      // While the database is away, it is tried again.
      await tell(topic, revision).then(
        () => {
          told = revision
        },
        error => log.debug({ reason: (error as Error).message }, 'a topic could not be told'),
      )
      await new Promise(resolve => setTimeout(resolve, GAP_MS).unref())
    }
    newest.delete(topic)
  }

  const hear = (topic: string, revision: number): void => {
    if (closed || !followers.has(topic)) return
    const isTold = newest.has(topic)
    newest.set(topic, Math.max(newest.get(topic) ?? 0, revision))
    if (!isTold) void tellAll(topic)
  }

  return {
    admit: async (userId, wanted) => {
      const admitted = new Map<string, number>()
      for (const [topic, revision] of wanted) {
        if ((await mayFollow(topic, [userId])).has(userId)) admitted.set(topic, revision)
      }
      if (admitted.size === 0) return admitted
      // A device may have seen later revisions than the database has, after a backup was restored.
      const current = await revisionsOf(db, [...admitted.keys()])
      return new Map([...admitted].map(([topic, revision]) => [topic, Math.min(revision, current.get(topic) ?? 0)]))
    },
    add: follower => {
      for (const topic of follower.follows.keys()) {
        followers.set(topic, (followers.get(topic) ?? new Set()).add(follower))
      }
      return () => {
        for (const topic of [...follower.follows.keys()]) leave(follower, topic)
      }
    },
    hear,
    catchUp: async (topics = followers.keys()) => {
      const asked = [...topics]
      if (asked.length === 0) return
      for (const [topic, revision] of await revisionsOf(db, asked)) hear(topic, revision)
    },
    close: () => {
      closed = true
      followers.clear()
    },
  }
}
