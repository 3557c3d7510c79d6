// What the screens of characters read.
import calls from 'virtual:contract/character'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CharacterContract } from '#contract/character.ts'

export const characterCalls: Calls<CharacterContract> = connect<CharacterContract>('character', calls)

export type OwnCharacter = Awaited<ReturnType<typeof characterCalls.mine.send>>['characterList'][number]

export const characterQueries = {
  mine: () => readQuery(characterCalls.mine, {}, { kept: true }),
}
