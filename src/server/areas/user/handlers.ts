// The calls of profiles.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { getProfile, updateProfile } from './profile.ts'

export const userHandlers = {
  profile: calls.user.profile.handler(({ context }) => getProfile(context.db, viewerOrRefuse(context).userId)),
  updateProfile: calls.user.updateProfile.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => updateProfile(tx, { ...input, userId: viewer.userId, now })),
  ),
}
