// Hostile picture files (reliability rule 20): each is refused or decoded in time, in a process that ends afterwards, and
// none can read anything outside the file.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImageHeader } from '#rules/validation/image-header.ts'
import { type DecodedPicture, decodedAsWebp } from '#server/platform/pictures/decode.ts'
import { PATIENCE_MS } from '#server/platform/pictures/work.ts'
import { openCanary } from '../../support/canary.ts'
import { curiousDrawings, heavyDrawings, hostilePictures } from '../../support/hostile-pictures.ts'
import { size } from '../../support/size.ts'
import { whenFree } from '../../support/when-free.ts'

const MB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const picture = join(folder, 'secret.png')
const secret = 'the text that nobody may see'
writeFileSync(join(folder, 'secret.txt'), secret)
await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
  .png()
  .toFile(picture)
const canary = await openCanary()

const hostile = await hostilePictures()
const heavy = heavyDrawings()
const curious = curiousDrawings(picture, join(folder, 'secret.txt'), `http://127.0.0.1:${canary.port}/x.svg`)
const files = Object.entries({ ...heavy, ...hostile, ...curious })

interface Outcome {
  /** null for a refusal; a text for the reason why there was no decision */
  readonly result: DecodedPicture | null | string
  readonly milliseconds: number
}
const outcomes = new Map<string, Outcome>()
let mostGrowth = 0

beforeAll(async () => {
  const before = process.memoryUsage.rss()
  const watch = setInterval(() => {
    mostGrowth = Math.max(mostGrowth, process.memoryUsage.rss() - before)
  }, 10)
  const left = [...files]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, bytes] = next
      let started = 0
      const decode = () => {
        started = performance.now()
        return decodedAsWebp(bytes, { width: 64, height: 64, fit: 'inside' })
      }
      const result = await whenFree(decode, name in heavy ? 1 : undefined).catch((error: Error) => error.name)
      outcomes.set(name, { result, milliseconds: performance.now() - started })
    }
  }
  await Promise.all([work(), work()])
  clearInterval(watch)
}, 120_000)

afterAll(async () => {
  await canary.close()
  rmSync(folder, { recursive: true })
})

const resultOf = (name: string) => outcomes.get(name)?.result
/** Whole pictures with an addition, or merely strange ones; no other file may be accepted. */
const mayDecode =
  /^(jpg and html|jpg with html|png and zip|webp and html|png of many|png with a gigabyte|gif of a hundred|jpg with a thousand|bmp, then noise|bmp of many|svg )/

describe('every hostile file', () => {
  test('was tried', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(outcomes.size).toBe(files.length)
  })

  test.each(files.map(([name]) => name))('%s is refused or decoded in time', name => {
    const { result, milliseconds } = outcomes.get(name) ?? {}
    // Whoever waits for a processor beside other tests is told later.
    expect(milliseconds).toBeLessThan(PATIENCE_MS + size(6_000, 1_000))
    if (result === null) return
    expect(name).toMatch(mayDecode)
    // A busy machine may not have decoded it.
    if (typeof result === 'string') expect(result).toBe('TooBusy')
    else expect(readImageHeader(result?.webp ?? new Uint8Array())?.type).toBe('webp')
  })

  test('costs the server little memory and leaves no process behind', () => {
    expect(mostGrowth).toBeLessThan(300 * MB)
    const children = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .filter(pid => parentOf(pid) === process.pid && commandOf(pid).includes('picture-child'))
    expect(children).toEqual([])
  })

  test('leaves nothing of itself in what is kept', () => {
    for (const { result } of outcomes.values()) {
      if (result !== null && typeof result === 'object')
        expect(Buffer.from(result.webp).includes('<script')).toBe(false)
    }
    expect(resultOf('jpg and html')).toMatchObject({ facts: { type: 'jpg', width: 160, height: 120 } })
  })
})

describe('what a header promises and decoding refuses', () => {
  test.each([
    ...['jpg cut at 99 %', 'jpg with a hole', 'jpg higher than its rows', 'png cut at 99 %', 'png without pixels'],
    ...['png with a broken sum', 'gif with broken codes', 'gif whose screen is a lie', 'gif and script'],
    ...['gif whose screen is smaller than it', 'webp cut at 99 %', 'webp of another size than it says'],
    ...[
      'bmp whose pixels lie elsewhere',
      'bmp with a palette too small',
      'svg styled to another size',
      'svg, then noise',
    ],
  ])('%s', name => {
    expect(readImageHeader(files.find(([each]) => each === name)?.[1] ?? new Uint8Array())).not.toBeNull()
    expect(resultOf(name)).toBeNull()
  })
})

describe('a drawing', () => {
  test.each(Object.keys(curious))('%s sees nothing: what comes of it is empty', async name => {
    const result = resultOf(name)
    if (result === null || typeof result !== 'object') return
    const { data, info } = await sharp(result.webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    expect(data.every((value, place) => place % 4 !== 3 || value === 0)).toBe(true)
  })

  test('shows what it brings along', async () => {
    const own = `data:image/png;base64,${readFileSync(picture).toString('base64')}`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><image width="60" height="60" href="${own}"/></svg>`
    const made = await whenFree(() => decodedAsWebp(Buffer.from(drawing), { width: 64, height: 64, fit: 'inside' }))
    const [red = 0] = await sharp(made?.webp).raw().toBuffer()
    expect(red).toBeGreaterThan(200)
  })

  test('reaches no address', () => expect(canary.accepted()).toBe(0))

  test('of another encoding or with entities is none', () => {
    expect(resultOf('svg with entities')).toBeNull()
    expect(resultOf('svg with entities behind another encoding')).toBeNull()
  })
})

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
const commandOf = (pid: string): string => read(`/proc/${pid}/cmdline`)
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
