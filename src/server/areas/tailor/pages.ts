// Link cards of creators, of their products, and of works in the gallery.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import { type Asked, cardOf, type Page, plainPage, type Said } from '../../platform/pages.ts'
import { isRefused } from '../../platform/refuse.ts'
import { getItem } from '../gallery/items.ts'
import { worldPage } from '../world/world-page.ts'
import { getSingleCreatorInfo } from './creators.ts'
import { getProducts } from './products.ts'

const creatorSaid =
  (what: string) =>
  async ({ db, params: { creatorId = '' } }: Asked): Promise<Said | null> => {
    const found = await getSingleCreatorInfo(db, { userId: null, creatorId }).catch(error => {
      if (isRefused(error, 'CREATOR_NOT_FOUND')) return null
      throw error
    })
    return found && { title: `${found.creatorName}${what}`, description: found.firstLine }
  }

async function productSaid({ db, params: { itemKbn = '' } }: Asked): Promise<Said | null> {
  const { productList } = await getProducts(db, {})
  const found = productList.find(({ product }) => String(product.itemKbn) === itemKbn)
  return found ? { title: found.product.shouhinmei, description: found.product.description } : null
}

async function workSaid({ db, now, params: { itemId = '' } }: Asked): Promise<Said | null> {
  if (parseRowId(itemId) === null) return null
  const found = await getItem(db, { userId: null, itemId: Number(itemId), now }).catch(error => {
    if (isRefused(error, 'WORK_NOT_FOUND')) return null
    throw error
  })
  if (!found) return null
  const { title, firstLine, picture, creatorName, characterFullName, worldName } = found
  return {
    ...{ title, description: firstLine === '' ? `${characterFullName}のための一枚。` : firstLine, worldName },
    ...(picture ? { imagePath: imageSource(picture.picture, 'assets', 240) } : {}),
    rights: `© ${creatorName}`,
  }
}

const page = (route: string, say: (asked: Asked) => Promise<Said | null>): Page => ({
  route,
  card: async asked => {
    const said = await say(asked)
    return said && cardOf(said)
  },
})

export const tailorPages: readonly Page[] = [
  plainPage('/tailor', 'テーラー', 'キャラクターの絵や物語を、クリエイターに頼む。'),
  plainPage('/tailor/creator', 'クリエイター', '絵や物語をつくる人を探す。'),
  plainPage('/creator', 'クリエイターの一覧', 'イラストレーター、ライター、声をあてる人。'),
  plainPage('/tailor/gallery', 'ギャラリー', 'クリエイターがつくった作品を見る。'),
  plainPage('/tailor/ordermade', 'オーダーメイド', '大きさ・料金・日数から、頼む作品を選ぶ。'),
  page('/tailor/ordermade/$itemKbn', productSaid),
  page('/tailor/ordermade/$itemKbn/$keyword', productSaid),
  page('/tailor/$itemKbn', productSaid),
  page('/creator/$creatorId', creatorSaid('')),
  page('/creator/$creatorId/sample', creatorSaid('のサンプル')),
  page('/creator/$creatorId/gallery', creatorSaid('の作品')),
  page('/gallery/$itemId', workSaid),
  worldPage('/world/$worldId/worldGallery', ({ world: { worldName } }) => ({
    title: 'ギャラリー',
    description: `${worldName}のキャラクターたちの作品を見る。`,
  })),
]
