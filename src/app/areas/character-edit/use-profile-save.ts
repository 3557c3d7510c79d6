// Saving what is written of a character, and what happens when somebody (oneself, on another device) saved first.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { Refusal } from '#app/platform/exchange.ts'
import { makeOld } from '#app/platform/query.ts'
import { problemOfAct } from '#app/platform/use-sent-act.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { changesOf, type ProfileValues, profileErrors } from './profile-values.ts'
import { characterEditCalls, characterEditQueries, type OwnProfile } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'
import { useSingleAct } from './use-single-act.ts'

export function useProfileSave({
  profile,
  base,
  onBase,
  form,
}: {
  profile: OwnProfile
  /** what the form stands on, at this very moment */
  base: RefObject<OwnProfile>
  onBase: (profile: OwnProfile) => void
  form: FormDraft<ProfileValues>
}) {
  const client = useQueryClient()
  const { characterId } = profile
  const kept = useSingleAct<OwnProfile>(`profile:${characterId}`)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The server has another version than the one that was written from. */
  const [isStale, setStale] = useState(false)
  const [showsErrors, setShowsErrors] = useState(false)
  const errors = form.values ? profileErrors(form.values, form.text()) : {}

  /** The form stands on this version from now on. */
  const rest = (next: OwnProfile): void => {
    base.current = next
    client.setQueryData(characterEditQueries.profile(characterId).queryKey, next)
    flushSync(() => onBase(next))
  }
  const run = async (work: () => Promise<OwnProfile>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await form.draft.submit(async () => {
        const next = await work()
        rest(next)
        return next
      })
      setStale(false)
      setShowsErrors(false)
      makeOld(client, ['character', 'world'])
      toasts.add({ type: 'success', title: 'プロフィールを保存しました' })
    } catch (error) {
      const { code, message } = problemOfAct(error)
      setStale(code === 'CHARACTER_CHANGED')
      setProblem(message)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    isStale,
    errors,
    showsErrors,
    isUnknown: kept.isUnknown && !busy,
    again: () => run(kept.again),
    save: (): void => {
      setShowsErrors(true)
      if (Object.keys(errors).length > 0) return
      const changes = changesOf(base.current, form.get(), form.text())
      if (Object.keys(changes).length === 0) return
      const draftId = form.draft.view?.draftId ?? null
      const { baseVersion } = form.get()
      void run(() => kept.send(characterEditCalls.saveProfile.request({ characterId, baseVersion, draftId, changes })))
    },
    /** Reads what there is now; returns it, or null where it could not be read. */
    reload: async (): Promise<OwnProfile | null> => {
      setBusy(true)
      try {
        const newest = await characterEditCalls.getProfile.send({ characterId })
        setProblem(null)
        setStale(false)
        return newest
      } catch (error) {
        setProblem(error instanceof Refusal ? error.message : commonMessages.couldNotFetch)
        return null
      } finally {
        setBusy(false)
      }
    },
    rest,
    letGo: () => form.draft.submit(async () => null),
  }
}
