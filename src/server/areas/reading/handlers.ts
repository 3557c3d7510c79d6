// The calls of reading places.
import { transact } from '../../db/client.ts'
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import { findPlace, keepPlace } from './places.ts'

export const readingHandlers = {
  place: calls.reading.place.handler(({ input, context }) =>
    findPlace(context.db, viewerOrRefuse(context).userId, input.textKey),
  ),
  keepPlace: calls.reading.keepPlace.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => keepPlace(tx, { ...input, userId, now: context.clock.now() }))
  }),
}
