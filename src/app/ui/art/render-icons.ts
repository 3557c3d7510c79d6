// Draws the icons under public/ from the mark below, the two bands from login-band.svg and start-band.svg beside this file,
// and the pictures for guests, also the one over the portal, from drawings of the demo. Run it by hand when one of them changes, from the project root:
// node_modules/.bin/node src/app/ui/art/render-icons.ts
// favicon.svg is written by hand with the same shapes. This file is not part of the app's bundle.

import sharp from 'sharp'

const colour = {
  paper: '#FBF8F1',
  lamp: '#F6DFA6',
  ai: '#2A4A7C',
  aiDark: '#1B3259',
  shu: '#C63D21',
  shuDark: '#9A2A15',
}

/** The spool on a square of 64, its thread running out to the lower right. */
const spool = `
  <path d="M43 41.5C52 41 47.5 55.5 57 54.5C61 54 62.5 50.5 60.5 48.5" fill="none" stroke="${colour.shu}" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M20 17H44V47H20Z" fill="${colour.shu}"/>
  <path d="M36 17H44V47H36Z" fill="${colour.shuDark}" opacity=".35"/>
  <path d="M20 24.5L44 20.5M20 31.5L44 27.5M20 38.5L44 34.5M20 45.5L44 41.5" stroke="${colour.paper}" stroke-width="2"/>
  <rect x="12" y="8" width="40" height="11" rx="4.5" fill="${colour.ai}"/>
  <rect x="12" y="45" width="40" height="11" rx="4.5" fill="${colour.ai}"/>
  <path d="M38 8H47.5A4.5 4.5 0 0 1 52 12.5V14.5A4.5 4.5 0 0 1 47.5 19H38ZM38 45H47.5A4.5 4.5 0 0 1 52 49.5V51.5A4.5 4.5 0 0 1 47.5 56H38Z" fill="${colour.aiDark}" opacity=".45"/>`

/** Paper in the light of a lamp. */
const ground = (radius: number): string => `
  <defs><radialGradient id="lamp" cx=".5" cy=".46" r=".52">
    <stop offset="0" stop-color="${colour.lamp}"/>
    <stop offset=".55" stop-color="${colour.lamp}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${colour.lamp}" stop-opacity="0"/>
  </radialGradient></defs>
  <rect width="100" height="100" rx="${radius}" fill="${colour.paper}"/>
  <rect width="100" height="100" rx="${radius}" fill="url(#lamp)"/>`

/** The mark in the middle of a square of 100, with `share` of its width. */
const mark = (share: number): string =>
  `<g transform="translate(${50 - 34 * share} ${50 - 32 * share}) scale(${share})">${spool}</g>`

const square = (inside: string, side = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${inside}</svg>`

const icon = square(ground(22) + mark(1.16))
const touch = square(ground(0) + mark(1.1))
/** Maskable icon, which launchers cut; the mark stays inside the middle four fifths. */
const maskable = square(ground(0) + mark(0.92))

const shortcut = (glyph: string): string =>
  square(`${ground(50)}<g transform="translate(20 20) scale(2.5)">${glyph}</g>`)

const scroll = shortcut(`
  <path d="M5.5 4H17A2.5 2.5 0 0 1 19.5 6.5V17H7.5V6.5Z" fill="#FFFDF6" stroke="${colour.ai}" stroke-width="1.8" stroke-linejoin="round"/>
  <path d="M5.5 4A2.2 2.2 0 0 0 3.3 6.2V8H7.5V6A2 2 0 0 0 5.5 4Z" fill="${colour.ai}"/>
  <path d="M9.5 17H21.5V18A2.5 2.5 0 0 1 19 20.5H9.8A2.3 2.3 0 0 1 7.5 18.2V17Z" fill="${colour.ai}"/>
  <path d="M10.5 10.8L12.6 12.9L16.5 8.6" fill="none" stroke="${colour.shu}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`)

const newspaper = shortcut(`
  <path d="M6 4.5H19.5V19.5H5A2.5 2.5 0 0 1 2.5 17V9.5H6Z" fill="#FFFDF6" stroke="${colour.ai}" stroke-width="1.8" stroke-linejoin="round"/>
  <path d="M6 9.5V17A2 2 0 0 1 4.3 19" fill="none" stroke="${colour.ai}" stroke-width="1.8" stroke-linecap="round"/>
  <rect x="8.7" y="7.5" width="8" height="3.6" rx=".8" fill="${colour.shu}"/>
  <path d="M9.3 13.8H16.3M9.3 16.6H13.8" stroke="${colour.ai}" stroke-width="1.7" stroke-linecap="round"/>`)

/** Badge for the status bar of a phone: white, because only the shape counts. */
const badge = square(
  `<g fill="#fff"><rect x="12" y="8" width="40" height="11" rx="4.5"/><rect x="12" y="45" width="40" height="11" rx="4.5"/>
   <path d="M20.5 27.6L43.5 23.6V20.8H20.5ZM20.5 30.4V35.6L43.5 31.6V26.4ZM20.5 38.4V43.2H21.6L43.5 39.4V34.4Z"/></g>
   <path d="M43 42.5C52.5 41.5 48 58.5 59 55.5" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/>`,
  64,
)

const files: readonly (readonly [file: string, svg: string, size: number])[] = [
  ['apple-touch-icon.png', touch, 180],
  ['icons/icon-192.png', icon, 192],
  ['icons/icon-512.png', icon, 512],
  ['icons/maskable-192.png', maskable, 192],
  ['icons/maskable-512.png', maskable, 512],
  ['icons/shortcut-mission.png', scroll, 96],
  ['icons/shortcut-news.png', newspaper, 96],
  ['icons/badge-72.png', badge, 72],
]

const beside = (file: string): string => new URL(file, import.meta.url).pathname
const demoDrawing = (name: string): string => beside(`../../../server/demo/pictures/${name}.svg`)
const published = (file: string): string => new URL(`../../../../public/${file}`, import.meta.url).pathname

for (const [file, svg, size] of files) {
  // Rendered at four times the size and reduced, so that thin lines stay clean.
  const large = await sharp(new TextEncoder().encode(svg), { density: 300 })
    .resize(size * 4, size * 4)
    .png()
    .toBuffer()
  await sharp(large)
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 96, quality: 95, effort: 10 })
    .toFile(published(file))
}

