// Shown instead of a screen that failed to render, so that the page is never blank. For a part that could not be loaded, the
// page is reloaded, without a network when that is back.
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onWake } from '#app/platform/connectivity.ts'
import { isMissingChunk, reloadForChunk } from '#app/platform/missing-chunk.ts'
import { Spool } from '#app/ui/art/Logo.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { FailureState } from '#app/ui/States.tsx'

export function BrokenScreen({ error }: ErrorComponentProps) {
  const missing = isMissingChunk(error)
  useEffect(() => {
    if (!missing) return
    void reloadForChunk()
    return onWake(() => void reloadForChunk())
  }, [missing])
  return (
    <BareFrame className="mx-auto grid min-h-dvh max-w-110 content-center px-4 py-8">
      <FailureState
        drawing={<Spool className="size-12" />}
        title={missing ? '画面の一部を読み込めませんでした。' : '画面を表示できませんでした。'}
        note={
          missing && !navigator.onLine
            ? 'この画面は、まだこの端末に保存されていません。つながると表示できます。'
            : '書きかけのものは、この端末に残っています。'
        }
        onRetry={() => location.reload()}
      />
    </BareFrame>
  )
}
