// Traits of a face from a key, each picked by a hash of the key, so that the same key always gives the same face.

import { type HairToneName, hairTones } from './tones.ts'
import { type Extra, type HairBack, type HairFront, portraitWorlds, type Traits } from './types.ts'

/** Hash by FNV-1a, for seeding a small generator. */
export function hashOf(key: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < key.length; i += 1) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  return h >>> 0
}

type Some<T> = readonly [T, ...T[]]

function picker(seed: number): <T>(from: Some<T>) => T {
  let s = seed
  return from => {
    s = (s + 0x6d2b79f5) >>> 0
    let x = Math.imul(s ^ (s >>> 15), s | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return from[((x ^ (x >>> 14)) >>> 0) % from.length] ?? from[0]
  }
}

const fronts: Some<HairFront> = [
  'swept',
  'blunt',
  'parted',
  'spiky',
  'neat',
  'messy',
  'fluffy',
  'combed',
  'onesided',
  'bowl',
  'drawn',
  'crop',
  'curtain',
]
const backs: Some<HairBack> = [
  'long',
  'bob',
  'wavy',
  'short',
  'short',
  'twintails',
  'braids',
  'bun',
  'sidetail',
  'fluffy',
  'lowtail',
  'mane',
]
const wear: Record<Traits['world'], Some<Traits['clothes']>> = {
  world0: ['cloak', 'keeper', 'knit', 'scarfcoat'],
  world1: ['trench', 'uniform', 'vest', 'scarfcoat'],
  world2: ['overalls', 'apron', 'kimono', 'labcoat'],
  Bullbre: ['happi', 'apron', 'robe', 'kimono'],
  insomnia1999: ['hoodie', 'stripes', 'windbreaker', 'knit'],
}
const cloths: Record<Traits['world'], Some<Traits['cloth']>> = {
  world0: [
    ['#2C4474', '#D2A850', '#F1E4C8'],
    ['#4A4A78', '#E9D9B0', '#C8BEDC'],
    ['#3A4A58', '#B5442E', '#E6DCC8'],
  ],
  world1: [
    ['#24465A', '#D9B45A', '#E9EFE6'],
    ['#3A4048', '#B5332A', '#F4F0E4'],
    ['#2F6268', '#E9C46A', '#DCEAE4'],
  ],
  world2: [
    ['#4F8A62', '#F0D894', '#FBF4DC'],
    ['#A8683E', '#5F8A58', '#F4E6C4'],
    ['#3A7A94', '#E4F2EE', '#D8EDE4'],
  ],
  Bullbre: [
    ['#A8323C', '#FFE3B0', '#FBE9D4'],
    ['#3A3470', '#C8403A', '#F4E6CC'],
    ['#6A2F58', '#F0B45A', '#FFF0DC'],
  ],
  insomnia1999: [
    ['#4A3A98', '#43C8B0', '#E6F4EE'],
    ['#8A3A78', '#F4D06A', '#F7E4EE'],
    ['#2E4A8A', '#F06A9B', '#EAF0F6'],
  ],
}
const youngTones: Some<HairToneName> = [
  'amber',
  'lavender',
  'slate',
  'sky',
  'silver',
  'ink',
  'chestnut',
  'honey',
  'navy',
  'ash',
  'snow',
  'fern',
  'moss',
  'river',
  'cocoa',
  'copper',
  'plum',
  'ember',
  'wool',
  'indigo',
  'raven',
  'grey',
  'neon',
  'blonde',
  'rust',
  'violet',
]
const trinkets: Some<Extra | null> = [
  null,
  null,
  null,
  'round-glasses',
  'square-glasses',
  'ring-earring',
  'star-pin',
  'hair-clip',
  'leaf',
  'flower',
  'freckles',
  'headphones',
  'scarf',
  'mole',
  'flat-cap',
  'plaster',
]

export function derive(key: string): Traits {
  const pick = picker(hashOf(key))
  const named = portraitWorlds.find(w => key.toLowerCase().startsWith(`${w.toLowerCase()}-`))
  const world = named ?? pick(portraitWorlds)
  const age = pick(['child', 'young', 'young', 'adult', 'adult', 'elder'] as const)
  const tone = age === 'elder' ? pick(['white', 'silver', 'grey', 'willow'] as const) : pick(youngTones)
  const extras: Extra[] = []
  const trinket = pick(trinkets)
  if (trinket) extras.push(trinket)
  if (world === 'Bullbre') extras.push(pick(['horns', 'horns', 'ram-horns', 'cat-ears'] as const))
  return {
    world,
    ground: pick([0, 1, 2, 3, 4, 5]),
    age,
    skin:
      world === 'Bullbre'
        ? pick(['rose', 'lilac', 'mint', 'crimson', 'peach'] as const)
        : pick(['pale', 'fair', 'peach', 'tan', 'brown', 'deep'] as const),
    face: age === 'child' ? 'round' : pick(['soft', 'soft', 'round', 'sharp', 'long'] as const),
    front: pick(fronts),
    back: pick(backs),
    hair: hairTones[tone],
    eyes:
      age === 'child'
        ? pick(['wide', 'gentle', 'smiling'] as const)
        : pick(['wide', 'gentle', 'gentle', 'sharp', 'sleepy', 'smiling'] as const),
    iris: pick(['#2F7F70', '#7A5FB0', '#3F5F8A', '#B0703A', '#5F8A6A', '#8A4A3A', '#2E7AA6']),
    brows: pick(['soft', 'straight', 'raised', 'worried'] as const),
    mouth: pick(['smile', 'calm', 'open', 'smirk', 'grin'] as const),
    clothes: pick(wear[world]),
    cloth: pick(cloths[world]),
    extras,
  }
}
