// Text of a player about a thing, in the notation.
import { cx } from '#app/ui/cx.ts'
import { RichText } from '#app/ui/RichText.tsx'

const here = [location.origin]

export const Told = ({ text, className }: { text: string; className?: string }) => (
  <div className={cx('text-sub wrap-anywhere', className)}>
    <RichText text={text} origins={here} />
  </div>
)
