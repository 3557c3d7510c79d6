// Frame of an opened record: the way back to the results, and the focus, whose button has gone with them.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'

export function RecordFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Button variant="text" icon={ArrowLeft} className="mt-2" onClick={onClose}>
        検索の結果に戻る
      </Button>
      {children}
    </div>
  )
}
