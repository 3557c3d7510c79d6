// A picture of an answer, which only its sender and the office may have: asked for as the signed-in user.
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readFile } from '#app/platform/download.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { formCalls } from './queries.ts'

type Shown = { fileId: string; address: string | null }

export function PrivatePicture({ fileId, alt }: { fileId: string; alt: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let address: string | null = null
    let isGone = false
    readFile(formCalls.file.request({ fileId }), 'image/webp')
      .then(file => {
        if (isGone) return
        address = URL.createObjectURL(file)
        setShown({ fileId, address })
      })
      .catch(() => !isGone && setShown({ fileId, address: null }))
    return () => {
      isGone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [fileId])
  if (shown?.fileId !== fileId) return <SkeletonBlock className="h-40 w-full max-w-80 rounded-card" />
  if (shown.address === null) {
    return (
      <p className="flex items-center gap-2 text-cap text-ink-soft">
        <Icon of={ImageOff} size="s" />
        画像を読み込めませんでした。
      </p>
    )
  }
  return (
    <a href={shown.address} target="_blank" rel="noreferrer" className="block w-fit rounded-card">
      <img src={shown.address} alt={alt} className="block max-h-80 max-w-full rounded-card bg-sunken" />
    </a>
  )
}
