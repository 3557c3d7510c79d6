// Link cards of goods, whether they can still be taken or not.
import { imageSource } from '#rules/images.ts'
import { type Asked, cardOf, type Page, type PageCard } from '../../platform/pages.ts'
import { openLink } from './receive.ts'

const COUNT = /^\d{1,2}$/

async function goodsCard({ db, now, params }: Asked): Promise<PageCard | null> {
  const { shouhinId = '', officialOptionId = '', suuryoSentakuId = '' } = params
  if (!(COUNT.test(officialOptionId) && COUNT.test(suuryoSentakuId))) return null
  const key = { shouhinId, officialOptionId: Number(officialOptionId), suuryoSentakuId: Number(suuryoSentakuId) }
  const detail = await openLink(db, { ...key, userId: null, now }).catch(() => null)
  if (!detail) return null
  const { shouhinmei, description, picture, worldName } = detail.shouhin
  return cardOf({
    title: shouhinmei,
    description,
    imagePath: picture ? imageSource(picture, 'shouhin', 256) : null,
    worldName,
  })
}

export const distributionPages: readonly Page[] = [
  { route: '/tailor/share/$shouhinId/$officialOptionId/$suuryoSentakuId', card: goodsCard },
]
