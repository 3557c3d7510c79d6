// The calls of creators, commissions and the gallery, as the suites of all calls send them. The player orders from the other user, and is a
// creator too.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  givenCoins,
  givenCommission,
  givenCreator,
  givenSample,
  givenSamplePicture,
  givenWork,
  givenWorkPicture,
  ITEM,
} from '../support/commissions.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenShouhin } from '../support/goods.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, everybody, ownersCharacter, ownersOnly, type Rights, signedIn } from './row.ts'

const page = { pageStart: 1, perPage: 20 }
/** The other user is a creator as well. */
const creatorsOnly: Rights = { ...signedIn, admin: 'FORBIDDEN' }
const own = async (database: TestDatabase) => {
  await givenCreator(database, 'other')
  return givenCreator(database, 'player')
}
const others = (database: TestDatabase) => givenCreator(database, 'other')
const drafted = async ({ db, users }: TestDatabase) => ({ draftId: await onlyDraft(db, users.player) })
const named = async (database: TestDatabase, given: Parameters<typeof givenCommission>[1] = {}) => ({
  commissionId: await givenCommission(database, given),
})
/** Of the parties, the owner is the client; the other user makes the work, and the office reads all. */
const parties: Rights = signedIn

const liking = async (database: TestDatabase) => ({ userId: database.users.player, ...(await others(database)) })
const noRoom = async ({ db, users }: TestDatabase) => {
  await db.execute(sql`delete from creator_room where user_id in (${users.player}, ${users.other})`)
}

export const tailorRows: AreaRows<'tailor'> = {
  getCreators: {
    sample: async database => {
      await others(database)
      return { creatorKbn: 1, itemKbn: ITEM, sort: 'works', isOpen: true, keyword: '霧', ...page }
    },
    more: [{ isLiked: true }],
    rights: everybody,
    namesUser: true,
  },
  getSingleCreatorInfo: { sample: own, rights: everybody, namesUser: true },
  getShouhinmei: { sample: async database => ({ shouhinId: await givenShouhin(database) }), rights: everybody },
  getSingleCreatorLikedInfo: { sample: others, rights: signedIn },
  addLikeInfo: { sample: liking, rights: ownersOnly('FORBIDDEN') },
  deleteLikeInfo: { sample: liking, rights: ownersOnly('FORBIDDEN') },
  updateHyoukasuuCreator: {
    sample: async database => ({
      orderId: await givenCommission(database, { state: 'done' }),
      ...(await others(database)),
      hyouka: 4,
    }),
    rights: ownersOnly('COMMISSION_NOT_FOUND'),
  },
  getProducts: {
    sample: async database => {
      await others(database)
      return { creatorKbn: 1 }
    },
    rights: everybody,
  },
  getRoom: {
    sample: async database => {
      await own(database)
      return { creatorKbn: 1 }
    },
    rights: creatorsOnly,
  },
  saveRoom: {
    sample: async database => {
      await own(database)
      await noRoom(database)
      const texts = { introduction: '霧を描きます。', wishes: '資料をください。', tagList: ['霧', '海'] }
      return { creatorKbn: 1, baseVersion: 0, ...texts, ...(await drafted(database)) }
    },
    more: [{ draftId: null }],
    rights: creatorsOnly,
  },
  setWindow: {
    sample: async database => {
      await own(database)
      return { creatorKbn: 1, isOpen: true, slots: 3 }
    },
    rights: creatorsOnly,
  },
  saveOffer: {
    sample: async database => {
      await own(database)
      return { creatorKbn: 1, itemKbn: ITEM, price: 1_200, days: 10, note: '横顔が得意です。', isOn: true }
    },
    rights: creatorsOnly,
  },
  uploadSample: {
    sample: async database => {
      await own(database)
      await givenSamplePicture(database, database.users.player)
      return { pictureId: randomUUID(), picture: await pictureInBase64(60, 40) }
    },
    rights: creatorsOnly,
  },
  addSample: {
    sample: async database => {
      await own(database)
      await database.db.execute(sql`update creator_picture set sample_id = null`)
      await database.db.execute(sql`delete from creator_sample where user_id = ${database.users.player}`)
      const pictureId = await givenSamplePicture(database, database.users.player)
      return { creatorKbn: 1, title: '霧の港', body: '', pictureId }
    },
    rights: { ...creatorsOnly, other: 'TAILOR_PICTURE_NOT_FOUND' },
  },
  removeSample: {
    sample: async database => {
      await own(database)
      return { sampleId: await givenSample(database, 'player') }
    },
    rights: ownersOnly('SAMPLE_NOT_FOUND'),
  },
  getProductDesk: { sample: () => ({}), rights: admins },
  saveProduct: {
    sample: async ({ db }) => {
      await db.execute(sql`delete from tailor_option where item_kbn = 77`)
      await db.execute(sql`delete from tailor_product where item_kbn = 77`)
      return {
        ...{ baseVersion: 0, itemKbn: 77, creatorKbn: 3, shouhinmei: '掌編', description: '短い物語。', width: null },
        ...{ height: null, charactersMost: 2_000, wishMost: 600, peopleMost: 3, personPrice: 200, days: 21 },
        ...{ priceLeast: 500, priceMost: 4_000, isOnSale: true },
        optionList: [{ optionNo: 1, optionName: 'あとがき', price: 100 }],
      }
    },
    rights: admins,
  },
}

