// Hair colours by name: base, shadow, light.

import type { Tone } from './types.ts'

export const hairTones = {
  amber: ['#D0883F', '#8A4F20', '#F2BE72'],
  lavender: ['#A892CC', '#66508F', '#D6C6EE'],
  white: ['#E6E2DC', '#A39C96', '#FFFFFF'],
  slate: ['#4C5870', '#262E42', '#8090AC'],
  sky: ['#9CCBD4', '#4F8594', '#D6F0F2'],
  silver: ['#C2CAD6', '#77849A', '#F2F6FA'],
  ink: ['#2C3242', '#12151F', '#5F6C8A'],
  chestnut: ['#80523A', '#472A1E', '#BC8460'],
  honey: ['#E0AC54', '#9A6A26', '#FBDD96'],
  navy: ['#2D4468', '#15233F', '#5F80B0'],
  ash: ['#A39C92', '#5F5952', '#D4CEC4'],
  snow: ['#E9EEF2', '#A4B4C4', '#FFFFFF'],
  fern: ['#5C9A68', '#2C5C40', '#A2D098'],
  moss: ['#8CA84E', '#4F6A2A', '#C4D688'],
  river: ['#4A88B0', '#22506E', '#92C8E0'],
  willow: ['#A8BCA6', '#64806C', '#DCE8D4'],
  cocoa: ['#5F4034', '#332019', '#96705A'],
  copper: ['#C4613A', '#7A3220', '#EE9C68'],
  plum: ['#6A2F58', '#38142E', '#A8608E'],
  ember: ['#B2382E', '#661620', '#E8745A'],
  calico: ['#F6ECDD', '#C0A894', '#FFFFFF'],
  wool: ['#FBE9E4', '#C78AA4', '#FFFFFF'],
  indigo: ['#3E4690', '#1E2254', '#7C86CC'],
  raven: ['#221E34', '#0E0B1A', '#5A5084'],
  grey: ['#7E8290', '#464A58', '#B4B8C4'],
  neon: ['#F078B0', '#A03480', '#FFC0DC'],
  blonde: ['#F0D394', '#B08A46', '#FFF2C8'],
  rust: ['#96472E', '#541F18', '#D07E54'],
  violet: ['#5C4296', '#2E1E58', '#9A80D2'],
} as const satisfies Record<string, Tone>

export type HairToneName = keyof typeof hairTones
