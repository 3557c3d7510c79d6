// The calls of creators and of what they offer.
import { selfOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf, owned } from '../../platform/handlers.ts'
import { rateCreator } from '../commission/rating.ts'
import { getCreators, getShouhinmei, getSingleCreatorInfo } from './creators.ts'
import { getLiked, like, unlike } from './likes.ts'
import { ownSample } from './own-creator.ts'
import { samplePictures } from './pictures.ts'
import { getProductDesk, getProducts, saveProduct } from './products.ts'
import { getRoom, saveOffer, saveRoom, setWindow } from './room.ts'
import { addSample, removeSample } from './samples.ts'

export const tailorHandlers = handlersOf('tailor', {
  getCreators,
  getSingleCreatorInfo,
  getShouhinmei,
  getSingleCreatorLikedInfo: getLiked,
  addLikeInfo: {
    byHand: ({ input, context }) => {
      const { userId } = selfOrRefuse(context, input.userId)
      return writeOnce(context, input, (tx, { now }) => like(tx, { userId, creatorId: input.creatorId, now }))
    },
  },
  deleteLikeInfo: {
    byHand: ({ input, context }) => {
      const { userId } = selfOrRefuse(context, input.userId)
      return writeOnce(context, input, tx => unlike(tx, { userId, creatorId: input.creatorId }))
    },
  },
  updateHyoukasuuCreator: rateCreator,
  getProducts,
  getRoom,
  saveRoom,
  setWindow,
  saveOffer,
  uploadSample: { byHand: samplePictures.take },
  addSample,
  removeSample: owned(ownSample, removeSample),
  getProductDesk,
  saveProduct,
})
