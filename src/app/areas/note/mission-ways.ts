// Way of missions that wait for notes.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const noteWays = {
  NoteWrite: pageOf('ノートへ', 'characterNote'),
} satisfies MissionWays
