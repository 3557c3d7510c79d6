// The tailor (テーラー): creators with their pages, products and offers (C173 to C178; the others are calls of our own).
import * as z from 'zod'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { CREATOR_SORTS, TAILOR_KEYWORD_MAX } from '#rules/tailor-address.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, clientId, closed, instant, integerInPath, rowId, text, version, wordId } from './shapes.ts'
import { CreatorCard, creatorKbn, itemKbn, Offer, Option, Product, rating, Sample, words } from './tailor-shapes.ts'

const count = z.number().int().min(0)
const kbnInPath = integerInPath(1, 3)
const of = { creatorId: wordId }
const unknown = refuses('CREATOR_NOT_FOUND')
const own = { creatorKbn }
const liked = closed({ creatorId: wordId, isLiked: z.boolean(), likedCount: count })

const Room = closed({
  ...own,
  creatorId: wordId,
  creatorName: z.string(),
  introduction: z.string(),
  wishes: z.string(),
  tagList: z.array(z.string()),
  isOpen: z.boolean(),
  slots: count,
  version,
  /** Commissions that take a slot now. */
  busy: count,
  sampleList: z.array(Sample),
  /** Every product of the kind, with the own terms where there are some. */
  offerList: z.array(Offer),
})

export const tailorContract = treatingBlocks({
  others: 'none',
  getCreators: 'hides',
  getSingleCreatorInfo: 'hides',
  addLikeInfo: 'refuses',
})({
  /** Creators of a kind of works; with a product those who take it, with words those whose name, tags or texts have them. */
  getCreators: read('public', '/api/Tailor/getCreators')
    .input(
      closed({
        creatorKbn: kbnInPath.optional(),
        itemKbn: integerInPath(1, 9_999).optional(),
        sort: z.enum(CREATOR_SORTS).optional(),
        isOpen: booleanInQuery.optional(),
        isLiked: booleanInQuery.optional(),
        keyword: text(TAILOR_KEYWORD_MAX).optional(),
        pageStart: integerInPath(1, 10_000),
        perPage: integerInPath(1, 50),
      }),
    )
    .output(closed({ creatorList: z.array(CreatorCard), count })),

  /** A creator's page (C173). */
  getSingleCreatorInfo: read('public', '/api/Tailor/getSingleCreatorInfo')
    .errors(unknown)
    .input(closed(of))
    .output(
      closed({
        ...CreatorCard.shape,
        introduction: z.string(),
        wishes: z.string(),
        since: instant.nullable(),
        sampleList: z.array(Sample),
        /** Products that are offered now. */
        offerList: z.array(Offer),
        isLiked: z.boolean(),
      }),
    ),

  /** Name of goods (C174). */
  getShouhinmei: read('public', '/api/Tailor/getShouhinmei')
    .errors(refuses('SHOUHIN_NOT_FOUND'))
    .input(closed({ shouhinId: wordId }))
    .output(closed({ shouhinId: wordId, shouhinmei: z.string() })),

  /** Whether the caller likes a creator, and how many do (C175). */
  getSingleCreatorLikedInfo: read('signed-in', '/api/Tailor/getSingleCreatorLikedInfo')
    .errors(unknown)
    .input(closed(of))
    .output(liked),

  /** Likes a creator (C176); liking again is no error. @param userId the caller */
  addLikeInfo: write('signed-in', '/api/Tailor/addLikeInfo')
    .errors(refuses('CREATOR_NOT_FOUND', 'CREATOR_SELF'))
    .input(closed({ userId: wordId, ...of }))
    .output(liked),

  /** Takes a like back (C177). @param userId the caller */
  deleteLikeInfo: write('signed-in', '/api/Tailor/deleteLikeInfo')
    .errors(unknown)
    .input(closed({ userId: wordId, ...of }))
    .output(liked),

  /** Rates the creator of a commission that the caller has received (C178); rating again replaces the rating. */
  updateHyoukasuuCreator: write('signed-in', '/api/Tailor/updateHyoukasuuCreator')
    .errors(refuses('COMMISSION_NOT_FOUND', 'COMMISSION_NOT_DONE'))
    .input(closed({ ...of, orderId: rowId, hyouka: rating }))
    .output(closed({ creatorId: wordId, hyoukasuu: count, hyouka: z.number().nullable() })),

  /** Products on sale, with those who take them now and their lowest price. */
  getProducts: read('public', '/api/Tailor/getProducts')
    .input(closed({ creatorKbn: kbnInPath.optional() }))
    .output(
      closed({
        productList: z.array(closed({ product: Product, openCount: count, priceFrom: count.nullable() })),
      }),
    ),

  /** The caller's own room in one kind of works. */
  getRoom: read('creator', '/api/Tailor/getRoom/{creatorKbn}')
    .errors(unknown)
    .input(closed({ creatorKbn: kbnInPath }))
    .output(Room),

  saveRoom: write('creator', '/api/Tailor/saveRoom')
    .errors(refuses('CREATOR_NOT_FOUND', 'CREATOR_FAULT', 'CREATOR_CHANGED'))
    .input(
      closed({
        ...own,
        baseVersion: version,
        introduction: words,
        wishes: words,
        tagList: z.array(text(100)).max(50),
        draftId: clientId.nullable(),
      }),
    )
    .output(Room),

  /** Opens the window for commissions or closes it; as many are taken at once as there are slots. */
  setWindow: mark('creator', '/api/Tailor/setWindow')
    .errors(refuses('CREATOR_NOT_FOUND', 'CREATOR_FAULT'))
    .input(closed({ ...own, isOpen: z.boolean(), slots: z.number().int().min(0).max(1_000) }))
    .output(closed({ ...own, isOpen: z.boolean(), slots: count })),

  /** Terms under which the caller takes a product, or takes it no more. */
  saveOffer: mark('creator', '/api/Tailor/saveOffer')
    .errors(refuses('CREATOR_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'CREATOR_FAULT'))
    .input(
      closed({
        ...own,
        itemKbn,
        price: z.number().int().min(0).max(1_000_000),
        days: z.number().int().min(0).max(10_000),
        note: words,
        isOn: z.boolean(),
      }),
    )
    .output(Offer),

  /** Takes a picture in base64 under an id of the client's, decodes the whole of it and stores it as webP. */
  uploadSample: write('creator', '/api/Tailor/uploadSample')
    .errors(refuses('TAILOR_PICTURE_UNREADABLE', 'TAILOR_PICTURES_MOST'))
    .input(closed({ pictureId: clientId, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: clientId })),

  /** Adds a sample: a picture that was uploaded before, or a text. */
  addSample: write('creator', '/api/Tailor/addSample')
    .errors(refuses('CREATOR_NOT_FOUND', 'CREATOR_FAULT', 'SAMPLES_MOST', 'TAILOR_PICTURE_NOT_FOUND'))
    .input(closed({ ...own, title: words, body: words, pictureId: clientId.nullable() }))
    .output(Sample),

  removeSample: write('owner', '/api/Tailor/removeSample')
    .errors(refuses('SAMPLE_NOT_FOUND'))
    .input(closed({ sampleId: rowId }))
    .output(closed({ sampleId: rowId })),

  /** Products of all kinds for the office, those that are not on sale too. */
  getProductDesk: read('admin', '/api/Tailor/admin/getProducts')
    .input(closed({}).optional())
    .output(
      closed({
        productList: z.array(
          closed({
            product: Product,
            version,
            /** Creators who take it, and commissions that are not over. */
            offerCount: count,
            runningCount: count,
          }),
        ),
      }),
    ),

  /** Saves a product of the office; a new one (version 0) gets its number here. */
  saveProduct: write('admin', '/api/Tailor/admin/saveProduct')
    .errors(refuses('PRODUCT_NOT_FOUND', 'PRODUCT_FAULT', 'PRODUCT_CHANGED'))
    .input(
      closed({
        baseVersion: version,
        ...{ itemKbn, creatorKbn, shouhinmei: words, description: words },
        ...{ width: count.max(10_000).nullable(), height: count.max(10_000).nullable() },
        charactersMost: count.max(1_000_000).nullable(),
        ...{ wishMost: count.max(100_000), peopleMost: count.max(1_000), personPrice: count.max(1_000_000) },
        ...{ days: count.max(10_000), priceLeast: count.max(1_000_000), priceMost: count.max(1_000_000) },
        isOnSale: z.boolean(),
        optionList: z.array(Option).max(50),
      }),
    )
    .output(closed({ product: Product, version })),
})
export type TailorContract = typeof tailorContract
