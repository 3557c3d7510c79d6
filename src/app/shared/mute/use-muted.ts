// Hooks for whether a post is folded because of one's mutes. They read them once for all posts of all screens.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { isMuted, type MutablePost, type Mutes, mutedWordKey } from '#rules/mutes.ts'
import { type MuteList, muteQueries } from './queries.ts'

const FRESH_MS = 5 * 60_000

const toMutes = ({ wordList, characterList }: MuteList): Mutes => ({
  words: wordList.map(({ word }) => mutedWordKey(word)),
  characters: new Set(characterList.map(({ characterId }) => characterId)),
})

type IsMuted = (post: MutablePost, isMine: boolean) => boolean

/** Hook for who shows many posts. One's own words are never folded. */
export function useMutes(): IsMuted {
  const { user } = useSession()
  const { data } = useQuery({ ...muteQueries.list(), enabled: user !== null, staleTime: FRESH_MS, select: toMutes })
  return (post, isMine) => !isMine && data !== undefined && isMuted(data, post)
}

/** @param isMine whether the reader wrote it */
export const useMuted = (post: MutablePost, isMine: boolean): boolean => useMutes()(post, isMine)
