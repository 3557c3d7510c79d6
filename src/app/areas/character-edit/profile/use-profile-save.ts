// Saving what is written of a character, and what happens when somebody (oneself, on another device) saved first.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { problemOf } from '#app/platform/problem.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { characterEditCalls, characterEditQueries, type OwnProfile, type ProfileChanges } from '../queries.ts'
import type { FormDraft } from '../use-form-draft.ts'
import { useFormPress, type WrittenForm } from '../use-form-press.ts'
import { changesOf, PROFILE_EDIT, type ProfileValues, profileErrors, profileTarget } from './profile-values.ts'

type Saved = { profile: OwnProfile; baseVersion: number; changes: ProfileChanges }

const saving = defineWrite({
  kind: 'character.saveProfile',
  isWholeForm: true,
  policy: 'online',
  thing: ['characterId'],
  holdsText: true,
  touches: ['character', 'world', 'application'],
  toasts: 'none',
  press: ({ profile, baseVersion, changes, draftId, text, fields }: WrittenForm & Saved) => ({
    entity: `profile:${profile.characterId}`,
    request: characterEditCalls.saveProfile.request({
      characterId: profile.characterId,
      ...{ baseVersion, draftId, changes },
    }),
    note: profile.characterFullName,
    facts: {
      characterId: profile.characterId,
      // Named here, because the request has the long text only if it was changed.
      ...{ draftId, place: PROFILE_EDIT, target: profileTarget(profile), text, fields },
    },
  }),
})

export function useProfileSave({
  profile,
  base,
  onBase,
  form,
}: {
  profile: OwnProfile
  /** version that the form is based on, without the delay of a render */
  base: RefObject<OwnProfile>
  onBase: (profile: OwnProfile) => void
  form: FormDraft<ProfileValues>
}) {
  const client = useQueryClient()
  const { characterId } = profile
  const [isReading, setReading] = useState(false)
  const [unread, setUnread] = useState<Problem | null>(null)
  const [showsErrors, setShowsErrors] = useState(false)
  const errors = form.values ? profileErrors(form.values, form.text()) : {}

  /** The form stands on this version from now on. */
  const rest = (next: OwnProfile): void => {
    base.current = next
    client.setQueryData(characterEditQueries.profile(characterId).queryKey, next)
    onBase(next)
  }
  const { send, isBusy, ...desk } = useFormPress(saving, { characterId }, form, {
    can: '保存できます',
    onAnswer: (next, _, isWrittenOn) => {
      setShowsErrors(false)
      // A late answer may be older than the profile that was read meanwhile.
      if (next.version < base.current.version) return
      rest(next)
      if (isWrittenOn) form.change({ baseVersion: next.version })
    },
  })
  const { problem } = desk
  return {
    ...desk,
    problem: unread ?? problem,
    busy: isBusy || isReading,
    /** The server has another version than the one that was written from. */
    isStale: problem?.code === 'CHARACTER_CHANGED',
    errors,
    showsErrors,
    save: async (): Promise<void> => {
      setUnread(null)
      setShowsErrors(true)
      if (Object.keys(errors).length > 0) return
      const changes = changesOf(base.current, form.get(), form.text())
      if (Object.keys(changes).length === 0) return
      const isSaved = await send(() => ({ profile, baseVersion: form.get().baseVersion, changes }))
      if (isSaved) toasts.add({ type: 'success', title: 'プロフィールを保存しました' })
    },
    /** Reads what there is now; returns it, or null where it could not be read. */
    reload: async (): Promise<OwnProfile | null> => {
      setReading(true)
      try {
        const newest = await characterEditCalls.getProfile.send({ characterId })
        setUnread(null)
        desk.forgetProblem()
        return newest
      } catch (error) {
        setUnread(problemOf(error, commonMessages.couldNotFetch))
        return null
      } finally {
        setReading(false)
      }
    },
    rest,
  }
}
