// Read of one's mutes.
import calls from 'virtual:contract/mute'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { MuteContract } from '#contract/mute.ts'

export const muteCalls = connect<MuteContract>('mute', calls)

export type MuteList = Awaited<ReturnType<typeof muteCalls.getList.send>>
export type MutedCharacter = MuteList['characterList'][number]

export const muteQueries = { list: () => readQuery(muteCalls.getList, {}, { kept: true }) }
