// Checks of the characters, products and drawings that the demo's creators and commissions name.
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

const FILE = 'tailor.json'

export function judgeTailor({ tailor, people }: Content, reader: Reader, isDrawn: (picture: string) => boolean): void {
  const { products, rooms, commissions } = tailor
  const isProduct = new Set(products.map(({ itemKbn }) => itemKbn))
  const picture = (place: string, name: string | undefined) => {
    if (name !== undefined && !isDrawn(name)) reader.fault(FILE, place, `there is no picture pictures/${name}.svg`)
  }
  for (const { account, offers, samples } of rooms) {
    for (const { itemKbn } of offers)
      if (!isProduct.has(itemKbn)) reader.fault(FILE, account, `there is no product ${itemKbn}`)
    for (const sample of samples) picture(sample.title, sample.picture)
  }
  for (const { title, character, creator, itemKbn, work, state } of commissions) {
    if (!people.some(({ character: { key } }) => key === character))
      reader.fault(FILE, title, `there is no character “${character}”`)
    const offer = rooms.find(({ account }) => account === creator)?.offers.find(one => one.itemKbn === itemKbn)
    if (!offer) reader.fault(FILE, title, `${creator} does not offer product ${itemKbn}`)
    if ((work === undefined) !== (state === 'placed' || state === 'working'))
      reader.fault(FILE, title, 'a work belongs to what was handed in')
    picture(title, work?.picture)
  }
}
