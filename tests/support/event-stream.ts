// Reader of the stream of events, as a device has one: the events in order, and the end of the stream.
import { type IncomingMessage, request } from 'node:http'

export type StreamEvent = { id: number; kind: string; data: Record<string, unknown> }

export type EventStream = {
  status: number
  headers: IncomingMessage['headers']
  events: StreamEvent[]
  /** Resolves with the first `count` events, `ready` included; rejects when they do not come in time. */
  first: (count: number, ms?: number) => Promise<StreamEvent[]>
  /** Resolves with the kind of end of the stream. */
  ended: Promise<'end' | 'cut'>
  close: () => void
}

/** @param follow topics with the revisions that the device has: `scenario:12:1@3` */
export function openStream(
  url: string,
  token: string,
  lastEventId?: string | number,
  follow: readonly string[] = [],
): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    }
    // The stream has a connection of its own, because it never gives it back.
    const query = new URLSearchParams(follow.map(topic => ['follow', topic]))
    const outgoing = request(`${url}/api/Realtime/stream?${query}`, { headers, agent: false }, response => {
      const events: StreamEvent[] = []
      const waiting = new Set<() => void>()
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const whole = text.split('\n\n')
        text = whole.pop() ?? ''
        events.push(...whole.flatMap(toEvent))
        for (const check of waiting) check()
      })
      const ended = new Promise<'end' | 'cut'>(done => {
        response.on('end', () => done('end'))
        response.on('error', () => done('cut'))
        response.on('close', () => done(response.complete ? 'end' : 'cut'))
      })
      const first = (count: number, ms = 5_000): Promise<StreamEvent[]> =>
        new Promise((done, fail) => {
          const check = () => {
            if (events.length < count) return
            finish()
            done(events.slice(0, count))
          }
          const timer = setTimeout(() => {
            finish()
            fail(new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`))
          }, ms)
          const finish = () => {
            clearTimeout(timer)
            waiting.delete(check)
          }
          waiting.add(check)
          check()
        })
      resolve({
        ...{ status: response.statusCode ?? 0, headers: response.headers, events, first, ended },
        close: () => outgoing.destroy(),
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

function toEvent(block: string): StreamEvent[] {
  const fields = new Map(
    block.split('\n').map(line => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)] as const
    }),
  )
  const kind = fields.get('event')
  if (kind === undefined) return []
  return [{ id: Number(fields.get('id')), kind, data: JSON.parse(fields.get('data') ?? '{}') }]
}
