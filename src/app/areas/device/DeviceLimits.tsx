// Limits of this device with their reasons, shown before the user relies on it.
import { HardDrive, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { storageState, watchStorageState } from '#app/platform/storage.ts'
import { Notice } from '#app/ui/Notice.tsx'

export function DeviceLimits() {
  const storage = useSyncExternalStore(watchStorageState, storageState)
  return (
    <>
      {!window.isSecureContext && (
        <Notice icon={WifiOff} silent title="この接続では、オフラインで使えません" className="mb-3">
          {/* A single string, because a line break in it would be shown as a space. */}
          {
            'アドレスが https でないため、オフラインでの利用、ホーム画面への追加、通知ができません。送ったものと読んだものは、つながっていれば失われません。'
          }
        </Notice>
      )}
      {storage === 'memory' && (
        <Notice icon={HardDrive} silent title="この端末には保存できません" className="mb-3">
          ブラウザに保存を断られました。オフラインでは使えず、開きなおすとログインからになります。送ったものは、つながっていれば失われません。
        </Notice>
      )}
    </>
  )
}
