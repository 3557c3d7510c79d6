// The calls of making and changing characters.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { drawPortrait } from './icon-files.ts'
import { countUpload, keepUpload, setIcon } from './icons.ts'
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
    // Decoded before the transaction: no row is held while a picture is looked at.
    const iconId = await keepUpload(context.db, context.files, { ...input, userId, now: context.clock.now() })
    return writeOnce(context, input, (tx, { now }) => countUpload(tx, { iconId, now }))
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
