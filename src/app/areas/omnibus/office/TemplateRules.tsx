// Rules of the template that a theme was made from, in the office's words: open beside the theme, folded above it.
import { Fold } from '#app/ui/Fold.tsx'
import { ROOM_FOR_ASIDE, useMedia } from '#app/ui/use-media.ts'

export function TemplateRules({ guide }: { guide: string }) {
  const isBeside = useMedia(ROOM_FOR_ASIDE)
  return (
    guide.trim() !== '' && (
      <Fold label="テンプレートの決まりごと" unfolds={isBeside} className="mt-1">
        <p className="text-sub whitespace-pre-wrap wrap-anywhere">{guide}</p>
      </Fold>
    )
  )
}
