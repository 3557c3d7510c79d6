// Texts saved for reading offline: opened from here, deleted, and restored from the toast.
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { readSavedTexts, removeSavedText, type SavedText, saveText } from '#app/platform/saved-texts.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { sizeText } from './size-text.ts'

export function SavedTexts({ onChange, empty = null }: { onChange: () => void; empty?: ReactNode }) {
  const [texts, setTexts] = useState<SavedText[] | null>(null)
  const read = useCallback(() => {
    readSavedTexts().then(setTexts, () => setTexts([]))
  }, [])
  useEffect(read, [read])
  const changed = () => {
    read()
    onChange()
  }
  const remove = async (text: SavedText): Promise<void> => {
    await removeSavedText(text.textKey)
    changed()
    toasts.add({
      type: 'info',
      title: `「${text.title}」をこの端末から消しました`,
      action: { label: 'もとに戻す', onPress: () => void saveText(text).then(changed, () => {}) },
    })
  }
  if (!texts) return null
  if (texts.length === 0) return empty
  return (
    <ul aria-label="保存した物語" className="mt-2 border-t border-line">
      {texts.map(text => (
        <li key={text.textKey} className="flex items-center border-b border-line last:border-0">
          <Link to={text.path} className="min-w-0 flex-1 py-2.5 text-sub">
            <span className="line-clamp-2 font-semibold">{text.title}</span>
            <span className="num text-meta text-ink-soft">{sizeText(text.bytes)}</span>
          </Link>
          <IconButton icon={Trash2} label={`「${text.title}」を消す`} onClick={() => void remove(text)} />
        </li>
      ))}
    </ul>
  )
}