// The login band fades by transparency, so that it fits the light and the dark ground.
const login = await sharp(beside('login-band.svg')).resize(1440, 600).png().toBuffer()
for (const [width, quality] of [
  [780, 78],
  [1440, 74],
] as const) {
  await sharp(login)
    .resize(width)
    .webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(published(`login-band-${width}.webp`))
}
// Pictures of the sign-in page for guests: worlds, novels, news.
for (const [name, from] of [
  ['worlds', 'worlds/Bullbre'],
  ['novels', 'novels/zero-minute'],
  ['news', 'news/glass-whale'],
] as const) {
  await sharp(demoDrawing(from))
    .resize(300, 180)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(published(`guest-${name}.webp`))
}
await sharp(beside('start-band.svg'))
  .resize(1170, 572)
  .webp({ quality: 76, effort: 6, smartSubsample: true })
  .toFile(published('start-band.webp'))

// The picture over a guest's portal: three worlds side by side, sewn together by the thread.
const PORTAL = { width: 1440, height: 1080 }
const part = async (world: string): Promise<string> => {
  const png = await sharp(demoDrawing(`worlds/${world}`))
    .resize({ height: PORTAL.height })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
const panel = async (world: string, left: number, clip: string, edge: string) => `
  <clipPath id="c-${world}"><polygon points="${clip}"/></clipPath>
  <g clip-path="url(#c-${world})"><image href="${await part(world)}" x="${left}" y="0" width="1620" height="1080"/></g>
  <path d="${edge}" stroke="#FFFDF6" stroke-width="4" opacity=".85"/>`
const portal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTAL.width} ${PORTAL.height}">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#080C1E" stop-opacity=".72"/>
    <stop offset=".34" stop-color="#080C1E" stop-opacity=".36"/><stop offset=".6" stop-color="#080C1E" stop-opacity="0"/></linearGradient></defs>
  ${await panel('Bullbre', 140, '980,0 1440,0 1440,1080 880,1080', 'M0 0')}
  ${await panel('world1', 230, '620,0 980,0 880,1080 480,1080', 'M980 0L880 1080')}
  ${await panel('world0', -330, '0,0 620,0 480,1080 0,1080', 'M620 0L480 1080')}
  <rect width="${PORTAL.width}" height="${PORTAL.height}" fill="url(#shade)"/>
  <path d="M-20 842C150 960 300 985 440 880S700 742 880 830s330 120 580-40" fill="none" stroke="#FF7A5C" stroke-width="9" stroke-linecap="round"/>
</svg>`
for (const [width, quality] of [
  [780, 70],
  [1440, 68],
] as const) {
  await sharp(new TextEncoder().encode(portal), { unlimited: true })
    .resize(width)
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(published(`portal-worlds-${width}.webp`))
}
