// Sheets of claiming. They bring a dialog library with them, so they are loaded when the first one opens.
import { lazy, Suspense } from 'react'
import type { Claims } from './use-claims.ts'

const CharacterSheet = lazy(() => import('./CharacterSheet.tsx').then(module => ({ default: module.CharacterSheet })))
const ResultSheet = lazy(() => import('./ResultSheet.tsx').then(module => ({ default: module.ResultSheet })))

export function RewardDialogs({ claims }: { claims: Claims }) {
  const { dialog } = claims
  return (
    <Suspense>
      {dialog?.kind === 'character' && (
        <CharacterSheet
          mission={dialog.mission}
          onClose={claims.close}
          onChoose={character => claims.chosen(dialog.mission, character)}
        />
      )}
      {dialog && dialog.kind !== 'character' && <ResultSheet dialog={dialog} onRead={claims.close} />}
    </Suspense>
  )
}
