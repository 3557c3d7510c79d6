// Calls for making and changing characters.

import { answeredBefore, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { drawPortrait } from './icon-files.ts'
import { countUpload, forgetUpload, keepUpload, setIcon } from './icons.ts'
import { arrange, hide } from './own-order.ts'
import { getProfile } from './profile.ts'
import { register } from './register.ts'
import { getRegistration } from './registration.ts'
import { saveProfile } from './save-profile.ts'

export const characterEditHandlers = handlersOf('characterEdit', {
  getRegistration,
  portrait: (_, { variant, ...named }) => ({ svg: drawPortrait(named, variant) }),
  uploadIcon: {
    byHand: async ({ input, context }) => {
      const { userId } = viewerOrRefuse(context)
      const { db, files, clock } = context
      const before = await answeredBefore<{ iconId: string }>(context, input)
      if (before) return before
      // Decoded before the transaction, so that no row is locked meanwhile.
      const iconId = await keepUpload(db, files, { ...input, userId, now: clock.now() })
      const forget = () => forgetUpload(db, files, iconId)
      try {
        const answer = await writeOnce(context, input, (tx, { now }) => countUpload(tx, { iconId, now }))
        // The same request came twice at the same moment; the other upload counts.
        if (answer.iconId !== iconId) await forget()
        return answer
      } catch (error) {
        // The job finds the upload where the database is away too.
        await forget().catch(() => {})
        throw error
      }
    },
  },
  register: (tx, given, { files }) => register(tx, files, given),
  getProfile,
  saveProfile,
  setIcon: (tx, given, { files }) => setIcon(tx, files, given),
  arrange,
  hide,
})
