// Names of the parts that a portrait is put together from, feature by feature. Files that choose among them are checked by
// these lists.
export const portraitParts = {
  age: ['child', 'young', 'adult', 'elder'],
  skin: ['pale', 'fair', 'peach', 'tan', 'brown', 'deep', 'crimson', 'rose', 'lilac', 'mint', 'bone'],
  face: ['soft', 'round', 'sharp', 'broad', 'long', 'skull'],
  front: [
    ...['swept', 'blunt', 'parted', 'spiky', 'neat', 'messy', 'fluffy', 'combed', 'thin'],
    ...['veil', 'onesided', 'bowl', 'drawn', 'crop', 'curtain', 'none'],
  ],
  back: [
    ...['long', 'bob', 'wavy', 'short', 'twintails', 'braids', 'bun', 'sidetail', 'fluffy'],
    ...['curls', 'lowtail', 'mane', 'none'],
  ],
  eyes: ['wide', 'gentle', 'sharp', 'sleepy', 'closed', 'smiling', 'hollow'],
  brows: ['soft', 'straight', 'raised', 'heavy', 'worried', 'none'],
  mouth: ['smile', 'calm', 'open', 'smirk', 'pout', 'fang', 'grin', 'teeth'],
  clothes: [
    ...['cloak', 'keeper', 'knit', 'trench', 'uniform', 'scarfcoat', 'labcoat', 'kimono', 'happi'],
    ...['apron', 'armour', 'hoodie', 'stripes', 'gown', 'windbreaker', 'overalls', 'vest', 'robe'],
  ],
  extras: [
    ...['lamp-earring', 'drop-earring', 'ring-earring', 'star-pin', 'hair-clip', 'leaf', 'berries', 'flower', 'ribbon'],
    ...[
      'round-glasses',
      'square-glasses',
      'monocle',
      'loupe',
      'goggles',
      'visor',
      'headphones',
      'scarf',
      'camera-strap',
    ],
    ...['station-cap', 'flat-cap', 'pillbox', 'backward-cap', 'wide-hat', 'watch-cap', 'nightcap', 'kerchief'],
    ...['headband', 'hood', 'cat-hood', 'horns', 'ox-horns', 'ram-horns', 'cat-ears', 'calico', 'whiskers'],
    ...['beard', 'moustache', 'stubble', 'freckles', 'mole', 'smudge', 'plaster', 'scar', 'eye-bags'],
    ...['tag', 'gear', 'stick', 'fur'],
  ],
} as const
