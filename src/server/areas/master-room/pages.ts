// Link cards of masters.
import { imageSource } from '#rules/images.ts'
import { type Asked, cardOf, type Page, type PageCard, plainPage } from '../../platform/pages.ts'
import { isRefused } from '../../platform/refuse.ts'
import { openRoom } from './master-page.ts'
import { masterOf } from './masters.ts'

async function masterCard({ db, params: { masterId = '' } }: Asked): Promise<PageCard | null> {
  if (!/^[\w-]{1,64}$/.test(masterId)) return null
  const master = await masterOf(db, masterId).catch(error => {
    if (isRefused(error, 'MASTER_UNKNOWN')) return null
    throw error
  })
  if (!master) return null
  const room = await openRoom(db, master.userId)
  return cardOf({
    title: master.masterName,
    description: room?.intro ?? '物語を書くマスター。',
    imagePath: room?.icon ? imageSource(room.icon, 'character', 192) : null,
  })
}

export const masterRoomPages: readonly Page[] = [
  plainPage('/master', 'マスター', '物語を書くマスターを探す。'),
  { route: '/master/$masterId', card: masterCard },
]
