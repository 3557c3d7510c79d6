// Pictures that the office uploads for its pages (R173). Calls of our own.
import * as z from 'zod'
import { ASSET_NAME_MAX, assetUses } from '#rules/assets.ts'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, text, wordId } from './shapes.ts'

const Asset = closed({
  assetId: wordId,
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Bytes of the widest stored picture. */
  bytes: z.number().int(),
  userName: z.string().nullable(),
  uploadedAt: instant,
})

export const assetContract = treatingBlocks('none')({
  /** Uploaded pictures, the newest first. */
  list: read('admin', '/api/Asset/list')
    .input(
      closed({
        /** part of a name */
        word: text(ASSET_NAME_MAX).optional(),
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 50),
      }),
    )
    .output(closed({ assetList: z.array(Asset), count: z.number().int() })),

  /** Takes a picture in base64, decodes the whole of it and stores it as webP in three widths. The same picture is stored once. */
  upload: write('admin', '/api/Asset/upload')
    .errors(refuses('ASSET_UNREADABLE', 'ASSET_SMALL'))
    .input(closed({ name: text(ASSET_NAME_MAX, 1), picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ assetId: wordId, isKnown: z.boolean() })),

  /** Pages that show a picture, by kind. */
  uses: read('admin', '/api/Asset/uses')
    .errors(refuses('ASSET_NOT_FOUND'))
    .input(closed({ assetId: wordId }))
    .output(closed({ useList: z.array(closed({ use: z.enum(assetUses), count: z.number().int() })) })),

  /** Deletes a picture that no page shows. */
  remove: write('admin', '/api/Asset/remove')
    .errors(refuses('ASSET_NOT_FOUND', 'ASSET_USED'))
    .input(closed({ assetId: wordId }))
    .output(closed({ assetId: wordId })),
})
export type AssetContract = typeof assetContract
