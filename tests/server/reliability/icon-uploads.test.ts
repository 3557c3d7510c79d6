// B26 for icons: hostile files are refused or made anew in time, at little cost, and only pixels are served; uploads that
// are cut anywhere leave nothing behind and can be sent again.
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageKey, imageWidths } from '#rules/images.ts'
import { iconJobs } from '#server/areas/character-edit/delete-unused-icons.ts'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { createFiles, UNFINISHED } from '#server/platform/files.ts'
import { MAX_BODY_BYTES } from '#server/platform/http/body.ts'
import { PATIENCE_MS } from '#server/platform/pictures/work.ts'
import { inParallel } from '../../support/claims.ts'
import { hostileIcons, MARK } from '../../support/hostile-icons.ts'
import { curiousDrawings, heavyDrawings, hostilePictures, noisy } from '../../support/hostile-pictures.ts'
import { type Answer, send } from '../../support/http.ts'
import { jobContext } from '../../support/job-context.ts'
import { createPersistentClient, type PersistentClient } from '../../support/persistent-client.ts'
import { childrenOf, forgetPeak, memoryOf } from '../../support/processes.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedUrl } from '../../support/server-process.ts'
import { isFull, limitSeconds, size } from '../../support/size.ts'
import { type Supervisor, supervise } from '../../support/supervisor.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { everybody, seedClaimers } from './claimers.ts'

const SOME = 10
const CUTS = size(5, 100)
const MB = 1024 * 1024
const DAY = 86_400_000
const PATH = '/api/CharacterMypage/uploadIcon'
const users = everybody.claimingSingles

takeTurn()
const random = randomOf('B26 icons')
const dataDir = dataFolder('b26')
const files = createFiles(dataDir)
const tokens = new Map<string, string>()
let [server, client, db, closeDb]: [Supervisor, PersistentClient, Db, () => Promise<void>] = [] as never

beforeAll(async () => {
  server = await supervise({ DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '0' })
  const pool = createPool({ url: embeddedUrl(dataDir), max: 4, role: null, name: 'tsumugi-test' })
  ;[db, closeDb] = [createDb(pool), () => pool.end()]
  const tokenOf = await installTestKey(pool)
  await seedClaimers(db)
  for (const userId of users) tokens.set(userId, tokenOf(userId))
  client = createPersistentClient(server.url, random.fork(), 15_000)
}, limitSeconds(120))
afterAll(async () => {
  client?.close()
  await closeDb?.()
  await server?.stop()
})

const tokenOf = (userId: string): string => tokens.get(userId) ?? ''
const bodyOf = (bytes: Uint8Array) => ({ picture: Buffer.from(bytes).toString('base64') })
const iconOf = (answer: Answer): string => (answer.json as { iconId: string }).iconId
const rows = async () =>
  (
    await db.execute<{ iconId: string; isStored: boolean; isShown: boolean }>(`
    select icon_id as "iconId", stored_at is not null as "isStored", character_id is not null as "isShown" from character_icon`)
  ).rows
const keysOf = (iconId: string): string[] => imageWidths.character.map(width => imageKey(iconId, 'character', width))
/** Files of uploads and half-written ones on the disk. */
function filesOnDisk(): string[] {
  const within = (folder: string): string[] => {
    try {
      return readdirSync(join(dataDir, 'files', folder)).map(name => `${folder}/${name}`)
    } catch {
      return []
    }
  }
  return [...within('character/main-images').filter(key => key.includes('/icon-')), ...within(UNFINISHED)].sort()
}

