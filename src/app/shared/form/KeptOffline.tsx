// Words under the button that saves, while there is no network.
import { useOnline } from '#app/platform/connectivity.ts'

export function KeptOffline() {
  const online = useOnline()
  return (
    !online && (
      <p className="mt-2 text-cap text-ink-soft">
        オフラインです。保存するとこの端末に残り、つながったときに届きます。
      </p>
    )
  )
}
