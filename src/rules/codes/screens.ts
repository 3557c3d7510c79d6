// Codes of screens, addresses and pictures (codes.tsv; doc1 §§2.1, 2.2, 2.8, 9, doc2 §§2-4, 9, doc3 §5).
import type { CodeOf } from './code-of.ts'

export const imageType = {
  item: 'shouhin',
  character: 'character',
  assets: 'assets',
  user: 'user',
  creator: 'creator',
  master: 'master',
} as const
export type ImageType = CodeOf<typeof imageType>

export const toastType = { error: 'error', success: 'success', alpaca: 'alpaca', info: 'info' } as const
export type ToastType = CodeOf<typeof toastType>

/** Names of the query parameters that filter a search. */
export const searchFilter = {
  tags: 'tags',
  creatorKbn: 'creatorKbn',
  opend: 'opend',
  ocWorld: 'ocWorld',
  ocItem: 'ocItem',
  liked: 'liked',
  s: 's',
  cId: 'cId',
  worldId: 'worldId',
  creatorId: 'creatorId',
  shouhinKbn: 'shouhinKbn',
  endedWorldFlg: 'endedWorldFlg',
} as const
export type SearchFilter = CodeOf<typeof searchFilter>

/** Views whose state is kept when the user leaves them; inside worlds `creator` is not kept. */
export const cachedView = {
  portalTop: 'PortalTop',
  tailorMain: 'tailorMain',
  portalSearchResult: 'portalSearchResult',
  creator: 'creator',
} as const

export const rootViewArea = { header: 'header', footer: 'footer', main: 'main', worlds: '/world/*' } as const

export const namedRoute = { signup: 'signup', portalTop: 'portalTop' } as const

/** Views whose texts carry icons of voice clips. */
export const voiceClipView = { mainOrder: 'main order view', replay: 'replay view' } as const
export type VoiceClipView = CodeOf<typeof voiceClipView>

/** The kinds of pictures that dimensions_max accepts. */
export const pictureExtension = {
  jpg: 'jpg',
  svg: 'svg',
  jpeg: 'jpeg',
  png: 'png',
  bmp: 'bmp',
  gif: 'gif',
} as const
export type PictureExtension = CodeOf<typeof pictureExtension>