export const commissionRows: AreaRows<'commission'> = {
  place: {
    sample: async database => {
      await database.db.execute(sql`
        update commission set state = 'stopped' where client_id = ${database.users.player}`)
      await givenCoins(database, database.users.player)
      const order = { itemKbn: ITEM, people: 2, optionNoList: [1], price: 1_500 }
      const texts = { title: '灯台の窓辺', wish: '霧の朝の横顔を。' }
      return {
        characterId: 'harbor-rinne',
        ...(await others(database)),
        ...order,
        ...texts,
        ...(await drafted(database)),
      }
    },
    more: [{ draftId: null }],
    rights: ownersCharacter,
    reachesOwner: true,
  },
  getOwnList: {
    sample: async database => {
      await named(database)
      return { group: 'running', ...page }
    },
    rights: signedIn,
  },
  getReceivedList: {
    sample: async database => {
      await named(database, { client: 'other' })
      return { group: 'turn', ...page }
    },
    rights: creatorsOnly,
    namesUser: true,
  },
  getQueue: {
    sample: async database => {
      await named(database, { state: 'checking' })
      return { group: 'turn', ...page }
    },
    rights: admins,
    namesUser: true,
  },
  getCommission: { sample: named, rights: parties, namesUser: true },
  act: {
    sample: async database => ({ ...(await named(database)), act: 'cancel', words: '' }),
    rights: { ...parties, other: 'COMMISSION_STATE', admin: 'COMMISSION_STATE' },
  },
  say: {
    sample: async database => {
      await database.db.execute(sql`delete from commission_log where act = 'say'`)
      return { ...(await named(database)), words: 'よろしくお願いします。', ...(await drafted(database)) }
    },
    more: [{ draftId: null }],
    rights: parties,
    reachesOwner: true,
  },
  uploadWork: {
    sample: async database => {
      await own(database)
      await database.db.execute(sql`delete from commission_picture where commission_id is null`)
      return { pictureId: randomUUID(), picture: await pictureInBase64(60, 40) }
    },
    rights: creatorsOnly,
  },
  deliver: {
    sample: async database => {
      await database.db.execute(sql`delete from commission_picture where commission_id is null`)
      const of = await named(database, { client: 'other', state: 'working' })
      const pictureId = await givenWorkPicture(database, database.users.player)
      const words = { workTitle: '窓辺', body: '', words: 'お待たせしました。' }
      return { ...of, ...words, pictureId, ...(await drafted(database)) }
    },
    rights: { ...parties, other: 'COMMISSION_STATE', admin: 'COMMISSION_STATE' },
  },
}

const limited = async (database: TestDatabase) => ({ orderId: (await givenWork(database)).commissionId })
const ofRinne = { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter }
const ofOrder = { sample: limited, rights: ownersOnly('COMMISSION_NOT_FOUND') }

export const galleryRows: AreaRows<'gallery'> = {
  getItems: {
    sample: async database => {
      await givenWork(database, 'other')
      return { creatorKbn: 1, worldId: 'harbor', keyword: '窓', ...page }
    },
    more: [{ characterId: 'harbor-garo' }, { creatorId: 'C-player' }, { isLiked: true }],
    rights: everybody,
    namesUser: true,
  },
  getItem: {
    sample: async database => ({ itemId: (await givenWork(database, 'other')).itemId }),
    rights: everybody,
    namesUser: true,
  },
  setLike: {
    sample: async database => ({ itemId: (await givenWork(database, 'other')).itemId, isLiked: true }),
    rights: signedIn,
  },
  createLimitationForCharacter: ofRinne,
  deleteLimitationForCharacter: ofRinne,
  createLimitationForOrder: ofOrder,
  deleteLimitationForOrder: ofOrder,
  getLimitationList: { sample: () => ({}), rights: signedIn },
}
