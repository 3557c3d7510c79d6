// Writes of the office about its pictures.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { SentPicture } from '#app/shared/upload/use-uploads.ts'
import { assetCalls } from './queries.ts'

export const uploadingPicture = defineWrite({
  kind: 'asset.upload',
  policy: 'online',
  thing: ['key'],
  touches: ['asset', 'adminNews'],
  toasts: 'none',
  press: ({ key, name, picture }: SentPicture) => ({
    entity: `asset:${key}`,
    request: assetCalls.upload.request({ name, picture }),
    note: name,
    facts: { key },
  }),
})

export const removingPicture = defineWrite({
  kind: 'asset.remove',
  policy: 'online',
  thing: ['assetId'],
  touches: ['asset', 'adminNews'],
  toasts: 'all',
  press: ({ assetId, name }: { assetId: string; name: string }) => ({
    entity: `asset:${assetId}`,
    request: assetCalls.remove.request({ assetId }),
    note: name,
    facts: { assetId },
  }),
})
