// The form of a room: the table of its fields beside the introduction, which is its long text.
import { emptyOf, type FormKind, flagOf, type Ground, textOf, textOrNull } from '#app/shared/form/table.ts'
import { ROOM_MOST, type RoomTexts, roomErrors, roomLabels } from '#rules/master-rooms.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { OwnRoom } from '../queries.ts'

export type RoomFields = Omit<RoomTexts, 'intro'> & {
  icon: string | null
  npcIdList: readonly string[]
  isOpen: boolean
}

const long = (rows: number, limit: number) =>
  ({ empty: '', read: textOf, control: { as: 'long', count: lengthCount, limit, rows } }) as const
const idsOf = (raw: unknown, otherwise: readonly string[]): readonly string[] =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : otherwise

export const roomKind: FormKind<RoomFields, 'saved'> = {
  what: 'マスタールーム',
  text: roomLabels.intro,
  title: ({ isOpen }) => (isOpen ? '公開' : '非公開'),
  faults: (fields, text) => {
    const { intro, ...faults } = roomErrors({ ...fields, intro: text }, fields.isOpen)
    return intro === undefined ? faults : { ...faults, text: intro }
  },
  table: {
    isOpen: {
      ...{ label: 'ルームを公開する', hint: '公開すると、だれでも読めて、掲示板に書き込めます。' },
      ...{ empty: false, read: flagOf, control: { as: 'switch' } },
    },
    kana: {
      ...{ label: roomLabels.kana, hint: '名前のほかに、読みでも見つかるようになります。' },
      ...{ empty: '', read: textOf, counts: ({ kana }) => kana.trim() },
    },
    icon: { label: 'アイコン', empty: null, read: textOrNull },
    howIWrite: {
      ...{ label: roomLabels.howIWrite, hint: '読み取り方、アドリブの量、得意な場面。一覧にも一行目が出ます。' },
      ...long(6, ROOM_MOST.howIWrite),
    },
    rules: {
      ...{ label: roomLabels.rules, hint: 'プレイングに書いてほしいこと、書かないでほしいこと。' },
      ...long(6, ROOM_MOST.rules),
    },
    usualDays: {
      ...{ label: roomLabels.usualDays, hint: '実際の日数は、サービスが数えて横に出します。' },
      ...{
        empty: '',
        read: textOf,
        counts: ({ usualDays }) => usualDays.trim(),
        control: { as: 'line', count: text => `${lengthCount(text)} / ${ROOM_MOST.usualDays}字` },
      },
    },
    npcIdList: {
      label: '見せるNPC',
      empty: [],
      read: idsOf,
      words: ({ npcIdList }) => npcIdList.length > 0 && `NPC ${npcIdList.length}人`,
    },
  },
}

export type RoomGround = Ground<RoomFields>

export function groundOf(room: OwnRoom): RoomGround {
  if (room.version === 0) return { fields: emptyOf(roomKind), text: '', version: 0 }
  const { kana, icon, usualDays, howIWrite, rules, npcIdList, isOpen, intro, version } = room
  return { fields: { kana, icon, usualDays, howIWrite, rules, npcIdList, isOpen }, text: intro, version }
}