/** Faults of a stored picture as a guest receives it. */
async function faultsOf(iconId: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of imageWidths.character) {
    const { status, headers } = await send(`${server.url}/files/${imageKey(iconId, 'character', width)}`)
    if (status !== 200 || headers['content-type'] !== 'image/webp') faults.push(`${status} ${headers['content-type']}`)
    if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be taken for something else')
    if (!/default-src 'none'.*sandbox/.test(String(headers['content-security-policy']))) faults.push('may act')
    const bytes = Buffer.from(await files.getBytes(imageKey(iconId, 'character', width)))
    const text = bytes.toString('latin1')
    if (text.includes(MARK) || /<script|<svg|<html|javascript:/i.test(text)) faults.push('holds what was sent')
    const kinds = chunksOf(bytes)
    if (!kinds.every(kind => ['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(kind))) faults.push(`holds ${kinds}`)
    const found = await sharp(bytes).metadata()
    if (found.width !== width || found.height !== width) faults.push(`is ${found.width} x ${found.height}`)
    if (found.exif ?? found.xmp ?? found.icc ?? found.iptc ?? found.comments) faults.push('holds notes')
    if ((found.pages ?? 1) > 1) faults.push('moves')
  }
  return faults
}

/** Chunks of a WebP file; bytes behind its end are one of them. */
function chunksOf(bytes: Buffer): string[] {
  const kinds: string[] = []
  const end = bytes.readUInt32LE(4) + 8
  for (let at = 12; at + 8 <= end; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    kinds.push(bytes.toString('latin1', at, at + 4))
  }
  return end === bytes.length ? kinds : [...kinds, 'more behind its end']
}

async function hostile(): Promise<[name: string, bytes: Uint8Array][]> {
  const made: [string, Uint8Array][] = []
  const own = random.shuffle(Object.entries(hostileIcons(random))).slice(0, isFull ? undefined : SOME)
  for (const [name, make] of own) made.push([name, await make()])
  if (!isFull) return made
  const others = {
    ...(await hostilePictures()),
    ...heavyDrawings(),
    ...curiousDrawings('/etc/hostname', '/etc/passwd', 'http://127.0.0.1:9/'),
  }
  return [...made, ...Object.entries(others)]
}

test('every hostile file is refused or made anew in time', { timeout: limitSeconds(120) }, async () => {
  const tried = await hostile()
  const [userId = ''] = users
  await client.post(PATH, tokenOf(userId), random.uuid(), bodyOf(await noisy(512, 512).jpeg().toBuffer()))
  forgetPeak(server.pid())
  const { now: before } = memoryOf(server.pid())
  let mostInChildren = 0
  const watch = setInterval(() => {
    const sum = childrenOf(server.pid()).reduce((bytes, pid) => bytes + memoryOf(pid).now, 0)
    mostInChildren = Math.max(mostInChildren, sum)
  }, 25)
  const counts: Record<string, number> = {}
  const slow: string[] = []
  const faults: string[] = []
  let slowest = 0
  for (const [name, bytes] of tried) {
    const started = performance.now()
    const body = JSON.stringify(bodyOf(bytes))
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', token: tokenOf(userId), key: random.uuid(), headers, body }
    const answer = await send(`${server.url}${PATH}`, sent).catch((error: Error) => {
      // A body that is too large is not read to its end: a client that is still writing may miss the answer.
      if (body.length <= MAX_BODY_BYTES) throw error
      return { status: 413, json: { code: 'TOO_LARGE' } } as Answer
    })
    const milliseconds = performance.now() - started
    slowest = Math.max(slowest, milliseconds)
    // A short run allows for other load of the machine.
    if (milliseconds > size(2 * PATIENCE_MS, 5_000)) slow.push(`${name}: ${Math.round(milliseconds)} ms`)
    const { code = 'made anew' } = answer.json as { code?: string }
    counts[code] = (counts[code] ?? 0) + 1
    if (answer.status === 200) faults.push(...(await faultsOf(iconOf(answer))).map(fault => `${name}: ${fault}`))
    else if (!/^(ICON_UNREADABLE|BAD_INPUT|TOO_LARGE|BUSY)$/.test(code))
      faults.push(`${name}: ${answer.status} ${code}`)
  }
  clearInterval(watch)
  const grown = memoryOf(server.pid()).peak - before
  const kept = await rows()
  report(
    `B26: ${tried.length} hostile files, ${JSON.stringify(counts)}; slowest ${Math.round(slowest)} ms;`,
    `server grew by ${Math.round(grown / MB)} MB at most, its decoders held ${Math.round(mostInChildren / MB)} MB`,
  )
  report(
    `B26 hostile files: ${tried.length - faults.length - slow.length} passed, ${faults.length + slow.length} failed`,
  )
  expect({ slow, faults, errors: server.errors() }).toEqual({ slow: [], faults: [], errors: [] })
  expect(grown).toBeLessThan(300 * MB)
  expect(tried.length).toBeGreaterThanOrEqual(size(SOME, 60))
  expect(counts['made anew']).toBeGreaterThan(0)
  expect(counts.ICON_UNREADABLE).toBeGreaterThan(0)
  // A refused upload left nothing behind.
  expect(kept).toHaveLength((counts['made anew'] ?? 0) + 1)
  expect(filesOnDisk()).toEqual(kept.flatMap(({ iconId }) => keysOf(iconId)).sort())
})

const met = { body: 0, answer: 0, kill: 0 }

/** Sends one upload that goes wrong somewhere, and sends it again with its key. */
async function cutAndSendAgain(nth: number): Promise<string> {
  const userId = random.pick(users)
  const body = JSON.stringify(
    bodyOf(
      await noisy(60 + nth, 60)
        .jpeg()
        .toBuffer(),
    ),
  )
  const key = random.uuid()
  const kind = nth % 5 === 3 ? 'kill' : nth % 5 === 4 ? 'answer' : 'body'
  met[kind] += 1
  await sendPart(userId, key, body, kind === 'body' ? random.integer(0, body.length - 1) : body.length)
  if (kind === 'kill') {
    await sleep(random.integer(0, 900))
    await server.killServer()
  }
  const answer = await client.post(PATH, tokenOf(userId), key, JSON.parse(body))
  if (answer.status !== 200) return `${kind}: ${answer.status} ${answer.text}`
  if (nth % 2 === 0) return ''
  const chosen = { characterId: `of-${userId}`, icon: { kind: 'uploaded', iconId: iconOf(answer) } }
  const shown = await client.post('/api/CharacterMypage/setIcon', tokenOf(userId), random.uuid(), chosen)
  return shown.status === 200 ? '' : `${kind}: not chosen, ${shown.status} ${shown.text}`
}

/** Sends `bytes` of the body, then hangs up: at once, or while the picture is decoded. */
function sendPart(userId: string, key: string, body: string, bytes: number): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const head = [
    ...[
      `POST ${PATH} HTTP/1.1`,
      'host: x',
      'content-type: application/json',
      `authorization: Bearer ${tokenOf(userId)}`,
    ],
    ...[`idempotency-key: ${key}`, `content-length: ${body.length}`],
  ]
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, bytes)}`)
      setTimeout(() => socket.destroy(), random.integer(0, 200))
    })
    // An absent server is one more way to be cut off.
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

test(`${CUTS} uploads that are cut leave nothing behind and can be sent again`, {
  timeout: limitSeconds(120),
}, async () => {
  const wrong: string[] = []
  const all = Array.from({ length: CUTS }, (_, nth) => nth)
  // Kills run one at a time: a start that is killed by the next one would say nothing about uploads.
  await inParallel(
    all.filter(nth => nth % 5 !== 3),
    3,
    async nth => void wrong.push(await cutAndSendAgain(nth)),
  )
  for (const nth of all.filter(nth => nth % 5 === 3)) wrong.push(await cutAndSendAgain(nth))
  while (childrenOf(server.pid()).length > 1) await sleep(50)
  await sleep(200)

  const run = async (days: number) => {
    const now = new Date(Date.now() + days * DAY)
    for (const job of iconJobs) await job.run(jobContext({ db, files, clock: { now: () => now } }), null)
  }
  const known = (kept: { iconId: string }[]) => kept.flatMap(({ iconId }) => keysOf(iconId)).sort()
  const atFirst = await rows()
  const whole = new Set(known(atFirst.filter(({ isStored }) => isStored)))
  const orphans = filesOnDisk().filter(key => !whole.has(key)).length
  await run(1.1)
  const kept = await rows()
  const left = filesOnDisk()
  await run(31)
  const shown = await rows()
  const failed = wrong.filter(Boolean)
  report(
    `B26: ${CUTS} cuts (${JSON.stringify(met)}); ${atFirst.filter(({ isStored }) => !isStored).length} rows and ${orphans} files`,
    `were cut off, ${left.length - known(kept).length} after the jobs; ${kept.length} uploads stored, ${shown.length} shown`,
  )
  report(`B26 cuts: ${CUTS - failed.length} passed, ${failed.length} failed`)
  expect({ failed, errors: server.errors() }).toEqual({ failed: [], errors: [] })
  expect(kept.every(({ isStored }) => isStored)).toBe(true)
  expect(left).toEqual(known(kept))
  expect(kept.length).toBeGreaterThanOrEqual(CUTS)
  expect(shown.every(({ isShown }) => isShown)).toBe(true)
  expect(filesOnDisk()).toEqual(known(shown))
  expect(shown.length).toBeGreaterThan(0)
  for (const { iconId } of shown) expect(await faultsOf(iconId)).toEqual([])
})
