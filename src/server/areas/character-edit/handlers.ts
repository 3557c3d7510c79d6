// The calls of making and changing characters.
import { answeredBefore, calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { drawPortrait } from './icon-files.ts'
import { countUpload, forgetUpload, keepUpload, setIcon } from './icons.ts'
import { arrange, hide } from './own-order.ts'
import { getProfile } from './profile.ts'
import { register } from './register.ts'
import { getRegistration } from './registration.ts'
import { saveProfile } from './save-profile.ts'

export const characterEditHandlers = {
  getRegistration: calls.characterEdit.getRegistration.handler(({ input, context }) =>
    getRegistration(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  portrait: calls.characterEdit.portrait.handler(({ input: { variant, ...named } }) => ({
    svg: drawPortrait(named, variant),
  })),
  uploadIcon: calls.characterEdit.uploadIcon.handler(async ({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    const { db, files, clock } = context
    const before = await answeredBefore<{ iconId: string }>(context, input)
    if (before) return before
    // Decoded before the transaction: no row is held while a picture is looked at.
    const iconId = await keepUpload(db, files, { ...input, userId, now: clock.now() })
    const forget = () => forgetUpload(db, files, iconId)
    try {
      const answer = await writeOnce(context, input, (tx, { now }) => countUpload(tx, { iconId, now }))
      // The same press came twice at the same moment: the other one counts.
      if (answer.iconId !== iconId) await forget()
      return answer
    } catch (error) {
      // Where the database is away too, the job finds it.
      await forget().catch(() => {})
      throw error
    }
  }),
  register: calls.characterEdit.register.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) =>
      register(tx, context.files, { ...input, userId: viewer.userId, now }),
    ),
  ),
  getProfile: calls.characterEdit.getProfile.handler(({ input, context }) =>
    getProfile(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  saveProfile: calls.characterEdit.saveProfile.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => saveProfile(tx, { ...input, userId: viewer.userId, now })),
  ),
  setIcon: calls.characterEdit.setIcon.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) =>
      setIcon(tx, context.files, { ...input, userId: viewer.userId, now }),
    ),
  ),
  arrange: calls.characterEdit.arrange.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => arrange(tx, { ...input, userId: viewer.userId })),
  ),
  hide: calls.characterEdit.hide.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => hide(tx, { ...input, userId: viewer.userId })),
  ),
}
