// GET /api/Realtime/stream: server-sent events of the caller. Read with fetch, because it carries the bearer token;
// `Last-Event-ID` continues after the last event of the device, and `follow` names the topics of its open screens with the
// revisions that they show (`?follow=scenario:12:1@3`).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ORPCError } from '@orpc/server'
import { NEWEST_WRITTEN, WRITTEN_HEADER } from '#rules/written.ts'
import type { Services } from '../context.ts'
import { refuse } from '../refuse.ts'
import type { RealtimeHub, StoredEvent } from './hub.ts'

export const STREAM_PATH = '/api/Realtime/stream'

const HEARTBEAT_MS = 25_000
/** Longest silence of a stream: longer than for other connections, because it is silent between heartbeats. */
const LONGEST_SILENCE_MS = 3 * HEARTBEAT_MS
/** Lifetime of a stream, which ends before its token does; the client comes back with a new one. */
const LONGEST_STREAM_MS = 10 * 60_000
/** Limit of unread events; a reader that does not take its events is cut off. */
const MOST_BUFFERED_BYTES = 256 * 1024
const MOST_PER_USER = 20
/** Most topics of one stream; a browser has few screens open at once. */
const MOST_FOLLOWED = 8

export function createStreamHandler(hub: RealtimeHub, { identity, limits, log, replica }: Services) {
  const openPerUser = new Map<string, number>()
  /** Counts one more stream of a user. @returns function that ends the count. @throws TOO_MANY */
  const enter = (userId: string): (() => void) => {
    const open = openPerUser.get(userId) ?? 0
    if (open >= MOST_PER_USER) throw refuse('TOO_MANY', { retryAfterSeconds: 30 })
    openPerUser.set(userId, open + 1)
    return () => {
      const left = (openPerUser.get(userId) ?? 1) - 1
      if (left > 0) openPerUser.set(userId, left)
      else openPerUser.delete(userId)
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const token = /^Bearer (\S{1,4096})$/.exec(request.headers.authorization ?? '')?.[1]
    const viewer = token ? await identity.verify(token) : null
    await limits.take('read', viewer?.userId ?? address)
    if (!viewer) throw refuse('UNAUTHORIZED')
    if (response.destroyed) return
    const { userId } = viewer
    const closers = [enter(userId)]
    // Registered before the first wait, because a device may leave during admission.
    response.on('close', () => {
      for (const close of closers) close()
    })

    const seen = /^\d{1,15}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0]
    const newest = await hub.newestId(userId)
    // A device may have seen later events than the database has, after a backup was restored.
    const lastId = Math.min(seen === undefined ? newest : Number(seen), newest)
    const wanted = wantedTopics(request.url ?? '')
    const follows = await hub.topics.admit(userId, wanted)
    if (response.destroyed) return

    request.socket.setTimeout(LONGEST_SILENCE_MS)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The header makes a client that is told of a change read the newest data, and not a replica that may be behind.
      ...(replica ? { [WRITTEN_HEADER]: NEWEST_WRITTEN } : {}),
    })
    const write = (text: string): void => {
      response.write(text)
      if (response.writableLength > MOST_BUFFERED_BYTES) response.destroy()
    }
    // Tells a new device the position to continue from; later the device names the last event it has seen.
    write(`id: ${lastId}\nevent: ready\ndata: {}\n\n`)

    if (wanted.size > 0) write(`event: following\ndata: ${JSON.stringify({ topics: [...follows.keys()] })}\n\n`)
    const leaveTopics = hub.topics.add({
      userId,
      follows,
      tell: (topic, revision) => write(`event: topic\ndata: ${JSON.stringify({ topic, revision })}\n\n`),
    })
    const remove = hub.add({ userId, lastId, send: event => write(format(event)), end: () => response.end() })
    const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
    const recheck = setInterval(() => {
      // A token that cannot be checked now is judged by the next check.
      if (token)
        identity.verify(token).then(
          still => still || response.end(),
          error => isRefused(error) && response.end(),
        )
    }, identity.recheckMs)
    const end = setTimeout(() => response.end(), LONGEST_STREAM_MS)
    closers.push(
      remove,
      leaveTopics,
      () => clearInterval(heartbeat),
      () => clearInterval(recheck),
      () => clearTimeout(end),
    )
    await Promise.all([hub.catchUp(userId), hub.topics.catchUp(follows.keys())]).catch(error =>
      log.warn({ reason: (error as Error).message }, 'events could not be read'),
    )
  }
}

/** Topics that an address names, with their last revisions; invalid ones are left out. */
function wantedTopics(address: string): Map<string, number> {
  const named = new URLSearchParams(address.split('?')[1] ?? '').getAll('follow').slice(0, MOST_FOLLOWED)
  return new Map(
    named.flatMap(one => {
      const found = /^([a-zA-Z]{1,32}:[\w:-]{1,64})@(\d{1,15})$/.exec(one)
      return found?.[1] === undefined ? [] : [[found[1], Number(found[2])] as const]
    }),
  )
}

/** Whether the account is no longer a user; a busy server is no reason to end the stream. */
const isRefused = (error: unknown): boolean => error instanceof ORPCError && error.code === 'LOGIN_UNKNOWN'

const format = ({ id, kind, payload, createdAt }: StoredEvent): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id, ...(payload as object), createdAt: new Date(createdAt) })}\n\n`
