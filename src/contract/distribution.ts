// Distribution of goods by a hash link: the owner makes, counts and stops it; each character can receive once (doc3 §3,
// §7).
import * as z from 'zod'
import { MOST_TAKERS, TAKER_PAGE_SIZE } from '#rules/distributions.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, text, wordId } from './shapes.ts'

const optionId = integerInPath(0, 99)
/** Key of an offer: one of the goods in one option and amount. */
const key = { shouhinId: wordId, officialOptionId: optionId, suuryoSentakuId: optionId }

export const Shouhin = closed({
  shouhinId: wordId,
  shouhinmei: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  worldId: wordId,
  worldName: z.string(),
})

const state = z.enum(['open', 'ended', 'full'])

/** A link for its owner. */
const DistributionInfo = closed({
  hash: z.string(),
  state,
  takenCount: z.number().int(),
  takeLimit: z.number().int().nullable(),
  endsAt: instant.nullable(),
  stoppedAt: instant.nullable(),
  createdAt: instant,
})

const DistributionRow = closed({
  officialOptionId: z.number().int(),
  optionName: z.string(),
  suuryoSentakuId: z.number().int(),
  /** Pieces that one taker receives. */
  amount: z.number().int(),
  /** The link; null when none was made yet. */
  distribution: DistributionInfo.nullable(),
})

const taker = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  takenAt: instant,
})

export const distributionContract = treatingBlocks({
  others: 'none',
  getTakenList: 'hides',
  distribution: 'refuses',
  getDetail: 'hides',
})({
  /** Goods that the caller may hand out. A call of our own. */
  getShouhinList: read('signed-in', '/api/Distribution/getShouhinList')
    .input(closed({}).optional())
    .output(
      closed({
        shouhinList: z.array(closed({ ...Shouhin.shape, openCount: z.number().int(), takenCount: z.number().int() })),
      }),
    ),

  /** All options and amounts of one of the caller's goods, each with its link. */
  getDistributionList: read('owner', '/api/Distribution/getDistributionList/{shouhinId}')
    .errors(refuses('SHOUHIN_NOT_FOUND'))
    .input(closed({ shouhinId: wordId }))
    .output(closed({ shouhin: Shouhin, distributionList: z.array(DistributionRow) })),

  /** Characters that received by a link, the newest first. A call of our own. */
  getTakenList: read('owner', '/api/Distribution/getTakenList/{shouhinId}/{officialOptionId}/{suuryoSentakuId}')
    .errors(refuses('SHOUHIN_NOT_FOUND'))
    .input(closed({ ...key, page: integerInPath(1, 10_000), size: integerInPath(1, TAKER_PAGE_SIZE) }))
    .output(closed({ takenList: z.array(taker), count: z.number().int() })),

  /** Makes a link, or a new one in place of a stopped one; earlier receipts stay counted. */
  distributionInfo: write('owner', '/api/Distribution/distributionInfo')
    .errors(refuses('SHOUHIN_NOT_FOUND', 'DISTRIBUTION_ENDS_BEFORE'))
    .input(
      closed({
        ...key,
        takeLimit: z.number().int().min(1).max(MOST_TAKERS).nullable().optional(),
        endsAt: z.iso.datetime().nullable().optional(),
      }),
    )
    .output(DistributionInfo),

  /**
   * Stops a link, so that nothing more can be received by it. Its hash, terms and receipts are kept, so that it can be
   * opened again. Stopping a stopped link changes nothing.
   */
  stopDistribution: write(
    'owner',
    '/api/Distribution/distributionInfo/{shouhinId}/{officialOptionId}/{suuryoSentakuId}',
  )
    .route({ method: 'DELETE' })
    .errors(refuses('SHOUHIN_NOT_FOUND', 'DISTRIBUTION_NOT_FOUND'))
    .input(closed(key))
    .output(DistributionInfo),

  /**
   * Opens a stopped link again with its earlier receipts counted. Opening an open link changes nothing. A call of our
   * own.
   */
  resumeDistribution: write('owner', '/api/Distribution/resumeDistribution')
    .errors(refuses('SHOUHIN_NOT_FOUND', 'DISTRIBUTION_NOT_FOUND', 'DISTRIBUTION_ENDED', 'DISTRIBUTION_FULL'))
    .input(closed(key))
    .output(DistributionInfo),

  /** Receives by a link, once per character. distributionType 0 is the only one. */
  distribution: write('character', '/api/Distribution/distribution', 'money')
    .errors(
      refuses(
        'SHOUHIN_NOT_FOUND',
        'DISTRIBUTION_ENDED',
        'DISTRIBUTION_FULL',
        'DISTRIBUTION_TAKEN',
        'NOT_YOUR_CHARACTER',
      ),
    )
    .input(closed({ ...key, hash: text(64, 1), characterId: wordId, distributionType: z.literal(0) }))
    .output(
      closed({
        shouhinmei: z.string(),
        itemName: z.string(),
        amount: z.number().int(),
        before: z.number().int(),
        after: z.number().int(),
        characterFullName: z.string(),
      }),
    ),

  /** Goods of a link, for anybody who opens it. Without the right hash the answer describes only the goods. */
  getDetail: read('public', '/api/Distribution/getDetail/{shouhinId}/{officialOptionId}/{suuryoSentakuId}')
    .errors(refuses('SHOUHIN_NOT_FOUND'))
    .input(closed({ ...key, hash: text(64).optional() }))
    .output(
      closed({
        shouhin: Shouhin,
        optionName: z.string(),
        itemName: z.string(),
        amount: z.number().int(),
        /** Name of the distributor. */
        ownerName: z.string(),
        /** State of the link; `none` when no hash was given. */
        state: z.enum(['open', 'ended', 'full', 'none']),
        /** Number of characters that may still receive; null for no limit, and without the right hash. */
        remaining: z.number().int().nullable(),
        endsAt: instant.nullable(),
        /** Characters of the caller that have received by the link. */
        receivedCharacterIdList: z.array(wordId),
      }),
    ),
})
export type DistributionContract = typeof distributionContract
