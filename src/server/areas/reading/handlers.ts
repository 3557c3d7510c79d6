// The calls of reading places.

import { handlersOf } from '../../platform/handlers.ts'
import { findPlace, keepPlace } from './places.ts'

export const readingHandlers = handlersOf(
  { area: 'reading', time: 'system' },
  {
    place: (db, { userId, textKey }) => findPlace(db, userId, textKey),
    keepPlace,
  },
)
