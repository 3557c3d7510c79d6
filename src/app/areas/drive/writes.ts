// Writes of the drive. What only orders it may wait for the network; a picture and a link are sent with one alone.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { SentPicture } from '#app/shared/upload/use-uploads.ts'
import type { DriveShareDays } from '#rules/drive.ts'
import { type DriveFile, driveCalls } from './queries.ts'

type Named = Pick<DriveFile, 'fileId' | 'name'>
const entityOf = (fileId: string): string => `drive:${fileId}`

export const uploadingFile = defineWrite({
  kind: 'drive.upload',
  policy: 'online',
  thing: ['key'],
  touches: ['drive'],
  toasts: 'none',
  press: ({ key, name, picture, folder }: SentPicture & { folder: string }) => ({
    entity: entityOf(key),
    request: driveCalls.upload.request({ name, folder, picture }),
    note: name,
    facts: { key },
  }),
})

export const changingFile = defineWrite({
  kind: 'drive.change',
  policy: 'mayWait',
  holdsText: true,
  touches: ['drive'],
  toasts: 'all',
  press: ({ fileId, name, folder }: Named & { folder: string }) => ({
    entity: entityOf(fileId),
    request: driveCalls.change.request({ fileId, name, folder }),
    note: name,
    facts: { fileId, folder },
  }),
})

export const sharingFile = defineWrite({
  kind: 'drive.share',
  policy: 'online',
  thing: ['fileId'],
  touches: ['drive'],
  toasts: 'all',
  press: ({ fileId, name, days }: Named & { days: DriveShareDays }) => ({
    entity: entityOf(fileId),
    request: driveCalls.share.request({ fileId, days }),
    note: name,
    facts: { fileId, days },
  }),
})

export const removingFile = defineWrite({
  kind: 'drive.setRemoved',
  policy: 'mayWait',
  touches: ['drive'],
  toasts: 'problems',
  press: ({ fileId, name, isRemoved }: Named & { isRemoved: boolean }) => ({
    entity: entityOf(fileId),
    request: driveCalls.setRemoved.request({ fileId, isRemoved }),
    note: name,
    facts: { fileId, isRemoved: isRemoved ? 1 : 0 },
  }),
})

export const deletingFile = defineWrite({
  kind: 'drive.deleteForGood',
  policy: 'online',
  thing: ['fileId'],
  touches: ['drive'],
  toasts: 'all',
  press: ({ fileId, name }: Named) => ({
    entity: entityOf(fileId),
    request: driveCalls.deleteForGood.request({ fileId }),
    note: name,
    facts: { fileId },
  }),
})
