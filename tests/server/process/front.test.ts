// The front of src/server/deploy as it stands there, before two processes on one database: TLS, HTTP/2, events as they come, figures
// for nobody outside, and a process that is taken away and brought back without a broken request.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { freePort } from '../../support/free-port.ts'
import { credentialsOf } from '../../support/http-server.ts'
import { projectRoot } from '../../support/paths.ts'
import { report } from '../../support/random.ts'
import { dataFolder, type ServerProcess, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'

const CADDY = '/usr/bin/caddy'
const hasCaddy = existsSync(CADDY)
if (!hasCaddy)
  process.stderr.write('\n*** SKIPPED: no /usr/bin/caddy, the front of src/server/deploy was NOT tested. ***\n\n')

const RESTARTS = size(2, 10)
const database = await openDatabase('play')

describe.runIf(hasCaddy)('the front', () => {
  let [front, servers, ports, origin]: [ChildProcess, ServerProcess[], number[], string] = [] as never
  let session = {} as ClientHttp2Session
  let settings: Record<string, string> = {}

  beforeAll(async () => {
    ports = [await freePort(), await freePort()]
    const [http, https] = [await freePort(), await freePort()]
    origin = `https://localhost:${https}`
    const folder = dataFolder('front')
    mkdirSync(folder, { recursive: true })
    settings = {
      ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), PUBLIC_ORIGIN: origin },
      ...{ TRUSTED_PROXIES: '1', RATE_LIMITS: '0' },
    }
    servers = []
    for (const port of ports) servers.push(await startServer({ ...settings, PORT: String(port) }))
    // Only ports and folders are those of the test.
    const file = readFileSync(join(projectRoot, 'src/server/deploy/Caddyfile'), 'utf8').replace(
      'grace_period 15s',
      `grace_period 15s\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/keys`,
    )
    writeFileSync(join(folder, 'Caddyfile'), file)
    const upstreams = ports.map(port => `127.0.0.1:${port}`).join(' ')
    front = spawn(CADDY, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH, HOME: folder, DOMAIN: 'localhost', SERVERS: upstreams },
      stdio: 'ignore',
    })
    for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
      session = connect(origin, { rejectUnauthorized: false })
      session.on('error', () => {})
      if ((await ask('/healthz').catch(() => null))?.status === 200) return
      session.destroy()
    }
    throw new Error('The front did not answer.')
  }, limitSeconds(120))
  afterAll(async () => {
    session?.destroy?.()
    const ended = new Promise(done => front?.once('exit', done))
    front?.kill('SIGKILL')
    await ended
    for (const server of servers ?? []) await server.end('SIGTERM')
  })

  type Told = { status: number; headers: Record<string, unknown>; text: string }
  function ask(path: string, sent: { method?: string; headers?: Record<string, string>; body?: object } = {}) {
    return new Promise<Told>((resolve, reject) => {
      const stream = session.request({
        ...{ ':path': path, ':method': sent.method ?? 'GET', ...sent.headers },
        ...(sent.body ? { 'content-type': 'application/json' } : {}),
      })
      let headers: Record<string, unknown> = {}
      let text = ''
      stream.on('response', found => {
        headers = found
      })
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        text += chunk
      })
      stream.on('end', () => resolve({ status: Number(headers[':status']), headers, text }))
      stream.on('error', reject)
      stream.end(sent.body ? JSON.stringify(sent.body) : undefined)
    })
  }

  test('speaks HTTP/2 and passes on what the server says', async () => {
    expect(session.alpnProtocol).toBe('h2')
    const answer = await ask('/api/WorldSelect')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
    expect(answer.headers['strict-transport-security']).toBeDefined()
  })

  test('tells figures to nobody', async () => {
    expect((await ask('/metrics')).status).toBe(404)
  })

  test('lets people sign in at one process and act at the other, and passes events on as they come', async () => {
    const signedIn = await ask('/api/Identity/signIn', {
      ...{ method: 'POST', headers: { origin }, body: credentialsOf('player') },
    })
    expect(signedIn.status, signedIn.text).toBe(200)
    expect(String(signedIn.headers['set-cookie'])).toContain('Secure')
    const { accessToken } = JSON.parse(signedIn.text) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    for (let nth = 0; nth < 6; nth++) expect((await ask('/api/coin/getCoins', { headers })).status).toBe(200)
    const stream = session.request({ ':path': '/api/Realtime/stream', ...headers })
    stream.setEncoding('utf8')
    const first = await new Promise<string>(done => stream.once('data', done))
    expect(first).toContain('event: ready')
    stream.close()
  })

  test(`${RESTARTS} restarts of one process after the other break no request`, {
    timeout: limitSeconds(120),
  }, async () => {
    let [over, answered] = [false, 0]
    const wrong: string[] = []
    const asking = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (!over) {
          const { status } = await ask('/api/WorldSelect').catch(error => ({ status: String(error) }))
          if (status === 200) answered += 1
          else wrong.push(String(status))
          await sleep(10)
        }
      }),
    )
    for (let nth = 0; nth < RESTARTS; nth++) {
      const at = nth % 2
      const ended = await servers[at]?.end('SIGTERM')
      expect(ended?.code).toBe(0)
      const again = await startServer({ ...settings, PORT: String(ports[at]) })
      servers[at] = again
      // The front looks every second who is there.
      await sleep(2_500)
    }
    over = true
    await asking
    report(`${RESTARTS} restarts behind the front: ${answered} requests answered, ${wrong.length} not`)
    expect(wrong).toEqual([])
  })
})
