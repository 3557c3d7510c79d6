// Reads of the screens of characters.
import calls from 'virtual:contract/character'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CharacterContract } from '#contract/character.ts'
import { CHANGE_PAGE_SIZE, HISTORY_PAGE_SIZE } from '#rules/friends.ts'
import { pageSlice } from '#rules/paging.ts'

export const characterCalls: Calls<CharacterContract> = connect<CharacterContract>('character', calls)

export type OwnCharacter = Awaited<ReturnType<typeof characterCalls.mine.send>>['characterList'][number]
export type Character = Awaited<ReturnType<typeof characterCalls.getDetail.send>>

export type CharacterHistory = Awaited<ReturnType<typeof characterCalls.getHistory.send>>
export type GivenTitle = Awaited<ReturnType<typeof characterCalls.getTitles.send>>['titleList'][number]

export const characterQueries = {
  mine: () => readQuery(characterCalls.mine, {}, { kept: true }),
  detail: (characterId: string) => readQuery(characterCalls.getDetail, { characterId }, { kept: true }),
  history: (characterId: string, page: number) =>
    readQuery(characterCalls.getHistory, { characterId, ...pageSlice(page, HISTORY_PAGE_SIZE) }, { kept: true }),
  titles: (characterId: string) => readQuery(characterCalls.getTitles, { characterId }, { kept: true }),
  changes: (characterId: string, page: number) =>
    readQuery(characterCalls.getChangeList, { characterId, ...pageSlice(page, CHANGE_PAGE_SIZE) }, { kept: true }),
}
