// Letters of drawn pictures: those of the font that came as a package, whatever the machine has.
import { expect, test } from 'vitest'
import { drawing, MINCHO } from '#server/platform/pictures/letters.ts'
import { drawPageCard } from '#server/platform/pictures/page-card.ts'

const drawn = async (letter: string, family: string): Promise<Buffer> => {
  const sharp = await drawing()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" font-family="${family}"><text x="4" y="50" font-size="48">${letter}</text></svg>`
  return sharp(Buffer.from(svg)).raw().toBuffer()
}

test('every name of a font leads to that one', async () => {
  const own = await drawn('紡', MINCHO)
  for (const family of ['serif', 'sans-serif', 'DejaVu Sans', 'Noto Serif CJK JP']) {
    expect((await drawn('紡', family)).equals(own), family).toBe(true)
  }
  expect((await drawn('霧', MINCHO)).equals(own)).toBe(false)
})

test('a picture has room for the longest words, with and without a picture beside them', async () => {
  const sharp = await drawing()
  const card = {
    title: '霧'.repeat(100),
    description: '「&<>\u{1F600}」'.repeat(40),
    imagePath: null,
    targetName: `つむぎ・${'海'.repeat(60)}`,
    rights: `文：${'名'.repeat(60)}`,
  }
  const beside = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#123456' } })
    .webp()
    .toBuffer()
  for (const picture of [null, beside]) {
    const { width, height, format } = await sharp(await drawPageCard(card, picture)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  }
})
