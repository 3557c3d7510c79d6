// The calls of profiles.

import { handlersOf } from '../../platform/handlers.ts'
import { getProfile, updateProfile } from './profile.ts'

export const userHandlers = handlersOf(
  { area: 'user', time: 'system' },
  {
    profile: (db, { userId }) => getProfile(db, userId),
    updateProfile,
  },
)
