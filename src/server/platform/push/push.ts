// Web push (RFC 8030): one message, handed to the push service of one device, and the service's answer.
import { createHash } from 'node:crypto'
import { FetchRefused } from '../outside/read-answer.ts'
import { createSafePost, type SafePost } from '../outside/safe-post.ts'
import { type DeviceKeys, encryptPush } from './encrypt.ts'
import type { Vapid } from './vapid.ts'

export type PushTarget = DeviceKeys & { endpoint: string }
export type Pushed = {
  text: string
  /** Seconds for which a service keeps it for a device that is off. */
  ttlSeconds: number
  /** Name of the subject: a later message with the same name replaces an earlier one that still waits at the service. */
  topic: string
  isUrgent: boolean
}

/** `gone`: the subscription has ended. `later`: to be tried again, not before `waitMs`. `refused`: never, whatever the reason. */
export type Outcome = { state: 'sent' | 'gone' | 'refused' } | { state: 'later'; waitMs: number }

export type Push = {
  publicKey: string
  /** Origin of a push service that may be used; null for any other address. */
  originOf: (endpoint: string) => string | null
  send: (target: PushTarget, pushed: Pushed) => Promise<Outcome>
}

/** Push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. Nothing is ever sent to other hosts. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
  /^(?:[\w-]+\.){1,2}notify\.windows\.com$/,
]
const MOST_WAIT_MS = 6 * 3_600_000
/** Length of a topic; services take at most 32 letters. */
const TOPIC_LETTERS = 32

/** Topic of a message for its service: a hash, which tells messages on one subject without naming the subject. */
export const topicOf = (subscriptionId: number, tag: string): string =>
  createHash('sha256').update(`${subscriptionId} ${tag}`).digest('base64url').slice(0, TOPIC_LETTERS)

type Given = { vapid: Vapid; standIns: readonly string[]; post?: SafePost }

/** @param standIns origins of programs that stand for a push service */
export function createPush({ vapid, standIns, post = createSafePost(isOf(standIns)) }: Given): Push {
  const originOf = (endpoint: string): string | null => {
    const url = URL.parse(endpoint)
    if (!url || url.username || url.password) return null
    if (standIns.includes(url.origin)) return url.origin
    const isKnown = url.protocol === 'https:' && url.port === '' && SERVICES.some(host => host.test(url.hostname))
    return isKnown ? url.origin : null
  }
  return {
    publicKey: vapid.publicKey,
    originOf,
    send: async ({ endpoint, ...keys }, { text, ttlSeconds, topic, isUrgent }) => {
      const origin = originOf(endpoint)
      if (origin === null) return { state: 'gone' }
      const headers = {
        authorization: await vapid.authorization(origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        topic,
        urgency: isUrgent ? 'high' : 'normal',
      }
      try {
        const answer = await post(endpoint, { headers, body: encryptPush(Buffer.from(text), keys) })
        return outcomeOf(answer.status, answer.retryAfter)
      } catch (error) {
        if (error instanceof FetchRefused) return { state: 'later', waitMs: 0 }
        throw error
      }
    },
  }
}

const isOf = (origins: readonly string[]) => (url: URL) => origins.includes(url.origin)

/** Outcome by the answer of a service. Refusals of the sender's key are tried again, because keys may just have been changed. */
function outcomeOf(status: number, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 404 || status === 410) return { state: 'gone' }
  const isRefused = status >= 300 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
  return isRefused ? { state: 'refused' } : { state: 'later', waitMs: waitOf(retryAfter) }
}

/** Milliseconds that a service asks for, in seconds or as a date. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const asked = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MOST_WAIT_MS) : 0
}
