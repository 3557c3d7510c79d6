// Calls for making and changing characters.

import { handlersOf } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
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
  uploadIcon: uploadOnce('iconId', { keep: keepUpload, count: countUpload, forget: forgetUpload }),
  register: (tx, given, { files }) => register(tx, files, given),
  getProfile,
  saveProfile,
  setIcon: (tx, given, { files }) => setIcon(tx, files, given),
  arrange,
  hide,
})
