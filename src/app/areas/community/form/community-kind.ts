// The form of a community: the table of its fields beside its description, which is its long text.
import { counted } from '#app/shared/form/fields.ts'
import { type FormKind, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
import { type OwnPicture, ownPicture, readOwnPicture } from '#app/shared/picture/own-picture.ts'
import {
  COMMUNITY_JOININGS,
  COMMUNITY_MOST,
  type CommunityJoining,
  communityCategoryLabels,
  communityFaults,
  communityJoiningLabels,
} from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES, type CommunityCategory } from '#rules/community-address.ts'
import type { EditedCommunity } from '../queries.ts'

export type CommunityFields = {
  name: string
  catchphrase: string
  category: CommunityCategory
  joining: CommunityJoining
  rules: string
  /** the banner */
  own: OwnPicture | null
}

export const communityGround = (of: EditedCommunity | null): Ground<CommunityFields> =>
  of
    ? {
        fields: {
          // Fields in the order of the table, because drafts are compared as serialized text.
          ...{ name: of.communityName, catchphrase: of.catchphrase, category: of.category, joining: of.joining },
          ...{ rules: of.rules, own: of.banner && ownPicture(of.banner) },
        },
        text: of.description,
        version: of.version,
      }
    : {
        fields: { name: '', catchphrase: '', category: 'daily', joining: 'request', rules: '', own: null },
        text: '',
        version: 0,
      }

const line = (most: number) => ({ as: 'line' as const, count: counted(most) })

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
      ...{ label: '帯の画像', empty: null, read: readOwnPicture },
      counts: ({ own }) => own && [own.pictureId, own.description],
    },
  },
}
