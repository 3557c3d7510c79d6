// Answers of the contract that tests of several areas give.
import type { AnswerOf } from './fake-server.ts'

type OwnCharacter = AnswerOf<'character.mine'>['characterList'][number]

/** A character of the caller, as which the caller speaks in its world. */
export const ownCharacter = (characterId: string, characterFullName: string, isSpeaking = true): OwnCharacter => ({
  ...{ characterId, characterFullName, isSpeaking, icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
  ...{ className: '霧読み', level: 4, shogo: null, isHidden: false, isResting: false, excludedStatus: null },
})
