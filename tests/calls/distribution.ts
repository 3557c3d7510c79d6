// The calls of the area distribution, as the suites of all calls send them.
import type { TestDatabase } from '../support/database.ts'
import { givenLink, givenShouhin } from '../support/goods.ts'
import { type AreaRows, everybody, ownersCharacter, ownersOnly, signedIn } from './row.ts'

/** Key of goods with a link, without the hash. */
async function givenKey(database: TestDatabase) {
  const { hash: _, ...key } = await givenLink(database)
  return key
}

export const distributionRows: AreaRows<'distribution'> = {
  getShouhinList: { sample: () => ({}), rights: signedIn },
  getDistributionList: {
    sample: async database => ({ shouhinId: await givenShouhin(database) }),
    rights: ownersOnly('SHOUHIN_NOT_FOUND'),
  },
  getTakenList: {
    sample: async database => ({ ...(await givenKey(database)), page: 1, size: 20 }),
    rights: ownersOnly('SHOUHIN_NOT_FOUND'),
  },
  distributionInfo: {
    sample: async database => ({
      shouhinId: await givenShouhin(database),
      officialOptionId: 0,
      suuryoSentakuId: 0,
      takeLimit: 10,
      endsAt: '2099-01-01T00:00:00.000Z',
    }),
    rights: ownersOnly('SHOUHIN_NOT_FOUND'),
  },
  stopDistribution: { sample: givenKey, rights: ownersOnly('SHOUHIN_NOT_FOUND') },
  resumeDistribution: { sample: givenKey, rights: ownersOnly('SHOUHIN_NOT_FOUND') },
  distribution: {
    sample: async database => ({
      ...(await givenLink(database)),
      characterId: 'harbor-rinne',
      distributionType: 0,
    }),
    rights: ownersCharacter,
  },
  getDetail: { sample: givenLink, rights: everybody },
}
