// Hook for whether a post is folded because of one's mutes. It reads them once for all posts of all screens.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { isMuted, type MutablePost, type Mutes, mutedWordKey } from '#rules/mutes.ts'
import { type MuteList, muteQueries } from './queries.ts'

const FRESH_MS = 5 * 60_000

const toMutes = ({ wordList, characterList }: MuteList): Mutes => ({
  words: wordList.map(({ word }) => mutedWordKey(word)),
  characters: new Set(characterList.map(({ characterId }) => characterId)),
})

/** @param isMine whether the reader wrote it: one's own words are never folded */
export function useMuted(post: MutablePost, isMine: boolean): boolean {
  const { user } = useSession()
  const { data } = useQuery({ ...muteQueries.list(), enabled: user !== null, staleTime: FRESH_MS, select: toMutes })
  return !isMine && data !== undefined && isMuted(data, post)
}
