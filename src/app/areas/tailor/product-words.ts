// Words about the size of a product's works.
import { formatCount } from '#rules/rewards.ts'
import type { Offer } from './queries.ts'

type Sized = Pick<Offer['product'], 'width' | 'height' | 'charactersMost'>

export const sizeWords = ({ width, height, charactersMost }: Sized): string =>
  charactersMost === null ? `${width}×${height}` : `${formatCount(charactersMost)}文字まで`
