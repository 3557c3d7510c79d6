// The form of a creator's room: the table of its fields beside the introduction, which is its long text.
import { type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import {
  CREATOR_TAG_LETTERS,
  CREATOR_TAGS_MOST,
  creatorFaults,
  readTags,
  roomLabels,
  TAILOR_MOST,
  tagsFault,
} from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { OwnRoom } from '../queries.ts'

/** @property tags words between spaces or commas */
export type RoomFields = { tags: string; wishes: string }

export const roomKind: FormKind<RoomFields, 'saved'> = {
  what: 'クリエイターの紹介',
  text: roomLabels.introduction,
  title: () => 'クリエイターの紹介',
  faults: ({ tags, wishes }, text) => {
    const faults = creatorFaults({ introduction: text, wishes })
    const tagged = tagsFault(readTags(tags))
    return {
      ...(tagged ? { tags: tagged } : {}),
      ...(faults.wishes ? { wishes: faults.wishes } : {}),
      ...(faults.introduction ? { text: faults.introduction } : {}),
    }
  },
  table: {
    tags: {
      ...{ label: 'タグ（なくてもよい）', empty: '', read: textOf, counts: ({ tags }) => readTags(tags) },
      hint: `得意なものを、空白で区切って${CREATOR_TAGS_MOST}個まで。1つ${CREATOR_TAG_LETTERS}文字まで。`,
      control: { as: 'line' },
    },
    wishes: {
      ...{ label: `${roomLabels.wishes}（なくてもよい）`, empty: '', read: textOf },
      ...{ hint: '発注の前に読んでほしいこと。資料の出し方、描けないものなど。' },
      control: { as: 'long', count: lengthCount, limit: TAILOR_MOST.wishes, rows: 5 },
    },
  },
}

export const roomGround = ({ tagList, wishes, introduction, version }: OwnRoom): Ground<RoomFields> => ({
  ...{ fields: { tags: tagList.join(' '), wishes }, text: introduction, version },
})
