// Closing the hub while it connects: pg's connect() never settles when end() is called meanwhile.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { createRealtimeHub } from '#server/platform/realtime/hub.ts'

test('it ends while its database accepts the connection and says nothing', { timeout: 10_000 }, async () => {
  const silent = createServer(socket => socket.resume()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const met = once(silent, 'connection')
  const hub = createRealtimeHub({} as Db, `postgres://somebody@127.0.0.1:${port}/nothing`, pino({ enabled: false }))
  await met
  expect(await hub.close()).toBeUndefined()
  silent.close()
})
