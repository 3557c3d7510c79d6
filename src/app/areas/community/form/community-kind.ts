// The form of a community: the table of its fields beside its description, which is its long text.
import { type FormKind, type Ground, isRaw, oneOf, textOf } from '#app/shared/form/table.ts'
import {
  COMMUNITY_JOININGS,
  COMMUNITY_MOST,
  type CommunityJoining,
  communityCategoryLabels,
  communityFaults,
  communityJoiningLabels,
} from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES, type CommunityCategory } from '#rules/community-address.ts'
import { lengthCount } from '#rules/text/count.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import type { EditedCommunity } from '../queries.ts'

/** Picture of the banner. @property picture name of its stored files; null while it is on a device alone */
export type BannerPicture = { pictureId: string; description: string; picture: string | null }

export type CommunityFields = {
  name: string
  catchphrase: string
  category: CommunityCategory
  joining: CommunityJoining
  rules: string
  own: BannerPicture | null
}

const ownOf = ({ pictureId, description, picture }: BannerPicture): BannerPicture => ({
  ...{ pictureId, description, picture },
})

export const communityGround = (of: EditedCommunity | null): Ground<CommunityFields> =>
  of
    ? {
        fields: {
          // Fields in the order of the table, because drafts are compared as serialized text.
          ...{ name: of.communityName, catchphrase: of.catchphrase, category: of.category, joining: of.joining },
          ...{ rules: of.rules, own: of.banner && ownOf(of.banner) },
        },
        text: of.description,
        version: of.version,
      }
    : {
        fields: { name: '', catchphrase: '', category: 'daily', joining: 'request', rules: '', own: null },
        text: '',
        version: 0,
      }

const readOwn = (raw: unknown, otherwise: BannerPicture | null): BannerPicture | null =>
  isRaw(raw) && typeof raw.pictureId === 'string'
    ? ownOf({
        pictureId: raw.pictureId,
        description: textOf(raw.description, '').slice(0, PICTURE_WORDS_MOST),
        picture: typeof raw.picture === 'string' ? raw.picture : null,
      })
    : raw === null
      ? null
      : otherwise

const line = (most: number) => ({
  as: 'line' as const,
  count: (text: string) => `${Math.ceil(lengthCount(text))} / ${most.toLocaleString('ja-JP')}文字`,
})

export const communityKind: FormKind<CommunityFields, 'saved'> = {
  what: 'コミュニティ',
  text: '紹介',
  title: ({ name }) => name || '（名前なし）',
  faults: ({ name, catchphrase, rules }, text) => {
    const faults = communityFaults({ communityName: name, catchphrase, description: text, rules })
    return {
      ...(faults.communityName ? { name: faults.communityName } : {}),
      ...(faults.catchphrase ? { catchphrase: faults.catchphrase } : {}),
      ...(faults.rules ? { rules: faults.rules } : {}),
      ...(faults.description ? { text: faults.description } : {}),
    }
  },
  table: {
    name: {
      ...{ label: '名前', empty: '', read: textOf, required: true },
      control: line(COMMUNITY_MOST.communityName),
    },
    catchphrase: {
      ...{ label: 'ひとこと（なくてもよい）', empty: '', read: textOf },
      control: line(COMMUNITY_MOST.catchphrase),
    },
    category: {
      ...{ label: '種類', empty: 'daily', read: oneOf(COMMUNITY_CATEGORIES) },
      words: ({ category }) => communityCategoryLabels[category],
      control: {
        as: 'choice',
        options: COMMUNITY_CATEGORIES.map(category => [category, communityCategoryLabels[category]] as const),
      },
    },
    joining: {
      ...{ label: '入会', empty: 'request', read: oneOf(COMMUNITY_JOININGS) },
      words: ({ joining }) => communityJoiningLabels[joining],
      control: {
        as: 'choice',
        options: COMMUNITY_JOININGS.map(joining => [joining, communityJoiningLabels[joining]] as const),
      },
    },
    rules: {
      ...{ label: '約束ごと（なくてもよい）', empty: '', read: textOf },
      control: { as: 'area', rows: 4 },
    },
    own: {
      ...{ label: '帯の画像', empty: null, read: readOwn },
      counts: ({ own }) => own && [own.pictureId, own.description],
    },
  },
}
