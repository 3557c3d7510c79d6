// The read of a search for characters. Its criteria know the codes and limits of characters, which no first screen needs: it
// stands beside the reads that every screen of a world is loaded with.
import { readQuery } from '#app/platform/query.ts'
import { type CharacterAddress, criteriaOf } from './character-address.ts'
import { worldCalls } from './queries.ts'

export const characterSearchQuery = (worldId: string, place: CharacterAddress) =>
  readQuery(worldCalls.searchCharacter, { worldId, ...criteriaOf(place) }, { kept: true })
